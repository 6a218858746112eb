import type { LetterScore, ScoreSheet } from '../rules';

export const shareNames = ['bonus', 'wordPremium', 'letterPremium', 'crosses', 'lying', 'laid'] as const;

export type ShareName = (typeof shareNames)[number];

/** Where the points of a play come from; together they are its score. */
export type Shares = Readonly<Record<ShareName, number>>;

export const noShares: Shares = {
  bonus: 0,
  wordPremium: 0,
  letterPremium: 0,
  crosses: 0,
  lying: 0,
  laid: 0,
};

const sum = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0);
const faces = (letters: readonly LetterScore[]) => sum(letters, ({ face }) => face);

export function sharesOf({ words, bonus }: ScoreSheet): Shares {
  const [main, ...crosses] = words;
  return {
    bonus,
    wordPremium: sum(words, ({ score, multiplier }) => score - score / multiplier),
    letterPremium: sum(words, ({ letters }) => sum(letters, ({ value, face }) => value - face)),
    crosses: sum(crosses, ({ letters }) => faces(letters)),
    lying: faces(main!.letters.filter(({ isNew }) => !isNew)),
    laid: faces(main!.letters.filter(({ isNew }) => isNew)),
  };
}
