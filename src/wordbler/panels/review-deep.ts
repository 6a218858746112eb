import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import type { Texts } from '../../texts/texts';
import { type Hindsight, type Move, playSheet, type SeenTurn } from '../ai';
import type { DeepReview, DeepTurn } from '../play/deep-review';

/** Turns may be looked at once more, for longer. */
export interface Deep {
  readonly review: DeepReview;
  begin(): void;
  stop(): void;
  /** For so many seconds each. */
  seconds(): number;
}

interface Props {
  deep: Deep;
  seat: number;
  chosen: SeenTurn | undefined;
  choose(turn: SeenTurn): void;
}

/** A move that was tried, in a few words. */
export function triedText({ review }: Texts, { sight }: SeenTurn, move: Move): string {
  const { what } = review.deep;
  if (move.kind === 'pass') return what.pass;
  if (move.kind === 'exchange') return what.exchange(move.letters.length);
  return what.play(must(playSheet(sight, move.tiles).sheet.words[0]).word, move.score);
}

/** Where nothing was followed to the end, nobody is wholly sure. */
const percentOf = (sure: number) => Math.min(99, Math.round(100 * sure));

function found(texts: Texts, turn: SeenTurn, hindsight: Hindsight): string {
  const { deep } = texts.review;
  const { best, wasBest, gain, margin, sure, isExact } = hindsight;
  const [what, points] = [triedText(texts, turn, best), Math.round(gain)];
  if (isExact) return wasBest ? deep.nothingBetter : deep.betterToTheEnd(what, points);
  if (sure === undefined) return deep.hardlyTried;
  if (wasBest) return deep.bestTried(percentOf(sure));
  if (points === 0) return deep.noDifference(what);
  return deep.better(what, points, Math.max(1, Math.round(margin)), percentOf(sure));
}

/** What it comes to in all. */
export const deepSums = (texts: Texts, turns: readonly DeepTurn[]): string =>
  texts.review.deep.done(turns.filter(({ hindsight }) => !hindsight.wasBest).length, turns.length);

/** What looking ahead tells of the turns of a seat, and how far it has come. */
export function reviewDeep(
  texts: Texts,
  { deep, seat, chosen, choose }: Props,
): TemplateResult | typeof nothing {
  const { review } = deep;
  const all = review.countOf(seat);
  if (all === 0) return nothing;
  const known = review.turnsOf(seat);
  const card = ({ turn, hindsight }: DeepTurn) => {
    const isChosen = turn === chosen;
    const points = hindsight.sure === undefined ? 0 : Math.round(hindsight.gain);
    return html`<li class="lesson ${isChosen ? 'chosen' : ''}"><div class="line lesson-head">
      <button type="button" class="bare lesson-turn" aria-pressed=${isChosen} @click=${() => choose(turn)}>${texts.review.turnOf(turn.entry.turn)}</button>
      ${points > 0 ? html`<b class="star-sum"><span aria-hidden="true">${texts.review.given(points)}</span><span class="spoken">${texts.review.givenSpoken(points)}</span></b>` : nothing}</div>
      <p>${found(texts, turn, hindsight)}</p></li>`;
  };
  return html`<h2>${texts.review.deep.title}</h2><p class="quiet">${texts.review.deep.means(deep.seconds())}</p>
    ${review.failed ? html`<p role="alert">${texts.review.failed}</p>` : nothing}${steps(texts, deep, seat)}
    <ol class="stack">${known.map(card)}</ol>`;
}

/** One button all the time, so that whoever has pressed it is still there to press it again. */
function steps(texts: Texts, { review, begin, stop }: Deep, seat: number): TemplateResult | typeof nothing {
  const { deep } = texts.review;
  const [done, all] = [review.turnsOf(seat).length, review.countOf(seat)];
  if (done === all && !review.isUnderWay) return nothing;
  const text = deep.progress(done, all);
  const next = review.isUnderWay ? deep.stop : done > 0 ? deep.goOn : deep.begin;
  const far = html`<progress max=${all} .value=${done} aria-label=${text}></progress><span aria-hidden="true">${text}</span>`;
  return html`<div class="line wraps quiet">${review.isUnderWay ? far : nothing}<button type="button"
    @click=${review.isUnderWay ? stop : begin}>${next}</button></div>`;
}
