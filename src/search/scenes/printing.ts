import type { Dialog } from '../../shared/panels/dialog';
import { openPrint } from '../../shared/printing/print-panel';
import type { SearchTexts } from '../../texts/texts';
import { nameInLanguage } from '../panels/category-name';
import { printedSearch } from '../panels/printed-search';
import { linkTo } from '../play/choice';
import { SearchMatch } from '../play/match';
import type * as wordSearch from '../rules';

/** The grid of a setup on paper, with its key unless somebody still searches it. */
export function openSearchPrint(texts: SearchTexts, dialog: Dialog, setup: wordSearch.Setup, isOpen: boolean) {
  const { grid, laid } = SearchMatch.fresh(setup).state;
  const { puzzle, key } = printedSearch(texts, {
    category: nameInLanguage(texts, setup.list),
    grid,
    laid,
    directions: setup.directions,
    link: linkTo(setup, location.href),
  });
  openPrint(texts, dialog, { parts: isOpen ? [puzzle] : [puzzle, key] });
}
