import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../src/engine/lexicon/unpack-graph';
import { type VisibleState, visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { unpackWords } from '../../../src/worker/fetch-words';
import { ComputerClient } from '../../../src/worker/wordbler/computer-client';
import { DictionaryError } from '../../../src/worker/worker-connection';
import { begun, setupFor } from '../../wordbler/rules/table';
import { answering, FakeWorker, list, packed, words } from '../fake-worker';

const lexicon = new Lexicon({
  id: list.id,
  alphabet: list.alphabet,
  ...unpackGraph(await unpackWords([packed]), list.alphabet),
});

/** Nobody knows any of the words well. */
const unfamiliar = answering(gzipSync(new Uint8Array(words.length)));

let started: FakeWorker[] = [];
let onStart = () => {};
afterEach(() => {
  vi.restoreAllMocks();
  for (const worker of started) worker.terminate();
  started = [];
  onStart = () => {};
});

/** Resolves the moment so many have been started, before any of them has answered. */
const startedIn = (count: number) =>
  new Promise<void>((resolve) => {
    onStart = () => {
      if (started.length >= count) resolve();
    };
    onStart();
  });

/** A client whose first so many workers die when they are asked to think. */
function clientOf(dying = 0, fetchFile: typeof fetch = unfamiliar, lookers = 1, silence = 400) {
  const startWorker = () => {
    const worker = new FakeWorker(fetchFile);
    const isDoomed = started.length < dying;
    started.push(worker);
    onStart();
    if (isDoomed) {
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (message) => {
        if (['think', 'ponder'].includes((message as { m?: string }).m ?? '')) worker.kill();
        else post(message);
      };
    }
    return worker;
  };
  return new ComputerClient(() => lexicon, { startWorker, silence, lookers });
}

function sightWith(rack: string[]): VisibleState {
  const engine = begun(setupFor(2));
  return { ...visibleStateOf(engine, engine.state.toMove), rack };
}

describe('The thinking worker', () => {
  it('studies once and answers with the move of a level', async () => {
    const client = clientOf();
    client.prepare();
    const move = await client.think(sightWith(['A', 'B', 'B', 'A', 'C', 'C', 'C']), 'club', 1000);
    expect(move).toMatchObject({ kind: 'play', score: 28 });
    expect(await client.think(sightWith(['C', 'C']), 'club', 1000)).toEqual({
      kind: 'exchange',
      letters: ['C', 'C'],
    });
    expect(started).toHaveLength(1);
  });

  it('advises on the best play, with the words it makes', async () => {
    const advice = await clientOf().advise(sightWith(['A', 'B', 'A', 'C', 'B']));
    expect(advice?.words).toEqual(['CABBA']);
    expect(await clientOf().advise(sightWith(['C']))).toBeUndefined();
  });

  it('is replaced when it dies in the middle of a thought, and the move is made all the same', async () => {
    const client = clientOf(2);
    const move = await client.think(sightWith(['A', 'B']), 'club', 1000);
    expect(move).toMatchObject({ kind: 'play' });
    expect(started.map(({ terminated }) => terminated)).toEqual([true, true, false]);
  });

  it('that cannot learn how common words are is an error, and says why', async () => {
    const client = clientOf(0, answering(null, { status: 404 }));
    client.prepare();
    await expect(client.advise(sightWith(['A', 'B']))).rejects.toMatchObject({ code: 'missing' });
  });

  it('knows what to doubt', async () => {
    const client = clientOf();
    expect(await client.doubts(['ABBA', 'CAB'], 'fledgling')).toBe(false);
    expect(await client.doubts(['ABBA', 'CAAB'], 'expert')).toBe(true);
  });

  it('looks ahead in as many workers as there may be, and all of them rest', async () => {
    const client = clientOf(0, unfamiliar, 3, 60_000);
    const { move } = await client.ponder(sightWith(['A', 'B', 'B', 'A', 'C']), 40);
    expect(move).toMatchObject({ kind: 'play' });
    expect(started).toHaveLength(3);
    client.rest();
    expect(started.map(({ terminated }) => terminated)).toEqual([true, true, true]);
    // One is up again for who waits, and goes when it rests once more.
    const open = client.ponder(sightWith(['A', 'B', 'B', 'A', 'C']), 40);
    await startedIn(6);
    client.rest();
    expect((await open).move).toMatchObject({ kind: 'play' });
    client.rest();
    expect(started.filter(({ terminated }) => !terminated)).toHaveLength(0);
    expect(started).toHaveLength(7);
  });

  it('looks ahead all the same when some of them die over it', async () => {
    const client = clientOf(2, unfamiliar, 2);
    expect((await client.ponder(sightWith(['A', 'B']), 40)).move).toMatchObject({ kind: 'play' });
    expect(started.filter(({ terminated }) => !terminated)).toHaveLength(2);
  });

  it('that dies is not waited for where another one has looked ahead', async () => {
    const notNoticed = 60_000;
    const client = clientOf(1, unfamiliar, 2, notNoticed);
    client.prepare();
    await startedIn(1);
    expect((await client.ponder(sightWith(['A', 'B']), 40)).move).toMatchObject({ kind: 'play' });
    expect(started.map(({ terminated }) => terminated)).toEqual([false, false]);
  });

  it('that is only slow is waited for longer the second time', async () => {
    const client = clientOf();
    const sight = sightWith(['A', 'B']);
    const start = FakeWorker.prototype.postMessage;
    vi.spyOn(FakeWorker.prototype, 'postMessage').mockImplementation(function (this: FakeWorker, message) {
      const isThought = (message as { m?: string }).m === 'think';
      // The first one is so slow that it is never heard of, however busy the machine is.
      if (!isThought || this !== started[0]) setTimeout(() => start.call(this, message), isThought ? 600 : 0);
    });
    // Silence ends between 400 and 500 ms: had each life as long as the first, the last would end, too.
    expect(await client.think(sight, 'club', 1000)).toMatchObject({ kind: 'play' });
    expect(started.length).toBeGreaterThan(1);
  });

  it('that dies again and again is an error, and the next question starts afresh', async () => {
    const client = clientOf(3);
    const error = await client.think(sightWith(['A', 'B']), 'club', 1000).catch((reason) => reason);
    expect(error).toBeInstanceOf(DictionaryError);
    expect(await client.think(sightWith(['A', 'B']), 'club', 1000)).toMatchObject({ kind: 'play' });
  });
});
