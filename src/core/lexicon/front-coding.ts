import type { Alphabet } from '../alphabet/alphabet';
import { codesByUnit, noCode } from './letter-codes';

/**
 * Sorted words, each told by what differs from the one before: how many letters to drop from its end (one
 * byte, below 64), then the new ending (a byte a letter, 64 + its code, so that A is 65 in English as well).
 * Four bytes ahead say how many words there are, the low byte first.
 */
export const headBytes = 4;
export const letterByte = 64;
export const longestWord = 63;

/** Words must be in the order of the alphabet, none twice. */
export function frontCode(words: readonly string[], alphabet: Alphabet): Uint8Array<ArrayBuffer> {
  const codes = codesByUnit(alphabet);
  const codesOf = (word: string) => Array.from(word, (letter) => codes[letter.charCodeAt(0)] ?? noCode);
  const bytes: number[] = [];
  for (let byte = 0; byte < headBytes; byte++) bytes.push((words.length >>> (8 * byte)) & 255);

  let before: number[] = [];
  for (const word of words) {
    const letters = codesOf(word);
    if (letters.length > longestWord) throw new RangeError(`${word} is too long`);
    if (letters.includes(noCode)) throw new RangeError(`${word} is not written in ${alphabet.id}`);
    let shared = 0;
    while (shared < before.length && before[shared] === letters[shared]) shared++;
    if (shared === letters.length || letters[shared]! < (before[shared] ?? 0))
      throw new RangeError(`${word} is out of order`);
    bytes.push(before.length - shared, ...letters.slice(shared).map((code) => letterByte + code));
    before = letters;
  }
  return Uint8Array.from(bytes);
}
