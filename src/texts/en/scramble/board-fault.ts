import type { BoardFault } from '../../../scramble/rules';
import { allLetters, counted, figure, plural, signs } from '../forms';

const boardFaults = {
  empty: () => 'Type the letters of a board, row by row.',
  notLetters: (fault) =>
    `No ${signs(fault.strange, fault.foreign)} on a board: only the letters ${allLetters(fault.letters, 'A to Z')}.`,
  tooSmall: ({ count }) =>
    `${plural(count, { one: 'One letter is', other: `${figure(count)} letters are` })} too few: a board has at least 4 (2 × 2).`,
  notSquare: ({ count }) =>
    `${counted(count, 'letter')} make no square. Boards have 4, 9, 16, 25, 36 … letters: ${nearest(count)}.`,
  tooLarge: ({ count }) => `${counted(count, 'letter')} are too many: a board has at most 100 (10 × 10).`,
} satisfies {
  [reason in BoardFault['reason']]: (fault: Extract<BoardFault, { reason: reason }>) => string;
};

/** How many letters are missing to the next square, or too many for the one before. */
function nearest(count: number): string {
  const side = Math.max(2, Math.ceil(Math.sqrt(count)));
  const [more, fewer] = [side ** 2 - count, count - (side - 1) ** 2];
  return side > 2 ? `${more} more or ${fewer} fewer` : `${more} more`;
}

/** Why a typed text is no board. */
export const boardFault = (fault: BoardFault): string =>
  (boardFaults[fault.reason] as (own: BoardFault) => string)(fault);
