import { html, nothing } from 'lit-html';
import { called } from '../../engine/players/names';
import { knownMascot, mascot } from '../../shared/mascots';
import { icon } from '../../shared/panels/icons';
import type { Texts } from '../../texts/texts';
import { placeHeld } from '../play/table-view';

interface NextPlayer {
  seat: number;
  name: string;
  mascot: string | undefined;
  score: number;
}

export interface CurtainTold {
  next: NextPlayer;
  scores: readonly number[];
  bagCount: number;
  news: string | undefined;
  lift(): void;
  /** A press now may be that of the hand that passed the turn. */
  isFalling: boolean;
  /** An Enter now was meant for what was there before. */
  isEarly(): boolean;
}

/** Velvet that falls between turns, so that nobody sees the other's tiles; and whose turn it is. */
export const curtainPanel = (
  texts: Texts,
  { next, scores, bagCount, news, lift, isFalling, isEarly }: CurtainTold,
) => html`
  <div class="velvet" aria-hidden="true">
    <div class="half"><i class="cloth"></i><i class="braid"></i></div>
    <div class="half"><i class="cloth"></i><i class="braid"></i></div>
    <div class="valance"></div>
  </div>
  <div class="pass-card stack ${isFalling ? 'is-falling' : ''}">
    <span class="pic">${mascot(knownMascot(next.mascot, next.seat), 'happy')}</span>
    <h2>${texts.curtain.passTo} <bdi dir="auto">${called(next.name, texts.select)}</bdi></h2>
    <p class="quiet">${texts.curtain.standing(next.score, placeHeld(next.seat, scores), bagCount)}</p>
    <button class="gold with-icon" autofocus @click=${lift}
      @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && isEarly() && event.preventDefault()}
      >${icon('eye', 26)}${texts.curtain.lift}</button>
    ${news ? html`<p class="small-print">${news}</p>` : nothing}
  </div>`;
