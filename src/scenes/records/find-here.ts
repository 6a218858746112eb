import type Phaser from 'phaser';
import { ended, isCounting, practised } from '../../core/dailies';
import type { Advice } from '../../core/wordbler/computer';
import { readingOf } from '../../core/wordbler/score-sheet';
import { dayOf } from '../../match/day';
import { playShelf } from '../../match/records/play-shelf';
import { type FindAtPlay, keepFind, resultOf } from '../../match/wordbler/kept-find';
import { turnClock } from '../../match/wordbler/turn-clock';
import { pageTicker } from '../../platform/page-ticker';
import type { Sentence } from '../../texts/texts';
import type { House } from '../house';
import { holdGame } from '../sitting';
import { computersOf } from '../wordbler/minds';
import type { TableGame } from '../wordbler/table-game';

/** The attempt of a day is over, the one that counts or one for practice. */
export async function writeFindDown({ storage }: House, at: FindAtPlay) {
  const { points, best, hints } = resultOf(at);
  const result = { found: points, of: best, points, hints };
  await playShelf(storage).dailies.change((own) =>
    isCounting(own, 'find', at.day)
      ? ended(own, 'find', at.day, result)
      : practised(own, 'find', at.day, dayOf(new Date()), result),
  );
}

/** What becomes of it: which page plays it, where it leads, and what happens when another page takes it, and at its end. */
interface Becomes {
  greeting: Sentence | undefined;
  game: 'find' | 'puzzle';
  leads: Pick<TableGame, 'leadsTo' | 'over'>;
  drop(): void;
  ended(): void;
}

/** The find of a day as it stands on the table. */
export const findAtTable = (
  scene: Phaser.Scene,
  house: House,
  at: FindAtPlay,
  greeting: Sentence | undefined,
): TableGame =>
  findTable(scene, house, at, {
    greeting,
    game: 'find',
    leads: { leadsTo: 'Menu', over: () => 'Find' },
    drop: () => {
      house.find = undefined;
    },
    ended: () => {
      house.find = { day: at.day, isOver: true };
      void writeFindDown(house, at);
    },
  });

/** A position and its one turn, on the table. */
export function findTable(
  scene: Phaser.Scene,
  house: House,
  at: FindAtPlay,
  { greeting, game, leads, drop, ended: end }: Becomes,
): TableGame {
  const { match, answer } = at;
  const words = at.sheet.words.map(readingOf);
  const move = { kind: 'play' as const, tiles: [...answer.tiles], score: answer.points };
  const advice: Advice = { move, words };
  return {
    ...{ match, played: undefined, isReplay: false, entries: [], greeting },
    ...leads,
    others: computersOf(house, match),
    adviser: { advise: () => Promise.resolve(advice) },
    showing: () => undefined,
    clock: (ways) => turnClock(match, pageTicker, ways),
    hold(whenLeft) {
      const keep = () => keepFind(at, house.storage);
      whenLeft(holdGame(scene, house, { game, keep, drop }));
      whenLeft(match.listen(() => match.state.phase === 'over' && end()));
    },
    ...{ stand: () => {}, idle: () => {}, seen: (view) => view, shown: () => {} },
  };
}
