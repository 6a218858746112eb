import { languageOfList } from '../../engine/alphabet/languages';
import { keepOwnPlayer } from '../../shared/play/own-player';
import type { House } from '../../shared/scenes/house';
import { type Results, stepNow } from '../play/just-right';
import type { TableChoice } from '../play/last-table';
import { Match, type PlayedMatch } from '../play/match';
import { lastTableKey } from '../play/menu-facts';
import { seedForPerson } from '../play/table-now';
import { seatedAt, type WordJudge, withPremiumsBy } from '../rules';

export const resultsIn = ({ preferences }: Pick<House, 'preferences'>): Results => ({
  read: () => preferences.now.justRight,
  keep: (justRight) => preferences.change({ justRight }),
});

/** Nobody waits for a long ceremony who begins at once, or again. */
interface Start {
  short: boolean;
  /** Whoever plays alone begins. */
  personFirst?: boolean;
}

/** A new game at such a table. Computers that are to be just right play as the last games say. */
export function freshMatch(
  house: Pick<House, 'preferences' | 'newSeed'>,
  { seats, rules }: TableChoice,
  words: WordJudge,
  { short, personFirst = false }: Start,
): PlayedMatch {
  const seated = seatedAt(seats, stepNow(resultsIn(house)));
  const tiles = languageOfList(words.id) ?? 'en';
  const seed = house.newSeed();
  const setup = { seats: seated, rules: withPremiumsBy(seed, rules), seed, tiles, words: words.id };
  const match = Match.fresh(personFirst ? seedForPerson(setup, words) : setup, words);
  if (short) match.ceremony = 'short';
  return match;
}

/** As at `freshMatch`, even while the words still come; and the table is offered again the next time. */
export function sitDown(house: House, choice: TableChoice, start: Start) {
  const { judge } = house.lists.of(house.preferences.now.words);
  house.match = freshMatch(house, choice, judge, start);
  const { seats, rules } = house.match.setup;
  void house.storage.set(lastTableKey, { seats, rules } satisfies TableChoice);
  keepOwnPlayer(
    house.storage,
    seats.filter(({ kind }) => kind === 'person'),
  );
}
