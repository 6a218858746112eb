import { html, nothing, type TemplateResult } from 'lit-html';
import { spelled } from '../../engine/alphabet/digraphs';
import { must } from '../../engine/must';
import { Signal } from '../../engine/signal';
import { icon } from '../../shared/panels/icons';
import type { PageServices } from '../../shared/panels/page-services';
import { why } from '../../texts/sentences/review';
import type { ReviewTexts } from '../../texts/texts';
import { reasonsOf } from '../ai/lesson';
import type { ReviewedTurn } from '../ai/review';
import type { Hindsight } from '../ai/verdicts';
import { ponderingTimes } from '../play/computer-seats';
import type { DeepReview, DeepTurn } from '../play/game-review';
import { type LetterScore, readingOf } from '../rules';
import { type Move, playSheet, type SeenTurn } from '../rules/visible-state';
import { deedText } from './review-board';
import { definitionLink, tileFigure } from './word-definition';

interface Row {
  turn: SeenTurn;
  /** Undefined until the best is known. */
  review: ReviewedTurn | undefined;
}

/** Who played: `other` is not here to be spoken to. */
export type Played = 'person' | 'computer' | 'other';

export const playedBy = ({ common, review }: ReviewTexts, kind: Played) =>
  kind === 'person' ? common.you : review.played;

interface ListProps {
  rows: readonly Row[];
  kind: Played;
  chosen: SeenTurn | undefined;
  choose(turn: SeenTurn): void;
  definition(word: string): void;
}

const most = [1, 2, 3];

const starPath = 'M12 2.6l2.9 6 6.5.9-4.7 4.600 1.100 6.500-5.800-3.100-5.800 3.100 1.100-6.500L2.600 9.500l6.500-.9z';

export const starSign = (full: boolean) => html`<svg class="star ${full ? 'full' : ''}" viewBox="0 0 24 24"
  aria-hidden="true"><path d=${starPath} /></svg>`;

const starsOf = (texts: ReviewTexts, stars: number) =>
  html`<span class="stars" role="img"
    aria-label=${texts.review.starsOf({ got: stars, most: most.length })}>${most.map((star) =>
      starSign(star <= stars),
    )}</span>`;

/** Stars, or what was told instead. */
const earned = (texts: ReviewTexts, { entry, stars }: ReviewedTurn) =>
  entry.hints
    ? html`<span class="quiet" role="img" aria-label=${texts.common.hintCount({ count: entry.hints })}
    title=${texts.review.noStars}>${icon('bulb', 18)}</span>`
    : starsOf(texts, stars);

/** The same squares with the same letters. */
function isSame({ entry, best }: ReviewedTurn): boolean {
  if (entry.kind !== 'played' || !best) return false;
  const laid = must(entry.sheet.words[0]).letters.filter(({ isNew }) => isNew);
  const key = (tiles: readonly { x: number; y: number; letter: string; blank: boolean }[]) =>
    tiles
      .map(({ x, y, letter, blank }) => `${x},${y}${letter}${blank}`)
      .sort()
      .join();
  return key(laid) === key(best.move.tiles);
}

const bestWord = ({ best }: ReviewedTurn) => best?.words[0];

/** Every turn of a player: what was laid, and what could have been. */
export function reviewList(texts: ReviewTexts, { rows, kind, chosen, choose, definition }: ListProps): TemplateResult {
  const row = ({ turn, review }: Row) => {
    const { entry } = turn;
    const isChosen = turn === chosen;
    const { tiles: language } = turn.sight;
    const word = (text: string) =>
      isChosen ? definitionLink(texts, text, language, definition) : html`<b lang=${language}>${spelled(text)}</b>`;
    return html`<tr class=${isChosen ? 'chosen' : ''} aria-current=${isChosen ? 'true' : nothing}
      @click=${() => choose(turn)}>
      <th scope="row"><button type="button" class="bare turn-button" tabindex=${isChosen ? 0 : -1}
        aria-label=${spokenRow(texts, { turn, review })}
        aria-pressed=${isChosen}>${texts.forms.inDigits(entry.turn)}</button></th>
      <td class="cut">${deed(texts, turn, word)}</td>
      <td class="figure">${texts.forms.inDigits(entry.points)}</td>
      <td class="cut">${best(texts, review, word)}${beyond(review, word)}</td>
      <td class="figure">${texts.forms.inDigits(review?.best?.move.score ?? '–')}</td>
      <td class="for-stars">${review?.best ? earned(texts, review) : nothing}</td>
    </tr>`;
  };
  return html`<table>
    <thead><tr>
      <th scope="col">${texts.common.turn}</th>
      <th scope="col">${playedBy(texts, kind)}</th>
      <th scope="col"><span class="spoken">${texts.common.points}</span></th>
      <th scope="col">${texts.review.best}</th>
      <th scope="col"><span class="spoken">${texts.review.bestPoints}</span></th>
      <th scope="col" class="for-stars">${texts.review.stars}</th>
    </tr></thead>
    <tbody>${rows.map(row)}</tbody>
  </table>${rows.some(({ turn }) => turn.entry.hints) ? html`<p class="quiet">${texts.review.noStars}</p>` : nothing}`;
}

