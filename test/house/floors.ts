import type { Import } from './imports';

const FLOORS = [
  ['start'],
  ['main'],
  ['scenes'],
  ['table', 'panels'],
  ['match'],
  ['platform'],
  ['worker'],
  ['host'],
  ['core'],
];
const READ_TEXTS = ['main', 'scenes', 'table', 'panels', 'match', 'platform', 'texts'];

export const folderOf = (path: string) => /^src\/([^/.]+)/.exec(path)?.[1] ?? '';
export const floorOf = (folder: string) => FLOORS.findIndex((floor) => floor.includes(folder));

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
