import { html, nothing } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { icon } from '../../shared/panels/icons';
import { sentenceWith } from '../../shared/panels/screen-reader';
import type { SearchTexts } from '../../texts/texts';
import type { SearchView, WordRow } from '../play/view';
import * as wordSearch from '../rules';
import { bearing, compassRose } from './compass-rose';

export const wayArrow = (way: wordSearch.Direction, size = 16) =>
  html`<span class="way-arrow" .style="rotate:${bearing(way) - 90}deg">${icon('way', size)}</span>`;

const sumOf = (texts: SearchTexts, { length, multiplier, points }: WordRow) =>
  texts.search.play.sum(length, multiplier, points);

const spokenRow = (texts: SearchTexts, row: WordRow, hasPoints: boolean) =>
  row.state === 'missed' && row.word !== null
    ? texts.search.play.spokenMissed(row.word)
    : texts.search.play.spokenRow({
        ...row,
        word: row.word ?? row.clue ?? null,
        found: row.state === 'found',
        sum: hasPoints ? sumOf(texts, row) : undefined,
      });

const tailOf = (texts: SearchTexts, row: WordRow, hasPoints: boolean) => {
  if (row.state === 'found')
    return html`<span class="ws-p line">${wayArrow(row.direction)}${hasPoints ? sumOf(texts, row) : nothing}</span><span class="ws-sign">${icon('done', 17)}</span>`;
  if (row.state === 'missed')
    return html`<span class="ws-p line">${texts.search.play.missedWord}</span><span class="ws-sign">${icon('close', 16)}</span>`;
  return row.clue === undefined
    ? html`<span class="ws-p line">${texts.inFigures(row.length)}</span>`
    : nothing;
};

const wordRow = (
  texts: SearchTexts,
  row: WordRow,
  language: string,
  hasPoints: boolean,
) => html`<li class="ws-${row.state}" .style="--tone:var(--tone-${Math.max(0, row.order) % 6})" data-word=${row.index}>
  <span class="spoken">${sentenceWith(language, row.word ?? '', spokenRow(texts, row, hasPoints))}</span>
  <span class="ws-row-face line" aria-hidden="true"><i class="ws-n disc">${texts.inFigures(row.index + 1)}</i><span class="ws-t ${row.word === null && row.clue === undefined ? 'ws-secret' : ''}">${row.word === null ? (row.clue === undefined ? texts.search.play.secret(row.length) : html`<bdi dir="auto">${row.clue}</bdi>`) : spelled(row.word)}</span>${tailOf(texts, row, hasPoints)}</span>
</li>`;

// With a word this long, its sum and its sign, a row is full.
const longFrom = 10;

/** The words to find: struck when found, in green when missed. */
export const wordList = (texts: SearchTexts, view: SearchView, columns: number, isSmall: boolean) => {
  const { play } = texts.search;
  const { rows, found, words, phase } = view;
  const open = words - found;
  // In columns, or beside a page on its side: the words alone.
  const isTight = isSmall || columns > 1;
  const language = wordSearch.languageOf(view.list);
  const isLong = view.list.words.some((word) => spelled(word).length >= longFrom);
  return html`<section class="paper column ws-words ws-columns-${columns} ${isLong ? 'ws-long' : ''} ${isTight ? 'ws-tight' : ''} ${view.sheet ? 'ws-many' : ''}" aria-label=${play.words}>
    <header class=${isTight ? 'spoken' : 'line apart'}><h2>${play.words}</h2><span class="chip">${phase === 'over' ? play.missed(open) : play.left(open)}</span></header>
    <ol role="list" tabindex=${view.sheet ? 0 : nothing} aria-label=${view.sheet ? play.words : nothing} .style="--rows:${Math.ceil(Math.max(1, columns === 1 ? rows.length : words) / columns)}">${rows.map((row) => wordRow(texts, row, language, !view.sheet))}</ol>
  </section>`;
};

/** The directions of this search, by what they multiply. */
export const waysPanel = (texts: SearchTexts, { ways, sheet }: SearchView) => {
  const { play } = texts.search;
  if (sheet)
    return html`<section class="paper ws-ways line" aria-label=${texts.search.sheet.ways}>
      ${compassRose(ways)}
      <ul role="list" class="line wraps grow">${ways.map((way) => html`<li><span class="spoken">${play.ways[way]}</span>${wayArrow(way, 24)}</li>`)}</ul>
    </section>`;
  const multipliers = [...new Set(ways.map((way) => wordSearch.multipliers[way]))].sort((a, b) => a - b);
  return html`<section class="paper ws-ways line" aria-label=${play.ways8}>
    ${compassRose(ways)}
    <dl class="grow">${multipliers.map(
      (multiplier) =>
        html`<div class="line apart"><dt>${play.times(multiplier)}</dt><dd class="line grow">${ways
          .filter((way) => wordSearch.multipliers[way] === multiplier)
          .map(
            (way) => html`<span><span class="spoken">${play.ways[way]}</span>${wayArrow(way, 20)}</span>`,
          )}</dd></div>`,
    )}</dl>
  </section>`;
};

/** What came of the search, before the whole reckoning. */
export const shortReckoning = (
  texts: SearchTexts,
  { outcome, found, words, score, costs, sheet }: SearchView,
) => {
  const { play } = texts.search;
  if (sheet)
    return html`<section class="paper ws-short-reckoning line" aria-label=${play.words}><b class="ws-total">${play.found(found, words)}</b></section>`;
  const bonus = outcome?.bonus ?? 0;
  return html`<section class="paper ws-short-reckoning line" aria-label=${play.over.total}><dl class="grow">
    <div class="line apart"><dt>${play.over.words(found)}</dt><dd>${play.points(score - bonus + costs)}</dd></div>
    ${costs > 0 ? html`<div class="line apart"><dt>${play.over.costs}</dt><dd>${play.points(-costs)}</dd></div>` : nothing}
    <div class="line apart"><dt>${outcome?.reason === 'allFound' ? play.over.bonus(outcome.seconds) : play.over.noBonus}</dt><dd>${play.points(bonus)}</dd></div>
    <div class="line apart ws-total"><dt>${play.over.total}</dt><dd>${play.points(score)}</dd></div>
  </dl></section>`;
};
