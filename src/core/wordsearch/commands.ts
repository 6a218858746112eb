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

/** Reads a field: the value, cleaned, or undefined if it does not fit. */
type Reader = (value: unknown) => unknown;

// Minus zero would pass for a square, and come back from a saved game as another number.
const count: Reader = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) + 0 : undefined;

const whole: Reader = (value) => (Number.isSafeInteger(value) ? (value as number) + 0 : undefined);

const square: Reader = (value) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { x, y } = value as Partial<Square>;
  const [column, row] = [whole(x), whole(y)];
  return column === undefined || row === undefined ? undefined : { x: column, y: row };
};

const code: Reader = (value) => cheatCodes.find((own) => own === value);

const fields: Readonly<Record<CommandType, Readonly<Record<string, Reader>>>> = {
  begin: {},
  stroke: { from: square, to: square },
  hint: { word: count },
  cheat: { code },
  pause: {},
  goOn: {},
  giveUp: {},
  spendTime: { ms: count },
};

const optional = new Set(['word']);

/** The command in a value that may come from anywhere, copied and stripped of what does not belong. */
export function readCommand(value: unknown): Command | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  const type = value.type;
  if (typeof type !== 'string' || !Object.hasOwn(fields, type)) return undefined;
  const command: Record<string, unknown> = { type };
  for (const [name, read] of Object.entries(fields[type as CommandType])) {
    const given = (value as Record<string, unknown>)[name];
    if (given === undefined && optional.has(name)) continue;
    const own = read(given);
    if (own === undefined) return undefined;
    command[name] = own;
  }
  return command as Command;
}
