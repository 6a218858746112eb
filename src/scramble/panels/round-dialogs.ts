import { html, nothing, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import { knownMascot, mascot } from '../../shared/mascots';
import { panelHead } from '../../shared/panels/controls';
import type { Dialog } from '../../shared/panels/dialog';
import { type HelpPicture, openHelpSheet } from '../../shared/panels/help';
import { icon } from '../../shared/panels/icons';
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

interface HintSheet {
  state: 'ready' | 'waiting' | 'failed';
  counting: boolean;
  /** The word being shown: its letters so far, and its length. */
  shown: { letters: string; length: number; squares: number } | undefined;
  /** There is nothing left that could be shown. */
  none: boolean;
}

interface HintActions {
  count(): void;
  reveal(): void;
  tryAgain(): void;
  close(): void;
}

/** What may be asked about a board. */
export const hintSheet = (
  texts: ScrambleTexts,
  sheet: HintSheet,
  actions: HintActions,
) => html`${panelHead(texts.scramble.hint.title, texts.scramble.hint.close, actions.close)}
  <p>${texts.scramble.hint.free}</p>
  ${sheet.state === 'waiting' ? html`<p role="status">${texts.scramble.hint.waiting}</p>` : nothing}
  ${
    sheet.state === 'failed'
      ? html`<p class="notice" role="alert">${texts.scramble.hint.failed}</p>
        <button type="button" class="ivory with-icon" @click=${actions.tryAgain}>${icon('again')}${texts.scramble.result.tryAgain}</button>`
      : nothing
  }
  <button type="button" class="ivory with-icon" ?disabled=${sheet.state !== 'ready' || sheet.counting} @click=${actions.count}>
    ${icon('list')}${texts.scramble.hint.counts}</button>
  ${sheet.counting ? html`<p role="status">${texts.scramble.hint.counted}</p>` : nothing}
  <button type="button" class="ivory with-icon" ?disabled=${sheet.state !== 'ready' || sheet.none} @click=${actions.reveal}>
    ${icon('bulb')}${sheet.shown ? texts.scramble.hint.more(sheet.shown.squares) : texts.scramble.hint.letter}</button>
  ${sheet.shown ? html`<p role="status"><b>${texts.scramble.hint.shown(sheet.shown.letters, sheet.shown.length)}</b></p>` : nothing}
  ${sheet.none ? html`<p role="status">${texts.scramble.hint.none}</p>` : nothing}`;

const letters = 'FBNGOILERVLYPTON';

const tray = (path: readonly number[]): TemplateResult =>
  html`<span class="mini-tray" .style=${'--side:4'}>${[...letters].map(
    (letter, square) =>
      html`<i .style=${path.includes(square) ? 'background:var(--gold)' : ''}>${letter}</i>`,
  )}</span>`;

const corner = (square: number) => [((square % 4) + 0.8) / 4, (Math.floor(square / 4) + 0.7) / 4] as const;

/** Which squares each step shows, in their order, and which of them a finger is on. */
const pictures: readonly HelpPicture[] = (
  [[[1, 4, 5, 6], 6], [[4, 5, 6], 6], [[4, 5], 5], [[12, 8, 4, 0]], [[14, 15]]] as const
).map(([path, at]) => ({ picture: tray(path), hands: at === undefined ? [] : [corner(at)] }));

/** How a board is played, and what the keys do. */
export function openScrambleHelp(texts: ScrambleTexts, dialog: Dialog, closed?: () => void) {
  const { help } = texts.scramble;
  const steps = () =>
    help.steps.map(([title, text], at) => ({ ...(pictures[at] ?? { picture: tray([]) }), title, text }));
  const more = () => html`<h3>${help.points.title}</h3>
    <dl class="facts">${help.points.rows.map(([length, worth]) => html`<div><dt>${length}</dt><dd>${worth}</dd></div>`)}</dl>`;
  const sheet = () => ({ title: help.title, steps: steps(), more: more(), keys: help.keys });
  openHelpSheet(texts, dialog, sheet, closed);
}
