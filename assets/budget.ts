import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Everything up to a playable board with its dictionary; 1 kB is 1000 bytes. */
export const BUDGET = 500_000;

/**
 * A server can be trusted to compress these. All else counts as it is: a file that is packed, or one it does not know.
 */
const TEXT = /\.(html|css|js|json|svg|txt|webmanifest)$/;
/**
 * Nobody waits for these: they are asked for once the board is there, when a computer is to play, a name or another
 * language has a rare letter, another language is played in, a find of the day is wanted, friends are looked for, or
 * somebody installs it; or are for who writes a host page.
 */
const LATER =
  /(^|\/)(?!en-)\w\w-[^/]*\.words$|\.(txt|webmanifest|jpg|mp3|webm|ogg|opus|m4a|wav|meanings|familiarity|pages|finds)$|(-(?!basic-)[a-z]+-\d+-normal-[^/]*\.woff2|icon-[^/]*\.png|\.d\.ts|^online)$/;
/** Keeps the site once all else is there. */
const KEEPER = 'service-worker.js';
/** The code that a board needs beside what the page begins with; all else comes later. */
const BOARD = /\/src\/wordbler\/scenes\/board-chunk\.ts$/;
const WORKER = /\.worker-[^/]*\.js$/;

export interface Built {
  name: string;
  bytes: Uint8Array;
  /** Nobody waits for it. */
  later?: boolean;
}

export interface Weight {
  name: string;
  raw: number;
  transferred: number;
  later: boolean;
}

export interface Weights {
  /** The heaviest first, and what comes later behind them. */
  files: Weight[];
  raw: number;
  transferred: number;
}

export function weigh(built: readonly Built[]): Weights {
  const files = built
    .map(({ name, bytes, later = LATER.test(name) }) => ({
      name,
      raw: bytes.length,
      transferred: TEXT.test(name) ? gzipSync(bytes).length : bytes.length,
      later,
    }))
    .sort((a, b) => Number(a.later) - Number(b.later) || b.transferred - a.transferred);
  const first = files.filter(({ later }) => !later);
  return {
    files,
    raw: first.reduce((sum, { raw }) => sum + raw, 0),
    transferred: first.reduce((sum, { transferred }) => sum + transferred, 0),
  };
}

export const isOver = ({ transferred }: Weights, budget = BUDGET) => transferred > budget;

export function tableOf({ files, raw, transferred }: Weights, budget = BUDGET): string {
  const total = 'up to a playable board';
  const width = Math.max(total.length, ...files.map(({ name }) => name.length));
  const row = (name: string, ...cells: string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(12))].join('').trimEnd();
  return [
    row('', 'raw', 'transferred'),
    ...files.map((file) => row(file.name, kB(file.raw), kB(file.transferred)).concat(file.later ? '  later' : '')),
    row(total, kB(raw), kB(transferred)).concat(`  of ${kB(budget)}`),
  ].join('\n');
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The files of a build; scripts and styles that neither the first page nor its board needs come later. */
export function builtOf(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Built[] {
  const needed = neededBy(output);
  return output.map((file) => ({
    name: file.fileName,
    bytes: Buffer.from(file.type === 'chunk' ? file.code : file.source),
    ...(/\.(js|css)$/.test(file.fileName) && { later: !needed.has(file.fileName) }),
  }));
}

function neededBy(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Set<string> {
  const byName = new Map(output.map((file) => [file.fileName, file]));
  const needed = new Set<string>();
  const add = (name: string) => {
    const file = byName.get(name);
    if (!file || needed.has(name)) return;
    needed.add(name);
    if (file.type === 'asset') {
      // A worker's chunks are assets to the page.
      for (const [, own] of textOf(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) add(`assets/${own}`);
      return;
    }
    const { viteMetadata } = file as { viteMetadata?: { importedCss: Set<string> } };
    for (const own of [...file.imports, ...(viteMetadata?.importedCss ?? [])]) add(own);
  };
  for (const file of output) {
    if (file.type === 'chunk') {
      if (file.fileName === KEEPER) continue;
      if (file.isEntry) [file.fileName, ...file.dynamicImports].forEach(add);
      else if (BOARD.test(file.facadeModuleId ?? '')) add(file.fileName);
    } else if (WORKER.test(file.fileName)) add(file.fileName);
    else if (/\.(css|js)$/.test(file.fileName) && isLinked(file.fileName, output)) needed.add(file.fileName);
  }
  return needed;
}

const textOf = ({ source }: Rolldown.OutputAsset) => Buffer.from(source).toString();

/** A style, or a script that is no module, that the page itself names. */
const isLinked = (name: string, output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) =>
  output.some((file) => file.type === 'asset' && /\.html$/.test(file.fileName) && textOf(file).includes(name));

/** Prints the table of a build and fails one that weighs too much, before it is written. */
export function byteBudget(): Plugin {
  return {
    name: 'byte-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const weights = weigh(builtOf(Object.values(bundle)));
        this.environment.logger.info(`\n${tableOf(weights)}\n`);
        if (isOver(weights)) {
          this.error(`The page weighs ${kB(weights.transferred)}, and ${kB(BUDGET)} is the most it may.`);
        }
      },
    },
  };
}
