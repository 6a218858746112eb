import { html, nothing } from 'lit-html';
import type { Setup } from '../../core/scramble';
import { en } from '../../texts/en';
import { enScramble } from '../../texts/en-scramble';
import { knownMascot, mascot } from '../mascots';

const { ready, pause } = enScramble;

interface Ready {
  begin(): void;
  stop(): void;
  leave(): void;
}

/** Before each turn: who is next, and nobody sees the letters yet. */
export const readyPanel = (
  { players, seconds }: Pick<Setup, 'players' | 'seconds'>,
  player: number,
  /** How the turn before ended, or what is to be said of the board. */
  news: string | undefined,
  actions: Ready,
) => {
  const { name, mascot: id } = players[player];
  return html`<div class="between">
    <span class="face" aria-hidden="true">${mascot(knownMascot(id, player), 'happy')}</span>
    ${news ? html`<p class="turn-over">${news}</p>` : nothing}
    <h2><bdi dir="auto">${ready.title(name)}</bdi></h2>
    <p>${ready.first(seconds)}</p>
    ${player > 0 ? html`<p>${ready.handOver(name)}</p>` : nothing}
    <button type="button" class="gold big" autofocus @click=${actions.begin}>${ready.begin}</button>
    <div class="between-more">
      <button type="button" @click=${actions.leave}>${pause.leave}</button>
      ${player > 0 ? html`<button type="button" @click=${actions.stop}>${ready.stop}</button>` : nothing}
    </div></div>`;
};

interface Paused {
  goOn(): void;
  end(): void;
  settings(): void;
  help(): void;
  leave(): void;
}

export const pausePanel = (why: string, actions: Paused) => html`<div class="between">
  <h2>${pause.title}</h2>
  <p>${why}</p>
  <button type="button" class="gold big" autofocus @click=${actions.goOn}>${pause.goOn}</button>
  <div class="between-more">
    <button type="button" title=${pause.leaveMeans} @click=${actions.leave}>${pause.leave}</button>
    <button type="button" @click=${actions.end}>${pause.end}</button>
    <button type="button" @click=${actions.help}>${enScramble.play.help}</button>
    <button type="button" @click=${actions.settings}>${en.menu.settings}</button>
  </div></div>`;
