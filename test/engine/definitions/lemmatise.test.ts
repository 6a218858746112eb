import { describe, expect, it } from 'vitest';
import { baseForms } from '../../../src/engine/definitions/lemmatise';

const guesses = (word: string) => baseForms(word).map((base) => base.word);

describe('base forms', () => {
  it.each([
    ['leaves', 'leaf'],
    ['knives', 'knife'],
    ['gloves', 'glove'],
    ['tries', 'try'],
    ['ties', 'tie'],
    ['boxes', 'box'],
    ['horses', 'horse'],
    ['quizzes', 'quiz'],
    ['cats', 'cat'],
    ['tried', 'try'],
    ['hopped', 'hop'],
    ['hoped', 'hope'],
    ['picnicked', 'picnic'],
    ['running', 'run'],
    ['falling', 'fall'],
    ['making', 'make'],
    ['dying', 'die'],
    ['bigger', 'big'],
    ['nicer', 'nice'],
    ['biggest', 'big'],
    ['happiest', 'happy'],
    ['runners', 'run'],
    ['postmen', 'postman'],
  ])('of %s have %s among them', (word, base) => expect(guesses(word)).toContain(base));

  it('prefer the double consonant that is there: FALLING is of FALL', () => {
    expect(guesses('falling').slice(0, 2)).toEqual(['fall', 'fal']);
  });

  it('know which parts of speech have such forms', () => {
    expect(baseForms('hopped').every(({ parts }) => parts.join() === 'verb')).toBe(true);
    expect(baseForms('biggest').some(({ parts }) => parts.includes('noun'))).toBe(false);
  });

  it('are none of a word without an ending, and never a single letter', () => {
    expect(guesses('quixotic')).toEqual([]);
    for (const word of ['', 's', 'as', 'bed', 'king', 'es', 'ing']) {
      for (const base of guesses(word)) expect(base.length, word).toBeGreaterThan(1);
    }
  });
});
