import type { Import } from './imports';

const FLOORS = [
  ['start'],
  ['main'],
  ['scenes'],
  ['table', 'panels'],
  // Games that are played on a server: matches like any other, for whoever shows them.
  ['net'],
  ['match'],
  ['platform'],
  ['worker'],
  ['host'],
  ['server'],
  ['core'],
];
const READ_TEXTS = ['main', 'scenes', 'table', 'panels', 'match', 'platform', 'texts'];

export const folderOf = (path: string) => /^src\/([^/.]+)/.exec(path)?.[1] ?? '';
export const floorOf = (folder: string) => FLOORS.findIndex((floor) => floor.includes(folder));

/** Down the floors. */
export function mayImport({ file, target, kind }: Import): boolean {
  const [from, to] = [folderOf(file), folderOf(target)];
  if (!target.startsWith('src/') || from === to) return true;
  // The server is no part of the page.
  if (to === 'server') return false;
  if (from === 'server') return to === 'core';
  if (from === 'texts') return to === 'core' && kind === 'type';
  if (to === 'texts') return READ_TEXTS.includes(from);
  return floorOf(from) >= 0 && floorOf(from) < floorOf(to);
}

const languageOf = (path: string) => /^src\/texts\/([^/]+)\//.exec(path)?.[1];

/** The sentences of a language. */
export function mayRead({ file, target, kind }: Import): boolean {
  if (target === 'src/texts/catalogues.ts') return folderOf(file) === 'main';
  // The build alone puts them into the page.
  if (target === 'src/texts/first-frames.ts') return false;
  const language = languageOf(target);
  if (!language || language === languageOf(file)) return true;
  if (/^src\/texts\/(catalogues|first-frames)\.ts$/.test(file)) return true;
  return file === 'src/texts/texts.ts' && kind === 'type';
}
