import type Phaser from 'phaser';
import { ended } from '../../core/dailies';
import type { Advice } from '../../core/wordbler/computer';
import { playShelf } from '../../match/records/play-shelf';
import { type FindAtPlay, keepFind, resultOf } from '../../match/wordbler/kept-find';
import { turnClock } from '../../match/wordbler/turn-clock';
import { pageTicker } from '../../platform/page-ticker';
import type { Sentence } from '../../texts/texts';
import type { House } from '../house';
import { holdGame } from '../sitting';
import { computersOf } from '../wordbler/minds';
import type { TableGame } from '../wordbler/table-game';

/** The attempt of a day is over: what does not count changes nothing. */
export async function writeFindDown({ storage }: House, at: FindAtPlay) {
  const { points, best, hints } = resultOf(at);
  const result = { found: points, of: best, points, hints };
  await playShelf(storage).dailies.change((own) => ended(own, 'find', at.day, result));
}

/** The find of a day as it stands on the table. */
export function findAtTable(
  scene: Phaser.Scene,
  house: House,
  at: FindAtPlay,
  greeting: Sentence | undefined,
): TableGame {
  const { match, answer } = at;
  const words = answer.sheet.words.map(({ word }) => word);
  const move = { kind: 'play' as const, tiles: [...answer.tiles], score: answer.points };
  const advice: Advice = { move, words };
  return {
    ...{ match, played: undefined, isReplay: false, leadsTo: 'Menu', entries: [], greeting },
    others: computersOf(house, match),
    adviser: { advise: () => Promise.resolve(advice) },
    showing: () => undefined,
    clock: (ways) => turnClock(match, pageTicker, ways),
    hold(whenLeft) {
      const keep = () => keepFind(at, house.storage);
      const drop = () => {
        house.find = undefined;
      };
      whenLeft(holdGame(scene, house, { game: 'find', keep, drop }));
      const stop = match.listen(() => {
        if (match.state.phase !== 'over') return;
        house.find = { day: at.day, isOver: true };
        void writeFindDown(house, at);
      });
      whenLeft(stop);
    },
    over: () => 'Find',
    ...{ stand: () => {}, idle: () => {}, seen: (view) => view, shown: () => {} },
  };
}
