import type { Dialog } from '../../shared/panels/dialog';
import { printOut } from '../../shared/scenes/print';
import type { Services } from '../../shared/scenes/services';
import type { SearchTexts } from '../../texts/texts';
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
    const { openSearchPrint } = await import('./printing');
    openSearchPrint(texts, dialog, setup, isOpen);
  });
