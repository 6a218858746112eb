import { html, nothing, type TemplateResult } from 'lit-html';
import {
  type HistoryEntry,
  type Outcome,
  recordsOf,
  type Standing,
  type TileFace,
} from '../../core/wordbler';
import { en } from '../../texts/en';
import { enReview } from '../../texts/en-review';
import { type IconName, icon } from '../icons';
import { Layer } from '../layer';
import { knownMascot, mascot } from '../mascots';
import { fewestSteps } from '../tight';
import { nameSize } from './name-size';
import { tileFigure } from './squares';
import { wordLink } from './word-link';

export interface Result {
  outcome: Outcome;
  history: readonly HistoryEntry[];
  seats: readonly { name: string; mascot?: string }[];
  /** What a letter's tile is worth; the blank's is under ''. */
  points: ReadonlyMap<TileFace['letter'], number>;
}

interface Actions {
  playAgain(): void;
  newTable(): void;
  menu(): void;
  review(): void;
  replay(): void;
  /** Undefined where there is no picture any more. */
  savePicture: (() => void) | undefined;
  saveRecord(): void;
  meaning(word: string): void;
}

const { over: texts } = en.table;

/** What the end can give up, one thing after another, is written in over-sizes.css. */
const allSteps = 4;
// In CSS pixels; below it the birds can hardly be told apart.
const leastPodium = 180;

/** Who won, how every total came about, and what was remarkable. */
export class OverPanel {
  private readonly layer: Layer;
  private readonly resized = new ResizeObserver(() => this.fit());

  constructor(parent: HTMLElement, result: Result, actions: Actions) {
    this.layer = new Layer(parent, 'screen over');
    const { outcome, seats } = result;
    const nameOf = (seat: number) => seats[seat].name;
    const [first, second] = outcome.ranking;
    const title = en.over.wins(outcome.winners.map(nameOf));
    this.layer.draw(html`<div class="over-stage">
      <header style="--breadth:${breadthOf(title)}">
        <h1 tabindex="-1">${title}</h1>
        <p>${texts.margin(first.total, second.total)}</p>
      </header>
      <ol class="podium">${outcome.ranking.map((standing) => podium(standing, seats))}</ol>
    </div>
    ${reckoning(result, nameOf)} ${records(result, nameOf, actions.meaning)}
    <button class="gold big" @click=${actions.playAgain}>${icon('again')}<span>${en.over.playAgain}</span></button>
    <div class="over-buttons">
      ${button('plus', en.over.newTable, actions.newTable)} ${button('star', enReview.open, actions.review)}
      ${button('play', texts.replay, actions.replay)}
      ${button('menu', en.table.menu, actions.menu)}
      ${actions.savePicture ? button('image', texts.savePicture, actions.savePicture, texts.picture) : nothing}
      ${button('save', texts.saveRecord, actions.saveRecord, texts.record)}
    </div>`);
    this.fit();
    this.resized.observe(this.layer.element);
    // Not on a button: a key that is still held down from the last turn shall not begin another game.
    this.layer.element.querySelector('h1')?.focus({ preventScroll: true });
  }

  private fit() {
    const { element } = this.layer;
    const podium = element.querySelector('.podium')!;
    const isFull = () => element.scrollHeight > element.clientHeight || podium.clientHeight < leastPodium;
    fewestSteps(element, allSteps, isFull);
  }

  remove() {
    this.resized.disconnect();
    this.layer.remove();
  }
}

/** In letters of average width. */
const breadthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[MWmw@]/.test(letter) || letter > '\u1fff' ? 1.6 : 1), 0);

const button = (sign: IconName, label: string, act: () => void, short = label) => html`
  <button aria-label=${label} @click=${act}>${icon(sign)}<span class="long">${label}</span><span class="short">${short}</span></button>`;

const podium = ({ seat, place, total }: Standing, seats: Result['seats']) => html`<li class="place-${place}">
  <span class="pic">${mascot(knownMascot(seats[seat].mascot, seat), place === 1 ? 'happy' : 'idle')}</span>
  <span class="step"><span class="tile">${place}</span></span>
  <span class="who"><bdi dir="auto">${seats[seat].name}</bdi> <b>${total}</b></span>
</li>`;

function reckoning({ outcome, history, points }: Result, nameOf: (seat: number) => string): TemplateResult {
  return html`<section class="card reckoning">
    <h2>${texts.reckoning}</h2>
    <table>
      <thead><tr><th>${en.over.player}</th><th>${en.over.played}</th><th>${texts.left}</th><th><span class="spoken">${en.over.adjustments}</span></th><th>${en.over.total}</th></tr></thead>
      <tbody>${outcome.ranking.map(
        ({ seat, place, played, total }) => html`<tr class=${place === 1 ? 'winner' : ''}>
          <th scope="row" class=${nameSize(nameOf(seat))}><bdi dir="auto">${nameOf(seat)}</bdi></th>
          <td>${played}</td>
          <td>${history.filter((entry) => entry.seat === seat).map((entry) => adjustment(entry, points))}</td>
          <td class="change">${signed(total - played)}</td>
          <td><b>${total}</b></td>
        </tr>`,
      )}</tbody>
    </table>
    <p>${en.endings[outcome.reason]}</p>
  </section>`;
}

const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

function adjustment(entry: HistoryEntry, points: Result['points']) {
  switch (entry.kind) {
    case 'rackLost':
      return html`<span class="left-tiles">${entry.letters.map((letter) => tileFigure({ letter, points: points.get(letter) ?? 0, blank: letter === '' }))}</span>`;
    case 'wentOut':
      return html`<small>${texts.wentOut}</small>`;
    case 'overTime':
      return html`<small>${texts.overTime(entry.minutes)}</small>`;
    default:
      return nothing;
  }
}

function records(
  { history, seats }: Result,
  nameOf: (seat: number) => string,
  meaning: (word: string) => void,
) {
  const link = (word: string | undefined) => (word === undefined ? undefined : wordLink(word, meaning));
  const { bestPlay, longestWord, average, bonuses } = recordsOf(history, seats.length);
  return html`<section class="card records">
    <h2>${texts.records}</h2>
    <dl>
      ${record(texts.bestPlay, link(bestPlay?.word), bestPlay && texts.byWhom(bestPlay.points, nameOf(bestPlay.seat)))}
      ${record(texts.longestWord, link(longestWord?.word), longestWord && texts.letters(longestWord.word.length, nameOf(longestWord.seat)))}
      ${record(texts.average, average?.points.toFixed(1), average && nameOf(average.seat))}
      ${record(texts.bonuses, String(bonuses.points), bonuses.count > 0 ? texts.times(bonuses.count) : texts.noBonus)}
    </dl>
  </section>`;
}

const record = (
  name: string,
  figure: TemplateResult | string | undefined,
  note: string | undefined,
) => html`<div>
  <dt>${name}</dt><dd><b>${figure ?? '–'}</b> <small>${note ?? texts.noPlay}</small></dd>
</div>`;
