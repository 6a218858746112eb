import Phaser from 'phaser';
import { languageOfList } from '../../engine/alphabet/languages';
import { mascotIds } from '../../shared/mascots';
import { keepOwnPlayer } from '../../shared/play/own-player';
import { goTo, isOnStage } from '../../shared/scenes/go-to';
import { playerOf } from '../../shared/scenes/player';
import type { Services } from '../../shared/scenes/services';
import { Match, type PlayedMatch } from '../play/match';
import { lastTableKey } from '../play/menu-facts';
import {
  firstSeed,
  namesWith,
  type Results,
  readNames,
  readTable,
  seedForPerson,
  stepNow,
  type TableChoice,
  tableNow,
} from '../play/new-game';
import { seatedAt, type WordJudge, withBonusSquaresBy } from '../rules';
import type { SentToSitDown } from './table-game';

export const resultsIn = ({ preferences }: Pick<Services, 'preferences'>): Results => ({
  read: () => preferences.now.justRight,
  keep: (justRight) => preferences.change({ justRight }),
});

interface Start {
  /** Nobody waits for a long ceremony who begins at once, or again; only the very first time the draw is seen. */
  short: boolean;
  /** Whoever has never played is dealt letters that make a word. */
  isFirst?: boolean;
  /** Whoever plays alone begins. */
  personFirst?: boolean;
}

/** A new game at such a table. Computers that are to be just right play as the last games say. */
export function freshMatch(
  services: Pick<Services, 'preferences' | 'newSeed'>,
  { seats, rules }: TableChoice,
  words: WordJudge,
  { short, isFirst = false, personFirst = false }: Start,
): PlayedMatch {
  const seated = seatedAt(seats, stepNow(resultsIn(services)));
  const tiles = languageOfList(words.id) ?? 'en';
  const chance = services.newSeed();
  const seed = (isFirst && firstSeed(words.id, chance)) || chance;
  const setup = { seats: seated, rules: withBonusSquaresBy(seed, rules), seed, tiles, words: words.id };
  const match = Match.fresh(personFirst ? seedForPerson(setup, words) : setup, words);
  if (short) match.ceremony = 'short';
  return match;
}

/** As at `freshMatch`, even while the words still come; and the table is offered again the next time. */
function sitDown(services: Services, choice: TableChoice, start: Start) {
  const { judge } = services.lists.of(services.preferences.now.words);
  services.saves.wordbler = freshMatch(services, choice, judge, start);
  const { seats, rules } = services.saves.wordbler.setup;
  void keepTable(services.storage, { seats, rules });
  keepOwnPlayer(
    services.storage,
    seats.filter(({ kind }) => kind === 'person'),
  );
}

/** It is offered again, with the names of who played here before. */
async function keepTable(storage: Services['storage'], table: TableChoice) {
  const before = storage.get(lastTableKey);
  const keep = (names: readonly string[]) =>
    storage.set(lastTableKey, { ...table, names: namesWith(table.seats, names) });
  // Whoever leaves at once finds the table again all the same.
  void keep([]);
  await keep(readNames(await before));
}

/** At the last table, or else alone against a computer. */
async function playWordblerNow(scene: Phaser.Scene, services: Services) {
  const last = readTable(await services.storage.get(lastTableKey));
  const table = tableNow(last, await playerOf(services), mascotIds);
  if (!isOnStage(scene)) return;
  const isFirst = !last && services.lessons.isDue('wordbler');
  sitDown(services, table, { short: !isFirst, isFirst, personFirst: true });
  goTo(scene, 'Board');
}

/** Sits down and passes on to the board. */
export class SitDown extends Phaser.Scene {
  constructor(private readonly services: Services) {
    super('SitDown');
  }

  create({ choice, mayEnd }: SentToSitDown) {
    const { services } = this;
    // One that was set aside may have opened only now.
    const isOther = services.saves.wordbler !== undefined && !mayEnd;
    if (!isOther && !choice) {
      void playWordblerNow(this, services);
      return;
    }
    if (!isOther && choice) sitDown(services, choice, { short: false });
    goTo(this, 'Board');
  }
}
