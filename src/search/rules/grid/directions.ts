import type { Square } from '../../../engine/squares/square';

/** The eight ways a word can run, in the order in which they are named. */
export const directions = [
  'right',
  'down',
  'left',
  'up',
  'downLeft',
  'downRight',
  'upLeft',
  'upRight',
] as const;

export type Direction = (typeof directions)[number];

/** What each letter of a word is worth that runs this way. */
export const multipliers: Readonly<Record<Direction, number>> = {
  right: 10,
  down: 10,
  left: 20,
  up: 20,
  downLeft: 20,
  downRight: 20,
  upLeft: 30,
  upRight: 30,
};

export const steps: Readonly<Record<Direction, Square>> = {
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  up: { x: 0, y: -1 },
  downLeft: { x: -1, y: 1 },
  downRight: { x: 1, y: 1 },
  upLeft: { x: -1, y: -1 },
  upRight: { x: 1, y: -1 },
};

export const opposites: Readonly<Record<Direction, Direction>> = {
  right: 'left',
  down: 'up',
  left: 'right',
  up: 'down',
  downLeft: 'upRight',
  downRight: 'upLeft',
  upLeft: 'downRight',
  upRight: 'downLeft',
};

export const fewestDirections = 2;

export type DirectionsFault = 'tooFewDirections' | 'badDirections';

const isDirection = (value: unknown): value is Direction => directions.some((own) => own === value);

/** Takes anything. A direction named twice is none more. */
export function directionsFault(value: unknown): DirectionsFault | undefined {
  if (!Array.isArray(value) || value.length > directions.length) return 'badDirections';
  if (!Array.from<unknown>(value).every(isDirection)) return 'badDirections';
  const different = new Set(value).size;
  if (different < fewestDirections) return 'tooFewDirections';
  return different < value.length ? 'badDirections' : undefined;
}

/** The same choice always reads the same, in whatever order it was made. */
export const inOrder = (chosen: readonly Direction[]): Direction[] =>
  directions.filter((direction) => chosen.includes(direction));

export const wordScore = (word: string, direction: Direction) => word.length * multipliers[direction];
