import type { scramble } from '../../core';
import type { Dialog } from '../../panels/dialog';
import type { ScrambleTexts } from '../../texts/texts';
import type { House } from '../house';
import { printOut } from '../print';

/** Opens what prints a board, with its words where they are known. */
export const printBoard = (
  texts: ScrambleTexts,
  house: House,
  dialog: Dialog,
  board: scramble.SharedBoard,
  words: readonly { word: string; points: number }[] | undefined,
  hidden = 0,
) =>
  printOut(house, dialog, async () => {
    const { openBoardPrint } = await import('../printing/printing');
    openBoardPrint(texts, dialog, board, words, hidden);
  });
