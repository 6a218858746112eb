import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { charactersOf } from '../../engine/players/names';
import { type BarTool, barTool, gameBar } from '../../shared/panels/game-bar';
import { icon } from '../../shared/panels/icons';
import { sentenceWith } from '../../shared/panels/screen-reader';
import { tileLetter } from '../../shared/panels/tiles';
import { rowOf, sumOf } from '../../texts/sentences/search';
import type { SearchTexts } from '../../texts/texts';
import type { SearchView, WordRow } from '../play/view';
import * as wordSearch from '../rules';
import { categoryName } from './category-name';
import { categoryPicture } from './category-pictures';
import { bearing, compassRose } from './compass';

export const wayArrow = (way: wordSearch.Direction, size = 16) =>
  html`<span class="way-arrow" .style="rotate:${bearing(way) - 90}deg">${icon('way', size)}</span>`;

const spokenRow = (texts: SearchTexts, row: WordRow, hasPoints: boolean) =>
  row.state === 'missed' && row.word !== null
    ? texts.search.play.rowMissed({ word: row.word })
    : rowOf(texts, {
        ...row,
        word: row.word ?? row.clue ?? null,
        found: row.state === 'found',
        sum: hasPoints ? sumOf(texts, row) : undefined,
      });

const tailOf = (texts: SearchTexts, row: WordRow, hasPoints: boolean) => {
  if (row.state === 'found')
    return html`<span class="ws-p line">${wayArrow(row.direction)}${hasPoints ? sumOf(texts, row) : nothing}</span><span
      class="ws-sign">${icon('done', 17)}</span>`;
  if (row.state === 'missed') return html`<span class="ws-sign">${icon('close', 16)}</span>`;
  return row.clue === undefined ? html`<span class="ws-p line">${texts.forms.figure(row.length)}</span>` : nothing;
};

const wordRow = (
  texts: SearchTexts,
  row: WordRow,
  language: string,
  hasPoints: boolean,
) => html`<li class="ws-${row.state}" .style="--tone:var(--tone-${Math.max(0, row.order) % 6})" data-word=${row.index}>
  <span class="spoken">${sentenceWith(language, row.word ?? '', spokenRow(texts, row, hasPoints))}</span>
  <span class="ws-row-face line" aria-hidden="true"><i class="ws-n disc">${texts.forms.figure(row.index + 1)}</i><span
    class="ws-t ${row.word === null && row.clue === undefined ? 'ws-secret' : ''}">${
      row.word === null
        ? row.clue === undefined
          ? '•'.repeat(row.length)
          : html`<bdi dir="auto">${row.clue}</bdi>`
        : spelled(row.word)
    }</span>${tailOf(texts, row, hasPoints)}</span>
</li>`;

// With a word this long, its sum and its sign, a row is full.
const longFrom = 10;

/** The words to find: struck when found, muted when missed. */
export const wordList = (texts: SearchTexts, view: SearchView, columns: number, isSmall: boolean) => {
  const { common } = texts;
  const { rows, words } = view;
  // In columns, or beside a page on its side: the words alone.
  const isTight = isSmall || columns > 1;
  const language = wordSearch.languageOf(view.list);
  const isLong = view.list.words.some((word) => spelled(word).length >= longFrom);
  return html`<section class="paper column ws-words ws-columns-${columns} ${isLong ? 'ws-long' : ''} ${
    isTight ? 'ws-tight' : ''
  } ${view.isScrolled ? 'ws-many' : ''}" aria-label=${common.words}>
    <h2 class=${isTight ? 'spoken' : ''}>${common.words}</h2>
    <ol role="list" tabindex=${view.isScrolled ? 0 : nothing} aria-label=${view.isScrolled ? common.words : nothing}
      .style="--rows:${Math.ceil(
        Math.max(1, columns === 1 ? rows.length : words) / columns,
      )}">${rows.map((row) => wordRow(texts, row, language, !view.sheet))}</ol>
  </section>`;
};

