import type { Dialog } from '../../shared/panels/dialog';
import type { House } from '../../shared/scenes/house';
import { printOut } from '../../shared/scenes/print';
import type { SearchTexts } from '../../texts/texts';
import type * as wordSearch from '../rules';

/** Opens what prints the grid of a setup, without its key while somebody still searches it. */
export const printSearch = (
  texts: SearchTexts,
  house: House,
  dialog: Dialog,
  setup: wordSearch.Setup,
  isOpen = false,
) =>
  printOut(house, dialog, async () => {
    const { openSearchPrint } = await import('./printing');
    openSearchPrint(texts, dialog, setup, isOpen);
  });
