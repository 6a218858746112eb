import type { Dice } from '../../../engine/random/dice';
import { type Direction, steps } from './directions';

/** Where a word lies, as numbers of squares, from its first letter to its last. */
export interface Lie {
  direction: Direction;
  squares: number[];
}

const randomTries = 40;

/**
 * Lays each word from a random start in a random direction; the directions are dealt like cards, so that each
 * is used as often as any other. A word that finds no place by chance takes the first place there is, from a
 * random one on. Undefined when a word finds none at all.
 */
export function scatter(
  words: readonly Uint8Array[],
  directions: readonly Direction[],
  size: number,
  dice: Dice,
): Lie[] | undefined {
  const ground = new Uint8Array(size * size);
  const lies: Lie[] = new Array(words.length);
  let deck: Direction[] = [];
  for (const index of longestFirst(words)) {
    if (deck.length === 0) deck = dice.shuffled(directions);
    const letters = words[index]!;
    const direction = deck.pop()!;
    const lie = byChance(letters, direction, ground, size, dice) ?? anywhere(letters)!;
    if (!lie) return undefined;
    for (const [at, square] of lie.squares.entries()) ground[square] = letters[at]!;
    lies[index] = lie;
  }
  return lies;

  function anywhere(letters: Uint8Array): Lie | undefined {
    for (const direction of dice.shuffled(directions)) {
      const rooms = roomsFor(letters.length, direction, size);
      const count = rooms.x.count * rooms.y.count;
      const first = dice.below(Math.max(1, count));
      for (let step = 0; step < count; step++) {
        const lie = lieAt((first + step) % count, letters, direction, ground, size);
        if (lie) return lie;
      }
    }
    return undefined;
  }
}

export const longestFirst = (words: readonly Uint8Array[]): number[] =>
  [...words.keys()].sort((a, b) => words[b]!.length - words[a]!.length);

function byChance(letters: Uint8Array, direction: Direction, ground: Uint8Array, size: number, dice: Dice) {
  const rooms = roomsFor(letters.length, direction, size);
  const count = rooms.x.count * rooms.y.count;
  for (let tries = 0; tries < randomTries && count > 0; tries++) {
    const lie = lieAt(dice.below(count), letters, direction, ground, size);
    if (lie) return lie;
  }
  return undefined;
}

/** The columns and rows in which a word can start so that it ends inside. */
function roomsFor(length: number, direction: Direction, size: number) {
  const span = length - 1;
  const along = (step: number) => ({
    first: step < 0 ? span : 0,
    count: step === 0 ? size : Math.max(0, size - span),
  });
  return { x: along(steps[direction].x), y: along(steps[direction].y) };
}

/** The word from the start of this number, if the squares are free or hold the same letters. */
function lieAt(
  room: number,
  letters: Uint8Array,
  direction: Direction,
  ground: Uint8Array,
  size: number,
): Lie | undefined {
  const { x, y } = roomsFor(letters.length, direction, size);
  const start = (y.first + Math.floor(room / x.count)) * size + x.first + (room % x.count);
  const step = steps[direction].y * size + steps[direction].x;
  for (let at = 0, square = start; at < letters.length; at++, square += step)
    if (ground[square] !== 0 && ground[square] !== letters[at]) return undefined;
  return { direction, squares: Array.from(letters, (_, at) => start + at * step) };
}
