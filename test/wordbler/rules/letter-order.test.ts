import { describe, expect, it } from 'vitest';
import { WordsToCome, wordsOfLetters } from '../../../src/engine/lexicon/lexicon';
import { GameEngine, presets, type Rules, readingOf, setupFault } from '../../../src/rules';
import { knowledgeBy } from '../../../src/wordbler/ai/knowledge';
import { LetterSets } from '../../../src/wordbler/ai/letter-sets';
import { lexicon } from '../../engine/familiarity/shipped-familiarity';
import { knowledge } from '../ai/shipped-knowledge';
import { act, eventOf, play, setupFor, tableWith } from './table';

const free: Partial<Rules> = { letterOrder: 'free', showsWords: true, invalidWord: 'tryAgain' };
const table = (rack: string, rules: Partial<Rules> = free) =>
  tableWith({ racks: [rack, 'EEEEEEE'], rules, words: lexicon });

describe('The words of some letters', () => {
  it('are all that have them, as a plain count finds', () => {
    const sorted = (word: string) => [...word].sort().join('');
    const all = [...lexicon.words()];
    for (const letters of ['TARES', 'TNILES', 'QZ', 'A', '', 'ETAOINSRH', 'AEGINRST', 'NOTAWORD', 'CH?']) {
      const made = all
        .filter(({ length }) => length === letters.length)
        .filter((word) => sorted(word) === sorted(letters));
      expect(wordsOfLetters(lexicon, letters, 1000)).toEqual(made);
      const asTheyLie = made.filter((word) => word === letters);
      const others = made.filter((word) => word !== letters);
      expect(lexicon.inAnyOrder(letters)).toEqual([...asTheyLie, ...others].slice(0, 8));
    }
  });

  it('are known by their letters, each choice of tiles once', () => {
    const sets = LetterSets.of(knowledge.gaddag);
    const code = (letter: string) => lexicon.codeOf(letter);
    expect([...sets.completing([...'TAR'].map(code))].map((own) => lexicon.alphabet.letters[own - 1]).sort()).toEqual(
      lexicon.alphabet.letters.filter((letter) => lexicon.inAnyOrder(`TAR${letter}`).length > 0),
    );
    const rack = new Uint8Array(64);
    for (const letter of 'SRE') rack[code(letter)]!++;
    const texts = sets
      .choices([code('A')], rack, 3, 64)
      .flat()
      .map((own) => own.join(' '));
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('Where letters may lie in any order', () => {
  it('letters are a word that make one, and the sheet says which', () => {
    const engine = table('TSREAQV');
    const scored = eventOf(play(engine, '8H TSREA'), 'playScored');
    expect(scored.sheet.words[0]).toMatchObject({
      word: 'TSREA',
      reads: ['ARETS', 'ASTER', 'EARST', 'RATES', 'STARE', 'TARES', 'TEARS'].filter((word) => lexicon.has(word)),
    });
    expect(engine.readings('TAC')).toContain('CAT');
  });

  it('a word is read as it lies, whatever else its letters make', () => {
    const engine = table('TSREAQV');
    const scored = eventOf(play(engine, '8H TARES'), 'playScored');
    expect(readingOf(scored.sheet.words[0]!)).toBe('TARES');
  });

  it('a game that was opened before its words came tells what its letters make once they are there', () => {
    const engine = new GameEngine(setupFor(2, free, { words: lexicon.id }), lexicon);
    act(engine, 'begin');
    const rack = engine.state.racks[engine.state.toMove]!.filter((tile) => tile !== null);
    const letterOf = (tile: number) => engine.faces[tile]!.letter ?? '';
    const [one, other] = rack
      .flatMap((tile) => rack.map((next) => [tile, next] as const))
      .find(([tile, next]) => {
        const letters = letterOf(tile) + letterOf(next);
        return tile !== next && !lexicon.has(letters) && lexicon.inAnyOrder(letters).length > 0;
      })!;
    act(engine, 'lay', { tile: one, x: 7, y: 7 });
    act(engine, 'lay', { tile: other, x: 8, y: 7 });
    act(engine, 'done');
    const coming = new WordsToCome(lexicon.id);
    const opened = GameEngine.restore(engine.save(), coming) as GameEngine;
    expect(opened.state.history).not.toEqual(engine.state.history);
    expect(coming.come(lexicon)).toBe(true);
    expect(opened.state.history).toEqual(engine.state.history);
  });

  it('laid tiles show it, and what makes no word is none', () => {
    const engine = table('TSREAQV');
    for (const [at, letter] of [...'QV'].entries()) {
      const tile = engine.state.racks[0]!.find((own) => engine.faces[own!]!.letter === letter)!;
      act(engine, 'lay', { tile, x: 7 + at, y: 7 });
    }
    expect(engine.laidWords()).toMatchObject([{ word: 'QV', isWord: false }]);
    expect(eventOf(act(engine, 'done'), 'wordsRejected').words).toEqual(['QV']);
  });

  it('does not hold at a table where they lie in order', () => {
    const { letterOrder: _, ...inOrder } = free;
    const engine = table('TSREAQV', inOrder);
    expect(eventOf(play(engine, '8H TSREA'), 'wordsRejected').words).toEqual(['TSREA']);
    expect(engine.readings('TSREA')).toEqual(['TSREA']);
  });

  it('is a rule like any other', () => {
    expect(setupFault(setupFor(2, free))).toBeUndefined();
    expect(setupFault(setupFor(2, { letterOrder: 'random' } as unknown as Rules))).toBe('badRules');
  });

  it('words that still come are granted, and judged when they are there', () => {
    const judge = (letters: string, refused: string[]) => {
      const coming = new WordsToCome('en', refused);
      expect(coming.inAnyOrder(letters)).toEqual(refused.includes(letters) ? [] : [letters]);
      return coming.come(lexicon);
    };
    expect(judge('TSREA', [])).toBe(true);
    expect(judge('QVX', [])).toBe(false);
    expect(judge('QVX', ['QVX'])).toBe(true);
  });

  it('a computer knows letters by the best known word they make, and minds them if all of those are rude', () => {
    const known = knowledgeBy({ ...presets.casual, letterOrder: 'free' }, knowledge);
    expect(knowledgeBy(presets.casual, knowledge)).toBe(knowledge);
    expect(known.has('TAC')).toBe(true);
    expect(known.levelOf('TAC')).toBe(Math.min(...['ACT', 'CAT'].map((word) => knowledge.levelOf(word)!)));
    const rude = [...lexicon.words()].find((word) => knowledge.isRude(word) && lexicon.inAnyOrder(word).length === 1)!;
    expect(known.isRude([...rude].reverse().join(''))).toBe(true);
    expect(known.isRude('TAC')).toBe(false);
  });
});
