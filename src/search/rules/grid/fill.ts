import type { TileSet } from '../../../engine/alphabet/alphabet';
import type { Dice } from '../../../engine/random/dice';
import type { Finder } from './finder';
import type { Lie } from './scatter';

const mostMends = 60;

/**
 * Puts random letters on the free squares, and changes them until no word of the list lies a second time and
 * no word of the filter lies by accident. False if the words themselves have brought such a one about.
 */
export function fill(
  codes: Uint8Array,
  size: number,
  lies: readonly Lie[],
  guards: Guards,
  tiles: TileSet,
  dice: Dice,
): boolean {
  const laid = new Uint8Array(codes.length);
  for (const { squares } of lies) for (const square of squares) laid[square] = 1;
  const own = lettersOf(tiles);
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

/** Each as often as the language has it. In English each is as good as any other: its grids were laid so before there were others. */
export const lettersOf = ({ alphabet, letters }: TileSet): number[] =>
  letters.flatMap(({ count }, at) => new Array<number>(alphabet.id === 'en' ? 1 : count).fill(at + 1));

export interface Guards {
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
