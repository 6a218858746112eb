import type { Square } from './board';
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
  | { type: 'spendTime'; seat: number; ms: number };

export type CommandType = Command['type'];

type Field = 'count' | 'count?' | 'integer' | 'text' | 'text?' | 'counts';

const fields: Readonly<Record<CommandType, Readonly<Record<string, Field>>>> = {
  begin: {},
  lay: { seat: 'count', tile: 'count', x: 'integer', y: 'integer', letter: 'text?' },
  move: { seat: 'count', tile: 'count', x: 'integer', y: 'integer' },
  chooseLetter: { seat: 'count', tile: 'count', letter: 'text' },
  takeBack: { seat: 'count', tile: 'count?', cell: 'count?' },
  recall: { seat: 'count' },
  arrange: { seat: 'count', from: 'count', to: 'count' },
  shuffle: { seat: 'count' },
  done: { seat: 'count' },
  exchange: { seat: 'count', tiles: 'counts' },
  pass: { seat: 'count' },
  hint: { seat: 'count' },
  challenge: { seat: 'count' },
  accept: { seat: 'count' },
  spendTime: { seat: 'count', ms: 'count' },
};

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

const fits: Readonly<Record<Field, (value: unknown) => boolean>> = {
  count: isCount,
  'count?': (value) => value === undefined || isCount(value),
  integer: Number.isSafeInteger,
  text: (value) => typeof value === 'string',
  'text?': (value) => value === undefined || typeof value === 'string',
  counts: (value) => Array.isArray(value) && value.every(isCount),
};

// Minus zero would pass for a seat or a square, and come back from a saved game as another number.
const plain = (value: unknown) => (value === 0 ? 0 : value);

/** The command in a value that may come from anywhere, copied and stripped of what does not belong. */
export function readCommand(value: unknown): Command | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  const type = value.type;
  if (typeof type !== 'string' || !Object.hasOwn(fields, type)) return undefined;
  const command: Record<string, unknown> = { type };
  for (const [name, field] of Object.entries(fields[type as CommandType])) {
    const given = (value as Record<string, unknown>)[name];
    if (!fits[field](given)) return undefined;
    if (given !== undefined) command[name] = Array.isArray(given) ? given.map(plain) : plain(given);
  }
  return command as Command;
}
