import { wordSearch } from '../../core';
import { isShared, mark } from './link-mark';

/** An address that leads whoever opens it to the same grid. Nothing of it is sent to a server. */
export const linkTo = (setup: wordSearch.Setup, page: string) =>
  `${page.replace(/[?#].*$/s, '')}${mark}${wordSearch.shareText(setup)}`;

/** What an address has for this game: a grid, why it is none, or undefined. */
export function sharedIn(hash: string, filter: string): wordSearch.Setup | wordSearch.ShareFault | undefined {
  return isShared(hash) ? wordSearch.readShared(hash.slice(mark.length), filter) : undefined;
}
