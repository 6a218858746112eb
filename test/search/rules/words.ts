import { readFileSync } from 'node:fs';
import type { Dice } from '../../../src/engine/random/dice';
import { wordSearch } from '../../../src/rules';

const { languageWords, presetIds, presetWords } = wordSearch;

export const rudeWords = readFileSync(
  new URL('../../../assets/languages/en/family-filter.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter(Boolean)
  .map((word) => word.toUpperCase());

export const family = languageWords('family', rudeWords);

const pool = [...new Set(presetIds.flatMap((id) => presetWords(id)))];

export const turned = (word: string) => [...word].reverse().join('');

const clash = (a: string, b: string) => [b, turned(b)].some((other) => a.includes(other) || other.includes(a));

/** So many words of all presets mixed, none in another. */
export function mixedWords(count: number, dice: Dice): string[] {
  const words: string[] = [];
  for (const word of dice.shuffled(pool)) {
    if (words.length === count) break;
    if (!words.some((other) => clash(word, other))) words.push(word);
  }
  return words;
}

/** Words of chance letters that pass the checks of a list; few letters make them alike. */
export function chanceWords(count: number, lengths: readonly number[], letters: string, dice: Dice): string[] {
  const words: string[] = [];
  while (words.length < count) {
    const length = lengths[dice.below(lengths.length)]!;
    const word = Array.from({ length }, () => letters[dice.below(letters.length)]).join('');
    if (!words.some((other) => clash(word, other))) words.push(word);
  }
  return words;
}

export const twoOrMore = (dice: Dice) =>
  dice.shuffled(wordSearch.directions).slice(0, 2 + dice.below(wordSearch.directions.length - 1));

/** Every choice of at least two of the eight directions: 247 of them. */
export const allChoices = Array.from({ length: 256 }, (_, bits) =>
  wordSearch.directions.filter((_, at) => (bits >> at) & 1),
).filter(({ length }) => length >= 2);
