import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../shared/panels/icons';
import { tileLetter } from '../../shared/panels/tile-letter';
import type { SearchTexts } from '../../texts/texts';
import type { SearchView } from '../play/search-view';
import * as wordSearch from '../rules';
import { categoryName } from './category-name';
import { categoryPicture } from './category-pictures';
import { wayArrow } from './play-list';

export const nameOf = (texts: SearchTexts, { list }: SearchView) => categoryName(texts, list);

export const pictureOf = ({ list }: SearchView) =>
  categoryPicture(wordSearch.pageOf(list.id)?.page, 'ws-picture middle');

const letters = ({
  reading,
}: SearchView) => html`<span class="ws-reading tiles" .style="--letters:${reading.letters.length}">
  ${[...reading.letters].map((letter) => html`<i class="tile">${tileLetter(letter)}</i>`)}</span>`;

function wayRead(
  { search: { play } }: SearchTexts,
  way: wordSearch.Direction,
  multiplier: number | undefined,
  inShort: boolean,
) {
  if (multiplier === undefined) return inShort ? nothing : play.ways[way];
  return inShort ? play.times(multiplier) : play.readingOf(way, multiplier);
}

const wayOf = (
  texts: SearchTexts,
  { reading: { direction, multiplier }, sheet }: SearchView,
  inShort: boolean,
) =>
  direction === undefined || multiplier === undefined
    ? nothing
    : html`<span class="ws-reads line">${wayArrow(direction, 18)}${wayRead(texts, direction, sheet ? undefined : multiplier, inShort)}</span>`;

const legend = (
  texts: SearchTexts,
  { found, words, outcome }: SearchView,
  inShort: boolean,
) => html`<span class="ws-over-legend line">
  ${inShort && outcome ? html`<b>${texts.search.play.over[outcome.reason]}</b>` : nothing}
  <span class="line"><i class="found-mark"></i>${texts.search.play.over.found(found)}</span><span class="line"><i class="missed-mark"></i>${texts.search.play.over.missed(words - found)}</span></span>`;

function nothingRead(texts: SearchTexts, { news }: SearchView, byTouch: boolean): string {
  const { emptyByTaps, empty } = texts.search.play;
  if (news.isNote) return news.says();
  return byTouch ? emptyByTaps : empty;
}

/** What the stroke reads; the live region tells it, so it is not read here a second time. */
const reading = (texts: SearchTexts, view: SearchView, inShort: boolean, byTouch: boolean) =>
  view.reading.letters === ''
    ? html`<span class="ws-nothing-read">${nothingRead(texts, view, byTouch)}</span>`
    : html`${letters(view)}${wayOf(texts, view, inShort)}`;

/** The head of the page. */
export const pageHead = (
  texts: SearchTexts,
  view: SearchView,
  inShort: boolean,
  byTouch: boolean,
) => html`<header class="ws-page-head line">
  <span class="ws-head-picture">${pictureOf(view)}</span><h2 class="cut">${nameOf(texts, view)}</h2>
  <span class="ws-head-line line" aria-hidden="true">${view.phase === 'over' ? legend(texts, view, false) : reading(texts, view, inShort, byTouch)}</span>
</header>`;

// A longer word needs the whole line.
const mostBesideBird = 8;

/** On a phone: the reading line above the page. */
export const readingLine = (
  texts: SearchTexts,
  view: SearchView,
  byTouch: boolean,
  letGo: () => void,
  perch: TemplateResult | typeof nothing,
) => html`<div class="paper ws-reading-line line">
  ${view.reading.letters.length > mostBesideBird ? nothing : perch}
  <h2 class="spoken">${nameOf(texts, view)}</h2>
  <span class="ws-head-line line apart" aria-hidden="true">${view.phase === 'over' ? legend(texts, view, true) : reading(texts, view, true, byTouch)}</span>
  ${view.reading.waits ? html`<button type="button" class="ws-let-go icon-only" aria-label=${texts.search.play.letGo} @click=${letGo}>${icon('close')}</button>` : nothing}
</div>`;
