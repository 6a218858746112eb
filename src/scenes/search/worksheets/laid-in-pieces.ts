import { wordSearch } from '../../../core';

/** So long the page does nothing else, at most. */
const pieceMs = 8;

/** The letters of a worksheet, or why there are none; undefined once nobody waits for them any more. The page goes on meanwhile. */
export async function laidInPieces(
  sheet: wordSearch.Worksheet,
  words: wordSearch.LanguageWords,
  isWanted: () => boolean,
): Promise<wordSearch.Layout | wordSearch.LayFault | undefined> {
  const laying = wordSearch.layingOf(sheet, words);
  const channel = new MessageChannel();
  try {
    while (isWanted()) {
      const until = performance.now() + pieceMs;
      do {
        const { done, value } = laying.next();
        if (done) return value;
      } while (performance.now() < until);
      // Sooner than a timer, which waits four milliseconds each time.
      await new Promise((resolve) => {
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(undefined);
      });
    }
    return undefined;
  } finally {
    channel.port1.close();
  }
}
