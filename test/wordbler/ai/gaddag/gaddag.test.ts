import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packGraph } from '../../../../assets/languages/pack-graph';
import { Lexicon } from '../../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../../src/engine/lexicon/unpack-graph';
import { type Alphabet, english } from '../../../../src/rules';
import { buildGaddag } from '../../../../src/wordbler/ai/build-gaddag';
import { edgeBy, type Gaddag, mostLetters, turn } from '../../../../src/wordbler/ai/gaddag';
import { lexicon } from '../../../engine/familiarity/shipped-familiarity';
import { often } from '../../../long';
import { knowledge } from '../shipped-knowledge';

const lexiconOf = (words: readonly string[], alphabet: Alphabet) =>
  new Lexicon({
    id: 'some',
    alphabet,
    ...unpackGraph(packGraph([...new Set(words)].sort(), alphabet), alphabet),
  });

/** Reads a word from one of its letters: that one and those before it backwards, the turn, then the rest. */
function reads({ nodes, root }: Gaddag, codes: readonly number[], from: number): boolean {
  let edge = root << 1;
  for (let at = from; at >= 0; at--) edge = edgeBy(nodes, edge >>> 1, codes[at]!);
  if (from + 1 < codes.length) edge = edgeBy(nodes, edge >>> 1, 0);
  for (let at = from + 1; at < codes.length; at++) edge = edgeBy(nodes, edge >>> 1, codes[at]!);
  return (edge & 1) === 1;
}

/** All that can be read, as words with the place of the first letter read marked. */
function readable({ nodes, root }: Gaddag, letters: readonly string[]): Set<string> {
  const found = new Set<string>();
  const walk = (node: number, before: string, behind: string | undefined) => {
    for (let code = 0, left = nodes[node]!; left !== 0; code++, left >>>= 1) {
      if ((left & 1) === 0) continue;
      const edge = edgeBy(nodes, node, code);
      if (code === 0) {
        walk(edge >>> 1, before, '');
        continue;
      }
      const letter = letters[code - 1];
      const [head, tail] = behind === undefined ? [letter + before, undefined] : [before, behind + letter];
      if (edge & 1) found.add(`${head}|${tail ?? ''}`);
      walk(edge >>> 1, head, tail);
    }
  };
  walk(root, '', undefined);
  return found;
}

describe('The graph for finding plays', () => {
  it('reads any word of the shipped list from each of its letters', () => {
    const { gaddag } = knowledge;
    for (const [at, word] of [...lexicon.words()].entries()) {
      if (at % often(8, 1) > 0) continue;
      const codes = [...word].map((letter) => lexicon.codeOf(letter));
      for (let from = 0; from < codes.length; from++)
        if (!reads(gaddag, codes, from)) throw new Error(`${word} cannot be read from its letter ${from + 1}`);
    }
  });

  it('reads nothing else', () => {
    const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (words) => {
        const expected = new Set(
          words.flatMap((one) => [...one].map((_, at) => `${one.slice(0, at + 1)}|${one.slice(at + 1)}`)),
        );
        expect(readable(buildGaddag(lexiconOf(words, english)), english.letters)).toEqual(expected);
      }),
    );
  });

  it('reads words as long as a list may hold', () => {
    const word = 'AB'.repeat(31);
    const gaddag = buildGaddag(lexiconOf([word, `${word}A`], english));
    expect(readable(gaddag, english.letters).size).toBe(2 * word.length + 1);
  });

  it('needs no list to say how many words it holds', () => {
    const { data } = lexiconOf(['CAB', 'CABS', 'SCAB', 'SCABS', 'TAB', 'TABS'], english);
    expect(buildGaddag(new Lexicon({ ...data, size: 0 }))).toEqual(buildGaddag(new Lexicon(data)));
  });

  it('has no node twice', () => {
    const { nodes, root } = buildGaddag(lexiconOf(['CAB', 'CABS', 'SCAB', 'SCABS', 'TAB', 'TABS'], english));
    const seen = new Map<string, number>();
    const visit = (node: number) => {
      const width = english.letters.filter((_, at) => nodes[node]! & (2 << at)).length + (nodes[node]! & turn);
      const text = nodes.slice(node, node + 1 + width).join();
      expect(seen.get(text) ?? node).toBe(node);
      seen.set(text, node);
      for (const edge of nodes.slice(node + 1, node + 1 + width)) visit(edge >>> 1);
    };
    visit(root);
    expect(seen.size).toBeGreaterThan(5);
  });

  it('says again and again that it is still being made', () => {
    let said = 0;
    buildGaddag(lexicon, () => said++);
    expect(said).toBeGreaterThan(20);
  });

  it('takes alphabets of as many letters as two masks have room for, and says so of others', () => {
    const alphabet = (count: number): Alphabet => ({
      id: `${count} letters`,
      letters: Array.from({ length: count }, (_, at) => String.fromCharCode(65 + at)),
    });
    const wide = alphabet(mostLetters);
    const last = wide.letters[mostLetters - 1];
    const words = [`${last}A${last}`, `A${last}`];
    const gaddag = buildGaddag(lexiconOf(words, wide));
    expect(readable(gaddag, wide.letters)).toContain(`${last}|A${last}`);
    const tooWide = alphabet(2 * mostLetters + 1);
    expect(() => buildGaddag(lexiconOf(['AB'], tooWide))).toThrow(
      new RangeError('61 letters has more than 60 letters'),
    );
  });
});
