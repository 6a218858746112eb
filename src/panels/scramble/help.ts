import { html, type TemplateResult } from 'lit-html';
import type { ScrambleTexts } from '../../texts/texts';
import { panelHead } from '../controls';
import type { Dialog } from '../dialog';
import { keyList } from '../key-list';

const letters = 'FBNGOILERVLYPTON';
/** Which squares of the small tray each step shows, in their order. */
const pictures: readonly (readonly number[])[] = [
  [4, 1, 2],
  [12, 8, 4, 0],
  [5, 6],
  [14, 13],
];

const tray = (path: readonly number[]): TemplateResult =>
  html`<span class="mini-tray" style="--side:4" aria-hidden="true">${[...letters].map(
    (letter, square) => html`<i style=${path.includes(square) ? 'background:var(--gold)' : ''}>${letter}</i>`,
  )}</span>`;

/** How a board is played, and what the keys do. */
export function openScrambleHelp(texts: ScrambleTexts, dialog: Dialog, closed: () => void = () => {}) {
  const close = () => {
    dialog.close();
    closed();
  };
  const { title, steps, points, keys } = texts.scramble.help;
  dialog.open(
    'help',
    title,
    html`${panelHead(title, texts.help.close, close)}
      <ol class="steps">${steps.map(([head, text], at) => html`<li>${tray(pictures[at] ?? [])}<span><b>${head}</b>${text}</span></li>`)}</ol>
      <h3>${points.title}</h3>
      <dl class="facts">${points.rows.map(([length, worth]) => html`<div><dt>${length}</dt><dd>${worth}</dd></div>`)}</dl>
      ${keyList(texts, keys)}`,
    close,
  );
}
