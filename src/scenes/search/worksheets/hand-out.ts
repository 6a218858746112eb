import type { wordSearch } from '../../../core';
import { linkToSheet } from '../../../match/search/sheet-link';
import type { Dialog } from '../../../panels/dialog';
import type { SearchTexts } from '../../../texts/texts';
import type { House } from '../../house';
import { printOut } from '../../print';

interface HandedOut {
  sheet: wordSearch.Worksheet;
  /** What its link says. */
  text: string;
}

/** Opens what prints the page of a class, without its key while somebody still searches it. */
export const printSheet = (
  texts: SearchTexts,
  house: House,
  dialog: Dialog,
  { sheet, text, layout }: HandedOut & { layout: wordSearch.Layout },
  isOpen = false,
) =>
  printOut(house, dialog, async () => {
    const [{ openPrint }, { printedSheet }] = await Promise.all([
      import('../../../panels/printing/print-panel'),
      import('../../../panels/search/worksheets/printed-sheet'),
    ]);
    const link = linkToSheet(text, location.href);
    const { puzzle, key } = printedSheet(texts, { sheet, layout, link });
    openPrint(texts, dialog, { parts: isOpen ? [puzzle] : [puzzle, key] });
  });

/** Opens the panel with the link that leads a class to exactly this page. */
export async function shareSheet(
  texts: SearchTexts,
  house: House,
  dialog: Dialog,
  { sheet, text }: HandedOut,
) {
  const { carrying } = house.texts;
  try {
    const { openShareGame } = await import('../../carrying/share');
    openShareGame(house.texts, dialog, {
      link: linkToSheet(text, location.href),
      name: sheet.title || texts.search.sheet.untitled,
      isOver: false,
      more: [],
      closed: () => {},
      says: texts.search.sheet.share,
    });
  } catch {
    house.announcer.say(carrying.game.missing);
    house.notice = () => carrying.game.missing;
  }
}
