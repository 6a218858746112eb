import { handsOver } from './places';
import type { Handed } from './player';

/** Where it is written down what a file changes, until all of it is changed. */
export const journalPlace = 'bringing in';

const link = /^\s*https?:\/\/[^\s#]*(#[a-z]+=\S+)\s*$/;
/** What follows is the content, which its own reader judges. */
const looked = 300;

/**
 * Takes what is dropped on the menu or comes from another program to where it is read. Returns which scene that is,
 * and what it is handed.
 */
export async function sceneFor(brought: File | string): Promise<{ scene: string; data: Handed } | undefined> {
  const head = typeof brought === 'string' ? brought : await headOf(brought);
  const [, hash] = link.exec(head) ?? [];
  if (typeof brought === 'string' && hash && handsOver(hash)) {
    location.hash = hash;
    return undefined;
  }
  if (!/^\ufeff?\s*\{/.test(head)) return { scene: 'PlayerSelect', data: { dropped: brought } };
  const dropped = typeof brought === 'string' ? new File([brought], 'brought.json') : brought;
  return { scene: /"kind":\s*"word lists"/.test(head) ? 'SearchChoose' : 'Moving', data: { dropped } };
}

/** One that cannot be read is told of by whoever reads records. */
const headOf = (file: File) =>
  file
    .slice(0, looked)
    .text()
    .catch(() => '');
