import { wordSearch } from '../../core';

const mark = '#search=';

/** An address that leads whoever opens it to the same grid. Nothing of it is sent to a server. */
export const linkTo = (setup: wordSearch.Setup, page: string) =>
  `${page.replace(/[?#].*$/s, '')}${mark}${wordSearch.shareText(setup)}`;

/** Whether an address leads to a grid, or was meant to. */
export const isShared = (hash: string) => hash.startsWith(mark);

/** What an address has for this game: a grid, why it is none, or undefined. */
export function sharedIn(hash: string, filter: string): wordSearch.Setup | wordSearch.ShareFault | undefined {
  return isShared(hash) ? wordSearch.readShared(hash.slice(mark.length), filter) : undefined;
}
