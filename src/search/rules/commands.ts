import { fieldsOf } from '../../engine/keeping/fields';
import type * as keeping from '../../engine/keeping/game-kind';
import { count, type Fields, oneOf, type Reader, whole } from '../../engine/keeping/read-command';
import { type CheatCode, cheatCodes } from './cheat-codes';
import type { Square } from './grid/grid';

/** All that a player, a clock or a replay can ask of a game. Nothing else changes it. */
export type Command =
  | { type: 'begin' }
  | { type: 'stroke'; from: Square; to: Square }
  | { type: 'hint'; word?: number }
  | { type: 'cheat'; code: CheatCode }
  | { type: 'pause' }
  | { type: 'goOn' }
  | { type: 'giveUp' }
  | { type: 'spendTime'; ms: number };

export type CommandType = Command['type'];
export type Commanded<T extends CommandType> = keeping.Commanded<Command, T>;

const square: Reader<Square> = (value) => {
  const { x, y } = fieldsOf<Square>(value) ?? {};
  const [column, row] = [whole(x), whole(y)];
  return column === undefined || row === undefined ? undefined : { x: column, y: row };
};

/** How each is read. */
export const fields: Fields<Command> = {
  begin: {},
  stroke: { from: square, to: square },
  hint: { 'word?': count },
  cheat: { code: oneOf(cheatCodes) },
  pause: {},
  goOn: {},
  giveUp: {},
  spendTime: { ms: count },
};
