import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { Lexicon, type LexiconData } from '../../src/engine/lexicon/lexicon';
import { fetchWords, LoadError, unpackWords } from '../../src/worker/fetch-words';
import { type Endpoint, serve } from '../../src/worker/serve';
import { type WordList, wordLists } from '../../src/worker/word-list';
import { answering, list, packed } from './fake-worker';

const shipped = new Uint8Array(readFileSync(new URL('../../assets/languages/en/en.words', import.meta.url)));

const [english] = wordLists as [WordList];

describe('the shipped file', () => {
  it('is as long as the list says, in every language', () => {
    const sizes = (file: string) => statSync(new URL(`../../${file.replace(/^\/|\?.*$/g, '')}`, import.meta.url)).size;
    for (const { url, bytes, familiarity } of wordLists)
      expect([sizes(url), sizes(familiarity.url)]).toEqual([bytes, familiarity.bytes]);
    expect(wordLists).toHaveLength(9);
  });

  it('comes whole, and tells how much has come', async () => {
    const shares: number[] = [];
    const pieces = await fetchWords(english, answering(shipped), (share) => shares.push(share));
    expect(pieces.reduce((sum, piece) => sum + piece.length, 0)).toBe(shipped.length);
    expect(shares.at(-1)).toBe(1);
  });

  it('unpacks only undamaged: any bit of it, any end of it', async () => {
    const steps = Array.from({ length: 12 }, (_, index) => Math.floor((shipped.length * index) / 12));
    const cut = steps.map((length) => shipped.slice(0, length));
    // The head's flags, time and system (bytes 4 to 9) mean nothing to the words.
    const flipped = [0, 1, 2, ...steps.slice(1), shipped.length - 5].map((at) => {
      const bytes = shipped.slice();
      bytes[at]! ^= 16;
      return bytes;
    });
    for (const bytes of [...cut, ...flipped]) await expect(unpackWords([bytes])).rejects.toThrow(LoadError);
  });
});

describe('the worker', () => {
  /** An endpoint without a thread: what is asked in, what is posted out. */
  function listening() {
    let receive: (event: MessageEvent) => void = () => {};
    const postMessage = vi.fn<Endpoint['postMessage']>();
    serve(
      {
        postMessage,
        addEventListener: (_, listener) => {
          receive = listener;
        },
      },
      [list],
      answering(packed),
    );
    let asked = 0;
    const ask = async (m: string) => {
      const i = `${m} ${asked++}`;
      receive(new MessageEvent('message', { data: { t: 'q', i, m, a: [list.id] } }));
      const answer = () => postMessage.mock.calls.find(([message]) => (message as { i?: string }).i === i);
      return vi.waitUntil(answer, { interval: 1 });
    };
    return ask;
  }

  it('moves its array to the page, and keeps no other', async () => {
    const ask = listening();
    await ask('load');
    const call = await ask('handOver');
    const data = (call[0] as { r: LexiconData }).r;
    expect(call[1]?.transfer).toEqual([data.edges.buffer]);
    expect(new Lexicon(structuredClone(data, { transfer: [data.edges.buffer] })).has('CAB')).toBe(true);
    expect(data.edges).toHaveLength(0);
    const again = (await ask('handOver'))[0] as { e: Error };
    expect(again.e.message).toMatch('not loaded');
  });

  it('answers no question before it has loaded', async () => {
    const answer = await listening()('handOver');
    expect((answer[0] as { e: Error }).e.message).toMatch('not loaded');
  });
});
