import { must } from '../../engine/must';
import { Dice } from '../../engine/random/dice';
import type { Square } from '../../engine/squares/square';
import { squareAt, starOf } from './board';

export type Premium = '2L' | '3L' | '2W' | '3W';

/** The premium of each square, row by row. */
export type Premiums = readonly (Premium | null)[];

/** How often a premium counts its letter, and how often its word. */
export const premiumFactors: Readonly<Record<Premium, { letter: number; word: number }>> = {
  '2L': { letter: 2, word: 1 },
  '3L': { letter: 3, word: 1 },
  '2W': { letter: 1, word: 2 },
  '3W': { letter: 1, word: 3 },
};

/** One corner of a board up to its middle lines; the rest is its mirror image in both axes and diagonals. */
export type Corner = Readonly<Record<Premium, readonly (readonly [x: number, y: number])[]>>;

/** The square of the corner that one is the mirror image of: its nearer edge counts first. */
function folded({ x, y }: Square, side: number): Square {
  const [a, b] = [Math.min(x, side - 1 - x), Math.min(y, side - 1 - y)];
  return { x: Math.max(a, b), y: Math.min(a, b) };
}

const nameOf = ({ x, y }: Square) => `${x} ${y}`;

export function mirrored(side: number, corner: Corner): Premiums {
  const of = new Map<string, Premium>([[nameOf(starOf(side)), '2W']]);
  for (const premium of Object.keys(premiumFactors) as Premium[])
    for (const [x, y] of corner[premium]) of.set(nameOf({ x, y }), premium);
  return Array.from(
    { length: side * side },
    (_, index) => of.get(nameOf(folded(squareAt(index, side), side))) ?? null,
  );
}

/** Squares that are mirror images of each other, by index. */
type Images = readonly number[];

/**
 * As many of each premium as a layout has, and as symmetric, each on squares that the number brings there: no two for words
 * side by side. The star stays where it is.
 */
export function shuffled(layout: Premiums, side: number, number: number): Premiums {
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
function spread(layout: Premiums, side: number, images: readonly Images[]): Premiums | undefined {
  const free = [...images];
  const drawn: (Premium | null)[] = layout.map((_, index) =>
    index === (layout.length - 1) / 2 ? '2W' : null,
  );
  const isBesideWord = (index: number) => [1, -1, side, -side].some((by) => isForWord(drawn[index + by]));
  for (const premium of ['3W', '2W', '3L', '2L'] as const) {
    let lacking = countOf(layout, premium) - countOf(drawn, premium);
    while (lacking > 0) {
      const at = free.findIndex(
        (squares) => squares.length <= lacking && !(isForWord(premium) && squares.some(isBesideWord)),
      );
      if (at < 0) return undefined;
      const squares = must(free.splice(at, 1)[0]);
      for (const index of squares) drawn[index] = premium;
      if (isForWord(premium) && squares.some(isBesideWord)) return undefined;
      lacking -= squares.length;
    }
  }
  return drawn;
}

const isForWord = (premium: Premium | null | undefined) => premium === '2W' || premium === '3W';

const countOf = (layout: Premiums, premium: Premium) => layout.filter((one) => one === premium).length;
