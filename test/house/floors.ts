import type { Import } from './imports';

const FLOORS = [['main'], ['scenes'], ['table', 'panels'], ['match'], ['platform'], ['worker'], ['core']];
const READ_TEXTS = ['main', 'scenes', 'table', 'panels', 'match', 'platform', 'texts'];

const GAMES = ['wordbler', 'search', 'scramble'];
/** Where games are put together: the page, its scenes and menu, the worker, the face of the core, the catalogue. */
const TOGETHER =
  /^src\/(main\.ts|core\/index\.ts|worker\/(protocol|serve)\.ts|scenes\/(boot|house|menu|shared-address)\.ts|panels\/(menu-panel|game-pictures)\.ts|texts\/.+)$/;
/** To be moved to where both games may have it. */
const STILL_TO_MOVE = [
  'src/core/scramble/setup.ts ../wordbler/names',
  'src/core/scramble/setup.ts ../wordbler/setup',
  'src/core/search/score-table.ts ../wordbler/names',
  'src/core/search/grid/directions.ts ../../wordbler/board',
  'src/core/search/grid/grid.ts ../../wordbler/board',
  'src/core/search/lists/check.ts ../../wordbler/names',
  'src/core/search/lists/word-list.ts ../../wordbler/names',
  'src/panels/scramble/round-panel.ts ../search/play-bird.css',
];

export const folderOf = (path: string) => /^src\/([^/.]+)/.exec(path)?.[1] ?? '';
export const floorOf = (folder: string) => FLOORS.findIndex((floor) => floor.includes(folder));
const gameOf = (path: string) => GAMES.find((game) => path.split('/')[2] === game);

/** Down the floors. */
export function mayImport({ file, target, kind }: Import): boolean {
  const [from, to] = [folderOf(file), folderOf(target)];
  if (!target.startsWith('src/') || from === to) return true;
  if (from === 'texts') return to === 'core' && kind === 'type';
  if (to === 'texts') return READ_TEXTS.includes(from);
  return floorOf(from) >= 0 && floorOf(from) < floorOf(to);
}

const languageOf = (path: string) => /^src\/texts\/([^/]+)\//.exec(path)?.[1];

/** The sentences of a language. */
export function mayRead({ file, target, kind }: Import): boolean {
  if (target === 'src/texts/catalogues.ts') return folderOf(file) === 'main';
  const language = languageOf(target);
  if (!language || language === languageOf(file)) return true;
  return file === 'src/texts/catalogues.ts' || (file === 'src/texts/texts.ts' && kind === 'type');
}

/** No sibling; and from where all games share, no game but where they are put together. */
export function mayKnow({ file, target, specifier }: Import): boolean {
  const [from, to] = [gameOf(file), gameOf(target)];
  if (to === undefined || from === to || TOGETHER.test(file)) return true;
  return STILL_TO_MOVE.includes(`${file} ${specifier}`);
}
