import { html, svg } from 'lit-html';
import { icon } from '../../shared/panels/icons';
import type { SearchTexts } from '../../texts/texts';
import type { SearchView } from '../play/search-view';

const dots = ({ words, found, rows }: SearchView) =>
  html`<span class="dots ws-dots14" aria-hidden="true">${rows.length > 0 ? Array.from({ length: words }, (_, at) => html`<u class=${at < found ? 'on' : ''}></u>`) : ''}</span>`;

const lastSeconds = 30;

const isLate = ({ seconds, phase }: SearchView) =>
  seconds !== undefined && seconds <= lastSeconds && phase !== 'over';

const timeText = (texts: SearchTexts, { seconds }: SearchView) =>
  seconds === undefined ? '∞' : texts.search.play.clock(seconds);
const timeName = (texts: SearchTexts, { seconds }: SearchView) =>
  seconds === undefined ? texts.search.play.noLimit : texts.search.play.timeSpoken(seconds);

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
      ${Array.from({ length: 12 }, (_, at) => svg`<path d="M75 15v4" stroke="#a98f60" stroke-width="2" stroke-linecap="round" transform="rotate(${at * 30} 75 75)" />`)}
      ${
        isPaused
          ? svg`<path d="M66 30v12M84 30v12" stroke="#2c1f14" stroke-width="7" stroke-linecap="round" />`
          : ''
      }
      <text x="75" y=${isPaused ? 96 : 89} text-anchor="middle" font-weight="800" font-size="37" fill="#2c1f14">${figure}</text>
    </svg>`;
};

/** A watch whose ring empties; bars stand in place of the time while it is paused. */
const watch = (texts: SearchTexts, view: SearchView) =>
  html`<span class="ws-watch ${isLate(view) ? 'ws-late' : ''}" role="timer" aria-label="${texts.search.play.time}: ${timeName(texts, view)}">
    ${disc(view.share, timeText(texts, view), view.phase === 'paused')}</span>`;

/** On the page of a class nothing is scored and no time runs out: a ring fills with the words that are found. */
const classPlaque = (
  texts: SearchTexts,
  view: SearchView,
) => html`<div class="ws-plaque plaque walnut ws-of-class">
  <span class="ws-watch">${disc(view.found / view.words, texts.inFigures(view.found))}</span>
  <div class="ws-so-far stack">
    <b aria-hidden="true">${texts.search.play.ofAll(view.words)}</b>
    <span class="spoken">${texts.search.play.found(view.found, view.words)}</span>
    ${dots(view)}
  </div>
</div>`;

/** Time, score, and how many words are found. */
export const plaque = (texts: SearchTexts, view: SearchView, shownScore: number, isWide: boolean) =>
  view.sheet
    ? classPlaque(texts, view)
    : html`<div class="ws-plaque plaque walnut">
  ${watch(texts, view)}
  <div class="ws-score grow"><small>${texts.search.play.score}</small><b data-score>${texts.search.play.points(shownScore)}</b></div>
  <div class="ws-so-far stack">
    ${dots(view)}
    <span class=${isWide ? '' : 'spoken'}>${texts.search.play.found(view.found, view.words)}</span>
    <span class="ws-short" aria-hidden="true"><b>${texts.inFigures(view.found)}</b>${texts.search.play.ofAll(view.words)}</span>
  </div>
</div>`;

/** The same on a phone: two chips in the bar. */
export const chips = (texts: SearchTexts, view: SearchView, shownScore: number) =>
  view.sheet
    ? html`<span class="bar-chip gold-text">${icon('done', 20)}<span class="spoken">${texts.search.play.found(view.found, view.words)}</span><b aria-hidden="true">${texts.inFigures(view.found)} ${texts.search.play.ofAll(view.words)}</b></span>`
    : html`
  <span class="bar-chip ${isLate(view) ? 'ws-late' : ''}" role="timer" aria-label="${texts.search.play.time}: ${timeName(texts, view)}">${icon(view.phase === 'paused' ? 'pause' : 'clock', 20)}<b aria-hidden="true">${timeText(texts, view)}</b></span>
  <span class="bar-chip gold-text"><span class="spoken">${texts.search.play.score}</span>${icon('star', 20)}<b data-score>${texts.search.play.points(shownScore)}</b></span>`;
