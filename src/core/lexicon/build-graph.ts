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
  const promised = wordsPromised(bytes);
  // A damaged list may promise anything.
  const builder = new GraphBuilder(Math.min(promised, bytes.length));
  const lastLetter = letterByte + alphabet.letters.length;
  for (let at = headBytes, words = 0; at < bytes.length; ) {
    at = addWords(builder, bytes, at, lastLetter);
    words += wordsBetweenReports;
    onProgress(Math.min(1, words / promised));
  }
  const graph = builder.finish();
  if (graph.size !== promised) throw new DamagedWordsError(`${promised} words promised, ${graph.size} found`);
  onProgress(1);
  return graph;
}

/** Adds words from a byte on until it is time for a report, and says where the next one begins. */
function addWords(builder: GraphBuilder, bytes: Uint8Array, from: number, lastLetter: number): number {
  let at = from;
  for (let words = 0; words < wordsBetweenReports && at < bytes.length; words++) {
    const drop = bytes[at++]!;
    if (drop > longestWord) throw new DamagedWordsError(`byte ${at - 1} is no number of letters to drop`);
    const ending = at;
    while (at < bytes.length && bytes[at]! > letterByte && bytes[at]! <= lastLetter) at++;
    builder.add(drop, bytes, ending, at);
  }
  return at;
}

function wordsPromised(bytes: Uint8Array): number {
  if (bytes.length < headBytes) throw new DamagedWordsError('the list has no head');
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
}