/** The directions of this search, by what they multiply. */
export const waysPanel = (texts: SearchTexts, { ways, sheet }: SearchView) => {
  const { play } = texts.search;
  if (sheet)
    return html`<section class="paper ws-ways line" aria-label=${texts.common.directions}>
      ${compassRose(ways)}
      <ul role="list" class="line wraps grow">${ways.map(
        (way) => html`<li><span class="spoken">${play.directions[way]}</span>${wayArrow(way, 24)}</li>`,
      )}</ul>
    </section>`;
  const multipliers = [...new Set(ways.map((way) => wordSearch.multipliers[way]))].sort((a, b) => a - b);
  return html`<section class="paper ws-ways line wraps" aria-label=${play.multipliers}>
    <small .style=${'flex:0 0 100%;margin-block-end:calc(-1 * var(--s5))'}>${
      texts.search.choose.compass.means
    }</small>${compassRose(ways)}
    <dl class="grow">${multipliers.map(
      (multiplier) =>
        html`<div class="line apart"><dt>×${texts.forms.figure(multiplier)}</dt><dd class="line grow">${ways
          .filter((way) => wordSearch.multipliers[way] === multiplier)
          .map(
            (way) => html`<span><span class="spoken">${play.directions[way]}</span>${wayArrow(way, 20)}</span>`,
          )}</dd></div>`,
    )}</dl>
  </section>`;
};

/** What came of the search, before the whole breakdown. */
export const shortBreakdown = (
  texts: SearchTexts,
  { outcome, found, words, score, costs, sheet, hasClock }: SearchView,
) => {
  const { common, forms, search } = texts;
  if (sheet)
    return html`<section class="paper ws-short-breakdown line" aria-label=${common.words}><b
      class="ws-total">${search.play.found({ found, all: words })}</b></section>`;
  const bonus = outcome?.bonus ?? 0;
  return html`<section class="paper ws-short-breakdown line" aria-label=${common.score}><dl class="grow">
    <div class="line apart"><dt>${common.words}</dt><dd>${forms.figure(score - bonus + costs)}</dd></div>
    ${
      costs > 0
        ? html`<div class="line apart"><dt>${search.play.over.costs}</dt><dd>${forms.figure(-costs)}</dd></div>`
        : nothing
    }
    ${
      hasClock
        ? html`<div class="line apart"><dt>${search.end.breakdown.bonus}</dt><dd>${forms.figure(bonus)}</dd></div>`
        : nothing
    }
    <div class="line apart ws-total"><dt>${common.total}</dt><dd>${forms.figure(score)}</dd></div>
  </dl></section>`;
};

export const nameOf = (texts: SearchTexts, { list }: SearchView) => categoryName(texts, list);

export const pictureOf = ({ list }: SearchView) =>
  categoryPicture(wordSearch.pageOf(list.id)?.page, 'ws-picture middle');

const letters = ({
  reading,
}: SearchView) => html`<span class="ws-reading tiles" .style="--letters:${reading.letters.length}">
  ${[...reading.letters].map((letter) => html`<i class="tile">${tileLetter(letter)}</i>`)}</span>`;

/** What it would score shows what a direction is worth. */
function wayOf(texts: SearchTexts, { reading: { letters, direction, multiplier }, sheet }: SearchView) {
  if (direction === undefined || multiplier === undefined) return nothing;
  const { length } = [...letters];
  const sum = sheet ? nothing : sumOf(texts, { length, multiplier, points: length * multiplier });
  return html`<span class="ws-reads line">${wayArrow(direction, 18)}${sum}</span>`;
}

const legend = (
  texts: SearchTexts,
  { found, words, outcome }: SearchView,
  inShort: boolean,
) => html`<span class="ws-over-legend line">
  ${inShort && outcome ? html`<b>${texts.search.play.over[outcome.reason]}</b>` : nothing}
  ${[
    ['found-mark', found, texts.search.play.over.found] as const,
    ['missed-mark', words - found, texts.search.play.over.missed] as const,
  ].map(
    ([mark, count, says]) =>
      html`<span class="line"><i class=${mark}></i>${inShort ? texts.forms.figure(count) : says({ count })}</span>`,
  )}</span>`;

