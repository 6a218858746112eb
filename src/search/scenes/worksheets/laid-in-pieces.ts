/** So long the page does nothing else, at most. */
const pieceMs = 8;

/** What a laying comes to; undefined once nobody waits for it any more. The page goes on meanwhile. */
export async function laidInPieces<Laid>(
  laying: Generator<undefined, Laid>,
  isWanted: () => boolean,
): Promise<Laid | undefined> {
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
