import { createStore, get, set, type UseStore } from 'idb-keyval';
import type { Lexicon } from '../../engine/lexicon';
import { buildGaddag, type Gaddag, gaddagIn, keptGaddag } from '../../wordbler/ai/gaddag';

/** Where graphs are kept between visits. A call may fail, or never come back. */
export interface GraphShelf {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
}

/** A database of its own, so that nothing else kept ever waits for it. */
let store: UseStore | undefined;
const opened = () => {
  store ??= createStore('wordbler-graphs', 'graphs');
  return store;
};

const browserShelf: GraphShelf = {
  get: async (key) => get(key, opened()),
  set: async (key, value) => set(key, value, opened()),
};

/** So many milliseconds a kept graph is waited for: building one takes hardly longer. */
const patience = 500;

/** The graph of a list for finding plays: the one kept at an earlier visit, or else a new one, which is kept. */
export async function graphOf(words: Lexicon, alive: () => void, shelf = browserShelf): Promise<Gaddag> {
  const kept = gaddagIn(await inTime(shelf.get(words.id)), words);
  if (kept) return kept;
  const gaddag = buildGaddag(words, alive);
  // Where nothing can be kept, the next visit builds its own.
  shelf.set(words.id, keptGaddag(gaddag, words)).catch(() => {});
  return gaddag;
}

/** Nothing, where the shelf fails or does not answer. */
const inTime = (answer: Promise<unknown>) =>
  new Promise<unknown>((resolve) => {
    const nothing = () => resolve(undefined);
    const timer = setTimeout(nothing, patience);
    answer.then(resolve, nothing).finally(() => clearTimeout(timer));
  });
