import type { Alphabet } from '../alphabet/alphabet';
import { DamagedWordsError } from './damaged-words-error';
import type { WordGraph } from './edges';
import { headBytes, letterByte, longestWord } from './front-coding';
import { GraphBuilder } from './graph-builder';

const wordsBetweenReports = 1 << 14;

/** Builds the graph of a front-coded word list straight from its bytes, without making a string. */
export function buildGraph(
  bytes: Uint8Array,
  alphabet: Alphabet,
  onProgress: (share: number) => void = () => {},
): WordGraph {
  const lastLetter = letterByte + alphabet.letters.length;
  const builder = new GraphBuilder();
  const promised = wordsPromised(bytes);
  let at = headBytes;
  for (let words = 1; at < bytes.length; words++) {
    const drop = bytes[at++]!;
    if (drop > longestWord) throw new DamagedWordsError(`byte ${at - 1} is no number of letters to drop`);
    const ending = at;
    while (at < bytes.length && bytes[at]! > letterByte && bytes[at]! <= lastLetter) at++;
    builder.add(drop, bytes, ending, at);
    if (words % wordsBetweenReports === 0) onProgress(Math.min(1, words / promised));
  }
  const graph = builder.finish();
  if (graph.size !== promised) throw new DamagedWordsError(`${promised} words promised, ${graph.size} found`);
  onProgress(1);
  return graph;
}

function wordsPromised(bytes: Uint8Array): number {
  if (bytes.length < headBytes) throw new DamagedWordsError('the list has no head');
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
}
