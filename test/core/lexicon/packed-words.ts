import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The word list as it ships. */
export const packedWords = readFileSync(new URL('../../../assets/words/enable1.words', import.meta.url));

/** Reads front-coded English words the slow and obvious way, apart from the code that does it in the game. */
export function readWords(packed: Uint8Array): string[] {
  const bytes = [...gunzipSync(packed)];
  const count = bytes[0]! + 256 * bytes[1]! + 65536 * bytes[2]! + 16777216 * bytes[3]!;
  const words: string[] = [];
  let word = '';
  for (const byte of bytes.slice(4)) {
    if (byte < 64) {
      if (word !== '') words.push(word);
      word = word.slice(0, word.length - byte);
    } else {
      word += String.fromCharCode(byte);
    }
  }
  words.push(word);
  if (words.length !== count) throw new Error(`${count} words promised, ${words.length} found`);
  return words;
}
