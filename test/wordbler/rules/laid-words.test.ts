import { describe, expect, it } from 'vitest';
import { GameEngine, presets, type Rules } from '../../../src/rules';
import { act, layWord, only, setupFor, tableWith } from './table';

const cater = '8 .......CATER';
const words = only('CAP', 'CA', 'AT');

const shown = (rules: Partial<Rules>, move = '7I CAP', board = cater) => {
  const engine = tableWith({ racks: ['CAPIIII', 'EEEEEEE'], board, words, rules });
  layWord(engine, move);
  return engine.laidWords();
};
const told = (rules: Partial<Rules>, ...more: string[]) =>
  shown(rules, ...more).map(({ word, direction, isWord }) => `${word} ${direction} ${isWord}`);

describe('The runs of tiles that are laid', () => {
  it('show whether they are words by the casual rules', () => {
    expect(told(presets.casual)).toEqual(['CAP across true', 'CA down true', 'AT down true', 'PE down false']);
    expect(shown(presets.casual).at(-1)?.squares).toEqual([
      { x: 10, y: 6, isNew: true },
      { x: 10, y: 7, isNew: false },
    ]);
  });

  it('show nothing by other rules, nor where others judge', () => {
    expect(told(presets.classic)).toEqual([]);
    expect(told(presets.wordbler)).toEqual([]);
    expect(told({ ...presets.casual, invalidWord: 'challenge' })).toEqual([]);
  });

  it('show nothing while they lie wrong', () => {
    expect(told(presets.casual, '1A CAP')).toEqual([]);
    expect(told(presets.casual, '1A CAP', '')).toEqual([]);
  });

  it('are no longer shown when they are taken back', () => {
    const engine = tableWith({ racks: ['CAPIIII', 'EEEEEEE'], board: cater, words, rules: presets.casual });
    layWord(engine, '7I CAP');
    act(engine, 'recall');
    expect(engine.laidWords()).toEqual([]);
  });

  it('may be tried again when one of them is no word', () => {
    const engine = tableWith({ racks: ['CAPIIII', 'EEEEEEE'], board: cater, words, rules: presets.casual });
    layWord(engine, '7I CAP');
    const answer = act(engine, 'done');
    expect(answer.ok && answer.events).toMatchObject([{ type: 'wordsRejected', words: ['PE'], turnLost: false }]);
    expect(engine.state).toMatchObject({ toMove: 0, fails: 0, laid: { length: 3 } });
  });

  it('are in a game that is kept and opened', () => {
    const setup = setupFor(2, presets.casual, { words: words.id });
    const engine = new GameEngine(setup, words);
    engine.dispatch({ type: 'begin' });
    const again = GameEngine.restore(JSON.parse(JSON.stringify(engine.save())), words);
    expect(again).toBeInstanceOf(GameEngine);
    expect((again as GameEngine).setup.rules).toEqual(presets.casual);
  });
});
