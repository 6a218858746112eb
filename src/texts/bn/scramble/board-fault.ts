import type { BoardFault } from '../../../scramble/rules';
import { allLetters, counted, figure, signs } from '../forms';

export const letters = (count: number) => counted(count, 'অক্ষর');

const boardFaults = {
  empty: () => 'বোর্ডের অক্ষরগুলো সারি ধরে লিখুন।',
  notLetters: (fault) =>
    `বোর্ডে ${signs(fault.strange, fault.foreign)} চলে না: শুধু ${allLetters(fault.letters, 'A থেকে Z')}।`,
  tooSmall: ({ count }) =>
    `${letters(count)} কম: বোর্ডে অন্তত ${figure(4)}টি চাই (${figure(2)} × ${figure(2)})।`,
  notSquare: ({ count }) =>
    `${letters(count)} দিয়ে বর্গ হয় না। বোর্ডে থাকে ৪, ৯, ১৬, ২৫, ৩৬ … অক্ষর: ${nearest(count)}।`,
  tooLarge: ({ count }) => `${letters(count)} বেশি: বোর্ডে বড়জোর ১০০টি (১০ × ১০)।`,
} satisfies {
  [reason in BoardFault['reason']]: (fault: Extract<BoardFault, { reason: reason }>) => string;
};

/** How many letters are missing to the next square, or too many for the one before. */
function nearest(count: number): string {
  const side = Math.max(2, Math.ceil(Math.sqrt(count)));
  const [more, fewer] = [side ** 2 - count, count - (side - 1) ** 2];
  return side > 2 ? `আরও ${figure(more)}টি, বা ${figure(fewer)}টি কম` : `আরও ${figure(more)}টি`;
}

/** Why a typed text is no board. */
export const boardFault = (fault: BoardFault): string =>
  (boardFaults[fault.reason] as (own: BoardFault) => string)(fault);
