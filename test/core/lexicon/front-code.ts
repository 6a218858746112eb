import type { Alphabet } from '../../../src/core/alphabet/alphabet';
import { headBytes, letterByte, longestWord } from '../../../src/core/lexicon/front-coding';
import { codesByUnit, noCode } from '../../../src/core/lexicon/letter-codes';

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
