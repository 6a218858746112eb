import { html, nothing, type TemplateResult } from 'lit-html';
import { type ReviewedTurn, type SeenTurn, sumsOf } from '../core/computer';
import type { Seat } from '../core/crossword';
import type { GameReview } from '../match/game-review';
import { enReview } from '../texts/en-review';
import { segments } from './controls';
import { icon } from './icons';
import { Layer } from './layer';
import { knownMascot, mascot } from './mascots';
import { bestPlay, ownPlay, reviewBoard } from './review-board';
import { reviewLessons } from './review-lessons';
import { reviewList, starSign } from './review-list';
import { pointsOf } from './small-board';
import { tileFigure } from './squares';

interface Actions {
  back(): void;
  tryAgain(): void;
  meaning(word: string): void;
}

type Which = 'yours' | 'best';

/** A finished game turn by turn, each play beside the best, and the three to learn from. */
export class ReviewPanel {
  private readonly layer: Layer;
  private shownSeat: number;
  private picked: SeenTurn | undefined;
  private which: Which = 'best';
  /** Which of the lists is seen where there is room for one. */
  private view: 'lessons' | 'turns' = 'lessons';

  constructor(
    parent: HTMLElement,
    private readonly review: GameReview,
    private readonly actions: Actions,
  ) {
    this.layer = new Layer(parent, 'screen review');
    [this.shownSeat] = review.seats;
    this.draw();
    this.layer.element.querySelector('h1')?.focus({ preventScroll: true });
    addEventListener('keydown', this.press);
  }

  /** Whose turns are looked at. */
  get seat(): number {
    return this.shownSeat;
  }

  remove() {
    removeEventListener('keydown', this.press);
    this.layer.remove();
  }

  draw() {
    const { review, seat, actions } = this;
    const { kind } = review.engine.setup.seats[seat];
    const turn = this.chosen;
    this.layer.draw(html`<main class="review-page" data-view=${this.view}>
      <header class="review-head">
        <button type="button" class="back" title=${enReview.backMeans} aria-label=${enReview.back} @click=${actions.back}>${icon('onward')}<span>${enReview.back}</span></button>
        <h1 tabindex="-1">${enReview.title}</h1>
        <div class="review-seats" role="group" aria-label=${enReview.players}>${review.seats.map((one) => this.tab(one))}</div>
      </header>
      ${review.failed ? this.failure() : nothing}
      <div class="review-place">${turn ? reviewBoard(turn, this.shownPlay(turn)) : nothing}</div>
      ${turn ? this.shown(turn, kind) : nothing}
      <div class="review-lists">
        <div class="review-views">${segments({
          name: 'review-view',
          label: enReview.views,
          values: ['lessons', 'turns'] as const,
          texts: { lessons: enReview.toLearn, turns: enReview.allTurns },
          chosen: this.view,
          change: (view) => {
            this.view = view;
            this.draw();
            this.bringRow();
          },
        })}${this.starSum()}</div>
        <section class="review-card review-turns">
          <header><h2><bdi dir="auto">${this.name(seat)}</bdi></h2>${this.pointSum()}${this.starSum()}</header>
          <div class="turn-rows">${
            turn
              ? reviewList({
                  rows: review.turnsOf(seat).map((one) => ({ turn: one, review: review.reviewOf(one) })),
                  kind,
                  chosen: turn,
                  choose: (one) => this.choose(one),
                  meaning: actions.meaning,
                })
              : html`<p>${enReview.none}</p>`
          }</div>
        </section>
        <section class="review-card review-lessons">${reviewLessons({
          lessons: review.isDone(seat) ? review.lessonsOf(seat) : undefined,
          kind,
          chosen: turn,
          choose: (one) => this.choose(this.own.find(({ entry }) => entry === one.entry) ?? turn, 'best'),
          meaning: actions.meaning,
        })}</section>
      </div>
    </main>`);
  }

  private get own(): SeenTurn[] {
    return this.review.turnsOf(this.seat);
  }

  /** Until one is chosen: the turn in which most was given away, or the first. */
  private get chosen(): SeenTurn | undefined {
    const { own, picked } = this;
    if (picked) return picked;
    const worst = this.review
      .lessonsOf(this.seat)
      .reduce<ReviewedTurn | undefined>((a, b) => (a && a.missed >= b.missed ? a : b), undefined);
    return own.find(({ entry }) => entry === worst?.entry) ?? own[0];
  }

  private name(seat: number): string {
    return this.review.engine.setup.seats[seat].name;
  }

