import { type LanguageId, languageOfList } from '../../engine/alphabet/languages';
import { Dice } from '../../engine/random/dice';

/**
 * By language, games that begin well for whoever has never played: the person has the first turn and a rack that makes
 * a common word of four or five letters, and a Nestling answers any common word with less than 14 points.
 */
export const firstGames: Readonly<Partial<Record<LanguageId, readonly number[]>>> = {
  en: [607, 814, 858, 949, 1142, 1163, 1199, 1474, 1531, 1820, 1921, 2212],
  fr: [42, 49],
  es: [86, 140, 191, 199],
  pt: [35, 62, 106, 185],
  nl: [189, 344, 353],
  pl: [19, 186, 336],
  tr: [169, 229],
  ru: [57, 110, 291],
  el: [160, 292, 608],
};

/** The seed of a first game, one of several by chance; undefined where none is known for this list of words. */
export function firstSeed(words: string, chance: string): string | undefined {
  const language = languageOfList(words);
  const games = language && firstGames[language];
  return games && seedOfFirst(games[new Dice(`first ${chance}`).below(games.length)]);
}

export const seedOfFirst = (game?: number) => `first ${game}`;
