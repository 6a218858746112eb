import { dayNumber } from '../../../engine/keeping/days';
import type { Find } from './find';
import { readFind, writeFind } from './written-find';

/** A year's file is text: its first day, and a line a day with rack, best play, and the words that lie there. */
const head = 'finds from ';

export const writeYear = (first: string, finds: readonly Find[]): string =>
  [`${head}${first}`, ...finds.map(writeFind)].join('\n');

/** How a day's is found in the file of its year; undefined where it has none, or one that cannot be read. */
export function findOf(year: string, day: string): Find | undefined {
  const [first = '', ...lines] = year.split('\n');
  const begins = first.startsWith(head) ? dayNumber(first.slice(head.length)) : undefined;
  const wanted = dayNumber(day);
  if (begins === undefined || wanted === undefined) return undefined;
  return readFind(lines[wanted - begins] ?? '');
}