type WordAs = (word: string) => TemplateResult;

function deed(texts: ReviewTexts, { entry, sight }: SeenTurn, word: WordAs): TemplateResult {
  if (entry.kind === 'played') return word(readingOf(must(entry.sheet.words[0])));
  if (entry.kind === 'invalid') return html`<s lang=${sight.tiles}>${texts.forms.oneByOne(entry.words)}</s>`;
  const did = entry.kind === 'exchanged' || entry.kind === 'timedOut' ? entry.kind : 'passed';
  return html`<span class="quiet">${texts.review.did[did]}</span>`;
}

function best(texts: ReviewTexts, review: ReviewedTurn | undefined, word: WordAs): TemplateResult {
  if (!review) return html`<span class="no-word" aria-label=${texts.review.waiting}>…</span>`;
  if (isSame(review)) return html`<span class="no-word">${texts.review.same}</span>`;
  const text = bestWord(review);
  return text === undefined ? html`<span class="no-word">${texts.review.noPlay}</span>` : word(text);
}

/** An expert's word, beneath one in words of the table's level. */
function beyond(review: ReviewedTurn | undefined, word: WordAs) {
  const further = review?.best?.beyond;
  return further ? html`<small class="further cut">${word(must(further.words[0]))}</small>` : nothing;
}

function spokenRow(texts: ReviewTexts, { turn, review }: Row): string {
  const own = texts.forms.labelled(texts.review.turnOf({ turn: turn.entry.turn }), deedText(texts, turn.entry));
  if (!review) return own;
  const { best, stars, entry } = review;
  if (!best) return texts.forms.oneByOne([own, texts.review.noPlay]);
  const { beyond } = best;
  const plays = [texts.review.bestOf({ word: must(best.words[0]), points: best.move.score })];
  if (beyond) plays.push(texts.review.expertOf({ word: must(beyond.words[0]), points: beyond.move.score }));
  const { starsOf } = texts.review;
  const earned = entry.hints
    ? texts.common.hintCount({ count: entry.hints })
    : starsOf({ got: stars, most: most.length });
  return texts.forms.oneByOne([own, ...plays, earned]);
}

interface LessonsProps {
  /** Undefined until every turn has been looked at. */
  lessons: readonly ReviewedTurn[] | undefined;
  /** How far the looking is. */
  progress: TemplateResult;
  /** Said where there is nothing to learn. */
  none: string;
  kind: Played;
  chosen: SeenTurn | undefined;
  choose(turn: SeenTurn): void;
  definition(word: string): void;
  /** Where they come back as words and puzzles. */
  study: (() => void) | undefined;
}

