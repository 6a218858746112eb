import type { Dice } from '../../../engine/random/dice';
import { type Direction, opposites } from './directions';
import { families, linesOf } from './lines';
import { type Lie, longestFirst } from './scatter';

/**
 * Lays the words side by side on lines that never cross, each into the smallest gap that holds it. Less of a
 * riddle than scattered words, but it finds room where chance finds none: for fourteen words of ten letters in
 * a grid of 18, whatever the directions. Undefined when a word finds no gap.
 */
export function pack(
  words: readonly Uint8Array[],
  directions: readonly Direction[],
  size: number,
  dice: Dice,
): Lie[] | undefined {
  const usable = families.filter((family) => ways(family).some((way) => directions.includes(way)));
  const family = usable[dice.below(usable.length)];
  const chosen = ways(family!).filter((way) => directions.includes(way));
  const gaps = dice.shuffled(linesOf(family!, size));
  const lies: Lie[] = new Array(words.length);
  for (const index of longestFirst(words)) {
    const { length } = words[index]!;
    const gap = gaps.reduce<number[] | undefined>(
      (best, other) =>
        other.length >= length && (best === undefined || other.length < best.length) ? other : best,
      undefined,
    );
    if (!gap) return undefined;
    const taken = gap.splice(dice.below(2) === 0 ? 0 : gap.length - length, length);
    const direction = chosen[dice.below(chosen.length)]!;
    lies[index] = { direction, squares: direction === family ? taken : taken.reverse() };
  }
  return lies;
}

const ways = (family: (typeof families)[number]): Direction[] => [family, opposites[family]];
