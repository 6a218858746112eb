import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import { personOf } from '../../engine/players/names';
import { Signal } from '../../engine/signal';
import { knownMascot, mascot } from '../../shared/mascots';
import { segments } from '../../shared/panels/controls';
import { icon } from '../../shared/panels/icons';
import { Layer } from '../../shared/panels/layer';
import type { PageServices } from '../../shared/panels/page-services';
import { screenHead } from '../../shared/panels/screen-head';
import { pointsIn } from '../../shared/panels/tiles';
import { rackSpoken } from '../../texts/sentences/review';
import type { ReviewTexts } from '../../texts/texts';
import { type ReviewedTurn, sumsOf } from '../ai/review';
import type { Hindsight } from '../ai/verdicts';
import type { TurnReview } from '../play/game-review';
import type { SeenTurn } from '../rules/visible-state';
import { bestPlay, endOfGame, ownPlay, reviewBoard, type ShownPlay } from './review-board';
import {
  type DeepLook,
  type Played,
  playedBy,
  reviewDeep,
  reviewLessons,
  reviewList,
  starSign,
  triedText,
} from './review-lists';
import { type Definitions, tileFigure } from './word-definition';

type Which = 'yours' | 'best' | 'expert' | 'tried';

/** A turn, and all that is known of it. */
interface Shown {
  turn: SeenTurn;
  review: ReviewedTurn | undefined;
  hindsight: Hindsight | undefined;
}

/** What there is to see of a turn, one beside the other: a phone has room for three. */
function whichesOf({ review, hindsight }: Shown): Which[] {
  if (hindsight) return ['yours', 'best', 'tried'];
  return review?.best?.beyond ? ['yours', 'best', 'expert'] : ['yours', 'best'];
}

/** Where that is not there, the best is seen. */
const seenOf = (shown: Shown, which: Which): Which => (whichesOf(shown).includes(which) ? which : 'best');

function shownPlay(texts: ReviewTexts, shown: Shown, which: Which): ShownPlay {
  const { turn, review, hindsight } = shown;
  const seen = seenOf(shown, which);
  if (seen === 'tried' && hindsight) {
    const { best } = hindsight;
    if (best.kind === 'play') return bestPlay(texts, turn, best);
    return { tiles: [], text: texts.review.board.before({ what: triedText(texts, turn, best) }) };
  }
  const best = review?.best;
  if (seen === 'yours' || !best) return ownPlay(texts, turn);
  return bestPlay(texts, turn, ((seen === 'expert' && best.beyond) || best).move);
}

/** Beneath the board: what is seen on it, and what was held. */
function reviewShown(
  texts: ReviewTexts,
  shown: Shown,
  kind: Played,
  which: Which,
  change: (which: Which) => void,
): TemplateResult {
  const { turn, review, hindsight } = shown;
  const { entry, sight } = turn;
  const { forms } = texts;
  const held = kind === 'person' ? texts.review.yourRack : texts.review.rack;
  const points = pointsIn(sight.tiles);
  const tried = hindsight?.best;
  return html`<div class="paper line wraps review-shown">
      ${segments({
        name: 'review-which',
        label: texts.review.which,
        values: whichesOf(shown),
        texts: {
          yours: html`${playedBy(texts, kind)} <b>${forms.inDigits(entry.points)}</b>`,
          best: html`${review?.best?.beyond ? texts.review.goodFind : texts.review.best}
            <b>${forms.inDigits(review ? (review.best?.move.score ?? '–') : '…')}</b>`,
          expert: html`${texts.review.expert} <b>${forms.inDigits(review?.best?.beyond?.move.score ?? '')}</b>`,
          tried: html`${texts.review.deep.tried} <b>${forms.inDigits(tried?.kind === 'play' ? tried.score : '–')}</b>`,
        },
        chosen: seenOf(shown, which),
        change,
      })}
      <div class="line wraps held quiet"><span>${held({ turn: entry.turn })}</span>
        <span class="tiles held-tiles" role="img" aria-label=${rackSpoken(texts, sight.rack)}>${sight.rack.map(
          (letter) => tileFigure({ letter, points: points.get(letter) ?? 0, blank: letter === '' }),
        )}</span></div>
    </div>`;
}

