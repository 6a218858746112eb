import { must } from '../../engine/must';
import { knownLevel, type MarkedWord } from './known';

/** How far the words that somebody knows reach into the dictionary, the first steps first. */
export const reaches = ['beginner', 'most', 'wellRead'] as const;
export type Reach = (typeof reaches)[number];

const widest: Readonly<Record<Reach, number>> = { beginner: 20, most: knownLevel, wellRead: 60 };

export interface Within {
  reach: Reach;
  /** Of the words on the board that players of this reach know: how many were found. */
  found: number;
  all: number;
}

// So many of the words that somebody found lie within the own reach; a lucky guess does not.
const share = 0.8;

/**
 * What was found of what players of that level know. The level follows from what was found. Undefined where nothing is
 * known of words.
 */
export function withinReach(
  words: readonly MarkedWord[],
  isFound: (word: string) => boolean,
): Within | undefined {
  if (words.every(({ level }) => level === undefined)) return undefined;
  const levelOf = ({ level }: MarkedWord) => level ?? Number.POSITIVE_INFINITY;
  const found = words.filter(({ word }) => isFound(word));
  const levels = found.map(levelOf).sort((a, b) => a - b);
  const own = levels.length === 0 ? 0 : must(levels[Math.ceil(levels.length * share) - 1]);
  const reach = reaches.find((one) => own <= widest[one]) ?? must(reaches.at(-1));
  const isWithin = (word: MarkedWord) => levelOf(word) <= widest[reach];
  return { reach, found: found.filter(isWithin).length, all: words.filter(isWithin).length };
}
