import type { LanguageId } from '../../../src/engine/alphabet/languages';
import type { Dice } from '../../../src/engine/random/dice';
import { wordSearch } from '../../../src/rules';
import { often } from '../../long';
import { packedWords } from './shipped-words';
import { chanceWords, mixedWords, twoOrMore } from './words';

const { directions, shapes } = wordSearch;

export const plainSheet: wordSearch.Worksheet = {
  title: 'Animals',
  language: 'en',
  words: [],
  shape: 'square',
  side: 12,
  directions,
  shown: 'words',
  message: '',
  seed: '1',
};

export const withoutClues = (words: readonly string[]) => words.map((text) => ({ text, clue: '' }));

const known = (language: LanguageId): string[] => {
  const { listed } = JSON.parse(packedWords(language)) as { listed: string };
  return listed.split(' ').filter((word) => word.length <= 8);
};
const others: Readonly<Partial<Record<LanguageId, string[]>>> = {
  pl: known('pl'),
  tr: known('tr'),
  ru: known('ru'),
  el: known('el'),
};

const among = <T>(items: readonly T[], dice: Dice): T => items[dice.below(items.length)]!;
const from = (least: number, most: number, dice: Dice) => least + dice.below(most - least + 1);

type Part = Partial<wordSearch.Worksheet>;

/** Lists as teachers have them, from the plain to the hardest. */
const kinds: Readonly<Record<string, (dice: Dice) => Part>> = {
  fourteen: (dice) => ({
    words: withoutClues(mixedWords(14, dice)),
    side: from(14, 24, dice),
    shape: among(shapes, dice),
  }),
  'easy ways': (dice) => ({
    words: withoutClues(mixedWords(from(4, 20, dice), dice)),
    side: from(14, 20, dice),
    directions: dice.below(2) === 0 ? ['right', 'down'] : [among(directions, dice)],
  }),
  'forty short ones in 12 × 12': (dice) => ({
    words: withoutClues(chanceWords(40, [3, 4], 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', dice)),
  }),
  'forty words in 12 × 12': (dice) => ({
    words: withoutClues(
      mixedWords(200, dice)
        .filter(({ length }) => length <= 5)
        .slice(0, 40),
    ),
  }),
  'of one letter each': (dice) => ({
    words: withoutClues(Array.from('ABCDEFGH', (letter) => letter.repeat(from(2, 9, dice)))),
    side: from(9, 14, dice),
  }),
  'all of the same letter': (dice) => ({
    words: withoutClues(Array.from({ length: 4 }, (_, at) => 'A'.repeat(2 + at + dice.below(3)))),
  }),
  'one inside another': (dice) => ({
    words: withoutClues([
      'CATALOGUE',
      'LOG',
      'CAT',
      'BANANA',
      'BAN',
      'STRAW',
      'RAW',
      'EVENING',
      'EVE',
      'PARTY',
      'TRAP',
    ]),
    side: from(12, 18, dice),
    directions: twoOrMore(dice),
  }),
  'of two letters': (dice) => ({
    words: withoutClues(chanceWords(from(4, 14, dice), [2], 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', dice)),
    side: from(8, 14, dice),
  }),
  'few letters': (dice) => ({
    words: withoutClues(chanceWords(from(4, 16, dice), [4, 5, 6, 7], 'ABC', dice)),
    side: from(10, 18, dice),
  }),
  'of twenty letters': (dice) => ({
    words: withoutClues(chanceWords(from(4, 12, dice), [20], 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', dice)),
    side: from(19, 24, dice),
  }),
  'a message': (dice) => ({
    words: withoutClues(mixedWords(from(8, 24, dice), dice)),
    side: from(13, 20, dice),
    shape: among(shapes, dice),
    message: among(
      ['Well done!', "It's raining cats and dogs.", 'We meet at noon, under the old tree: bring cake'],
      dice,
    ),
    isApart: true,
  }),
  'another language': (dice) => {
    const language = among(Object.keys(others) as LanguageId[], dice);
    return {
      language,
      words: withoutClues(dice.shuffled(others[language]!).slice(0, from(6, 20, dice))),
      side: 18,
    };
  },
};

export const kindNames = Object.keys(kinds);

/** So many of each; of those that take long to lay, fewer. */
export const roundsOf = (kind: string) =>
  ({ 'forty words in 12 × 12': often(0, 28), 'a message': often(9, 242) })[kind] ?? often(24, 973);

export const sheetOf = (kind: string, seed: string, dice: Dice): wordSearch.Worksheet => ({
  ...plainSheet,
  ...kinds[kind]!(dice),
  seed,
});
