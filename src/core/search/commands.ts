import { count, type Fields, type Reader, readBy, whole } from '../keeping/read-command';
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
export type Commanded<T extends CommandType> = Extract<Command, { type: T }>;

const square: Reader = (value) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { x, y } = value as Partial<Square>;
  const [column, row] = [whole(x), whole(y)];
  return column === undefined || row === undefined ? undefined : { x: column, y: row };
};

const code: Reader = (value) => cheatCodes.find((own) => own === value);

const fields: Record<CommandType, Fields[string]> = {
  begin: {},
  stroke: { from: square, to: square },
  hint: { 'word?': count },
  cheat: { code },
  pause: {},
  goOn: {},
  giveUp: {},
  spendTime: { ms: count },
};

/** The command in a value that may come from anywhere. */
export const readCommand = (value: unknown) => readBy<Command>(fields, value);
