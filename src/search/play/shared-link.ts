import type { LanguageId } from '../../engine/alphabet/languages';
import * as wordSearch from '../rules';
import { isShared, mark } from './menu-facts';

/** An address that leads whoever opens it to the same grid. Nothing of it is sent to a server. */
export const linkTo = (setup: wordSearch.Setup, page: string) =>
  `${page.replace(/[?#].*$/s, '')}${mark}${wordSearch.shareText(setup)}`;

/** A grid that an address has for this game: its language, and how it is read once the words of that are here. */
export interface SharedGrid {
  language: LanguageId;
  read(words: wordSearch.LanguageWords): wordSearch.Setup | wordSearch.ShareFault;
}

/** What an address has for this game: a grid, why it is none, or undefined. */
export function sharedIn(hash: string): SharedGrid | wordSearch.ShareFault | undefined {
  if (!isShared(hash)) return undefined;
  const text = hash.slice(mark.length);
  const shared = wordSearch.languageShared(text);
  if (typeof shared === 'string') return shared;
  return { ...shared, read: (words) => wordSearch.readShared(text, words) };
}
