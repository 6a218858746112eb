import { describe, expect, it } from 'vitest';
import { chanceToSee, type Eye, eyes } from '../../../src/wordbler/ai/levels';

const levels: Record<string, number> = {
  CAT: 10,
  HOUSE: 10,
  HUT: 20,
  ANKLE: 35,
  AT: 10,
  XI: 60,
  SLEUTH: 40,
  MYRRH: 50,
};
const knowledge = { levelOf: (word: string) => levels[word] };
const eye: Eye = {
  knows: 35,
  knowsAcross: 40,
  knowsOfTwo: 60,
  sees: 80,
  perLetter: 0.5,
  perCross: 0.25,
  perStep: 0.1,
  savesBlank: 0,
};

describe('The chance to see a play', () => {
  it.each([
    ['is best for a short common word', ['CAT'], 0.8],
    ['is no better for a shorter one', ['AT'], 0.8],
    ['is less for each letter after the third', ['HOUSE'], 0.8 * 0.5 ** 2],
    ['is less for each word across', ['CAT', 'AT', 'CAT'], 0.8 * 0.25 ** 2],
    ['is less for each step to the rarest word', ['HUT'], 0.8 * 0.1],
    ['looks for the rarest among the words across, too', ['CAT', 'HUT', 'AT'], 0.8 * 0.25 ** 2 * 0.1],
    ['is there for words of two letters learnt by heart', ['CAT', 'XI'], 0.8 * 0.25 * 0.1 ** 6],
    ['is there for words across that are rarer', ['CAT', 'SLEUTH'], 0.8 * 0.25 * 0.1 ** 3],
    ['is none for such a main word', ['SLEUTH'], 0],
    ['is none for a word across that is too rare', ['CAT', 'MYRRH'], 0],
    ['is none for words nobody knows', ['CAT', 'QAID'], 0],
    ['is none for a main word nobody knows', ['QAID', 'CAT'], 0],
  ])('%s', (_, words, chance) => expect(chanceToSee(eye, words, knowledge)).toBeCloseTo(chance, 12));

  it('is never better for a milder step', () => {
    const fromMild = Object.values(eyes);
    for (const words of [['CAT'], ['HUT', 'AT'], ['HOUSE', 'AT', 'AT'], ['ANKLE'], ['CAT', 'XI']]) {
      const chances = fromMild.map((one) => chanceToSee(one, words, knowledge));
      expect(chances, words.join()).toEqual([...chances].sort((a, b) => a - b));
    }
  });
});
