import type * as keeping from '../../engine/keeping/game-kind';
import { count, type Fields, listOf, text, whole } from '../../engine/keeping/read-command';
import type { Square } from '../../engine/squares/square';
import type { TileId } from './tiles';

/** All that people, the computer, a clock or a remote seat can ask of a game. Nothing else changes it. */
export type Command =
  | { type: 'begin' }
  | ({ type: 'lay'; seat: number; tile: TileId; letter?: string } & Square)
  | ({ type: 'move'; seat: number; tile: TileId } & Square)
  | { type: 'chooseLetter'; seat: number; tile: TileId; letter: string }
  | { type: 'takeBack'; seat: number; tile?: TileId; cell?: number }
  | { type: 'recall'; seat: number }
  | { type: 'arrange'; seat: number; from: number; to: number }
  | { type: 'shuffle'; seat: number }
  | { type: 'done'; seat: number }
  | { type: 'exchange'; seat: number; tiles: TileId[] }
  | { type: 'pass'; seat: number }
  | { type: 'hint'; seat: number }
  | { type: 'challenge'; seat: number }
  | { type: 'accept'; seat: number }
  | { type: 'letStand' }
  | { type: 'resign'; seat: number }
  | { type: 'spendTime'; seat: number; ms: number };

export type CommandType = Command['type'];
export type Commanded<T extends CommandType> = keeping.Commanded<Command, T>;

/** How each is read. */
export const fields: Fields<Command> = {
  begin: {},
  lay: { seat: count, tile: count, x: whole, y: whole, 'letter?': text },
  move: { seat: count, tile: count, x: whole, y: whole },
  chooseLetter: { seat: count, tile: count, letter: text },
  takeBack: { seat: count, 'tile?': count, 'cell?': count },
  recall: { seat: count },
  arrange: { seat: count, from: count, to: count },
  shuffle: { seat: count },
  done: { seat: count },
  exchange: { seat: count, tiles: listOf(count) },
  pass: { seat: count },
  hint: { seat: count },
  challenge: { seat: count },
  accept: { seat: count },
  letStand: {},
  resign: { seat: count },
  spendTime: { seat: count, ms: count },
};
