import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { Lexicon } from '../../../src/core/lexicon';
import { unpackGraph } from '../../../src/core/lexicon/unpack-graph';
import { DictionaryError } from '../../../src/worker/dictionary-error';
import { unpackWords } from '../../../src/worker/fetch-words';
import { WordBookClient } from '../../../src/worker/study/word-book-client';
import { answering, FakeWorker, list, packed, words } from '../fake-worker';

const lexicon = new Lexicon({
  id: list.id,
  alphabet: list.alphabet,
  ...unpackGraph(await unpackWords([packed]), list.alphabet),
});

/** Everybody knows ABBA, and BAA is rude. */
const marks = answering(gzipSync(new Uint8Array(words.map((word) => ({ ABBA: 1, BAA: 16 })[word] ?? 0))));
const noMarks: typeof fetch = async () => new Response(null, { status: 404 });

let started: FakeWorker[] = [];
afterEach(() => {
  for (const worker of started) worker.terminate();
  started = [];
});

function clientOf(fetchFile: typeof fetch = marks, dying = 0) {
  const startWorker = () => {
    const worker = new FakeWorker(fetchFile);
    const isDoomed = started.length < dying;
    started.push(worker);
    const post = worker.postMessage.bind(worker);
    worker.postMessage = (message) => {
      if (isDoomed && (message as { m: string }).m === 'findWords') worker.kill();
      else post(message);
    };
    return worker;
  };
  return new WordBookClient(() => lexicon, { startWorker, silence: 100 });
}

describe('the worker of the word book', () => {
  it('answers what is asked of the words, and starts no sooner', async () => {
    const client = clientOf();
    expect(started).toHaveLength(0);
    expect(await client.find('pattern', 'AB*', 1)).toEqual({ total: 2, words: ['AB'] });
    expect((await client.look('ABBA')).word).toBe('ABBA');
    expect(started).toHaveLength(1);
  });

  it('that dies is replaced, and one that rests begins anew', async () => {
    const client = clientOf(marks, 1);
    expect((await client.find('within', 'ABAB', 9)).words).toContain('ABBA');
    client.rest();
    expect((await client.find('anagrams', 'BAAB', 9)).words).toEqual(['ABBA']);
    expect(started).toHaveLength(3);
    const doomed = clientOf(marks, 99);
    await expect(doomed.find('pattern', 'A*', 1)).rejects.toThrow(DictionaryError);
  });

  it('tells which words are decent, where that can be known; else there is no drill', async () => {
    expect(await clientOf().decent(['ABBA', 'BAA'])).toEqual(['ABBA']);
    expect(await clientOf(noMarks).decent(['ABBA'])).toBeUndefined();
    expect(await clientOf(noMarks).drill('twos', 'a')).toBeUndefined();
  });
});
