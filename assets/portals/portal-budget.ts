/** What portals ask of a game; 1 MB is a million bytes. */
const most = { first: 3_000_000, all: 5_000_000, file: 10_000_000, files: 100 };

export interface PortalFile {
  name: string;
  bytes: number;
  /** The language whose sentences it holds, if that is all it holds: nobody is sent those of two. */
  language?: string | undefined;
  /** It holds something of tables or races with friends, to which no way leads on a portal. */
  isForFriends?: boolean;
}

export interface PortalFigures {
  /** What is transferred up to a playable board. */
  first: number;
  files: readonly PortalFile[];
  html: string;
}

const MB = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
const sum = (files: readonly PortalFile[]) => files.reduce((all, { bytes }) => all + bytes, 0);

/** Each sound lies there for two kinds of browsers. */
const soundKind = ({ name }: PortalFile) => /\.(webm|mp3)$/.exec(name)?.[1];

/** Of what nobody is sent more than one kind: all of the largest. */
function largestKind(files: readonly PortalFile[], kindOf: (file: PortalFile) => string | undefined): number {
  const kinds = new Set(files.flatMap((file) => kindOf(file) ?? []));
  return Math.max(0, ...[...kinds].map((kind) => sum(files.filter((file) => kindOf(file) === kind))));
}

/** Everything that one player may be sent, in the language that takes most. */
export function sentInAll(files: readonly PortalFile[]): number {
  const alike = files.filter((file) => file.language === undefined && soundKind(file) === undefined);
  return sum(alike) + largestKind(files, ({ language }) => language) + largestKind(files, soundKind);
}

/** Why a portal would not take it; nothing if it would. */
export function portalFaults({ first, files, html }: PortalFigures, script: string): string[] {
  const all = sentInAll(files);
  const large = files.filter(({ bytes }) => bytes > most.file);
  const addresses = [...html.matchAll(/(?:src|href|content)="([^"]*)"/g)].map(([, address]) => address ?? '');
  const outside = addresses.filter((address) => /^(https?:)?\/\//.test(address) && address !== script);
  const rooted = addresses.filter((address) => /^\/(?!\/)/.test(address));
  return [
    ...(first > most.first ? [`the first board takes ${MB(first)}, and ${MB(most.first)} is the most`] : []),
    ...(all > most.all ? [`everything in one language takes ${MB(all)}, and ${MB(most.all)} is the most`] : []),
    ...(files.length > most.files - 1
      ? [`there are ${files.length} files, and there must be fewer than ${most.files}`]
      : []),
    ...files
      .filter(({ isForFriends }) => isForFriends)
      .map(({ name }) => `${name} is for tables with friends, to which no way leads`),
    ...large.map(({ name, bytes }) => `${name} takes ${MB(bytes)}, and ${MB(most.file)} is the most`),
    ...outside.map((address) => `the page asks for ${address}`),
    ...rooted.map((address) => `${address} is found at the root of a site alone`),
  ];
}

export function portalRow(name: string, { first, files }: PortalFigures, zipped: number): string {
  const largest = Math.max(...files.map(({ bytes }) => bytes));
  return [
    name.padEnd(18),
    ...[MB(first), MB(sentInAll(files)), `${files.length}`, MB(largest), MB(zipped)].map((cell) => cell.padStart(14)),
  ].join('');
}

export const portalHead = [
  'portal'.padEnd(18),
  ...['first board', 'one language', 'files', 'largest', 'zip'].map((cell) => cell.padStart(14)),
].join('');
