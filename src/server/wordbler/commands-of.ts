import type { Command } from '../../wordbler/rules';
import type { Wish } from '../../wordbler/rules/online';

/** Wishes that are moves of the game. */
export type Move = Extract<Wish, { turn: number }>;

/** The commands that a wish stands for, of one's own seat only. */
export function commandsOf(wish: Exclude<Move, { t: 'rematch' }>, seat: number): Command[] {
  switch (wish.t) {
    case 'play':
      return [...wish.lays.map((lay): Command => ({ type: 'lay', seat, ...lay })), { type: 'done', seat }];
    case 'exchange':
      return [{ type: 'exchange', seat, tiles: wish.tiles }];
    default:
      return [{ type: wish.t as 'pass', seat }];
  }
}
