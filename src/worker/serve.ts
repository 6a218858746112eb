import { createBirpc } from 'birpc';
import type { LexiconData } from '../core/lexicon';
import { buildGraph } from '../core/lexicon/build-graph';
import { DamagedWordsError } from '../core/lexicon/damaged-words-error';
import { fetchWords, LoadError, unpackWords } from './fetch-words';
import { MeaningShelf, type MeaningsFile, shippedMeanings } from './meaning-shelf';
import type { LoadFailure, PageFunctions, WorkerFunctions } from './protocol';
import { Boards } from './scramble/boards';
import type { WordList } from './word-list';
import { Thinking } from './wordbler/thinking';

/** Where messages from the page arrive and answers go: the worker's own scope, or a port. */
export interface Endpoint {
  postMessage(message: unknown, options?: { transfer: Transferable[] }): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** How much of the bar is for fetching; unpacking and building are quick. */
const fetching = 0.8;

/** Answers the page's questions about one word list, and about what words mean. */
export function serve(
  endpoint: Endpoint,
  list: WordList,
  fetchFile: typeof fetch,
  meanings: MeaningsFile = shippedMeanings,
): void {
  const thinking = new Thinking(fetchFile, () => page.progress.asEvent(0));
  const boards = new Boards(fetchFile, () => page.progress.asEvent(0));
  const shelf = new MeaningShelf(meanings, fetchFile, (share) => page.progress.asEvent(share));
  let built: LexiconData | undefined;

  const functions: WorkerFunctions = {
    async load() {
      try {
        const packed = await fetchWords(list, fetchFile, (share) => page.progress.asEvent(share * fetching));
        built = build(list, await unpackWords(packed), (share) =>
          page.progress.asEvent(fetching + share * (1 - fetching)),
        );
        return undefined;
      } catch (error) {
        return failureOf(error);
      }
    },
    handOver() {
      if (built === undefined) throw new Error('the dictionary is not loaded');
      const handed = built;
      built = undefined;
      moved.set(handed, [handed.edges.buffer]);
      return handed;
    },
    meaning: (word) => shelf.meaning(word),
    study: (data) => thinking.study(data),
    think: (sight, level, ms) => thinking.think(sight, level, ms),
    doubts: (words, level) => thinking.doubts(words, level),
    advise: (sight, step) => thinking.advise(sight, step),
    stopThinking: () => thinking.stop(),
    studyBoards: (data) => boards.study(data),
    solve: (board, shortest) => boards.solve(board, shortest),
    roll: (wish, from) => boards.roll(wish, from),
    stopRolling: () => boards.stop(),
  };

  /** What goes along with an answer without being copied once more. */
  const moved = new WeakMap<object, Transferable[]>();
  const page = createBirpc<PageFunctions, WorkerFunctions>(functions, {
    on: (receive) => endpoint.addEventListener('message', ({ data }) => receive(data)),
    post: (message: { r?: unknown }) => {
      const answer = message.r;
      const transfer = typeof answer === 'object' && answer !== null ? moved.get(answer) : undefined;
      endpoint.postMessage(message, { transfer: transfer ?? [] });
    },
    timeout: -1,
  });
}

function build(list: WordList, words: Uint8Array, onProgress: (share: number) => void): LexiconData {
  const { id, alphabet } = list;
  return { id, alphabet, ...buildGraph(words, alphabet, onProgress) };
}

function failureOf(error: unknown): LoadFailure {
  if (error instanceof LoadError) return error.failure;
  if (error instanceof DamagedWordsError) return { code: 'damaged', detail: error.message };
  throw error;
}
