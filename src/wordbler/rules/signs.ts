import type { Alphabet } from '../../engine/alphabet/alphabet';

/** A letter that lies on a board or a rack, or a blank that stands for it: on a rack for none. */
interface Tile {
  readonly letter: string;
  readonly blank: boolean;
}

const freeBlank = '?';
const moved = 0x1000;

/**
 * A tile as one sign. A blank's letter is small; one that has no small one in one sign, as CH and İ, is moved to where no alphabet
 * has a letter.
 */
export function signOf({ letter, blank }: Tile): string {
  if (!blank) return letter;
  if (letter === '') return freeBlank;
  const small = letter.toLowerCase();
  const isOne = small.length === 1 && small !== letter && small.toUpperCase() === letter;
  return isOne ? small : String.fromCharCode(letter.charCodeAt(0) + moved);
}

const known = new WeakMap<Alphabet, ReadonlyMap<string, Tile>>();

/** The tile of a sign; undefined where an alphabet has none. */
export function tileOfSign(sign: string, alphabet: Alphabet): Tile | undefined {
  let signs = known.get(alphabet);
  if (!signs) {
    const tiles: Tile[] = alphabet.letters.flatMap((letter) => [
      { letter, blank: false },
      { letter, blank: true },
    ]);
    signs = new Map([...tiles, { letter: '', blank: true }].map((tile) => [signOf(tile), tile]));
    known.set(alphabet, signs);
  }
  return signs.get(sign);
}
