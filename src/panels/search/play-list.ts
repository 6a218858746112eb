import { html, nothing } from 'lit-html';
import { wordSearch } from '../../core';
import type { SearchView, WordRow } from '../../match/search/search-view';
import { enSearchPlay as texts } from '../../texts/en-search-play';
import { icon } from '../icons';
import { bearing, compassRose } from './compass-rose';

export const wayArrow = (way: wordSearch.Direction, size = 16) =>
  html`<span class="ws-way" style="rotate:${bearing(way) - 90}deg">${icon('way', size)}</span>`;

const sumOf = ({ length, multiplier, points }: WordRow) => texts.sum(length, multiplier, points);

const spokenRow = (row: WordRow) =>
  row.state === 'missed' && row.word !== null
    ? texts.spokenMissed(row.word)
    : texts.spokenRow({ ...row, sum: row.state === 'found' ? sumOf(row) : undefined });

const tailOf = (row: WordRow) => {
  if (row.state === 'found')
    return html`<span class="ws-p">${wayArrow(row.direction)}${sumOf(row)}</span><span class="ws-sign">${icon('done', 17)}</span>`;
  if (row.state === 'missed')
    return html`<span class="ws-p">${texts.missedWord}</span><span class="ws-sign">${icon('close', 16)}</span>`;
  return html`<span class="ws-p">${row.length}</span>`;
};

const wordRow = (
  row: WordRow,
) => html`<li class="ws-${row.state} ws-tone-${Math.max(0, row.order) % 6}" data-word=${row.index}>
  <span class="spoken">${spokenRow(row)}</span>
  <span class="ws-row-face" aria-hidden="true"><i class="ws-n">${row.index + 1}</i><span class="ws-t ${row.word === null ? 'ws-secret' : ''}">${row.word ?? texts.secret(row.length)}</span>${tailOf(row)}</span>
</li>`;

// With a word this long, its sum and its sign, a row is full.
const longFrom = 10;

/** The words to find: struck when found, in green when missed. */
export const wordList = (view: SearchView, columns: number) => {
  const { rows, found, words, phase } = view;
  const open = words - found;
  const isLong = view.list.words.some((word) => word.length >= longFrom);
  return html`<section class="ws-paper ws-words ws-columns-${columns} ${isLong ? 'ws-long' : ''}" aria-label=${texts.words}>
    <header><h2>${texts.words}</h2><span class="ws-chip">${phase === 'over' ? texts.missed(open) : texts.left(open)}</span></header>
    <ol role="list" style="--rows:${Math.ceil(Math.max(1, columns === 1 ? rows.length : words) / columns)}">${rows.map(wordRow)}</ol>
  </section>`;
};

/** The directions of this search, by what they multiply. */
export const waysPanel = ({ ways }: SearchView) => {
  const multipliers = [...new Set(ways.map((way) => wordSearch.multipliers[way]))].sort((a, b) => a - b);
  return html`<section class="ws-paper ws-ways" aria-label=${texts.ways8}>
    ${compassRose(ways)}
    <dl>${multipliers.map(
      (multiplier) =>
        html`<div><dt>${texts.times(multiplier)}</dt><dd>${ways
          .filter((way) => wordSearch.multipliers[way] === multiplier)
          .map(
            (way) => html`<span><span class="spoken">${texts.ways[way]}</span>${wayArrow(way, 20)}</span>`,
          )}</dd></div>`,
    )}</dl>
  </section>`;
};

/** What came of the search, before the whole reckoning. */
export const shortReckoning = ({ outcome, found, score, costs }: SearchView) => {
  const bonus = outcome?.bonus ?? 0;
  return html`<section class="ws-paper ws-short-reckoning" aria-label=${texts.over.total}><dl>
    <div><dt>${texts.over.words(found)}</dt><dd>${texts.points(score - bonus + costs)}</dd></div>
    ${costs > 0 ? html`<div><dt>${texts.over.costs}</dt><dd>${texts.points(-costs)}</dd></div>` : nothing}
    <div><dt>${outcome?.reason === 'allFound' ? texts.over.bonus(outcome.seconds) : texts.over.noBonus}</dt><dd>${texts.points(bonus)}</dd></div>
    <div class="ws-total"><dt>${texts.over.total}</dt><dd>${texts.points(score)}</dd></div>
  </dl></section>`;
};
