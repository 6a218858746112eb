import { type TileSet, tilesOf } from '../../../engine/alphabet/languages';
import { must } from '../../../engine/must';
import { Dice } from '../../../engine/random/dice';
import type { LanguageWords } from '../lists/language-words';
import {
  codesOf,
  type Direction,
  Finder,
  families,
  type Grid,
  gridOf,
  inOrder,
  type LaidWord,
  linesOf,
  opposites,
  steps,
} from './grid';

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
function scatter(
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

const longestFirst = (words: readonly Uint8Array[]): number[] =>
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

/**
 * Lays the words side by side on lines that never cross, each into the smallest gap that holds it. Less of a
 * riddle than scattered words, but it finds room where chance finds none: for fourteen words of ten letters in
 * a grid of 18, whatever the directions. Undefined when a word finds no gap.
 */
function pack(
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
      (best, other) => (other.length >= length && (best === undefined || other.length < best.length) ? other : best),
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

const mostMends = 60;

/**
 * Puts random letters on the free squares, and changes them until no word of the list lies a second time and
 * no word of the filter lies by accident. False if the words themselves have brought such a one about.
 */
function fill(
  codes: Uint8Array,
  size: number,
  lies: readonly Lie[],
  guards: Guards,
  tiles: TileSet,
  dice: Dice,
): boolean {
  const laid = new Uint8Array(codes.length);
  for (const { squares } of lies) for (const square of squares) laid[square] = 1;
  const own = fillingLetters(tiles);
  // Once more for each time it lies in a word, so that words don't stand out.
  const bag = [...own];
  for (const { squares } of lies) for (const square of squares) bag.push(codes[square]!);
  for (let square = 0; square < size * size; square++)
    if (laid[square] === 0) codes[square] = bag[dice.below(bag.length)]!;

  for (let mend = 0; mend < mostMends; mend++) {
    const accidents = accidentsIn(codes, size, lies, guards);
    if (accidents.length === 0) return true;
    for (const squares of accidents) {
      const loose = squares.filter((square) => laid[square] === 0);
      if (loose.length === 0) return false;
      codes[loose[dice.below(loose.length)]!] = own[dice.below(own.length)]!;
    }
  }
  return false;
}

/**
 * Each as often as the language has it. In English each is as good as any other: its grids were laid so before there
 * were others.
 */
export const fillingLetters = ({ alphabet, letters }: TileSet): number[] =>
  letters.flatMap(({ count }, at) => new Array<number>(alphabet.id === 'en' ? 1 : count).fill(at + 1));

interface Guards {
  list: Finder;
  filter: Finder;
}

function accidentsIn(codes: Uint8Array, size: number, lies: readonly Lie[], { list, filter }: Guards) {
  const accidents: Int16Array[] = [];
  list.scan(codes, size, (word, squares) => {
    if (!isWithin(squares, lies[word]!)) accidents.push(squares);
  });
  // What a word of the list itself contains is no accident, and cannot be helped.
  filter.scan(codes, size, (_, squares) => {
    if (!lies.some((lie) => isWithin(squares, lie))) accidents.push(squares);
  });
  return accidents;
}

// Both ends on the same word's squares: then it is the same line, and all between lies there, too.
const isWithin = (squares: Int16Array, lie: Lie) =>
  lie.squares.includes(squares[0]!) && lie.squares.includes(squares[squares.length - 1]!);

export interface Layout {
  grid: Grid;
  /** In the order of the list. */
  laid: LaidWord[];
}

export interface LayoutSpec {
  words: readonly string[];
  directions: readonly Direction[];
  size: number;
  seed: string;
  /** In whose letters, and which words shall not be seen by accident. */
  filter: Pick<LanguageWords, 'id' | 'language' | 'finder'>;
}

const mostAttempts = 400;
const scatteredFirst = 12;

/**
 * All words in a grid full of letters, each word in it exactly once; or undefined if that cannot be, as with
 * words that lie in one another or are too many. Fourteen words that pass a list's checks always find room in
 * a grid of 18. The same spec gives the same grid.
 */
export function layOut({ words, directions, size, seed, filter }: LayoutSpec): Layout | undefined {
  const dice = new Dice(seed);
  const tiles = tilesOf(filter.language);
  const { alphabet } = tiles;
  const codes = words.map((word) => codesOf(word, alphabet));
  const guards = { list: new Finder(words, alphabet), filter: filter.finder };
  const chosen = inOrder(directions);
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const lay = attempt < scatteredFirst || attempt % 2 === 0 ? scatter : pack;
    const lies = lay(codes, chosen, size, dice);
    if (!lies) continue;
    const ground = new Uint8Array(size * size + 1);
    for (const [word, { squares }] of lies.entries())
      for (const [at, square] of squares.entries()) ground[square] = must(codes[word]?.[at]);
    if (fill(ground, size, lies, guards, tiles, dice))
      return {
        grid: gridOf(ground, size, alphabet),
        laid: lies.map((lie, at) => placeOf(must(words[at]), lie, size)),
      };
  }
  return undefined;
}

function placeOf(word: string, { direction, squares }: Lie, size: number): LaidWord {
  const first = must(squares[0]);
  return { word, x: first % size, y: Math.floor(first / size), direction };
}
