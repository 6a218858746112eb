import type { Dialog } from '../../shared/panels/dialog';
import { printOut } from '../../shared/scenes/print';
import type { Services } from '../../shared/scenes/services';
import type { ScrambleTexts } from '../../texts/texts';
import type * as scramble from '../rules';

/** Opens what prints a board, with its words where they are known. */
export const printBoard = (
  texts: ScrambleTexts,
  services: Services,
  dialog: Dialog,
  board: scramble.SharedBoard,
  words: readonly { word: string; points: number }[] | undefined,
  hidden = 0,
) =>
  printOut(services, dialog, async () => {
    const { openBoardPrint } = await import('../panels/printed-board');
    openBoardPrint(texts, dialog, board, words, hidden);
  });