/** The plays that gave most away, and why the best ones score more. */
export function reviewLessons(
  texts: ReviewTexts,
  { lessons, progress, none, kind, chosen, choose, definition, study }: LessonsProps,
): TemplateResult {
  const beside = kind === 'person' ? texts.review.youBeside : texts.review.playedBeside;
  const card = (turn: ReviewedTurn) => {
    const { entry, best, missed } = turn;
    if (!best) return nothing;
    const isChosen = chosen?.entry === entry;
    return html`<li class="lesson ${isChosen ? 'chosen' : ''}">
      <div class="line lesson-head">
        <button type="button" class="bare lesson-turn" aria-pressed=${isChosen}
          @click=${() => choose(turn)}>${texts.review.turnOf({ turn: entry.turn })}</button>
        ${mainWord(texts, turn, isChosen ? definition : undefined)}
        <b class="given"><span aria-hidden="true">+${texts.forms.figure(missed)}</span><span
          class="spoken">${texts.review.givenSpoken({ count: missed })}</span></b>
      </div>
      <p class="quiet not-narrow">${beside({ what: deedText(texts, entry), points: best.move.score })}</p>
      <p>${why(texts, reasonsOf(turn).slice(0, 1))}</p>
      ${
        best.beyond
          ? html`<p class="quiet">${texts.review.expertOf({
              word: must(best.beyond.words[0]),
              points: best.beyond.move.score,
            })}</p>`
          : nothing
      }
    </li>`;
  };
  const head = html`<h2>${texts.review.lessons}</h2>`;
  if (!lessons) return html`${head}${progress}`;
  if (lessons.length === 0) return html`${head}<p class="quiet">${none}</p>`;
  return html`${head}<ol class="stack">${lessons.map(card)}</ol>
    ${
      study
        ? html`<button type="button" class="with-icon"
      @click=${study}>${icon('pencil')}<span>${texts.common.study}</span></button>`
        : nothing
    }`;
}

/** The main word of the best play in tiles. Those of the lesson that is looked at tell what they mean. */
function mainWord(texts: ReviewTexts, { sight, best }: ReviewedTurn, definition: ((word: string) => void) | undefined) {
  const { letters: laid, word: asLaid } = must(playSheet(sight, best?.move.tiles ?? []).sheet.words[0]);
  const word = best?.words[0] ?? asLaid;
  const letters = inOrderOf(word, laid);
  const style = `--letters:${letters.length}`;
  const tiles = letters.map(({ letter, face, blank, isNew }) =>
    tileFigure({ letter, points: face, blank, old: !isNew }),
  );
  if (!definition)
    return html`<span lang=${sight.tiles} class="tiles lesson-word" .style=${style} role="img"
      aria-label=${spelled(word)}>${tiles}</span>`;
  return html`<button type="button" class="bare lesson-word" .style=${style}
    title=${texts.definitions.title({ word: word })}
    @click=${() => definition(word)}><span class="spoken" lang=${sight.tiles}>${spelled(word)}</span><span
    class="tiles lesson-tiles" aria-hidden="true">${tiles}</span></button>`;
}

/** The letters of a play as its word is read: they may lie in another order. */
function inOrderOf(word: string, laid: readonly LetterScore[]): LetterScore[] {
  const left = [...laid];
  return [...word].map((letter) =>
    must(
      left.splice(
        left.findIndex((own) => own.letter === letter),
        1,
      )[0],
    ),
  );
}

type DeepServices = Pick<PageServices, 'announcer' | 'preferences' | 'computers'>;

/** The turns that are looked at on a panel, tried out in the background as long as the Master is said to think. */
export class DeepLook {
  /** `soon`: answers may come faster than frames. */
  readonly changed = new Signal<[how: 'now' | 'soon']>();

  constructor(
    readonly review: DeepReview,
    private readonly texts: ReviewTexts,
    private readonly services: DeepServices,
    /** Of the list of words it was played with. */
    private readonly setup: { words: string },
  ) {}

  begin(lookedAt: () => number) {
    const { services, review } = this;
    const computer = services.computers.of(this.setup);
    void review.begin(computer, lookedAt, this.ms, () => this.answered(lookedAt()));
    this.changed.emit('now');
  }

  stop() {
    this.review.stop();
    this.changed.emit('now');
  }

  /** For so many seconds each. */
  get seconds(): number {
    return this.ms / 1000;
  }

  private get ms(): number {
    return ponderingTimes[this.services.preferences.now.thinking];
  }

  private answered(seat: number) {
    const { review, texts, services } = this;
    this.changed.emit('soon');
    const turns = review.turnsOf(seat);
    if (turns.length > 0 && review.isDone(seat)) services.announcer.say(deepSums(texts, turns));
  }
}

interface DeepProps {
  deep: DeepLook;
  seat: number;
  /** Whose turns are looked at by then. */
  lookedAt(): number;
  chosen: SeenTurn | undefined;
  choose(turn: SeenTurn): void;
}

