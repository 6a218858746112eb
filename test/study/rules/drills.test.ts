import { describe, expect, it } from 'vitest';
import { languageIds, tilesOf } from '../../../src/engine/alphabet/languages';
import { Dice } from '../../../src/engine/random/dice';
import { drillKinds, drillOf, heavyLetters, isSpelled } from '../../../src/study/rules/drills';
import { WordBook } from '../../../src/study/rules/word-book';
import { some } from '../../long';
import { familiarityOf, loadWords } from '../../strength/knowledge';

it('the heavy letters of English are Q, Z, J and X', () => {
  expect(heavyLetters(tilesOf('en')).sort()).toEqual(['J', 'Q', 'X', 'Z']);
});

describe.each(some(languageIds, ['es']))('the drills of %s', (language) => {
  it('ask ten questions each, whose right answers are words and the others none, and nothing rude', async () => {
    const words = await loadWords(language);
    const marks = familiarityOf(words);
    const isWord = (text: string) => words.has(text);
    const book = new WordBook(words);
    for (const kind of drillKinds) {
      const asked = { book, marks, tiles: tilesOf(language), dice: new Dice(`${language} ${kind}`) };
      const questions = drillOf(kind, asked);
      expect(questions, kind).toHaveLength(10);
      const again = drillOf(kind, { ...asked, dice: new Dice(`${language} ${kind}`) });
      expect(again).toEqual(questions);
      for (const question of questions) {
        expect(question.right.length).toBeGreaterThan(0);
        if (isSpelled(question)) {
          const sorted = [...question.letters].sort().join('');
          for (const word of question.right) {
            expect(isWord(word) && !marks.isRude(word), word).toBe(true);
            expect([...word].sort().join('')).toBe(sorted);
          }
          continue;
        }
        const { options, right, hookOf } = question;
        const made = (own: string) =>
          hookOf ? (hookOf.side === 'before' ? own + hookOf.word : hookOf.word + own) : own;
        expect(new Set(options).size).toBe(options.length);
        for (const option of options) {
          expect(isWord(made(option)), made(option)).toBe(right.includes(option));
          expect(marks.isRude(made(option)), made(option)).toBe(false);
        }
      }
    }
  });
});
