import type * as scramble from '../rules';

/** What a player is shown next of a word that is on the board. */
export type FirstWordStep =
  | { kind: 'first' | 'next'; word: string; from: number; to: number; reached: boolean }
  /** Let go on it, or tapped again, it plays the word. */
  | { kind: 'end'; word: string; at: number }
  /** Another path, which is as good; its end plays it. */
  | { kind: 'own'; at: number }
  /** By keys: the word is typed. */
  | { kind: 'typed' };

const easy = 4;

/** A short word that everybody knows; of those the first on the board. */
export function firstWord(words: readonly scramble.MarkedWord[]): scramble.MarkedWord | undefined {
  const worth = ({ word, level = 100 }: scramble.MarkedWord) => level + Math.abs(word.length - easy) * 10;
  return words
    .filter(({ isRude }) => !isRude)
    .toSorted((a, b) => worth(a) - worth(b) || a.word.localeCompare(b.word))[0];
}

export function firstWordStep(
  word: scramble.MarkedWord,
  path: readonly number[],
  typed: string,
): FirstWordStep | undefined {
  if (typed) return { kind: 'typed' };
  const last = path.at(-1);
  const [from, second] = word.path;
  if (from === undefined || second === undefined) return undefined;
  if (last === undefined) return { kind: 'first', word: word.word, from, to: second, reached: false };
  if (!path.every((square, at) => square === word.path[at])) return { kind: 'own', at: last };
  const to = word.path[path.length];
  if (to === undefined) return { kind: 'end', word: word.word, at: last };
  return { kind: 'next', word: word.word, from: last, to, reached: true };
}