  private tab(seat: number): TemplateResult {
    const isShown = seat === this.seat;
    const { mascot: id } = this.review.engine.setup.seats[seat];
    return html`<button type="button" class=${isShown ? 'chosen' : ''} aria-pressed=${isShown} aria-label=${this.name(seat)}
      title=${this.name(seat)} @click=${() => this.showSeat(seat)}><span class="head">${mascot(knownMascot(id, seat))}</span><bdi dir="auto">${this.name(seat)}</bdi></button>`;
  }

  private failure(): TemplateResult {
    return html`<div class="notice review-notice" role="alert"><p>${enReview.failed}</p>
      <button type="button" class="gold" @click=${this.actions.tryAgain}>${enReview.tryAgain}</button></div>`;
  }

  private shownPlay(turn: SeenTurn) {
    const best = this.review.reviewOf(turn)?.best;
    return this.which === 'best' && best ? bestPlay(turn, best) : ownPlay(turn);
  }

  private shown(turn: SeenTurn, kind: Seat['kind']): TemplateResult {
    const review = this.review.reviewOf(turn);
    const { entry, sight } = turn;
    return html`<div class="review-card review-shown">
      ${segments({
        name: 'review-which',
        label: enReview.which,
        values: ['yours', 'best'] as const,
        texts: {
          yours: html`${enReview.own[kind]} <b>${entry.points}</b>`,
          best: html`${enReview.best} <b>${review ? (review.best?.move.score ?? '–') : '…'}</b>`,
        },
        chosen: this.which,
        change: (which) => {
          this.which = which;
          this.draw();
        },
      })}
      <div class="held"><span>${enReview.held[kind](entry.turn)}</span>
        <span class="held-tiles" role="img" aria-label=${enReview.heldSpoken(sight.rack)}>${sight.rack.map(
          (letter) => tileFigure({ letter, points: pointsOf.get(letter) ?? 0, blank: letter === '' }),
        )}</span></div>
    </div>`;
  }

  /** What the turns come to, or how far the looking is. */
  private pointSum(): TemplateResult {
    const { review, seat, own } = this;
    const reviews = review.reviewsOf(seat);
    if (!review.isDone(seat)) {
      const text = enReview.progress(reviews.length, own.length);
      return html`<span class="review-progress"><progress max=${own.length} .value=${reviews.length}
        aria-label=${text}></progress><span aria-hidden="true">${text}</span></span>`;
    }
    const { points, most, share } = sumsOf(reviews);
    return html`<span class="point-sum">${enReview.totalPoints(points, most, share)}</span>`;
  }

  private starSum(): TemplateResult {
    const { review, seat, own } = this;
    const reviews = review.reviewsOf(seat);
    if (!review.isDone(seat)) return html`<b class="star-sum">${reviews.length} / ${own.length}</b>`;
    const { stars, mostStars } = sumsOf(reviews);
    return html`<b class="star-sum"><span aria-hidden="true">${enReview.totalStars(stars, mostStars)} ${starSign(true)}</span><span
      class="spoken">${enReview.totalStarsSpoken(stars, mostStars)}</span></b>`;
  }

  private showSeat(seat: number) {
    this.shownSeat = seat;
    this.picked = undefined;
    this.draw();
  }

  private choose(turn: SeenTurn | undefined, which = this.which) {
    this.picked = turn;
    this.which = which;
    this.draw();
    this.bringRow();
  }

  private get row() {
    return this.layer.element.querySelector<HTMLElement>('.turn-rows tr.chosen');
  }

  private bringRow() {
    this.row?.scrollIntoView({ block: 'nearest' });
  }

  private readonly press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const { key, target } = event;
    if (key === 'Escape') this.actions.back();
    else if (target instanceof HTMLInputElement || !this.steer(key)) return;
    event.preventDefault();
  };

  /** Up and down through the turns, left and right between what was laid and the best. */
  private steer(key: string): boolean {
    const { own } = this;
    const at = this.chosen ? own.indexOf(this.chosen) : -1;
    const places: Record<string, number> = {
      ArrowUp: Math.max(0, at - 1),
      ArrowDown: Math.min(own.length - 1, at + 1),
      Home: 0,
      End: own.length - 1,
    };
    if (own.length > 0 && key in places) {
      this.choose(own[places[key]]);
      this.row?.querySelector<HTMLElement>('.turn-button')?.focus({ preventScroll: true });
      return true;
    }
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
    this.which = key === 'ArrowLeft' ? 'yours' : 'best';
    this.draw();
    return true;
  }
}
