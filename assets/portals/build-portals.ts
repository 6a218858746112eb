import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Zippable, zipSync } from 'fflate';
import { build, type Rolldown } from 'vite';
import { builtOf, weigh } from '../budget.js';
import { type PortalFigures, portalFaults, portalHead, portalRow } from './portal-budget.js';
import { type PortalPage, portalPages, withScript } from './portal-pages.js';

// Writes one zip a portal into dist/portals, and fails if a portal would not take it:
// npm run build:portal -- [name] with GAME_DISTRIBUTION_ID in the environment for that portal's own.
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'dist/portals');
const wanted = process.argv[2] ?? '';
// Without one its script says that the game is not known.
const pages = portalPages(process.env['GAME_DISTRIBUTION_ID'] ?? 'not-registered');
const chosen = pages.filter(({ name }) => name.includes(wanted));
if (chosen.length === 0)
  throw new Error(`There is no portal "${wanted}". These are known: ${pages.map(({ name }) => name).join(', ')}.`);

// Portals count files: what several parts of the page share lies in fewer of them than elsewhere.
const shared = {
  name: 'shared',
  test: /\/src\//,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 30000,
};
/** The language of whose sentences a file of the house is; English is there from the start. */
const languageOf = (path: string) => /\/src\/texts\/(?!en\/)(\w\w)\//.exec(path)?.[1];
const languages = {
  debugName: 'languages',
  name: (path: string) => (languageOf(path) ? `texts-${languageOf(path)}` : null),
  test: /\/src\/texts\//,
  priority: 1,
};
const built = await build({
  root,
  mode: 'portal',
  logLevel: 'warn',
  build: {
    write: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [languages, shared] }, chunkFileNames: 'assets/[hash].js' },
    },
  },
});
if ('close' in built) throw new Error('The build went into watch mode');
const output = [built].flat().flatMap(({ output }) => output);
const first = weigh(builtOf(output)).transferred;

const languageHeld = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) => {
  const [one, ...others] = new Set((file.type === 'chunk' ? file.moduleIds : []).map(languageOf));
  return others.length === 0 ? one : undefined;
};
const inLanguage = new Map(output.map((file) => [file.fileName, languageHeld(file)]));
/** What speaks to the server of rooms, and the scenes that it is fetched for. */
const isForFriends = (path: string) =>
  [
    /\/src\/online\/(client|races\/(client|scenes\/scenes\.))/,
    /\/src\/wordbler\/(play\/online\/|scenes\/online\/scenes\.)/,
    /\/src\/(search|scramble)\/play\/\w+-race\./,
  ].some((place) => place.test(path));
const forFriends = new Set(
  output.flatMap((file) => (file.type === 'chunk' && file.moduleIds.some(isForFriends) ? [file.fileName] : [])),
);
const bytesOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  Buffer.from(file.type === 'chunk' ? file.code : file.source);
// Not what is only for who writes a host page, nor what other languages need, nor the finds of eleven years, nor what
// is said of how it works, to which nothing leads there: portals count megabytes and files.
const isShipped = (name: string) =>
  !/^wordbler-host\.|\.finds$|(^|\/)(?!en-)\w\w-[^/]*\.(words|familiarity|pages)$|-1c-(extended|cyrillic|greek)-/.test(
    name,
  ) && !/(^|\/)how-/.test(name);

function packed(page: PortalPage): { figures: PortalFigures; zip: Uint8Array } {
  const files = new Map(
    output.filter(({ fileName }) => isShipped(fileName)).map((file) => [file.fileName, bytesOf(file)]),
  );
  const html = withScript(String(files.get('index.html')), page);
  files.set('index.html', Buffer.from(html));
  if (page.before) files.set(page.before.fileName, Buffer.from(page.before.source));
  const zippable: Zippable = Object.fromEntries([...files].map(([name, bytes]) => [name, new Uint8Array(bytes)]));
  return {
    figures: {
      first,
      html,
      files: [...files].map(([name, bytes]) => ({
        name,
        bytes: bytes.length,
        language: inLanguage.get(name),
        isForFriends: forFriends.has(name),
      })),
    },
    // The same at every build of the same files.
    zip: zipSync(zippable, { level: 9, mtime: new Date(1980, 0, 1) }),
  };
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
process.stdout.write(`${portalHead}\n`);
const faults: string[] = [];
for (const page of chosen) {
  const { figures, zip } = packed(page);
  await writeFile(join(folder, `wordbler-${page.name}.zip`), zip);
  process.stdout.write(`${portalRow(page.name, figures, zip.length)}\n`);
  faults.push(...portalFaults(figures, page.script).map((fault) => `${page.name}: ${fault}`));
}
if (faults.length > 0) throw new Error(`Portals would not take it:\n  ${faults.join('\n  ')}`);
