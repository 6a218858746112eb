import { readFileSync } from 'node:fs';
import { Trie } from '@kamilmielnik/trie';
import { english } from '../../src/engine/alphabet/languages';
import { Lexicon, type LexiconData } from '../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../src/engine/lexicon/unpack-graph';
import { Dice } from '../../src/engine/random/dice';
import { unpackWords } from '../../src/worker/fetch-words';
import { medians, milliseconds } from './rounds';
import type { Row } from './table';

const packed = readFileSync(new URL('../../assets/languages/en/en.words', import.meta.url));

const loadOurs = async (): Promise<LexiconData> => ({
  id: 'enable1',
  alphabet: english,
  ...unpackGraph(await unpackWords([packed]), english),
});

export async function dictionaryRows(): Promise<Row[]> {
  // The very first build has everything to compile, and Node has its web streams to load; so it comes first.
  let data: LexiconData | undefined;
  const cold = await milliseconds(async () => {
    data = await loadOurs();
  });
  data ??= await loadOurs();
  const lexicon = new Lexicon(data);
  const text = [...lexicon.words()].join('\n');
  return [
    ...(await buildRows(text, cold)),
    { what: 'memory of the array', unit: 'bytes', ours: data.edges.byteLength, aim: { atMost: 600_000 } },
    ...(await lookupRows(lexicon, text.split('\n'))),
    await handOverRow(data),
  ];
}

async function buildRows(text: string, cold: number): Promise<Row[]> {
  const buildSet = () => new Set(text.split('\n'));
  const coldSet = await milliseconds(buildSet);
  const { ours, set } = await medians({
    ours: () => milliseconds(loadOurs),
    set: () => milliseconds(buildSet),
  });
  const peer = 'Set from plain text';
  return [
    { what: 'unpack and build, cold', unit: 'ms', ours: cold, peer: { name: peer, figure: coldSet } },
    { what: 'unpack and build', unit: 'ms', ours, peer: { name: peer, figure: set }, aim: { atMost: 2 } },
  ];
}

async function lookupRows(lexicon: Lexicon, words: string[]): Promise<Row[]> {
  const set = new Set(words);
  const prefixes = new Set(words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))));
  const trie = Trie.fromArray(words);

  // A loop of its own for each contestant, or the compiler would treat them all as one unpredictable call.
  const has = {
    ours: perSecond((texts) => {
      let hits = 0;
      for (const text of texts) if (lexicon.has(text)) hits++;
      return hits;
    }),
    set: perSecond((texts) => {
      let hits = 0;
      for (const text of texts) if (set.has(text)) hits++;
      return hits;
    }),
    trie: perSecond((texts) => {
      let hits = 0;
      for (const text of texts) if (trie.has(text)) hits++;
      return hits;
    }),
  };
  const hasPrefix = {
    ours: perSecond((texts) => {
      let hits = 0;
      for (const text of texts) if (lexicon.hasPrefix(text)) hits++;
      return hits;
    }),
    set: perSecond((texts) => {
      let hits = 0;
      for (const text of texts) if (prefixes.has(text)) hits++;
      return hits;
    }),
    trie: perSecond((texts) => {
      let hits = 0;
      for (const text of texts) if (trie.hasPrefix(text)) hits++;
      return hits;
    }),
  };

  const dice = new Dice('bench');
  const own = dice.shuffled(words);
  // What a player lays is equal to a string of the Set, never the very same one: the aims are for such. With
  // its own strings the Set need compare no letters. In both rows the warm-up leaves every string's hash
  // cached, which is kind to the Set: a word on the board is new each time.
  const hits = own.map(fresh);
  const misses = own.map((word) => fresh(misspelt(word, dice, set)));
  const starts = own.map((word) => fresh(word.slice(0, 1 + dice.below(word.length))));
  const falseStarts = own.map((word) => fresh(misspelt(word, dice, prefixes)));

  return [
    ...(await contest('words found', has, hits, { set: 1.2, trie: 9 })),
    ...(await contest("words found, the Set's own strings", has, own)),
    ...(await contest('words not found', has, misses)),
    ...(await contest('prefixes found', hasPrefix, starts)),
    ...(await contest('prefixes not found', hasPrefix, falseStarts)),
  ];
}

type Lookup = (texts: readonly string[]) => number;

/** Millions of lookups a second. */
const perSecond =
  (countHits: Lookup): Lookup =>
  (texts) => {
    const start = performance.now();
    const hits = countHits(texts);
    const seconds = (performance.now() - start) / 1000;
    if (hits !== 0 && hits !== texts.length) throw new Error(`${hits} hits of ${texts.length}`);
    return texts.length / seconds / 1e6;
  };

async function contest(
  what: string,
  lookups: Readonly<Record<'ours' | 'set' | 'trie', Lookup>>,
  texts: readonly string[],
  aims?: { set: number; trie: number },
): Promise<Row[]> {
  const { ours, set, trie } = await medians({
    ours: () => lookups.ours(texts),
    set: () => lookups.set(texts),
    trie: () => lookups.trie(texts),
  });
  const row = (name: string, figure: number, atLeast?: number): Row => ({
    what,
    unit: 'M/s',
    ours,
    peer: { name, figure },
    aim: atLeast === undefined ? undefined : { atLeast },
  });
  return [row('Set', set, aims?.set), row('@kamilmielnik/trie', trie, aims?.trie)];
}

const fresh = (text: string) => Buffer.from(text, 'latin1').toString('latin1');

/** The word with one letter changed, so that it is in no such set. */
function misspelt(word: string, dice: Dice, known: ReadonlySet<string>): string {
  for (;;) {
    const at = dice.below(word.length);
    const letter = english.letters[dice.below(english.letters.length)];
    const text = word.slice(0, at) + letter + word.slice(at + 1);
    if (!known.has(text)) return text;
    // Hardly any two letters are no word's beginning, so some words need a wrong letter more.
    word = text;
  }
}

/** A copy of the array, moved through a message channel, and a lexicon on it at the other end. */
async function handOverRow(data: LexiconData): Promise<Row> {
  const { port1, port2 } = new MessageChannel();
  const handOver = () =>
    new Promise<Lexicon>((resolve) => {
      port2.onmessage = (event: MessageEvent<LexiconData>) => resolve(new Lexicon(event.data));
      const copy = { ...data, edges: data.edges.slice() };
      port1.postMessage(copy, [copy.edges.buffer]);
    });
  const { ours } = await medians({ ours: () => milliseconds(handOver) }, { rounds: 51 });
  port1.close();
  return { what: 'hand-over, without a browser', unit: 'ms', ours };
}
