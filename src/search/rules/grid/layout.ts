import { tilesOf } from '../../../engine/alphabet/languages';
import { must } from '../../../engine/must';
import { Dice } from '../../../engine/random/dice';
import type { LanguageWords } from '../lists/language-words';
import { type Direction, inOrder } from './directions';
import { fill } from './fill';
import { Finder } from './finder';
import { codesOf, type Grid, gridOf, type LaidWord } from './grid';
import { pack } from './pack';
import { type Lie, scatter } from './scatter';

export interface Layout {
  grid: Grid;
  /** In the order of the list. */
  laid: LaidWord[];
}

export interface LayoutWish {
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
 * a grid of 18. The same wish gives the same grid.
 */
export function layOut({ words, directions, size, seed, filter }: LayoutWish): Layout | undefined {
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
