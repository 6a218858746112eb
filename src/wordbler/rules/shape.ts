import type { TileSet } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import { Dice } from '../../engine/random/dice';
import type { Square } from '../../engine/square';
import { squareAt, starOf } from './board';

export type Bonus = '2L' | '3L' | '2W' | '3W';

/** The bonus of each square, row by row. */
export type Bonuses = readonly (Bonus | null)[];

/** How often a bonus square counts its letter, and how often its word. */
export const bonusMultipliers: Readonly<Record<Bonus, { letter: number; word: number }>> = {
  '2L': { letter: 2, word: 1 },
  '3L': { letter: 3, word: 1 },
  '2W': { letter: 1, word: 2 },
  '3W': { letter: 1, word: 3 },
};

/** One corner of a board up to its middle lines; the rest is its mirror image in both axes and diagonals. */
type Corner = Readonly<Record<Bonus, readonly (readonly [x: number, y: number])[]>>;

/** The square of the corner that one is the mirror image of: its nearer edge counts first. */
function folded({ x, y }: Square, side: number): Square {
  const [a, b] = [Math.min(x, side - 1 - x), Math.min(y, side - 1 - y)];
  return { x: Math.max(a, b), y: Math.min(a, b) };
}

const nameOf = ({ x, y }: Square) => `${x} ${y}`;

function mirrored(side: number, corner: Corner): Bonuses {
  const of = new Map<string, Bonus>([[nameOf(starOf(side)), '2W']]);
  for (const bonus of Object.keys(bonusMultipliers) as Bonus[])
    for (const [x, y] of corner[bonus]) of.set(nameOf({ x, y }), bonus);
  return Array.from({ length: side * side }, (_, index) => of.get(nameOf(folded(squareAt(index, side), side))) ?? null);
}

/** Squares that are mirror images of each other, by index. */
type Images = readonly number[];

/**
 * As many of each bonus as a layout has, and as symmetric, each on squares that the number brings there: no two for
 * words side by side. The star stays where it is.
 */
function shuffled(layout: Bonuses, side: number, number: number): Bonuses {
  const images = new Map<string, number[]>();
  for (const index of layout.keys()) {
    const name = nameOf(folded(squareAt(index, side), side));
    images.set(name, [...(images.get(name) ?? []), index]);
  }
  images.delete(nameOf(starOf(side)));
  const dice = new Dice(`premiums ${number}`);
  for (;;) {
    const drawn = spread(layout, side, dice.shuffled([...images.values()]));
    if (drawn) return drawn;
  }
}

/** Undefined where it does not come out even: squares are taken four or eight at a time. */
function spread(layout: Bonuses, side: number, images: readonly Images[]): Bonuses | undefined {
  const free = [...images];
  const drawn: (Bonus | null)[] = layout.map((_, index) => (index === (layout.length - 1) / 2 ? '2W' : null));
  const isBesideWord = (index: number) => [1, -1, side, -side].some((by) => isForWord(drawn[index + by]));
  for (const bonus of ['3W', '2W', '3L', '2L'] as const) {
    let lacking = countOf(layout, bonus) - countOf(drawn, bonus);
    while (lacking > 0) {
      const at = free.findIndex(
        (squares) => squares.length <= lacking && !(isForWord(bonus) && squares.some(isBesideWord)),
      );
      if (at < 0) return undefined;
      const squares = must(free.splice(at, 1)[0]);
      for (const index of squares) drawn[index] = bonus;
      if (isForWord(bonus) && squares.some(isBesideWord)) return undefined;
      lacking -= squares.length;
    }
  }
  return drawn;
}

const isForWord = (bonus: Bonus | null | undefined) => bonus === '2W' || bonus === '3W';

const countOf = (layout: Bonuses, bonus: Bonus) => layout.filter((one) => one === bonus).length;

/** Boards beside the usual one. */
export const otherBoards = ['small', 'super'] as const;

export type OtherBoard = (typeof otherBoards)[number];
export const boardNames = ['usual', ...otherBoards] as const;

export type BoardName = (typeof boardNames)[number];

