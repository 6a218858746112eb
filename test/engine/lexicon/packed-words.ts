import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { english } from '../../../src/engine/alphabet/languages';

/** The English word list as it ships. */
export const packedWords = readFileSync(new URL('../../../assets/languages/en/en.words', import.meta.url));

interface Node {
  edges: { letter: string; ends: boolean; to: Node | number | undefined }[];
}

/** Reads words as they ship the slow and obvious way, apart from the code that does it in the game. */
export function readWords(packed: Uint8Array, letters = english.letters): string[] {
  const bytes = gunzipSync(packed);
  const [count, edges, sharedNodes] = [0, 4, 8].map((at) => bytes.readUInt32LE(at)) as [number, number, number];
  let at = 12;
  let number = 12 + 2 * edges;
  const nextNumber = () => {
    const [a, b, c] = bytes.subarray(number, number + 3) as unknown as [number, number, number];
    number += a < 160 ? 1 : a < 248 ? 2 : 3;
    return a < 160 ? a : a < 248 ? 160 + (a - 160) * 256 + b : 160 + 88 * 256 + (a - 248) * 65_536 + b * 256 + c;
  };
  const groups: number[] = [];
  for (let kind = 0, place = 0; kind < 128; kind++) {
    groups.push(place);
    place += nextNumber();
  }
  const readNode = (): Node => {
    const own: number[] = [];
    do own.push(at);
    while (bytes[at++]! < 128);
    return {
      edges: own.map((place) => {
        const flag = bytes[place]! % 128;
        const edge = { letter: letters[(flag % 64) - 1]!, ends: flag >= 64 };
        const leads = bytes[place + edges];
        if (leads === 1) return { ...edge, to: readNode() };
        return { ...edge, to: leads === 2 ? (groups[flag]! + nextNumber()) % sharedNodes : undefined };
      }),
    };
  };
  const root = readNode();
  const shared = Array.from({ length: sharedNodes }, readNode);
  const wordsFrom = (node: Node, before: string, words: string[]) => {
    for (const { letter, ends, to } of node.edges) {
      if (ends) words.push(before + letter);
      if (to !== undefined) wordsFrom(typeof to === 'number' ? shared[to]! : to, before + letter, words);
    }
    return words;
  };
  const words = wordsFrom(root, '', []);
  if (words.length !== count) throw new Error(`${count} words promised, ${words.length} found`);
  return words;
}
