import type { wordSearch } from '../../core';
import type { Dialog } from '../../panels/dialog';
import type { SearchTexts } from '../../texts/texts';
import type { House } from '../house';
import { printOut } from '../print';

/** Opens what prints the grid of a setup, without its key while somebody still searches it. */
export const printSearch = (
  texts: SearchTexts,
  house: House,
  dialog: Dialog,
  setup: wordSearch.Setup,
  isOpen = false,
) =>
  printOut(house, dialog, async () => {
    const { openSearchPrint } = await import('../printing/printing');
    openSearchPrint(texts, dialog, setup, isOpen);
  });
