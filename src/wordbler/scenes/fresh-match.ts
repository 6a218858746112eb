import { languageOfList } from '../../engine/alphabet/languages';
import { keepOwnPlayer } from '../../shared/play/own-player';
import type { Services } from '../../shared/scenes/services';
import { type Results, stepNow } from '../play/just-right';
import type { TableChoice } from '../play/last-table';
import { Match, type PlayedMatch } from '../play/match';
import { lastTableKey } from '../play/menu-facts';
import { seedForPerson } from '../play/table-now';
import { seatedAt, type WordJudge, withPremiumsBy } from '../rules';

export const resultsIn = ({ preferences }: Pick<Services, 'preferences'>): Results => ({
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
  services: Pick<Services, 'preferences' | 'newSeed'>,
  { seats, rules }: TableChoice,
  words: WordJudge,
  { short, personFirst = false }: Start,
): PlayedMatch {
  const seated = seatedAt(seats, stepNow(resultsIn(services)));
  const tiles = languageOfList(words.id) ?? 'en';
  const seed = services.newSeed();
  const setup = { seats: seated, rules: withPremiumsBy(seed, rules), seed, tiles, words: words.id };
  const match = Match.fresh(personFirst ? seedForPerson(setup, words) : setup, words);
  if (short) match.ceremony = 'short';
  return match;
}

/** As at `freshMatch`, even while the words still come; and the table is offered again the next time. */
export function sitDown(services: Services, choice: TableChoice, start: Start) {
  const { judge } = services.lists.of(services.preferences.now.words);
  services.match = freshMatch(services, choice, judge, start);
  const { seats, rules } = services.match.setup;
  void services.storage.set(lastTableKey, { seats, rules } satisfies TableChoice);
  keepOwnPlayer(
    services.storage,
    seats.filter(({ kind }) => kind === 'person'),
  );
}