/** Once a word shows what it was multiplied by, why. */
const nothingRead = ({ search }: SearchTexts, { news, found, sheet }: SearchView, hasWays: boolean): string => {
  if (news.isNote) return news.says();
  return found > 0 && !hasWays && !sheet ? search.choose.compass.means : search.play.drag;
};

/** What the selection reads; the live region tells it, so it is not read here a second time. */
const reading = (texts: SearchTexts, view: SearchView, hasWays: boolean) =>
  view.reading.letters === ''
    ? html`<span class="ws-nothing-read">${nothingRead(texts, view, hasWays)}</span>`
    : html`${letters(view)}${wayOf(texts, view)}`;

const headLine = (texts: SearchTexts, view: SearchView, inShort: boolean, hasWays = false) =>
  view.phase === 'over' ? legend(texts, view, inShort) : reading(texts, view, hasWays);

/** The head of the page; beside it the ways may be explained. */
export const pageHead = (
  texts: SearchTexts,
  view: SearchView,
  hasWays: boolean,
) => html`<header class="ws-page-head line">
  <span class="ws-head-picture">${pictureOf(view)}</span><h2 class="cut">${nameOf(texts, view)}</h2>
  <span class="ws-head-line line" aria-hidden="true">${headLine(texts, view, false, hasWays)}</span>
</header>`;

// A longer word needs the whole line.
const mostBesideBird = 8;

/** On a phone: the reading line above the page. */
export const readingLine = (
  texts: SearchTexts,
  view: SearchView,
  cancel: () => void,
  perch: TemplateResult | typeof nothing,
) => html`<div class="paper ws-reading-line line">
  ${view.reading.letters.length > mostBesideBird ? nothing : perch}
  <h2 class="spoken">${nameOf(texts, view)}</h2>
  <span class="ws-head-line line apart" aria-hidden="true">${headLine(texts, view, true)}</span>
  ${
    view.reading.waits
      ? html`<button type="button" class="ws-let-go icon-only"
    aria-label=${texts.search.play.cancelSelection} @click=${cancel}>${icon('close')}</button>`
      : nothing
  }
</div>`;

const dots = ({ words, found, rows }: SearchView) =>
  html`<span class="dots ws-dots14"
    aria-hidden="true">${
      rows.length > 0 ? Array.from({ length: words }, (_, at) => html`<u class=${at < found ? 'on' : ''}></u>`) : ''
    }</span>`;

const lastSeconds = 30;

const isLate = ({ seconds, phase }: SearchView) => seconds !== undefined && seconds <= lastSeconds && phase !== 'over';

const timeText = (texts: SearchTexts, { seconds, secondsSpent = seconds }: SearchView) =>
  secondsSpent === undefined ? '∞' : texts.forms.clock(secondsSpent);

const timeName = ({ search, forms }: SearchTexts, { seconds, secondsSpent }: SearchView) => {
  const { time, noLimit, timeLeft, timeSpent } = search.play;
  const apart = (all: number) => ({ minutes: Math.floor(all / 60), seconds: all % 60 });
  if (secondsSpent !== undefined) return forms.labelled(search.end.replay.time, timeSpent(apart(secondsSpent)));
  return forms.labelled(time, seconds === undefined ? noLimit : timeLeft(apart(seconds)));
};

/** A disc with a figure, and a ring of which so much is there, clockwise. */
const disc = (share: number, figure: string, isPaused = false) => {
  const around = 2 * Math.PI * 66;
  return html`<svg viewBox="0 0 150 150" aria-hidden="true">
      <circle cx="75" cy="75" r="74" fill="#2a160a" />
      <circle cx="75" cy="75" r="66" fill="#fff8e7" stroke="#5d4127" stroke-width="9" />
      ${
        share > 0
          ? svg`<circle class="ws-rest" cx="75" cy="75" r="66" fill="none" stroke-width="9" stroke-linecap="round"
        stroke-dasharray="${around * share} ${around}" transform="rotate(-90 75 75)" />`
          : ''
      }
      ${Array.from(
        { length: 12 },
        (_, at) =>
          svg`<path d="M75 15v4" stroke="#a98f60" stroke-width="2" stroke-linecap="round"
          transform="rotate(${at * 30} 75 75)" />`,
      )}
      ${isPaused ? svg`<path d="M66 30v12M84 30v12" stroke="#2c1f14" stroke-width="7" stroke-linecap="round" />` : ''}
      <text x="75" y=${isPaused ? 96 : 89} text-anchor="middle" font-weight="800" font-size="37"
        fill="#2c1f14">${figure}</text>
    </svg>`;
};

