import { afterEach, describe, expect, it } from 'vitest';
import { DictionaryClient } from '../../src/worker/dictionary-client';
import { DictionaryError } from '../../src/worker/worker-connection';
import { answering, FakeWorker, list, neverAnswering, packed, stalling, trickling, words } from './fake-worker';

const good = answering(packed);
// Longer than a busy machine stands still.
const silence = 400;

let started: FakeWorker[] = [];
afterEach(() => {
  for (const worker of started) worker.terminate();
  started = [];
});

/** A client whose workers, one after the other, get these answers to their fetch; from then on the good one. */
function clientOf(...answers: (typeof fetch)[]) {
  const startWorker = () => {
    const worker = new FakeWorker(answers.shift() ?? good);
    started.push(worker);
    return worker;
  };
  return new DictionaryClient({ startWorker, silence });
}

const faultOf = (loading: Promise<unknown>) =>
  loading.then(
    () => 'none',
    (error) => (error instanceof DictionaryError ? error.code : error),
  );

async function expectFreshLoad(client: DictionaryClient) {
  const before = started.length;
  expect([...(await client.load(list.id)).words()]).toEqual(words);
  expect(started).toHaveLength(before + 1);
  // The last one, too, once it has handed over.
  expect(started.every((worker) => worker.terminated)).toBe(true);
}

describe('a dictionary that loads', () => {
  it('is handed over whole, and answers in the page', async () => {
    const lexicon = await clientOf().load(list.id);
    expect(lexicon.id).toBe('some');
    expect([...lexicon.words()]).toEqual(words);
    expect(lexicon.has('ABBA')).toBe(true);
    expect(lexicon.has('ABB')).toBe(false);
    expect(lexicon.hasPrefix('ABB')).toBe(true);
    expect(lexicon.hasPrefix('BC')).toBe(false);
  });

  it('tells how far it is, never backwards, up to 1', async () => {
    const shares: number[] = [];
    await clientOf(trickling(packed, 5, 1)).load(list.id, (share) => shares.push(share));
    expect(shares.length).toBeGreaterThan(5);
    expect(shares[0]).toBeLessThan(0.5);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it('may take longer than the silence allowed, as long as something comes', async () => {
    const lexicon = await clientOf(trickling(packed, 6, silence / 4)).load(list.id);
    expect(lexicon.size).toBe(words.length);
  });

  it('takes the worker that was woken for it, once', async () => {
    const client = clientOf();
    client.wake();
    client.wake();
    expect(started).toHaveLength(1);
    const shares: number[] = [];
    expect([...(await client.load(list.id, (share) => shares.push(share))).words()]).toEqual(words);
    expect(shares.at(-1)).toBe(1);
    expect(started).toHaveLength(1);
    await expectFreshLoad(client);
    client.wake();
    client.stop();
    expect(started.every((worker) => worker.terminated)).toBe(true);
  });

  it('leaves its marks in the timeline', async () => {
    performance.clearMarks();
    performance.clearMeasures();
    await clientOf().load(list.id);
    const names = performance.getEntries().map(({ name }) => name);
    for (const name of ['dictionary-loading', 'dictionary-hand-over', 'dictionary-ready'])
      expect(names).toContain(name);
  });
});

describe('a dictionary that does not load says why, and loads the next time', () => {
  const flipped = (at: number) => packed.map((byte, index) => (index === at ? byte ^ 4 : byte));
  it.each<[string, string, typeof fetch]>([
    ['missing', 'no such file', answering('not here', { status: 404 })],
    ['missing', 'a server in trouble', answering(null, { status: 503 })],
    ['unreachable', 'no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['unreachable', 'a connection that breaks', trickling(packed, 5, 1, 20)],
    ['damaged', 'no bytes', answering(null)],
    ['damaged', 'a page instead of words', answering('<!doctype html><title>Wordbler</title>')],
    ['damaged', 'half of the bytes', answering(packed.slice(0, packed.length / 2))],
    ['damaged', 'all bytes but one', answering(packed.slice(0, -1))],
    ['damaged', 'a flipped bit', answering(flipped(24))],
    ['damaged', 'a flipped bit in the checksum', answering(flipped(packed.length - 6))],
    ['silent', 'a server that never answers', neverAnswering],
    ['silent', 'a server that stops midway', stalling(packed.slice(0, 20))],
  ])('%s: %s', async (code, _, answer) => {
    const client = clientOf(answer);
    expect(await faultOf(client.load(list.id))).toBe(code);
    expect(started[0]!.terminated).toBe(true);
    await expectFreshLoad(client);
  });

  it('stopped: the worker breaks', async () => {
    const client = clientOf(neverAnswering);
    const loading = faultOf(client.load(list.id));
    started[0]!.break('script not found');
    expect(await loading).toBe('stopped');
    await expectFreshLoad(client);
  });

  it('stopped: no worker can be started', async () => {
    const client = new DictionaryClient({
      startWorker() {
        throw new DOMException('not here', 'SecurityError');
      },
    });
    expect(await faultOf(client.load(list.id))).toBe('stopped');
  });

  it('stopped: by the page', async () => {
    const client = clientOf(neverAnswering);
    const loading = faultOf(client.load(list.id));
    client.stop();
    expect(await loading).toBe('stopped');
    expect(started[0]!.terminated).toBe(true);
    await expectFreshLoad(client);
  });

  it('stopped: loaded anew meanwhile', async () => {
    const client = clientOf(neverAnswering);
    const loading = faultOf(client.load(list.id));
    await expectFreshLoad(client);
    expect(await loading).toBe('stopped');
  });

  it('silent: the worker is killed while it loads', async () => {
    const client = clientOf(trickling(packed, 5, 5));
    const loading = faultOf(client.load(list.id, () => started[0]!.kill()));
    expect(await loading).toBe('silent');
    await expectFreshLoad(client);
  });

  it('silent: the worker is killed after it has loaded, which the dictionary outlives', async () => {
    const client = clientOf();
    const lexicon = await client.load(list.id);
    started[0]!.kill();
    expect(lexicon.has('CAB')).toBe(true);
    await expectFreshLoad(client);
  });

  it('fault after fault after fault', async () => {
    const client = clientOf(answering(null, { status: 404 }), neverAnswering, answering('?'));
    expect(await faultOf(client.load(list.id))).toBe('missing');
    expect(await faultOf(client.load(list.id))).toBe('silent');
    expect(await faultOf(client.load(list.id))).toBe('damaged');
    await expectFreshLoad(client);
  });
});
