import type { Import } from './imports';

/** From below: an import points down, or stays on its floor. */
const floors = [
  ['engine'],
  ['rules'],
  ['ai'],
  ['worker', 'server', 'host'],
  ['platform'],
  ['play'],
  ['canvas', 'panels'],
  ['scenes'],
  ['app'],
  ['main'],
  ['start'],
];

const readTexts = ['platform', 'play', 'canvas', 'panels', 'scenes', 'app', 'main', 'texts'];

/** On which floor a file stands; the first that fits. */
const places: readonly [RegExp, string][] = [
  [/^(start|main)\.ts$/, ''],
  [/^rules\.ts$/, 'ai'],
  [/^(engine|worker|server|app|texts)\//, ''],
  [/^(wordbler|search|scramble)\/game\.ts$/, 'scenes'],
  [/^shared\/(mascots|styles|printing)\//, 'panels'],
  [
    /^(wordbler|search|scramble|shared|daily|study|stats|transfer|how-it-works)\/(rules|ai|platform|play|canvas|panels|scenes)\//,
    '',
  ],
  [/^online\/protocol\//, 'rules'],
  [/^online\/(client|races\/client)\//, 'play'],
  [/^online\/(ui|races\/panels)\//, 'panels'],
  [/^online\/races\/scenes\//, 'scenes'],
  [/^embed\/[^/]+$/, 'rules'],
  [/^embed\/host\//, 'host'],
  [/^embed\/(page|portals)\//, 'scenes'],
];

export function floorOf(path: string): string | undefined {
  const inside = path.replace(/^src\//, '');
  for (const [place, floor] of places) {
    const found = place.exec(inside);
    if (found) return floor || found.at(-1);
  }
  return undefined;
}

/** The folder of the house: a game, what stands beside the games, or what lies below them. */
export const roomOf = (path: string) => /^src\/([^/.]+)/.exec(path)?.[1] ?? '';

const height = (floor: string | undefined) => floors.findIndex((own) => own.includes(floor ?? ''));

/** Down the floors. */
export function mayImport({ file, target, kind }: Import): boolean {
  if (!target.startsWith('src/')) return true;
  const [from, to] = [floorOf(file), floorOf(target)];
  if (from === 'texts' && to !== 'texts')
    return to === 'engine' || (kind === 'type' && height(to) >= 0 && height(to) <= height('ai'));
  if (to === 'texts') return readTexts.includes(from ?? '');
  // The server is no part of the page, and neither is what a host page loads.
  if (to === 'server' || to === 'host') return from === to;
  if (from === 'server') return height(to) <= height('ai') || to === from;
  return height(from) >= height(to) && height(to) >= 0;
}

const languageOf = (path: string) => /^src\/texts\/(?!sentences\/)([^/]+)\//.exec(path)?.[1];

/** The sentences of a language. */
export function mayRead({ file, target, kind }: Import): boolean {
  if (target === 'src/texts/catalogues.ts') return file === 'src/main.ts';
  // The build alone puts them into the page.
  if (target === 'src/texts/first-frames.ts') return false;
  const language = languageOf(target);
  if (!language || language === languageOf(file)) return true;
  if (/^src\/texts\/(catalogues|first-frames)\.ts$/.test(file)) return true;
  return file === 'src/texts/texts.ts' && kind === 'type';
}
