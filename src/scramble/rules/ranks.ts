import { must } from '../../engine/must';
import { isKnown, type MarkedWord } from './known';

/** Named after birds, the lowest first. */
export const ranks = ['nest', 'fledgling', 'songbird', 'kingfisher', 'owl', 'falcon', 'eagle'] as const;
export type Rank = (typeof ranks)[number];

/** Of the familiar words of a board, so many per cent reach it. */
const shares: Readonly<Record<Rank, number>> = {
  nest: 0,
  fledgling: 10,
  songbird: 20,
  kingfisher: 35,
  owl: 55,
  falcon: 68,
  eagle: 80,
};

/** How many of so many familiar words each rank takes, one at least more than the rank below. */
export function needsOf(all: number): readonly number[] {
  const needs: number[] = [];
  for (const rank of ranks) {
    const need = Math.round((all * shares[rank]) / 100);
    const below = needs.at(-1);
    needs.push(below === undefined ? need : Math.max(need, below + 1));
  }
  return needs;
}

/** How far somebody has come with the words that most players know. */
export interface Goal {
  all: number;
  found: number;
  /** Words beside them: they count points, and hurt nothing. */
  bonus: number;
  rank: Rank;
  /** What each rank takes, the lowest first. */
  needs: readonly number[];
  /** The rank above, and how many words it still takes. */
  next?: { rank: Rank; more: number };
  /** From rank to rank it is one: where the bird stands. */
  height: number;
}

/** The words of a board that most players know; undefined where they are too few for ranks, or nobody knows them. */
export function familiarIn(words: readonly MarkedWord[]): ReadonlySet<string> | undefined {
  const familiar = words.filter(isKnown).map(({ word }) => word);
  return familiar.length < ranks.length - 1 ? undefined : new Set(familiar);
}

export function goalOf(
  familiar: ReadonlySet<string> | undefined,
  words: readonly { word: string }[],
): Goal | undefined {
  if (!familiar) return undefined;
  const all = familiar.size;
  const found = words.filter(({ word }) => familiar.has(word)).length;
  return { bonus: words.length - found, ...standing(found, all) };
}

/** The rank that so many of the familiar words make. */
export function standing(found: number, all: number): Omit<Goal, 'bonus'> {
  const needs = needsOf(all);
  const at = needs.findLastIndex((need) => found >= need);
  const need = must(needs[at]);
  const [above, rank] = [needs[at + 1], ranks[at + 1]];
  const isTop = above === undefined || rank === undefined;
  return {
    all,
    found,
    needs,
    rank: must(ranks[at]),
    ...(!isTop && { next: { rank, more: above - found } }),
    height: isTop ? at : at + (found - need) / (above - need),
  };
}
