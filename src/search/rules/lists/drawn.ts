import { Dice } from '../../../engine/random/dice';
import type { DrawnId } from '../categories/presets';
import { wordsInList } from './sizes';
import { turned } from './turned';

/** How long the words of a list are, at least and at most. */
const lengths: Readonly<Record<DrawnId, readonly [number, number]>> = {
  everyday: [5, 8],
  shortWords: [3, 5],
  longWords: [7, 10],
};

/** Words that begin so much alike are mostly forms of one. */
const alike = 4;

/** Fourteen of the words that everybody knows, none in another: the same seed draws the same. */
export function drawWords(kind: DrawnId, known: readonly string[], seed: string): string[] {
  const [least, most] = lengths[kind];
  const fitting = known.filter(({ length }) => length >= least && length <= most);
  const drawn: string[] = [];
  for (const word of new Dice(`${kind} ${seed}`).shuffled(fitting)) {
    if (drawn.length === wordsInList) break;
    if (!drawn.some((other) => isNear(word, other))) drawn.push(word);
  }
  return drawn;
}

const isNear = (a: string, b: string) =>
  a.slice(0, alike) === b.slice(0, alike) ||
  [b, turned(b)].some((other) => a.includes(other) || other.includes(a));
