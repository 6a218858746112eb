import type { Alphabet } from '../../engine/alphabet/alphabet';
import type { LanguageId } from '../../engine/alphabet/languages';
import { fieldsOf, isWithin } from '../../engine/keeping/fields';
import { isSeed } from '../../engine/random/seed';
import { type Board, boardOf, isSide } from './board';
import { isDiceSide, type Throw, throwDice } from './dice';

/** Where a board comes from: dice thrown by a seed, or somebody's own letters. */
export type BoardSource = ({ kind: 'dice' } & Throw) | { kind: 'typed'; letters: string };

/** No seed is thrown more often. */
export const mostRolls = 10_000;

/** Takes anything, for it may come from a file or a link. */
export function isBoardSource(value: unknown, { letters }: Alphabet): value is BoardSource {
  const {
    kind,
    side,
    seed,
    roll,
    letters: typed,
  } = fieldsOf<Throw & { kind: string; letters: string }>(value) ?? {};
  if (kind === 'dice') return isDiceSide(side) && isSeed(seed) && isWithin(roll, [0, mostRolls - 1]);
  if (kind !== 'typed' || typeof typed !== 'string' || !isSide(Math.sqrt(typed.length))) return false;
  return Array.from(typed).every((letter) => letters.includes(letter));
}

export const boardFrom = (source: BoardSource, language: LanguageId): Board =>
  source.kind === 'dice' ? throwDice(source, language) : boardOf(source.letters);