/** A watch whose ring empties, or fills with the words that are found; bars stand in place of the time while it is paused. */
const watch = (texts: SearchTexts, view: SearchView) =>
  html`<span class="ws-watch ${isLate(view) ? 'ws-late' : ''}" role="timer" aria-label=${timeName(texts, view)}>
    ${disc(view.share, timeText(texts, view), view.phase === 'paused')}</span>`;

/** On the page of a class nothing is scored and no time runs out: a ring fills with the words that are found. */
const classPlaque = (texts: SearchTexts, view: SearchView) => html`<div class="ws-plaque plaque walnut ws-of-class">
  <span class="ws-watch">${disc(view.found / view.words, texts.forms.figure(view.found))}</span>
  <div class="ws-so-far stack">
    <b aria-hidden="true">${texts.search.play.ofAll({ all: view.words })}</b>
    <span class="spoken">${texts.search.play.found({ found: view.found, all: view.words })}</span>
    ${dots(view)}
  </div>
</div>`;

/** Time, score, and how many words are found. */
export const plaque = (texts: SearchTexts, view: SearchView, isWide: boolean) =>
  view.sheet
    ? classPlaque(texts, view)
    : html`<div class="ws-plaque plaque walnut">
  ${watch(texts, view)}
  <div class="ws-score grow"><small>${texts.common.score}</small><b
    data-score>${texts.forms.figure(view.shownScore)}</b></div>
  <div class="ws-so-far stack">
    ${dots(view)}
    <span class=${isWide ? '' : 'spoken'}>${texts.search.play.found({ found: view.found, all: view.words })}</span>
    <span class="ws-short" aria-hidden="true"><b>${texts.forms.figure(view.found)}</b>${texts.search.play.ofAll({
      all: view.words,
    })}</span>
  </div>
</div>`;

/** The same on a phone: two chips in the bar. */
export const chips = (texts: SearchTexts, view: SearchView) =>
  view.sheet
    ? html`<span class="bar-chip gold-text">${icon('done', 20)}<span
    class="spoken">${texts.search.play.found({ found: view.found, all: view.words })}</span><b
    aria-hidden="true">${texts.forms.figure(view.found)} ${texts.search.play.ofAll({ all: view.words })}</b></span>`
    : html`
  <span class="bar-chip ${isLate(view) ? 'ws-late' : ''}" role="timer"
    aria-label=${timeName(texts, view)}>${icon(view.phase === 'paused' ? 'pause' : 'clock', 20)}<b
    aria-hidden="true">${timeText(texts, view)}</b></span>
  <span class="bar-chip gold-text"><span class="spoken">${texts.common.score}</span><b
    data-score>${texts.forms.figure(view.shownScore)}</b></span>`;

const size = 24;

/** The name of the game: a few tiles and a label. */
const logo = (texts: SearchTexts, makesRoom: boolean) =>
  html`<span class="search-logo bar-name ${makesRoom ? 'not-narrow' : ''}" dir="auto" role="img"
    aria-label=${texts.common.search}>
  ${charactersOf(texts.search.choose.logo[0]).map(
    (letter) => html`<i class="bar-tile tile" aria-hidden="true">${letter}</i>`,
  )}<b class="cut"
      aria-hidden="true">${texts.search.choose.logo[1]}</b>
</span>`;

/** The bar over a page of the word search. */
export const searchBar = (
  texts: SearchTexts,
  back: { label: string; act(): void },
  middle: TemplateResult | typeof nothing,
  tools: readonly BarTool[],
  /** On a phone there is no room for the name of the game beside it. */
  isMiddleAll = false,
) =>
  gameBar({
    kind: 'search-bar',
    back,
    name: logo(texts, isMiddleAll),
    rest: html`<span class="bar-middle cut grow">${middle}</span>${tools.map((tool) => barTool(tool, size))}`,
    size,
  });