/** What its buttons and keys ask for; `turned` tells that another turn is looked at. */
export type ReviewAction = 'back' | 'settings' | 'tryAgain' | 'share' | 'study' | 'turned';

interface Options {
  /** What can be asked for besides. */
  may: readonly ('share' | 'study')[];
  /** Beside the title, where it is no game of this table. */
  about?(): TemplateResult;
  deep?: DeepLook | undefined;
}

/** A finished game turn by turn, each play beside the best, and the three to learn from. */
export class ReviewPanel {
  private readonly layer: Layer;
  private shownSeat: number;
  private picked: SeenTurn | undefined;
  private which: Which = 'best';
  /** Which of the lists is seen where there is room for one. */
  private view: 'lessons' | 'turns' = 'lessons';
  private drawnTurn: SeenTurn | undefined;
  private frame: number | undefined;

  readonly actions = new Signal<[action: ReviewAction]>();
  private readonly stopListening: (() => void) | undefined;

  constructor(
    private readonly review: TurnReview,
    private readonly texts: ReviewTexts,
    private readonly services: Pick<PageServices, 'root' | 'announcer'>,
    private readonly definitions: Definitions,
    private readonly options: Options,
  ) {
    this.layer = new Layer(services.root, 'screen review');
    const [first] = review.seats;
    this.shownSeat = review.seats.find((seat) => review.turnsOf(seat).length > 0) ?? must(first);
    this.render();
    addEventListener('keydown', this.press);
    this.stopListening = options.deep?.changed.on((how) => (how === 'now' ? this.render() : this.drawSoon()));
  }

  /** Whose turns are looked at. */
  get seat(): number {
    return this.shownSeat;
  }

  remove() {
    removeEventListener('keydown', this.press);
    this.stopListening?.();
    this.forgetFrame();
    this.layer.remove();
  }

  /** What was done in a turn, as the game went on. */
  show(turn: SeenTurn) {
    this.shownSeat = turn.sight.seat;
    this.choose(turn, 'yours');
  }

  /** Answers may come faster than frames. */
  drawSoon() {
    this.frame ??= requestAnimationFrame(() => this.render());
  }

  /** As soon as all turns of the seat have been looked at. */
  sayDone() {
    const { review, seat } = this;
    if (!review.isDone(seat) || this.own.length === 0) return;
    const { points, most, share, stars, mostStars } = sumsOf(review.reviewsOf(seat));
    const { done, pointsOf, starsOf } = this.texts.review;
    this.services.announcer.say(
      done({
        who: personOf(must(review.players[seat]).name),
        points: pointsOf({ got: points, most, share }),
        stars: starsOf({ got: stars, most: mostStars }),
      }),
    );
  }

