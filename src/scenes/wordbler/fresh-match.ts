import { english } from '../../core/alphabet/english';
import type { Lexicon } from '../../core/lexicon';
import { seatedAt } from '../../core/wordbler';
import { type Results, stepNow } from '../../match/wordbler/just-right';
import type { TableChoice } from '../../match/wordbler/last-table';
import { Match } from '../../match/wordbler/match';
import type { House } from '../house';

export const resultsIn = ({ preferences }: Pick<House, 'preferences'>): Results => ({
  read: () => preferences.now.justRight,
  keep: (justRight) => preferences.change({ justRight }),
});

/** A new game at such a table. Computers that are to be just right play as the last games say. */
export function freshMatch(
  house: Pick<House, 'preferences' | 'newSeed'>,
  { seats, rules }: TableChoice,
  words: Lexicon,
): Match {
  const seated = seatedAt(seats, stepNow(resultsIn(house)));
  return Match.fresh(
    { seats: seated, rules, seed: house.newSeed(), tiles: english.id, words: words.id },
    words,
  );
}
