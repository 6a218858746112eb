import type { Dialog } from '../../shared/panels/dialog';
import { printOut } from '../../shared/scenes/print';
import type { Services } from '../../shared/scenes/services';
import { sharedText } from '../../texts/sentences/shared';
import type { SearchTexts } from '../../texts/texts';
import { openSharing } from '../../transfer/scenes/sharing';
import { linkToSheet } from '../play/worksheet';
import type * as wordSearch from '../rules';

/** Opens what prints the grid of a setup, without its key while somebody still searches it. */
export const printSearch = (
  texts: SearchTexts,
  services: Services,
  dialog: Dialog,
  setup: wordSearch.Setup,
  isOpen = false,
) =>
  printOut(services, dialog, async () => {
    const { openSearchPrint } = await import('../panels/printed-search');
    openSearchPrint(texts, dialog, setup, isOpen);
  });

interface HandedOut {
  sheet: wordSearch.Worksheet;
  /** What its link says. */
  text: string;
}

/** Opens what prints the page of a class, without its key while somebody still searches it. */
export const printSheet = (
  texts: SearchTexts,
  services: Services,
  dialog: Dialog,
  { sheet, text, layout }: HandedOut & { layout: wordSearch.Layout },
  isOpen = false,
) =>
  printOut(services, dialog, async () => {
    const [{ openPrint }, { printedSheet }] = await Promise.all([
      import('../../shared/printing/print-panel'),
      import('../panels/worksheets/printed-sheet'),
    ]);
    const link = linkToSheet(text, location.href);
    const { puzzle, key } = printedSheet(texts, { sheet, layout, link });
    openPrint(texts, dialog, { parts: isOpen ? [puzzle] : [puzzle, key] });
  });

/** Opens the sheet with the link that leads a class to exactly this page. */
export const shareSheet = (texts: SearchTexts, services: Services, dialog: Dialog, { sheet, text }: HandedOut) =>
  openSharing(services, dialog, () => ({
    says: () => ({
      text: sharedText(texts, [texts.common.search, sheet.title]),
      url: linkToSheet(text, location.href),
      means: texts.search.worksheets.shareMeans,
    }),
  }));
