import { boardFrom, languageOf, lengthGroups, type SharedBoard } from '../../core/scramble';
import { boardLink } from '../../match/scramble/shared-board';
import type { Dialog } from '../../panels/dialog';
import { openPrint } from '../../panels/printing/print-panel';
import { printedBoard } from '../../panels/scramble/printed-board';
import type { ScrambleTexts } from '../../texts/texts';

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
