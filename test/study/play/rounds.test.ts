import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../src/engine/alphabet/digraphs';
import { english, tilesOf } from '../../../src/engine/alphabet/languages';
import { arranged, CardRound, DrillRound, Spelling } from '../../../src/study/play/rounds';
import type { Card, CardKey, Grade } from '../../../src/study/rules/deck';

const card = (word: string): Card => ({ word, language: 'en', from: ['scramble'], missed: 1, answers: [] });

function round(...words: string[]) {
  const answers: [string, Grade][] = [];
  const own = new CardRound(words.map(card), {
    isWord: (text) => text === 'TEA' || text === 'EAT',
    answered: ({ word }: CardKey, grade) => answers.push([word, grade]),
  });
  const spell = (word: string) => {
    for (const letter of word) own.spelling.type(letter);
    own.judge();
  };
  return { own, answers, spell };
}

describe('the words of a day', () => {
  it('are found or given up; those that were not known come once more, and count once', () => {
    const { own, answers, spell } = round('TEA', 'QUA');
    spell('EAT');
    expect(own).toMatchObject({ tried: 'other', isTold: false, likely: 'again' });
    spell('ETA');
    expect(own.tried).toBe('wrong');
    spell('TEA');
    expect(own).toMatchObject({ isTold: true, isFound: true, likely: 'hard' });
    own.grade('hard');
    own.giveUp();
    expect(own).toMatchObject({ isTold: true, isFound: false, likely: 'again' });
    own.grade('again');
    expect(own.card?.word).toBe('QUA');
    spell('QUA');
    expect(own.likely).toBe('good');
    own.grade('good');
    expect(own.card).toBeUndefined();
    expect(own).toMatchObject({ all: 2, done: 2, known: 1 });
    expect(answers).toEqual([
      ['TEA', 'hard'],
      ['QUA', 'again'],
    ]);
  });

  it('are asked for no more where somebody says so, and graded only once they are told', () => {
    const { own, answers } = round('TEA');
    own.grade('easy');
    expect(own.card?.word).toBe('TEA');
    own.drop();
    expect(own.card).toBeUndefined();
    expect(answers).toEqual([]);
  });
});

describe('letters', () => {
  it('lie in the order of the alphabet, unless that gives the word away', () => {
    expect(arranged('TEA')).toBe('AET');
    expect(arranged('BEST')).toBe('TSEB');
  });

  it('are taken and taken back, by place or by key', () => {
    const spelling = new Spelling('AET', english);
    spelling.take(2);
    spelling.take(2);
    expect(spelling.type('e')).toBe(true);
    expect(spelling.type('e')).toBe(false);
    expect(spelling.word).toBe('TE');
    spelling.takeBack(0);
    expect(spelling.word).toBe('E');
    spelling.takeBack();
    expect(spelling.word).toBe('');
  });

  it('that are written as two are typed as two', () => {
    const [ch] = [unitOf('CH')];
    const spelling = new Spelling(`AN${ch}O`, tilesOf('es').alphabet);
    expect(spelling.type('c')).toBe(false);
    expect(spelling.type('h')).toBe(true);
    expect(spelling.word).toBe(ch);
  });
});

describe('a drill', () => {
  it('counts what was answered without a fault', () => {
    const own = new DrillRound(
      [
        { options: ['AA', 'XX', 'AB'], right: ['AA', 'AB'] },
        { options: ['AA', 'XX'], right: ['AA'] },
        { letters: 'AET', right: ['TEA', 'EAT'] },
      ],
      english,
    );
    own.pick('AA');
    own.pick('XX');
    own.pick('XX');
    own.pick('AB');
    own.answer();
    expect(own).toMatchObject({ isTold: true, wasRight: true, right: 1 });
    own.pick('XX');
    expect(own.picked.has('XX')).toBe(false);
    own.next();
    own.answer();
    expect(own.wasRight).toBe(false);
    own.next();
    for (const letter of 'ETA') own.spelling?.type(letter);
    expect(own.judge()).toBe('wrong');
    for (const letter of 'EAT') own.spelling?.type(letter);
    expect(own.judge()).toBeUndefined();
    expect(own).toMatchObject({ wasRight: true, right: 2 });
    own.next();
    expect(own.question).toBeUndefined();
  });
});