/** Which board a game is played on, and how words lie there: part of its rules. */
export interface BoardRules {
  /** Without it, the usual one. */
  board?: OtherBoard;
  /** The number of a layout of bonus squares made by chance; without it, the board's own. */
  premiums?: number;
  /** Letters may lie in any order that are those of a word. */
  letterOrder?: 'free';
}

/** What of some rules is about the board, copied. */
export const boardOf = ({ board, premiums, letterOrder }: BoardRules): BoardRules => ({
  ...(board && { board }),
  ...(premiums !== undefined && { premiums }),
  ...(letterOrder && { letterOrder }),
});

/** Other rules, on the board of these. */
export function onBoardOf<R extends BoardRules>(own: BoardRules, rules: R): R {
  const { board: _, premiums: __, letterOrder: ___, ...others } = rules;
  return { ...others, ...boardOf(own) } as R;
}

/** The rules of a game: where bonus squares lie by chance, its seed says where. */
export const withBonusSquaresBy = <R extends BoardRules>(seed: string, rules: R): R =>
  rules.premiums === undefined ? rules : { ...rules, premiums: new Dice(`premiums by ${seed}`).below(mostLayouts) };

/** So many layouts can be made by chance. */
export const mostLayouts = 1_000_000;

/** The board itself. */
export interface Shape {
  readonly side: number;
  readonly star: Square;
  readonly bonuses: Bonuses;
}

interface Plan {
  side: number;
  corner: Corner;
  /** Of a language's bag, the tiles of a letter. */
  tiles(count: number): number;
}

const plans: Readonly<Record<BoardName, Plan>> = {
  usual: {
    side: 15,
    corner: {
      '3W': [
        [0, 0],
        [7, 0],
      ],
      '2W': [
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
      ],
      '3L': [
        [5, 1],
        [5, 5],
      ],
      '2L': [
        [3, 0],
        [6, 2],
        [7, 3],
        [6, 6],
      ],
    },
    tiles: (count) => count,
  },
  small: {
    side: 11,
    corner: {
      '3W': [[0, 0]],
      '2W': [
        [2, 2],
        [5, 0],
      ],
      '3L': [[4, 1]],
      '2L': [
        [3, 0],
        [5, 2],
        [4, 4],
      ],
    },
    // As dense in the end as the usual board, and none of the letters is missing.
    tiles: (count) => Math.ceil(count / 2),
  },
  super: {
    side: 21,
    // Three slanting lines in each eighth of the board.
    corner: {
      '3W': [
        [0, 0],
        [7, 0],
        [7, 7],
      ],
      '2W': [
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
        [5, 5],
        [8, 1],
        [10, 3],
      ],
      '3L': [
        [5, 1],
        [6, 6],
        [9, 5],
        [9, 9],
      ],
      '2L': [
        [4, 0],
        [10, 0],
        [6, 2],
        [9, 2],
        [7, 3],
        [8, 4],
        [10, 6],
        [8, 8],
      ],
    },
    tiles: (count) => 2 * count,
  },
};

const asPlanned = (name: BoardName): Shape => {
  const { side, corner } = plans[name];
  return { side, star: starOf(side), bonuses: mirrored(side, corner) };
};

const shapes: Readonly<Record<BoardName, Shape>> = {
  usual: asPlanned('usual'),
  small: asPlanned('small'),
  super: asPlanned('super'),
};

export const usualShape = shapes.usual;

const made = new WeakMap<BoardRules, Shape>();

/** The board that rules are for. */
export function shapeOf(rules: BoardRules): Shape {
  const shape = shapes[rules.board ?? 'usual'];
  if (rules.premiums === undefined) return shape;
  const known = made.get(rules);
  if (known) return known;
  const own = { ...shape, bonuses: shuffled(shape.bonuses, shape.side, rules.premiums) };
  made.set(rules, own);
  return own;
}

const bags = new Map<string, TileSet>();

/** The bag for a board, of a language's. */
export function bagFor({ board }: BoardRules, set: TileSet): TileSet {
  if (!board) return set;
  const name = `${board} ${set.alphabet.id}`;
  const { tiles } = plans[board];
  const bag = bags.get(name) ?? {
    ...set,
    letters: set.letters.map((letter) => ({ ...letter, count: tiles(letter.count) })),
    blanks: tiles(set.blanks),
  };
  bags.set(name, bag);
  return bag;
}