/** A move that was tried, in a few words. */
export function triedText({ review }: ReviewTexts, { sight }: SeenTurn, move: Move): string {
  const { deep } = review;
  if (move.kind === 'pass') return deep.pass;
  if (move.kind === 'exchange') return deep.exchange({ count: move.letters.length });
  return deep.play({ word: must(playSheet(sight, move.tiles).sheet.words[0]).word, count: move.score });
}

/** Where nothing was followed to the end, nobody is wholly sure. */
const surely = (sure: number) => Math.min(0.99, sure);

function found(texts: ReviewTexts, turn: SeenTurn, hindsight: Hindsight): string {
  const { deep } = texts.review;
  const { best, wasBest, gain, margin, sure, isExact } = hindsight;
  const [what, points] = [triedText(texts, turn, best), Math.round(gain)];
  if (isExact) return wasBest ? deep.nothingBetter : deep.betterToTheEnd({ what, points });
  if (sure === undefined) return deep.hardlyTried;
  if (wasBest) return deep.bestTried({ sure: surely(sure) });
  if (points === 0) return deep.noDifference({ what });
  return deep.better({ what, points, margin: Math.max(1, Math.round(margin)), sure: surely(sure) });
}

/** What it comes to in all. */
const deepSums = (texts: ReviewTexts, turns: readonly DeepTurn[]): string =>
  texts.review.deep.done({
    better: turns.filter(({ hindsight }) => !hindsight.wasBest).length,
    all: turns.length,
  });

/** What looking ahead tells of the turns of a seat, and how far it has come; a button, until that is wanted. */
export function reviewDeep(
  texts: ReviewTexts,
  { deep, seat, lookedAt, chosen, choose }: DeepProps,
): TemplateResult | typeof nothing {
  const { review } = deep;
  const all = review.countOf(seat);
  if (all === 0) return nothing;
  const known = review.turnsOf(seat);
  const card = ({ turn, hindsight }: DeepTurn) => {
    const isChosen = turn === chosen;
    const points = hindsight.sure === undefined ? 0 : Math.round(hindsight.gain);
    return html`<li class="lesson ${isChosen ? 'chosen' : ''}"><div class="line lesson-head">
      <button type="button" class="bare lesson-turn" aria-pressed=${isChosen}
        @click=${() => choose(turn)}>${texts.review.turnOf({ turn: turn.entry.turn })}</button>
      ${
        points > 0
          ? html`<b class="star-sum"><span aria-hidden="true">+${texts.forms.figure(points)}</span><span
        class="spoken">${texts.review.givenSpoken({ count: points })}</span></b>`
          : nothing
      }</div>
      <p>${found(texts, turn, hindsight)}</p></li>`;
  };
  const isFolded = known.length === 0 && !review.isUnderWay;
  return html`${
    isFolded
      ? nothing
      : html`<h2>${texts.review.deep.title}</h2><p class="quiet">${texts.review.deep.how({
          seconds: deep.seconds,
        })}</p>`
  }
    ${review.failed ? html`<p role="alert">${texts.review.failed}</p>` : nothing}${steps(texts, deep, seat, lookedAt)}
    <ol class="stack">${known.map(card)}</ol>`;
}

/** One button all the time, so that whoever has pressed it is still there to press it again. */
function steps(
  texts: ReviewTexts,
  look: DeepLook,
  seat: number,
  lookedAt: () => number,
): TemplateResult | typeof nothing {
  const { deep } = texts.review;
  const { review } = look;
  const press = () => (review.isUnderWay ? look.stop() : look.begin(lookedAt));
  const [done, all] = [review.turnsOf(seat).length, review.countOf(seat)];
  if (done === all && !review.isUnderWay) return nothing;
  const text = deep.progress({ done, all });
  const next = review.isUnderWay ? deep.stop : done > 0 ? texts.common.continue : deep.begin;
  const far = html`<progress max=${all} .value=${done} aria-label=${text}></progress><span
    aria-hidden="true">${text}</span>`;
  return html`<div class="line wraps quiet">${review.isUnderWay ? far : nothing}<button type="button"
    @click=${press}>${next}</button></div>`;
}
