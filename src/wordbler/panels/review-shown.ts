import { html, type TemplateResult } from 'lit-html';
import { segments } from '../../shared/panels/controls';
import { pointsIn } from '../../shared/panels/letter-points';
import type { Texts } from '../../texts/texts';
import type { Hindsight, ReviewedTurn, SeenTurn } from '../ai';
import { bestPlay, ownPlay, type ShownPlay } from './review-board';
import { triedText } from './review-deep';
import type { Played } from './review-list';
import { tileFigure } from './squares';

export type Which = 'yours' | 'best' | 'expert' | 'tried';

/** A turn, and all that is known of it. */
export interface Shown {
  turn: SeenTurn;
  review: ReviewedTurn | undefined;
  hindsight: Hindsight | undefined;
}

/** What there is to see of a turn, one beside the other: a phone has room for three. */
export function whichesOf({ review, hindsight }: Shown): Which[] {
  if (hindsight) return ['yours', 'best', 'tried'];
  return review?.best?.beyond ? ['yours', 'best', 'expert'] : ['yours', 'best'];
}

/** Where that is not there, the best is seen. */
export const seenOf = (shown: Shown, which: Which): Which =>
  whichesOf(shown).includes(which) ? which : 'best';

export function shownPlay(texts: Texts, shown: Shown, which: Which): ShownPlay {
  const { turn, review, hindsight } = shown;
  const seen = seenOf(shown, which);
  if (seen === 'tried' && hindsight) {
    const { best } = hindsight;
    if (best.kind === 'play') return bestPlay(texts, turn, best);
    return { tiles: [], text: texts.review.board.before(triedText(texts, turn, best)) };
  }
  const best = review?.best;
  if (seen === 'yours' || !best) return ownPlay(texts, turn);
  return bestPlay(texts, turn, ((seen === 'expert' && best.beyond) || best).move);
}

/** Beneath the board: what is seen on it, and what was held. */
export function reviewShown(
  texts: Texts,
  shown: Shown,
  kind: Played,
  which: Which,
  change: (which: Which) => void,
): TemplateResult {
  const { turn, review, hindsight } = shown;
  const { entry, sight } = turn;
  const points = pointsIn(sight.tiles);
  const tried = hindsight?.best;
  return html`<div class="paper line wraps review-shown">
      ${segments({
        name: 'review-which',
        label: texts.review.which,
        values: whichesOf(shown),
        texts: {
          yours: html`${texts.review.own[kind]} <b>${texts.inFigures(entry.points)}</b>`,
          best: html`${texts.review.best} <b>${texts.inFigures(review ? (review.best?.move.score ?? '–') : '…')}</b>`,
          expert: html`${texts.review.expert} <b>${texts.inFigures(review?.best?.beyond?.move.score ?? '')}</b>`,
          tried: html`${texts.review.deep.tried} <b>${texts.inFigures(tried?.kind === 'play' ? tried.score : '–')}</b>`,
        },
        chosen: seenOf(shown, which),
        change,
      })}
      <div class="line wraps held quiet"><span>${texts.review.held[kind](entry.turn)}</span>
        <span class="tiles held-tiles" role="img" aria-label=${texts.review.heldSpoken(sight.rack)}>${sight.rack.map(
          (letter) => tileFigure({ letter, points: points.get(letter) ?? 0, blank: letter === '' }),
        )}</span></div>
    </div>`;
}
