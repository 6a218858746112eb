import type { Dialog } from '../../shared/panels/dialog';
import { openPrint } from '../../shared/printing/print-panel';
import type { ScrambleTexts } from '../../texts/texts';
import { printedBoard } from '../panels/printed-board';
import { boardLink } from '../play/shared-board';
import { boardFrom, languageOf, lengthGroups, type SharedBoard } from '../rules';

/** A board on paper, and its words where they are known. */
export function openBoardPrint(
  texts: ScrambleTexts,
  dialog: Dialog,
  shared: SharedBoard,
  words: readonly { word: string; points: number }[] | undefined,
  hidden: number,
) {
  const parts = printedBoard(texts, {
    ...shared,
    board: boardFrom(shared.board, languageOf(shared)),
    groups: words && lengthGroups(words),
    hidden,
    link: boardLink(shared, location.href),
  });
  openPrint(texts, dialog, { parts });
}