  render() {
    this.forgetFrame();
    const { review, seat, options, actions, chosen: turn } = this;
    const mayShare = options.may.includes('share');
    const definition = (word: string) => void this.definitions.look(word);
    const study = options.may.includes('study') ? () => actions.emit('study') : undefined;
    const kind = options.about ? 'other' : must(review.players[seat]).kind;
    const { common, record } = this.texts;
    this.layer.render(
      () => html`<div class="review-page" data-view=${this.view}>
      ${screenHead(
        { title: options.about ? record.title : common.review, back: common.back, leave: () => actions.emit('back') },
        html`<div class="glass review-seats" role="group"
          aria-label=${this.texts.select.players}>${review.seats.map((one, at) => this.tab(one, at + 1))}</div>${
            mayShare
              ? html`<button type="button" class="icon-only not-narrow" aria-label=${common.share} title=${common.share}
            @click=${() => actions.emit('share')}>${icon('share')}</button>`
              : nothing
          }<button type="button"
            class="icon-only" aria-label=${common.settings} title=${common.settings} aria-keyshortcuts="9"
            @click=${() => actions.emit('settings')}>${icon('gear')}</button>`,
      )}
      ${review.failed ? this.failure() : (options.about?.() ?? nothing)}
      <div class="review-place middle">${
        turn
          ? reviewBoard(
              this.texts,
              turn.sight.board,
              turn.sight.rules,
              turn.sight.tiles,
              shownPlay(this.texts, this.all(turn), this.which),
            )
          : this.lastBoard()
      }</div>
      ${turn ? reviewShown(this.texts, this.all(turn), kind, this.which, (which) => this.turnTo(which)) : nothing}
      <div class="paper review-lists stack">
        <div class="line review-views">${segments({
          name: 'review-view',
          label: this.texts.review.views,
          values: ['lessons', 'turns'] as const,
          texts: { lessons: this.texts.review.lessons, turns: this.texts.review.allTurns },
          chosen: this.view,
          change: (view) => {
            this.view = view;
            this.render();
            this.bringChosen();
          },
        })}${this.starSum()}</div>
        <section class="review-turns">
          <header class="line wraps"><h2><bdi
            dir="auto">${this.name(seat)}</bdi></h2>${this.pointSum()}${this.starSum()}</header>
          <div class="turn-rows scrolls">${
            turn
              ? reviewList(this.texts, {
                  rows: review.turnsOf(seat).map((one) => ({ turn: one, review: review.reviewOf(one) })),
                  kind,
                  chosen: turn,
                  choose: (one) => this.choose(one),
                  definition,
                })
              : html`<p>${this.texts.review.none}</p>`
          }</div>
        </section>
        <section class="review-lessons scrolls">${reviewLessons(this.texts, {
          lessons: review.isDone(seat) ? review.lessonsOf(seat) : undefined,
          progress: this.progress(),
          none: turn ? this.texts.review.noLessons : this.texts.review.none,
          kind,
          chosen: turn,
          choose: (one) => this.choose(this.own.find(({ entry }) => entry === one.entry) ?? turn, 'best'),
          definition,
          study,
        })}${
          options.deep && review.isDone(seat)
            ? reviewDeep(this.texts, {
                deep: options.deep,
                seat,
                lookedAt: () => this.seat,
                chosen: turn,
                choose: (one) => this.choose(one, 'tried'),
              })
            : nothing
        }</section>
      </div>
    </div>`,
    );
    if (turn !== this.drawnTurn) this.bringChosen();
    this.drawnTurn = turn;
  }

  private get own(): SeenTurn[] {
    return this.review.turnsOf(this.seat);
  }

  /** Until one is picked: the first to learn from, or the first of all. */
  private get chosen(): SeenTurn | undefined {
    const { own, picked } = this;
    const [lesson] = this.review.lessonsOf(this.seat);
    return picked ?? own.find(({ entry }) => entry === lesson?.entry) ?? own[0];
  }

  private name(seat: number): string {
    return this.texts.forms.word(must(this.review.players[seat]).name);
  }

  private tab(seat: number, key: number): TemplateResult {
    const [isShown, id] = [seat === this.seat, must(this.review.players[seat]).mascot];
    return html`<button type="button" class="with-icon bare ${isShown ? 'chosen' : ''}" aria-pressed=${isShown}
      aria-label=${this.name(seat)}
      title=${`${this.name(seat)} (${key})`} aria-keyshortcuts=${key}
      @click=${() => this.showSeat(seat)}>${isShown ? icon('done', 16) : nothing}<span
      class="head">${mascot(knownMascot(id, seat))}</span><bdi class="cut"
      dir="auto">${this.name(seat)}</bdi></button>`;
  }

  private failure(): TemplateResult {
    return html`<div class="notice line review-notice" role="alert"><p>${this.texts.review.failed}</p>
      <button type="button" class="gold"
        @click=${() => this.actions.emit('tryAgain')}>${this.texts.common.tryAgain}</button></div>`;
  }

