import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packGraph } from '../../../../assets/languages/pack-graph';
import { Lexicon } from '../../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../../src/engine/lexicon/unpack-graph';
import { english } from '../../../../src/rules';
import { buildGaddag } from '../../../../src/wordbler/ai/build-gaddag';
import { gaddagIn, keptGaddag } from '../../../../src/wordbler/ai/gaddag';

const lexiconOf = (...words: string[]) =>
  new Lexicon({ id: 'some', alphabet: english, ...unpackGraph(packGraph(words, english), english) });

const words = lexiconOf('CAB', 'CABS', 'SCAB');
const gaddag = buildGaddag(words);
const saved = () => structuredClone(keptGaddag(gaddag, words));

describe('A kept graph', () => {
  it('is the graph that was kept', () => {
    expect(gaddagIn(saved(), words)).toEqual(gaddag);
  });

  it('is none of any other list, whatever its name, nor of another version', () => {
    expect(gaddagIn(saved(), lexiconOf('CAB', 'CABS', 'SCABS'))).toBeUndefined();
    expect(gaddagIn({ ...saved(), version: 0 }, words)).toBeUndefined();
  });

  it('is none once any of its bits is another, or an end is missing', () => {
    fc.assert(
      fc.property(fc.nat(gaddag.nodes.length - 1), fc.nat(31), (at, bit) => {
        const damaged = saved();
        damaged.nodes[at]! ^= 1 << bit;
        expect(gaddagIn(damaged, words)).toBeUndefined();
        expect(gaddagIn({ ...saved(), nodes: gaddag.nodes.slice(0, at) }, words)).toBeUndefined();
        expect(gaddagIn({ ...saved(), root: gaddag.root ^ (1 << bit) }, words)).toBeUndefined();
      }),
    );
  });

  it('is none in anything else', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('nodes', 'root', 'sum', 'version', 'words'), (value, name) => {
        expect(gaddagIn(value, words)).toBeUndefined();
        const own = saved();
        // A root has been guessed before.
        fc.pre(value !== own[name]);
        expect(gaddagIn({ ...own, [name]: value }, words)).toBeUndefined();
      }),
    );
  });
});
