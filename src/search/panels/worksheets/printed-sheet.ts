import { html, nothing } from 'lit-html';
import { spelled } from '../../../engine/alphabet/digraphs';
import { sameCode } from '../../../shared/panels/qr-code';
import { letterSquares } from '../../../shared/printing/letter-squares';
import { type PrintedPart, pageHead } from '../../../shared/printing/print-panel';
import type { SearchTexts } from '../../../texts/texts';
import * as wordSearch from '../../rules';
import { wayOnPaper } from '../printed-search';

interface PrintedSheet {
  sheet: wordSearch.Worksheet;
  layout: wordSearch.Layout;
  /** The address of the same page. */
  link: string;
}

const rowsOf = (grid: wordSearch.Grid) => grid.map((row) => [...row].map((letter) => spelled(letter).trim()));

/** The letters of a page in black lines, with its words ringed or not. */
export const gridPicture = (
  { grid, laid }: wordSearch.Layout,
  isRinged: boolean,
  numbers?: SearchTexts['forms']['inDigits'],
) => {
  const rows = rowsOf(grid);
  const isWhole = rows.every((row) => row.every((letter) => letter !== ''));
  return letterSquares({
    rows,
    high: 6.6,
    wide: rows.length < (rows[0]?.length ?? 0) ? '100%' : '158mm',
    frame: isWhole,
    ...(isRinged && { ringed: laid.map(wordSearch.squaresOf) }),
    ...(numbers && { numbers }),
  });
};

/** A page of a class on paper; the key, which gives all away, on a page of its own. */
export function printedSheet(texts: SearchTexts, { sheet, layout, link }: PrintedSheet) {
  const { end, play, worksheets } = texts.search;
  const title = sheet.title || texts.common.search;
  const puzzle: PrintedPart = {
    label: texts.common.grid,
    page: html`<section class="stack">
      ${pageHead(title, texts.common.name)}
      ${gridPicture(layout, false)}
      ${listOnPaper(texts, sheet)}
      ${blanksFor(texts, sheet)}
      <footer class="line"><div class="grow"><p>${end.printed.directions}</p><ul class="evenly">${sheet.directions.map(
        (way) => html`<li>${wayOnPaper(way)} ${play.directions[way]}</li>`,
      )}</ul></div>${sameCode(texts, link)}</footer>
    </section>`,
  };
  const key: PrintedPart = {
    label: end.printed.solution,
    page: html`<section class="stack">
      ${pageHead(end.printed.solutionTo({ category: title }))}
      ${gridPicture(layout, true, texts.forms.inDigits)}
      <ol class="evenly">${sheet.words.map(({ text }, at) => html`<li>${texts.forms.figure(at + 1)} ${text}</li>`)}</ol>
      ${sheet.message ? html`<p>${worksheets.printed.said} <b>${sheet.message}</b></p>` : nothing}
    </section>`,
  };
  return { puzzle, key };
}

const line = '_'.repeat(18);

function listOnPaper(texts: SearchTexts, { words, shown }: wordSearch.Worksheet) {
  if (shown === 'words') return html`<ul class="evenly">${words.map(({ text }) => html`<li>${text}</li>`)}</ul>`;
  if (shown === 'clues')
    return html`<ol class="evenly" .style=${'--columns:1'}>${words.map(
      ({ clue }, at) => html`<li>${texts.forms.figure(at + 1)}. <bdi dir="auto">${clue}</bdi> ${line}</li>`,
    )}</ol>`;
  return html`<p>${texts.search.worksheets.printed.hidden({ count: words.length })}</p>
    <ol class="evenly" .style=${'--columns:3'}>${words.map(
      (_, at) => html`<li>${texts.forms.figure(at + 1)} ${line}</li>`,
    )}</ol>`;
}

/** A blank for each letter of the message, with what is no letter where it stands. */
function blanksFor(texts: SearchTexts, { message, language }: wordSearch.Worksheet) {
  if (message === '') return nothing;
  const isLetter = (sign: string) => (wordSearch.lettersOfMessage(sign, language) ?? '') !== '';
  const blanks = Array.from(message, (sign) => (isLetter(sign) ? '_ ' : sign === ' ' ? '\u2003' : sign)).join('');
  const { length } = wordSearch.lettersOfMessage(message, language) ?? '';
  return html`<p>${texts.search.worksheets.printed.message({ count: length })}</p><p>${blanks}</p>`;
}
