import type { wordSearch } from '../../core';
import { SearchRun } from '../../match/search/search-run';
import { linkTo } from '../../match/search/shared-link';
import type { Dialog } from '../../panels/dialog';
import { openPrint } from '../../panels/printing/print-panel';
import { nameInLanguage } from '../../panels/search/category-name';
import { printedSearch } from '../../panels/search/printed-search';
import type { SearchTexts } from '../../texts/texts';

/** The grid of a setup on paper, with its key unless somebody still searches it. */
export function openSearchPrint(
  texts: SearchTexts,
  dialog: Dialog,
  setup: wordSearch.Setup,
  isOpen: boolean,
) {
  const { grid, laid } = SearchRun.fresh(setup).state;
  const { puzzle, key } = printedSearch(texts, {
    category: nameInLanguage(texts, setup.list),
    grid,
    laid,
    directions: setup.directions,
    link: linkTo(setup, location.href),
  });
  openPrint(texts, dialog, { parts: isOpen ? [puzzle] : [puzzle, key] });
}
