import { html } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { sameCode } from '../../shared/panels/qr-code';
import { letterSquares } from '../../shared/printing/letter-squares';
import { type PrintedPart, pageHead } from '../../shared/printing/print-panel';
import type { SearchTexts } from '../../texts/texts';
import * as wordSearch from '../rules';
import { bearing } from './compass-rose';

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
export function printedSearch(texts: SearchTexts, { category, ...search }: PrintedSearch) {
  const { grid, laid, directions, link } = search;
  const { printed, ways } = texts.search.end;
  const rows = grid.map((row) => [...row].map(spelled));
  const puzzle: PrintedPart = {
    label: printed.puzzle,
    page: html`<section class="stack">
      ${pageHead(printed.title(category), texts.printing.name)}
      ${letterSquares({ rows, ...looks })}
      <ul class="evenly">${laid.map(({ word }) => html`<li>${spelled(word)}</li>`)}</ul>
      <footer class="line"><div class="grow"><p>${printed.ways}</p><ul class="evenly">${directions.map(
        (way) => html`<li>${wayOnPaper(way)} ${ways[way]}</li>`,
      )}</ul></div>${sameCode(texts, link)}</footer>
    </section>`,
  };
  const key: PrintedPart = {
    label: printed.key,
    means: printed.keyMeans,
    page: html`<section class="stack">
      ${pageHead(printed.keyTitle(category))}
      ${letterSquares({ rows, ...looks, ringed: laid.map(wordSearch.squaresOf), numbers: texts.inFigures })}
      <ol class="evenly">${laid.map(({ word }, at) => html`<li>${texts.inFigures(at + 1)} ${spelled(word)}</li>`)}</ol>
    </section>`,
  };
  return { puzzle, key };
}

export const wayOnPaper = (
  way: wordSearch.Direction,
) => html`<svg width="12" height="12" viewBox="-6 -6 12 12" fill="none" stroke="#000"
  aria-hidden="true"><path d="M0 5V-5M-3-1.5L0-5 3-1.5" transform="rotate(${bearing(way)})" /></svg>`;
