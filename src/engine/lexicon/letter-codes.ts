import type { Alphabet } from '../alphabet/languages';

/** A letter's code is its place in the alphabet, from 1; six bits hold it. */
const mostLetters = 63;

/** What `codesByUnit` gives for a character the alphabet lacks: more than six bits, so it equals no code. */
export const noCode = 64;

/** Letter codes by UTF-16 unit; a unit beyond the table has no code either. */
export function codesByUnit({ id, letters }: Alphabet): Uint8Array {
  if (letters.length > mostLetters) throw new RangeError(`${id} has more than ${mostLetters} letters`);
  if (letters.some((letter) => letter.length !== 1))
    throw new RangeError(`${id} has a letter of several units`);
  const units = letters.map((letter) => letter.charCodeAt(0));
  const codes = new Uint8Array(Math.max(0, ...units) + 1).fill(noCode);
  units.forEach((unit, index) => {
    codes[unit] = index + 1;
  });
  return codes;
}
