import { createBirpc } from 'birpc';
import type { LexiconData } from '../engine/lexicon/lexicon';
import { unpackGraph } from '../engine/lexicon/unpack-graph';
import { DamagedWordsError } from '../engine/lexicon/word-graph';
import type { DefinitionsPart } from './definition-shelf';
import { fetchWords, LoadError, unpackWords } from './fetch-words';
import type { LoadFailure, PageFunctions, WorkerFunctions } from './protocol';
import type { WordList } from './word-list';

/** Where messages from the page arrive and answers go: the worker's own scope, or a port. */
export interface Endpoint {
  postMessage(message: unknown, options?: { transfer: Transferable[] }): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** Answers the page's questions about word lists, and about what words mean. */
export function serve(
  endpoint: Endpoint,
  lists: readonly WordList[],
  fetchFile: typeof fetch,
  definitions?: readonly DefinitionsPart[],
): void {
  const alive = () => page.progress.asEvent(0);
  // A worker that builds the words needs none of the code for what others are asked.
  const thinking = once(async () => {
    const { Thinking } = await import('./wordbler/thinking');
    return new Thinking(fetchFile, alive, lists);
  });
  const boards = once(async () => {
    const { Boards } = await import('./scramble/boards');
    return new Boards(fetchFile, alive, lists);
  });
  const books = once(async () => {
    // No way leads there on a portal, and its zip carries nothing of it.
    if (import.meta.env.MODE === 'portal') throw new RangeError('words are learned elsewhere');
    const { WordBooks } = await import('./study/word-books');
    return new WordBooks(fetchFile, lists);
  });
  const shelf = once(async () => {
    const { DefinitionShelf, shippedDefinitions } = await import('./definition-shelf');
    return new DefinitionShelf(definitions ?? shippedDefinitions, fetchFile, (share) => page.progress.asEvent(share));
  });
  let built: LexiconData | undefined;
  let loading: Promise<LoadFailure | undefined> | undefined;
  const load = async (id: string) => {
    const list = lists.find((own) => own.id === id);
    if (!list) return { code: 'missing' as const, detail: `there is no list ${id}` };
    try {
      const packed = await fetchWords(list, fetchFile, (share) => page.progress.asEvent(share));
      built = build(list, await unpackWords(packed));
      return undefined;
    } catch (error) {
      return failureOf(error);
    }
  };

  const functions: WorkerFunctions = {
    load(list) {
      loading = load(list);
      return loading;
    },
    async handOver() {
      await loading;
      if (built === undefined) throw new Error('the dictionary is not loaded');
      const handed = built;
      built = undefined;
      moved.set(handed, [handed.edges.buffer]);
      return handed;
    },
    definition: async (word) => (await shelf()).definition(word),
    study: async (data) => (await thinking()).study(data),
    think: async (sight, level, ms) => (await thinking()).think(sight, level, ms),
    ponder: async (...asked) => (await thinking()).ponder(...asked),
    doubts: async (words, level) => (await thinking()).doubts(words, level),
    advise: async (sight) => (await thinking()).advise(sight),
    stopThinking: async () => (await thinking()).stop(),
    studyBoards: async (data) => (await boards()).study(data),
    solve: async (board, shortest) => (await boards()).solve(board, shortest),
    roll: async (spec, from) => (await boards()).roll(spec, from),
    stopRolling: async () => (await boards()).stop(),
    studyBook: async (data) => (await books()).study(data),
    findWords: async (...asked) => (await books()).find(...asked),
    lookAtWord: async (word) => (await books()).look(word),
    decentWords: async (words) => (await books()).decent(words),
    drill: async (kind, seed) => (await books()).drill(kind, seed),
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

/** Made when it is first asked for; what could not be had is asked for again. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    if (!made) {
      const own = make();
      made = own;
      own.catch(() => {
        made = undefined;
      });
    }
    return made;
  };
}

function build(list: WordList, words: Uint8Array): LexiconData {
  const { id, alphabet } = list;
  return { id, alphabet, ...unpackGraph(words, alphabet) };
}

function failureOf(error: unknown): LoadFailure {
  if (error instanceof LoadError) return error.failure;
  if (error instanceof DamagedWordsError) return { code: 'damaged', detail: error.message };
  throw error;
}
