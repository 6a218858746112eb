import { describe, expect, it } from 'vitest';
import { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../src/engine/lexicon/unpack-graph';
import { buildGaddag } from '../../../src/wordbler/ai/build-gaddag';
import { keptGaddag } from '../../../src/wordbler/ai/gaddag';
import { unpackWords } from '../../../src/worker/fetch-words';
import { type GraphShelf, graphOf } from '../../../src/worker/wordbler/thinking';
import { list, packed } from '../fake-worker';

const words = new Lexicon({
  id: list.id,
  alphabet: list.alphabet,
  ...unpackGraph(await unpackWords([packed]), list.alphabet),
});
const gaddag = buildGaddag(words);

class FakeShelf implements GraphShelf {
  puts = 0;

  constructor(public saved?: unknown) {}

  async get() {
    return this.saved;
  }

  async set(_: string, value: unknown) {
    this.saved = structuredClone(value);
    this.puts++;
  }
}

const refuse = async () => {
  throw new DOMException('Full', 'QuotaExceededError');
};

describe('The graph for finding plays', () => {
  it('is built once and kept: later visits take that one', async () => {
    const shelf = new FakeShelf();
    expect(await graphOf(words, () => {}, shelf)).toEqual(gaddag);
    expect(shelf.puts).toBe(1);
    const own = (shelf.saved as { nodes: Uint32Array }).nodes;
    expect((await graphOf(words, () => {}, shelf)).nodes).toBe(own);
    expect(shelf.puts).toBe(1);
  });

  it('is built and kept anew where a damaged one lies', async () => {
    const damaged = structuredClone(keptGaddag(gaddag, words));
    damaged.nodes[damaged.root]! ^= 4;
    const shelf = new FakeShelf(damaged);
    expect(await graphOf(words, () => {}, shelf)).toEqual(gaddag);
    expect(shelf.saved).toEqual(keptGaddag(gaddag, words));
  });

  it('comes all the same from a shelf that refuses, that is full, or that says nothing', async () => {
    const full = Object.assign(new FakeShelf(), { set: refuse });
    const silent = Object.assign(new FakeShelf(), { get: () => new Promise(() => {}) });
    for (const shelf of [{ get: refuse, set: refuse }, full, silent])
      expect(await graphOf(words, () => {}, shelf)).toEqual(gaddag);
  });
});
