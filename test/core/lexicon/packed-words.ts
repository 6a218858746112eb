import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The word list as it ships. */
export const packedWords = readFileSync(new URL('../../../assets/words/enable1.words', import.meta.url));

/** Reads English words as they ship the slow and obvious way, apart from the code that does it in the game. */
export function readWords(packed: Uint8Array): string[] {
  const bytes = gunzipSync(packed);
  const endings: string[][] = [];
  let at = 5;
  const endingsFrom = (byte: number) => endings[(byte % 32) + (byte & 64 ? 32 : 0)] ?? [];
  const readList = (): string[] => {
    const read: string[] = [];
    for (;;) {
      const byte = bytes[at++]!;
      const letter = String.fromCharCode(64 + (byte % 32));
      if (byte & 32) read.push(letter);
      if (byte & 128) {
        const after = bytes[at]! & 160 ? readList() : endingsFrom(bytes[at++]!);
        for (const ending of after) read.push(letter + ending);
      }
      if (byte & 64) return read;
    }
  };
  while (endings.length < bytes[4]!) endings.push(readList());
  const words = readList();
  const count = bytes.readUInt32LE(0);
  if (words.length !== count) throw new Error(`${count} words promised, ${words.length} found`);
  return words;
}
