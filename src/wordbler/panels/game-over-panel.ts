import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import { knownMascot, mascot } from '../../shared/mascots';
import { panelHead } from '../../shared/panels/controls';
import { type Dialog, fewestSteps } from '../../shared/panels/dialog';
import { endButtons, endCard, endStage, podium, wordFact } from '../../shared/panels/end-card';
import { icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { hintsBy, pointsApart, stepTold, winners } from '../../texts/sentences/board';
import type { Texts } from '../../texts/texts';
import { type EvenStep, type HistoryEntry, heroOf, type Outcome, recordsOf, type Seat, type TileFace } from '../rules';
import { movingOf, OverMotion, OverScript } from './game-over-motion';
import { nameSize } from './seat-card';
import { tileFigure, tilesLink } from './word-definition';

export interface Result {
  outcome: Outcome;
  history: readonly HistoryEntry[];
  seats: readonly Pick<Seat, 'name' | 'kind' | 'mascot'>[];
  /** Of the words that were laid. */
  language: string;
  /** What a letter's tile is worth; the blank's is under ''. */
  points: ReadonlyMap<TileFace['letter'], number>;
  /** At which a computer that is just right plays from now on, for the first time. */
  gained?: { step: EvenStep; isNew: boolean } | undefined;
  /** Where it was played on several devices: how fair it was, and what is said of playing again. It may come later. */
  readonly sealed?: { card(): TemplateResult; warns: string | undefined; again(): string } | undefined;
}

interface GameOverActions {
  playAgain(): void;
  share(): void;
  lookCloser(): void;
  more(): void;
}

/** What the end can give up, one thing after another, is written in game-over.css. */
const allSteps = 4;
// In CSS pixels; below it the birds can hardly be told apart.
const leastPodium = 180;

/** Who won, and what the game comes to. */
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

  constructor(result: Result, { texts, root }: Pick<PageServices, 'texts' | 'root'>, actions: GameOverActions) {
    this.layer = new Layer(root, 'screen ended over');
    const { outcome, seats, gained } = result;
    const title = () =>
      winners(
        texts,
        outcome.winners.map((seat) => must(seats[seat]).name),
      );
    const template = () => {
      const { sealed } = result;
      return endStage({
        title: title(),
        scene: podium(
          texts,
          outcome.ranking.map((standing) => ({ ...must(seats[standing.seat]), ...standing })),
        ),
        side: html`${card(texts, result)}
          ${
            sealed?.warns ? html`<p class="glass line" role="alert">${icon('warn')}<b>${sealed.warns}</b></p>` : nothing
          }
          ${gained ? badge(texts, gained.step) : nothing}
          ${endButtons(texts, {
            ...actions,
            next: { sign: 'again', label: sealed?.again() ?? texts.common.playAgain, act: actions.playAgain },
          })}`,
      });
    };
    this.renew = () => this.layer.render(template, () => this.refit());
    this.renew();
    const hero = outcome.ranking.indexOf(heroOf(seats, outcome).own);
    this.script = new OverScript(outcome.ranking, gained?.isNew ? hero : undefined);
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

  /** How far the stage reaches from the window's left edge. */
  get stageWidth() {
    const { element } = this.layer;
    const { right } = element.querySelector('.end-stage')!.getBoundingClientRect();
    return right - element.getBoundingClientRect().left;
  }

  private fit() {
    const { element } = this.layer;
    const room = `${element.clientWidth}×${element.clientHeight}`;
    // A watch begins with telling what is there already.
    if (room === this.fitted) return;
    this.fitted = room;
    // What is on its way takes room where it will not be.
    this.motion.clear();
    const [podium, side, card] = ['.podium', '.end-side', '.end-card'].map((part) => element.querySelector(part)!);
    const overflows = [element, side!, card!];
    const isFull = () =>
      overflows.some((box) => box.scrollHeight > box.clientHeight) || podium!.clientHeight < leastPodium;
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

const badge = (texts: Texts, step: EvenStep) => html`<p class="end-badge line">${icon('trophy', 36)}
  <span class="saying"><small>${texts.common.movedUp}</small><b>${stepTold(texts, step)}</b></span></p>`;

function card(texts: Texts, { outcome, history, seats, language }: Result) {
  const { over, common, forms } = texts;
  const { own, other } = heroOf(seats, outcome);
  const turns = history.filter(({ seat }) => seat === own.seat);
  const { bestPlay, average } = recordsOf(turns, seats.length);
  const hints = history.reduce((sum, { seat, hints }) => sum + (seats[seat]?.kind === 'person' ? (hints ?? 0) : 0), 0);
  return endCard({
    figure: forms.figure(own.total),
    of: common.pointsOf({ count: own.total }),
    note: other && pointsApart(texts, own.total - other.total, must(seats[other.seat]).name),
    facts: [
      // Whoever laid no word has none to show.
      ...(bestPlay && average
        ? [
            {
              name: common.bestPlay,
              says: wordFact(bestPlay.word, forms.figure(bestPlay.points), language),
            },
            { name: over.average, says: forms.tenths(average.points) },
          ]
        : []),
      { name: common.hints, says: hintsBy(texts, hints) },
    ],
  });
}

/** What a button could not do, which no line of the screen tells. */
export function openSaid({ common }: Texts, dialog: Dialog, title: () => string, said: string) {
  const { close } = dialog;
  dialog.open(
    'share-sheet',
    title,
    () => html`${panelHead(title(), common.close, close)}<p role="alert">${said}</p>`,
    close,
  );
}

interface CloserActions {
  review(): void;
  replay(): void;
  definition(word: string): void;
}

/** How every total came about, what was remarkable, and the game once more. */
export function openCloserLook(texts: Texts, dialog: Dialog, result: Result, actions: CloserActions) {
  const { common, forms } = texts;
  const nameOf = (seat: number) => forms.word(must(result.seats[seat]).name);
  const panel = () => html`${panelHead(common.lookCloser, common.close, dialog.close)}
    ${finalScores(texts, result, nameOf)} ${records(texts, result, nameOf, actions.definition)}
      ${result.sealed?.card() ?? nothing}
    <div class="evenly">
      <button type="button" class="with-icon"
        @click=${dialog.closing(actions.replay)}>${icon('play')}<span>${common.replay}</span></button>
      <button type="button" class="gold with-icon"
        @click=${dialog.closing(actions.review)}>${icon('find')}<span>${common.review}</span></button>
    </div>`;
  dialog.open('closer-look', () => common.lookCloser, panel, dialog.close);
}

function finalScores(
  texts: Texts,
  { outcome, history, points, seats }: Result,
  nameOf: (seat: number) => string,
): TemplateResult {
  const { over, common, forms } = texts;
  return html`<section class="final-scores">
    <h2>${over.finalScores}</h2>
    <table>
      <thead><tr><th>${over.player}</th><th class="cut">${common.points}</th><th class="cut">${over.left}</th><th><span
        class="spoken">${over.adjustment}</span></th><th>${common.total}</th></tr></thead>
      <tbody>${outcome.ranking.map(
        ({ seat, place, played, total }) => html`<tr class=${place === 1 ? 'winner' : ''}>
          <th scope="row" class=${nameSize(nameOf(seat))}><span class="line"><span class="head"
            aria-hidden="true">${mascot(knownMascot(must(seats[seat]).mascot, seat))}</span><bdi class="cut-lines"
            dir="auto">${nameOf(seat)}</bdi></span></th>
          <td>${forms.figure(played)}</td>
          <td>${history.filter((entry) => entry.seat === seat).map((entry) => adjustment(texts, entry, points))}</td>
          <td class="change">${signed(texts, total - played)}</td>
          <td><b .style=${'font-size:var(--t5)'}>${forms.figure(total)}</b></td>
        </tr>`,
      )}</tbody>
    </table>
    <p>${texts.endings[outcome.reason]}</p>
  </section>`;
}

const signed = ({ forms }: Texts, points: number) => forms.figure(points > 0 ? `+${points}` : points);

/** Each in a line of its own: a seat may have more than one. */
const note = (text: string) => html`<div><small>${text}</small></div>`;

function adjustment(texts: Texts, entry: HistoryEntry, points: Result['points']) {
  const { over } = texts;
  switch (entry.kind) {
    case 'rackLost':
      return html`<span class="tiles left-tiles">${entry.letters.map((letter) =>
        tileFigure({ letter, points: points.get(letter) ?? 0, blank: letter === '' }),
      )}</span>`;
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
  definition: (word: string) => void,
) {
  const { over, common, forms } = texts;
  const link = (word: string) => tilesLink(texts, word, language, definition);
  const { bestPlay, longestWord, average, bonuses } = recordsOf(history, seats.length);
  // Where nobody laid a word there is nothing to tell.
  if (!bestPlay || !longestWord || !average) return nothing;
  return html`<section class="records">
    <h2>${over.highlights}</h2>
    <dl class="evenly">
      ${record(common.bestPlay, link(bestPlay.word), `${forms.figure(bestPlay.points)} · ${nameOf(bestPlay.seat)}`)}
      ${record(
        over.longestWord,
        link(longestWord.word),
        `${common.letterCount({ count: longestWord.word.length })} · ${nameOf(longestWord.seat)}`,
      )}
      ${record(over.average, forms.tenths(average.points), nameOf(average.seat))}
      ${record(
        over.bonuses,
        forms.figure(bonuses.points),
        bonuses.count > 0 ? over.times({ count: bonuses.count }) : '',
      )}
    </dl>
  </section>`;
}

const record = (name: string, figure: TemplateResult | string, note: string) => html`<div>
  <dt class="quiet">${name}</dt><dd><b>${figure}</b> <small>${note}</small></dd>
</div>`;
