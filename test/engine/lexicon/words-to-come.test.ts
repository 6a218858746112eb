import { describe, expect, it } from 'vitest';
import { WordsToCome } from '../../../src/engine/lexicon/lexicon';
import { begun, setupFor } from '../../wordbler/rules/table';

const judge = (...words: string[]) => ({ id: 'own', has: (word: string) => words.includes(word) });

describe('words to come', () => {
  it('are granted until they are there, but for those that were refused', () => {
    const words = new WordsToCome('own', ['CXX']);
    expect(words.isToCome).toBe(true);
    expect(['CAB', 'CXX'].map((word) => words.has(word))).toEqual([true, false]);
    expect(words.come(judge('CAB'))).toBe(true);
    expect(words.isToCome).toBe(false);
    expect(['CAB', 'BAC'].map((word) => words.has(word))).toEqual([true, false]);
  });

  it.each([
    ['granted what is none', [], ['BAC']],
    ['refused what is one', ['CAB'], ['CAB']],
  ])('say that they have %s', (_, refused, asked) => {
    const words = new WordsToCome('own', refused);
    for (const word of asked) words.has(word);
    expect(words.come(judge('CAB'))).toBe(false);
  });

  it('tell nobody which tiles make a word', () => {
    const setup = setupFor(2, { showsWords: true, invalidWord: 'turnLost' });
    const words = new WordsToCome(setup.words);
    const game = begun(setup, words);
    const seat = game.state.toMove;
    for (const [at, tile] of game.state.racks[seat]!.slice(0, 2).entries())
      game.dispatch({ type: 'lay', seat, tile: tile!, x: 7 + at, y: 7 });
    expect(game.state.laid).toHaveLength(2);
    expect(game.laidWords()).toEqual([]);
    words.come({ id: setup.words, has: () => true });
    expect(game.laidWords()).toHaveLength(1);
  });
});
