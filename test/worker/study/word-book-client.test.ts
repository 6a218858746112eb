import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../src/engine/lexicon/unpack-graph';
import { unpackWords } from '../../../src/worker/fetch-words';
import { WordBookClient } from '../../../src/worker/study/word-book-client';
import { DictionaryError } from '../../../src/worker/worker-connection';
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

function clientOf(fetchFile: typeof fetch = marks, dying = 0, words: () => Lexicon | Promise<Lexicon> = () => lexicon) {
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
  return new WordBookClient(words, { startWorker, silence: dying > 0 ? 100 : 60_000 });
}

describe('the worker of the word book', () => {
  it('answers what is asked of the words, and starts no sooner', async () => {
    const client = clientOf();
    expect(started).toHaveLength(0);
    expect(await client.find('pattern', 'AB*', 1)).toEqual({ total: 2, words: ['AB'] });
    expect((await client.look('ABBA')).word).toBe('ABBA');
    expect(started).toHaveLength(1);
  });

  it('that dies is replaced', async () => {
    const client = clientOf(marks, 1);
    expect((await client.find('within', 'ABAB', 9)).words).toContain('ABBA');
    expect(started).toHaveLength(2);
    const doomed = clientOf(marks, 99);
    await expect(doomed.find('pattern', 'A*', 1)).rejects.toThrow(DictionaryError);
  });

  it('that is closed answers nothing more, and no other is started for what was asked', async () => {
    let come = (_: Lexicon) => {};
    const coming = new Promise<Lexicon>((resolve) => {
      come = resolve;
    });
    for (const words of [() => lexicon, () => coming]) {
      const client = clientOf(marks, 0, words);
      const asked = client.drill('twos', 'a');
      const looked = client.look('ABBA');
      // With words that are there its worker is up by now.
      await new Promise((resolve) => setTimeout(resolve));
      client.close();
      await expect(asked).rejects.toMatchObject({ code: 'stopped' });
      await expect(looked).rejects.toMatchObject({ code: 'stopped' });
      await expect(client.find('pattern', 'A*', 1)).rejects.toMatchObject({ code: 'stopped' });
    }
    come(lexicon);
    await new Promise((resolve) => setTimeout(resolve));
    expect(started.map(({ terminated }) => terminated)).toEqual([true]);
  });

  it('tells which words are decent, where that can be known; else there is no drill', async () => {
    expect(await clientOf().decent(['ABBA', 'BAA'])).toEqual(['ABBA']);
    expect(await clientOf(noMarks).decent(['ABBA'])).toBeUndefined();
    expect(await clientOf(noMarks).drill('twos', 'a')).toBeUndefined();
  });
});
