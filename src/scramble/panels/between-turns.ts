import { html, nothing } from 'lit-html';
import { must } from '../../engine/must';
import { knownMascot, mascot } from '../../shared/mascots';
import type { ScrambleTexts } from '../../texts/texts';
import { personsAt, rivalOf, type Setup } from '../rules';

interface Ready {
  begin(): void;
  stop(): void;
  leave(): void;
}

/** Before each turn: who is next, and nobody sees the letters yet. */
export const readyPanel = (
  texts: ScrambleTexts,
  setup: Pick<Setup, 'players' | 'seconds'>,
  player: number,
  /** How the turn before ended, or what is to be said of the board. */
  news: string | undefined,
  actions: Ready,
) => {
  const { ready, rival } = texts.scramble;
  const { players, seconds } = setup;
  const other = players[rivalOf(setup) ?? -1];
  const { name, mascot: id } = must(players[player]);
  return html`<div class="between stack">
    <span class="bird-box" aria-hidden="true">${mascot(knownMascot(id, player), 'happy')}</span>
    ${news ? html`<p class="turn-over">${news}</p>` : nothing}
    <h2><bdi dir="auto">${personsAt(setup) > 1 ? ready.title(name) : ready.alone}</bdi></h2>
    <p>${ready.first(seconds)}</p>
    ${other ? html`<p><bdi>${rival.against(other.name)}</bdi>${other.level ? ` · ${texts.computer.levels[other.level]}` : nothing}</p>` : nothing}
    ${player > 0 ? html`<p>${ready.handOver(name)}</p>` : nothing}
    <button type="button" class="gold big" autofocus @click=${actions.begin}>${ready.begin}</button>
    <div class="ways line wraps">
      <button type="button" @click=${actions.leave}>${texts.scramble.pause.leave}</button>
      ${player > 0 ? html`<button type="button" @click=${actions.stop}>${ready.stop}</button>` : nothing}
    </div></div>`;
};

interface Paused {
  goOn(): void;
  settings(): void;
  help(): void;
  leave(): void;
  /** Not in a race. */
  end?(): void;
  share?(): void;
}

export const pausePanel = (
  texts: ScrambleTexts,
  why: string,
  actions: Paused,
) => html`<div class="between stack">
  <h2>${texts.scramble.pause.title}</h2>
  <p>${why}</p>
  <button type="button" class="gold big" autofocus @click=${actions.goOn}>${texts.scramble.pause.goOn}</button>
  <div class="ways line wraps">
    <button type="button" title=${texts.scramble.pause.leaveMeans} @click=${actions.leave}>${texts.scramble.pause.leave}</button>
    ${actions.end ? html`<button type="button" @click=${actions.end}>${texts.scramble.pause.end}</button>` : nothing}
    <button type="button" @click=${actions.help}>${texts.scramble.play.help}</button>
    ${actions.share ? html`<button type="button" @click=${actions.share}>${texts.carrying.share}</button>` : nothing}
    <button type="button" @click=${actions.settings}>${texts.menu.settings}</button>
  </div></div>`;
