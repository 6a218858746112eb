import { html } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import type { Dialog } from '../../shared/panels/dialog';
import { sameCode } from '../../shared/panels/qr-code';
import { letterSquares } from '../../shared/printing/letter-squares';
import { openPrint, type PrintedPart, pageHead } from '../../shared/printing/print-panel';
import type { SearchTexts } from '../../texts/texts';
import { linkTo } from '../play/choice';
import { SearchMatch } from '../play/match';
import * as wordSearch from '../rules';
import { nameInLanguage } from './category-name';
import { bearing } from './compass';

export interface PrintedSearch {
  category: string;
  grid: wordSearch.Grid;
  laid: readonly wordSearch.LaidWord[];
  directions: readonly wordSearch.Direction[];
  /** The address of the same grid. */
  link: string;
}

const looks = { high: 6.6, wide: '158mm' };

/** A search on paper; the key, which gives all away, on a page of its own. */
function printedSearch(texts: SearchTexts, { category, ...search }: PrintedSearch) {
  const { grid, laid, directions, link } = search;
  const { end, play } = texts.search;
  const { printed } = end;
  const rows = grid.map((row) => [...row].map(spelled));
  const puzzle: PrintedPart = {
    label: texts.common.grid,
    page: html`<section class="stack">
      ${pageHead(play.title({ category }), texts.common.name)}
      ${letterSquares({ rows, ...looks })}
      <ul class="evenly">${laid.map(({ word }) => html`<li>${spelled(word)}</li>`)}</ul>
      <footer class="line"><div class="grow"><p>${printed.directions}</p><ul class="evenly">${directions.map(
        (way) => html`<li>${wayOnPaper(way)} ${play.directions[way]}</li>`,
      )}</ul></div>${sameCode(texts, link)}</footer>
    </section>`,
  };
  const key: PrintedPart = {
    label: printed.solution,
    page: html`<section class="stack">
      ${pageHead(printed.solutionTo({ category }))}
      ${letterSquares({ rows, ...looks, ringed: laid.map(wordSearch.squaresOf), numbers: texts.forms.inDigits })}
      <ol class="evenly">${laid.map(
        ({ word }, at) => html`<li>${texts.forms.figure(at + 1)} ${spelled(word)}</li>`,
      )}</ol>
    </section>`,
  };
  return { puzzle, key };
}

export const wayOnPaper = (
  way: wordSearch.Direction,
) => html`<svg width="12" height="12" viewBox="-6 -6 12 12" fill="none" stroke="#000"
  aria-hidden="true"><path d="M0 5V-5M-3-1.5L0-5 3-1.5" transform="rotate(${bearing(way)})" /></svg>`;

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
