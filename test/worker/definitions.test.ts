import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shippedDefinitions } from '../../src/worker/definition-shelf';
import { DictionaryClient } from '../../src/worker/dictionary-client';
import { packedParts } from '../engine/definitions/shipped-glosses';
import { answering, FakeWorker, list, packed, stalling } from './fake-worker';

const some = new Uint8Array(gzipSync('cab\tn a car for hire\nmice\tN mouse\nmouse\tn a small rodent\n'));
const silence = 100;

let started: FakeWorker[] = [];
afterEach(() => {
  for (const worker of started) worker.terminate();
  started = [];
});

/** A client whose fetches for definitions get these answers, one after the other; those for words the good one. */
function clientOf(...answers: (typeof fetch)[]) {
  const forDefinitions = vi.fn<typeof fetch>((input, init) => (answers.shift() ?? answering(some))(input, init));
  const fetchFile: typeof fetch = (input, init) =>
    shippedDefinitions.some(({ url }) => url === input) ? forDefinitions(input, init) : answering(packed)();
  const startWorker = () => {
    const worker = new FakeWorker(fetchFile);
    started.push(worker);
    return worker;
  };
  return { client: new DictionaryClient({ startWorker, silence }), forDefinitions };
}

const mouse = {
  lemma: 'MOUSE',
  senses: [{ part: 'noun', gloss: 'a small rodent' }],
  origins: [{ of: 'MOUSE', forms: ['plural'] }],
};

/** How many files these words lie in. */
const partsOf = (...words: string[]) =>
  new Set(words.map((word) => shippedDefinitions.findLast(({ from }) => from <= word))).size;

describe('definitions', () => {
  it('are as long as their list says, each at an address of its own', () => {
    expect(packedParts.map(({ length }) => length)).toEqual(shippedDefinitions.map(({ bytes }) => bytes));
    expect(new Set(shippedDefinitions.map(({ url }) => url)).size).toBe(packedParts.length);
  });

  it('are fetched at the first question that needs them, and only what it needs', async () => {
    const { client, forDefinitions } = clientOf();
    await client.load(list.id);
    expect(forDefinitions).not.toHaveBeenCalled();
    const asked = Promise.all([client.definition('MICE'), client.definition('ZZZ')]);
    expect(await asked).toEqual([mouse, 'unknown']);
    expect(await client.definition('MOUSE')).toEqual({ ...mouse, origins: [] });
    expect(forDefinitions).toHaveBeenCalledTimes(partsOf('mice', 'mouse', 'zzz'));
  });

  it('need no dictionary', async () => {
    expect(await clientOf().client.definition('CAB')).toMatchObject({ lemma: 'CAB' });
  });

  it.each<[string, typeof fetch]>([
    ['missing', answering(null, { status: 404 })],
    ['unreachable', () => Promise.reject(new TypeError('no network'))],
    ['damaged', answering('no gzip at all')],
    ['cut short', answering(some.slice(0, 40))],
    ['stalling', stalling(some.slice(0, 20))],
  ])('that are %s are unavailable, and the next question tries again', async (_, failing) => {
    const { client, forDefinitions } = clientOf(failing);
    const lexicon = await client.load(list.id);
    expect(await client.definition('MICE')).toBe('unavailable');
    expect(await client.definition('MICE')).toEqual(mouse);
    expect(forDefinitions).toHaveBeenCalledTimes(1 + partsOf('mice', 'mouse'));
    expect(lexicon.has('CAB')).toBe(true);
  });

  it('survive a new load of the dictionary, and the death of their worker', async () => {
    const { client } = clientOf();
    await client.definition('MICE');
    await client.load(list.id);
    expect(await client.definition('MICE')).toEqual(mouse);
    started[0]!.kill();
    expect(await client.definition('MICE')).toBe('unavailable');
    expect(await client.definition('MICE')).toEqual(mouse);
  });

  it('end with the client', async () => {
    const { client } = clientOf(stalling(some));
    const asked = client.definition('MICE');
    client.stop();
    expect(await asked).toBe('unavailable');
    expect(started.every((worker) => worker.terminated)).toBe(true);
  });

  it('are unavailable where no worker starts', async () => {
    const startWorker = () => {
      throw new Error('not here');
    };
    expect(await new DictionaryClient({ startWorker }).definition('MICE')).toBe('unavailable');
  });
});