  private all(turn: SeenTurn): Shown {
    const { review, options } = this;
    return { turn, review: review.reviewOf(turn), hindsight: options.deep?.review.of(turn) };
  }

  private lastBoard(): TemplateResult {
    return reviewBoard(this.texts, this.review.board, this.review.rules, this.review.language, endOfGame(this.texts));
  }

  private progress(): TemplateResult {
    const { review, seat, own } = this;
    const done = review.reviewsOf(seat).length;
    const text = this.texts.review.progress({ done, all: own.length });
    return html`<span class="line review-progress quiet"><progress max=${own.length} .value=${done}
      aria-label=${text}></progress><span aria-hidden="true">${text}</span></span>`;
  }

  /** What the turns come to, or how far the looking is. */
  private pointSum(): TemplateResult | typeof nothing {
    const { review, seat, own } = this;
    if (!review.isDone(seat)) return this.progress();
    if (own.length === 0) return nothing;
    const { points, most, share } = sumsOf(review.reviewsOf(seat));
    return html`<span class="point-sum quiet">${this.texts.review.pointsOf({ got: points, most, share })}</span>`;
  }

  private starSum(): TemplateResult | typeof nothing {
    const { review, seat } = this;
    const { stars, mostStars } = sumsOf(review.reviewsOf(seat));
    if (!review.isDone(seat) || mostStars === 0) return nothing;
    return html`<b class="star-sum"><span
      aria-hidden="true">${this.texts.stats.ofAll({ count: stars, all: mostStars })} ${starSign(true)}</span><span
      class="spoken">${this.texts.review.starsOf({ got: stars, most: mostStars })}</span></b>`;
  }

  private showSeat(seat: number) {
    this.shownSeat = seat;
    this.picked = undefined;
    this.render();
    this.sayDone();
  }

  private turnTo(which: Which) {
    this.which = which;
    this.render();
    if (this.chosen) this.services.announcer.say(shownPlay(this.texts, this.all(this.chosen), which).text);
  }

  private choose(turn: SeenTurn | undefined, which = this.which) {
    if (turn !== this.picked) this.actions.emit('turned');
    this.picked = turn;
    this.turnTo(which);
  }

  private bringChosen() {
    for (const one of this.layer.element.querySelectorAll('.turn-rows .chosen, .lesson.chosen'))
      one.scrollIntoView({ block: 'nearest' });
  }

  private forgetFrame() {
    cancelAnimationFrame(this.frame ?? 0);
    this.frame = undefined;
  }

  private readonly press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const { key, target } = event;
    if (key === 'Escape') this.actions.emit('back');
    else if (target instanceof HTMLInputElement || !this.steer(key)) return;
    event.preventDefault();
  };

  /** Digits choose the player, up and down the turn, left and right what was laid or the best. */
  private steer(key: string): boolean {
    const { own } = this;
    const seat = this.review.seats[Number(key) - 1];
    if (seat !== undefined) {
      this.showSeat(seat);
      return true;
    }
    const at = this.chosen ? own.indexOf(this.chosen) : -1;
    const places: Record<string, number> = {
      ArrowUp: Math.max(0, at - 1),
      ArrowDown: Math.min(own.length - 1, at + 1),
      Home: 0,
      End: own.length - 1,
    };
    const place = places[key];
    if (own.length > 0 && place !== undefined) {
      this.choose(own[place]);
      this.layer.element.querySelector<HTMLElement>('.chosen .turn-button')?.focus({ preventScroll: true });
      return true;
    }
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
    const { chosen } = this;
    if (!chosen) return true;
    const [whiches, seen] = [whichesOf(this.all(chosen)), seenOf(this.all(chosen), this.which)];
    const next = whiches[whiches.indexOf(seen) + (key === 'ArrowLeft' ? -1 : 1)];
    if (next) this.turnTo(next);
    return true;
  }
}
