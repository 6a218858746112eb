import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { english } from '../../../src/engine/alphabet/languages';
import { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../src/engine/lexicon/unpack-graph';
import { isLong } from '../../long';
import { packedWords, readWords } from './packed-words';

const words = readWords(packedWords);
const lexicon = new Lexicon({
  id: 'enable1',
  alphabet: english,
  ...unpackGraph(gunzipSync(packedWords), english),
});

/** By prefix, a bit a letter: which letters go on to some word, and which make the prefix a word. */
function lettersFollowing(tried: readonly string[]) {
  const following = new Map<string, { begins: number; ends: number }>();
  for (const word of tried) {
    for (let at = 0; at < word.length; at++) {
      const prefix = word.slice(0, at);
      const found = following.get(prefix) ?? { begins: 0, ends: 0 };
      const bit = 1 << english.letters.indexOf(word[at]!);
      found.begins |= bit;
      if (at === word.length - 1) found.ends |= bit;
      following.set(prefix, found);
    }
    if (!following.has(word)) following.set(word, { begins: 0, ends: 0 });
  }
  return following;
}

describe('the shipped word list', () => {
  it('is ENABLE1, the words of 2 to 15 letters', () => {
    const lines = words.map((word) => `${word.toLowerCase()}\n`).join('');
    expect(words).toHaveLength(168_551);
    expect(words.every((word) => /^[A-Z]{2,15}$/.test(word))).toBe(true);
    expect(createHash('sha256').update(lines).digest('hex')).toBe(
      '9e26bdd69fd492b4f62ecd11ab179874f01db712493f49312e459f8f51ac6f81',
    );
  });

  it('ships in less than 215,000 bytes', () => {
    expect(packedWords.length).toBeLessThanOrEqual(215_000);
  });
});

describe('the lexicon of the shipped list', () => {
  it('knows its words in order, and how many', () => {
    expect(lexicon.size).toBe(words.length);
    expect([...lexicon.words()].join()).toBe(words.join());
  });

  it('tells words and prefixes from all that is one letter away from being a prefix', () => {
    // Those that begin with some of the letters: what follows the first ones is told wholly.
    const tried = isLong ? words : words.filter((word) => /^[AJQXZ]/.test(word));
    const following = lettersFollowing(tried);
    if (!isLong) following.delete('');
    const wrong: string[] = [];
    for (const [prefix, { begins, ends }] of following) {
      english.letters.forEach((letter, bit) => {
        const text = prefix + letter;
        if (lexicon.hasPrefix(text) !== Boolean((begins >>> bit) & 1)) wrong.push(`hasPrefix ${text}`);
        if (lexicon.has(text) !== Boolean((ends >>> bit) & 1)) wrong.push(`has ${text}`);
      });
    }
    expect(following.size).toBeGreaterThan(tried.length);
    expect(wrong).toEqual([]);
  });

  it.each(['', 'cat', 'Cat', 'CAT ', ' CAT', 'C4T', 'CÂT', 'CAT\0', '🐈', 'CAT🐈', '@', '[', '\uffff', '-'])(
    'answers no to %j',
    (text) => {
      expect(lexicon.has(text)).toBe(false);
      expect(lexicon.hasPrefix(text)).toBe(false);
    },
  );

  it('takes at most 600,000 bytes, and has no two equal nodes', () => {
    const graph = unpackGraph(gunzipSync(packedWords), english);
    expect(graph.edges.byteLength).toBeLessThanOrEqual(600_000);
    const nodes = new Set<number>();
    const shapes = new Set<string>();
    const open = [lexicon.start];
    for (let edge = open.pop(); edge !== undefined; edge = open.pop()) {
      const base = edge >>> 7;
      if (nodes.has(base)) continue;
      nodes.add(base);
      const out = english.letters.map((_, index) => lexicon.follow(edge, index + 1));
      shapes.add(out.join());
      open.push(...out.filter((next) => next !== 0));
    }
    expect(shapes.size).toBe(nodes.size);
  });
});

describe('a walk through the words', () => {
  const walk = (text: string) =>
    [...text].reduce((edge, letter) => lexicon.follow(edge, lexicon.codeOf(letter)), lexicon.start);

  it('goes from letter to letter', () => {
    expect(lexicon.endsWord(walk('QAT'))).toBe(true);
    expect(lexicon.goesOn(walk('QAT'))).toBe(true);
    expect(lexicon.endsWord(walk('CW'))).toBe(false);
    expect(lexicon.endsWord(walk('ZYZZYVAS'))).toBe(true);
    expect(lexicon.goesOn(walk('ZYZZYVAS'))).toBe(false);
  });

  it('stays nowhere once it has left the words', () => {
    for (const text of ['QZ', 'QZA', 'q', 'Q?', 'CATÉ', '🐈']) {
      expect(lexicon.endsWord(walk(text)), text).toBe(false);
      expect(lexicon.goesOn(walk(text)), text).toBe(false);
    }
    expect(lexicon.codeOf('')).toBe(lexicon.codeOf('QA'));
  });
});
