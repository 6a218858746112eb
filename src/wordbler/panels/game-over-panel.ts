import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import { Signal } from '../../engine/signal';
import { crown, knownMascot, mascot } from '../../shared/mascots';
import { panelHead } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { fewestSteps } from '../../shared/panels/dialog';
import { type IconName, icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { winners } from '../../texts/sentences/board';
import type { Texts } from '../../texts/texts';
import { type EvenStep, type HistoryEntry, type Outcome, recordsOf, type Standing, type TileFace } from '../rules';
import { movingOf, OverMotion, OverScript, type Reckoned, withMinus } from './game-over-motion';
import { nameSize } from './seat-card';
import { type Meanings, tileFigure, tilesLink } from './word-meaning';

export interface Result {
  outcome: Outcome;
  history: readonly HistoryEntry[];
  seats: readonly { name: string; mascot?: string | undefined }[];
  /** Of the words that were laid. */
  language: string;
  /** What a letter's tile is worth; the blank's is under ''. */
  points: ReadonlyMap<TileFace['letter'], number>;
  /** At which a computer that is just right plays the next game; undefined where none sat here. */
  nextStep: EvenStep | undefined;
  /**
   * Where it was played on several devices: what stands in the place of the records, and what is said of playing again.
   */
  sealed?: { card(): TemplateResult; again(): string } | undefined;
}

/** What its buttons ask for. */
export type GameOverWish =
  | 'playAgain'
  | 'newTable'
  | 'menu'
  | 'review'
  | 'replay'
  | 'savePicture'
  | 'saveRecord'
  | 'share'
  | 'statistics'
  | 'settings';

/** What the end can give up, one thing after another, is written in game-over.css. */
const allSteps = 4;
// In CSS pixels; below it the birds can hardly be told apart.
const leastPodium = 180;

/** Who won, how every total came about, and what was remarkable. */
export class GameOverPanel {
  private readonly layer: Layer;
  private readonly resized = new ResizeObserver(() => this.fit());
  private fitted: string | undefined;
  /** How the end comes about, moment by moment. */
  readonly script: OverScript;
  private readonly motion: OverMotion;
  private shown = Number.POSITIVE_INFINITY;
  /** What it says of the next game is another. */
  readonly renew: () => void;

  readonly wished = new Signal<[wish: GameOverWish]>();

  constructor(result: Result, { texts, root }: Pick<PageServices, 'texts' | 'root'>, meanings: Meanings) {
    const { over, common } = texts;
    const wish = (wished: GameOverWish) => () => this.wished.emit(wished);
    const meaning = (word: string) => void meanings.look(word);
    this.layer = new Layer(root, 'screen over');
    const { outcome, seats } = result;
    const nameOf = (seat: number) => texts.forms.word(must(seats[seat]).name);
    const [first, second] = outcome.ranking;
    const title = () =>
      winners(
        texts,
        outcome.winners.map((seat) => must(seats[seat]).name),
      );
    const template = () => html`<div class="over-stage stack">
      <header .style="--breadth:${breadthOf(title())}">
        <h1>${title()}</h1>
        <p>${over.margin({ first: must(first).total, second: must(second).total })}</p>
      </header>
      <ol class="podium" .style="--count:${seats.length}">${outcome.ranking.map((standing) => podium(texts, standing, seats, nameOf))}</ol>
    </div>
    ${reckoning(texts, result, nameOf)} ${result.sealed?.card() ?? records(texts, result, nameOf, meaning)}
    <button class="gold big with-icon" @click=${wish('playAgain')}>${icon('again')}<span>${result.sealed?.again() ?? common.playAgain}</span></button>
    <div class="over-buttons evenly">
      ${button('plus', common.newGame, wish('newTable'))} ${button('star', common.review, wish('review'))}
      ${button('play', common.replay, wish('replay'))}
      ${button('menu', common.menu, wish('menu'))}
      ${button('image', over.savePicture, wish('savePicture'), over.picture)}
      ${button('save', over.saveFile, wish('saveRecord'), over.file)}
      ${button('share', common.share, wish('share'))}
      ${button('bars', common.stats, wish('statistics'))}
      ${button('gear', common.settings, wish('settings'))}
    </div>`;
    this.renew = () => this.layer.render(template, () => this.refit());
    this.renew();
    this.script = new OverScript(outcome.ranking.map((standing) => reckonedOf(standing, result)));
    this.motion = new OverMotion(movingOf(this.layer.element), this.script, texts);
    // Whatever lets it come in.
    this.layer.element.style.setProperty('opacity', '0', 'important');
  }

  /** It gives up what there is no room for, and comes to sight: enough for a task of its own. */
  stand() {
    this.fit();
    this.layer.element.style.removeProperty('opacity');
    this.resized.observe(this.layer.element);
  }

  /** A moment of how the end comes about; until one is shown, all of it is there. */
  show(ms: number) {
    this.shown = ms;
    this.motion.show(ms);
  }

  /** How far the stage reaches from the window's corner. */
  get stage() {
    const { right, bottom } = this.layer.element.querySelector('.over-stage')!.getBoundingClientRect();
    const { left, top } = this.layer.element.getBoundingClientRect();
    return { width: right - left, height: bottom - top };
  }

  private fit() {
    const { element } = this.layer;
    const room = `${element.clientWidth}×${element.clientHeight}`;
    // A watch begins with telling what is there already.
    if (room === this.fitted) return;
    this.fitted = room;
    // What is on its way takes room where it will not be.
    this.motion.clear();
    const podium = element.querySelector('.podium')!;
    const isFull = () => element.scrollHeight > element.clientHeight || podium.clientHeight < leastPodium;
    fewestSteps(element, allSteps, isFull);
    this.motion.show(this.shown);
  }

  /** Other sentences take other room. */
  private refit() {
    if (this.fitted === undefined) return;
    this.fitted = undefined;
    this.fit();
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
  <button class="with-icon" aria-label=${label} @click=${act}>${icon(sign)}<span>${short}</span></button>`;

/** What the racks that are left cost whoever holds them, tile by tile. */
function reckonedOf({ seat, played, total, place }: Standing, { history, points }: Result): Reckoned {
  const left = history.flatMap((entry) => (entry.seat === seat && entry.kind === 'rackLost' ? entry.letters : []));
  return { tiles: left.map((letter) => points.get(letter) ?? 0), played, total, place };
}

function podium(
  texts: Texts,
  { seat, place, total }: Standing,
  seats: Result['seats'],
  nameOf: (seat: number) => string,
) {
  const id = knownMascot(must(seats[seat]).mascot, seat);
  const isLast = place > 2 && place === seats.length;
  return html`<li class="place-${place}">
  <span class="pic">${mascot(id, place === 1 ? 'happy' : isLast ? 'sad' : 'idle')}${place === 1 ? crown(id) : nothing}</span>
  <span class="step"><span class="tile">${texts.forms.figure(place)}</span></span>
  <span class="who line"><bdi class="cut" dir="auto">${nameOf(seat)}</bdi> <b>${withMinus(texts, total)}</b></span>
</li>`;
}

function reckoning(
  texts: Texts,
  { outcome, history, points, seats, nextStep }: Result,
  nameOf: (seat: number) => string,
): TemplateResult {
  const { over, common } = texts;
  return html`<section class="card reckoning">
    <h2>${over.finalScores}</h2>
    <table>
      <thead><tr><th>${over.player}</th><th class="cut">${common.points}</th><th class="cut">${over.left}</th><th><span class="spoken">${over.adjustment}</span></th><th>${common.total}</th></tr></thead>
      <tbody>${outcome.ranking.map(
        ({ seat, place, played, total }) => html`<tr class=${place === 1 ? 'winner' : ''}>
          <th scope="row" class=${nameSize(nameOf(seat))}><span class="line"><span class="head" aria-hidden="true">${mascot(knownMascot(must(seats[seat]).mascot, seat))}</span><bdi class="cut-lines" dir="auto">${nameOf(seat)}</bdi></span></th>
          <td>${withMinus(texts, played)}</td>
          <td>${history.filter((entry) => entry.seat === seat).map((entry) => adjustment(texts, entry, points))}</td>
          <td class="change">${signed(texts, total - played)}</td>
          <td><b class="total" .style=${'font-size:var(--t5)'} .textContent=${withMinus(texts, total)}></b></td>
        </tr>`,
      )}</tbody>
    </table>
    <p>${texts.endings[outcome.reason]} ${nextStep ? texts.computer.nextJustRight({ step: texts.computer.steps[nextStep] }) : nothing}</p>
  </section>`;
}

const signed = (texts: Texts, points: number) =>
  points > 0 ? texts.forms.figure(`+${points}`) : withMinus(texts, points);

/** Each in a line of its own: a seat may have more than one. */
const note = (text: string) => html`<div><small>${text}</small></div>`;

function adjustment(texts: Texts, entry: HistoryEntry, points: Result['points']) {
  const { over } = texts;
  switch (entry.kind) {
    case 'rackLost':
      return html`<span class="tiles left-tiles">${entry.letters.map((letter) => {
        const worth = points.get(letter) ?? 0;
        return tileFigure({ letter, points: worth, blank: letter === '', cost: withMinus(texts, -worth) });
      })}</span>`;
    case 'handicap':
      return note(over.handicap);
    case 'wentOut':
      return note(over.wentOut);
    case 'overTime':
      return note(over.overTime({ count: entry.minutes }));
    case 'resigned':
      return note(over.resigned);
    default:
      return nothing;
  }
}

function records(
  texts: Texts,
  { history, seats, language }: Result,
  nameOf: (seat: number) => string,
  meaning: (word: string) => void,
) {
  const { over, common, forms } = texts;
  const link = (word: string) => tilesLink(texts, word, language, meaning);
  const { bestPlay, longestWord, average, bonuses } = recordsOf(history, seats.length);
  // Where nobody laid a word there is nothing to tell.
  if (!bestPlay || !longestWord || !average) return nothing;
  return html`<section class="card records">
    <h2>${over.highlights}</h2>
    <dl class="evenly">
      ${record(common.bestPlay, link(bestPlay.word), `${forms.figure(bestPlay.points)} · ${nameOf(bestPlay.seat)}`)}
      ${record(over.longestWord, link(longestWord.word), `${common.letterCount({ count: longestWord.word.length })} · ${nameOf(longestWord.seat)}`)}
      ${record(over.average, forms.tenths(average.points), nameOf(average.seat))}
      ${record(over.bonuses, texts.forms.figure(bonuses.points), bonuses.count > 0 ? over.times({ count: bonuses.count }) : over.never)}
    </dl>
  </section>`;
}

const record = (name: string, figure: TemplateResult | string, note: string) => html`<div>
  <dt class="quiet">${name}</dt><dd><b>${figure}</b> <small>${note}</small></dd>
</div>`;

/** What a button could not do, which no line of the screen tells. */
export function openSaid({ common }: Texts, dialog: Dialog, title: () => string, said: string) {
  const { close } = dialog;
  dialog.open(
    'search-share',
    title,
    () => html`${panelHead(title(), common.close, close)}<p role="alert">${said}</p>`,
    close,
  );
}
