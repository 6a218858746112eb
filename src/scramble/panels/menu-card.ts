import { html, svg } from 'lit-html';
import { must } from '../../engine/must';
import { letterCell as cell, drawnLetters, middleOf as middle } from '../../shared/panels/drawn-letters';
import type { Texts } from '../../texts/texts';
import type { RoundInProgress } from '../play/menu-facts';

const tray = ['FINDL', 'OACHE', 'SWRTG'];
const path = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [3, 1],
] as const;
const isOnPath = (x: number, y: number) => path.some(([ownX, ownY]) => ownX === x && ownY === y);

const tile = (
  x: number,
  y: number,
) => svg`<rect x=${x * cell + 2} y=${y * cell + 3} width="36" height="36" rx="7" fill="#cdb07a" />
  <rect x=${x * cell + 2} y=${y * cell + 2} width="36" height="34" rx="7" fill="#fbf3dd"
    stroke=${isOnPath(x, y) ? '#d79f2e' : 'none'} stroke-width="2.5" />`;

const links = path.slice(1).map(([x, y], at) => {
  const [fromX, fromY] = must(path[at]);
  return svg`<path class="drawn after-${at}" d="M${middle(fromX) + (x - fromX) * 12} ${middle(fromY) + (y - fromY) * 12}L${middle(x) - (x - fromX) * 12} ${middle(y) - (y - fromY) * 12}" />`;
});

/** A tray with a word on its way. */
export const trayPicture = () => html`<span class="game-picture on-violet" aria-hidden="true"><svg
  viewBox="-8 -8 ${must(tray[0]).length * cell + 16} ${tray.length * cell + 16}">
  ${tray.flatMap((row, y) => [...row].map((_, x) => tile(x, y)))}
  <g stroke="#7a4e08" stroke-width="11" stroke-linecap="round">${links}</g><g stroke="#f2c14e" stroke-width="8" stroke-linecap="round">${links}</g>
  ${drawnLetters(tray)}</svg></span>`;

/** A tray of dice that lie face down. */
export const trayFaceDown = () =>
  html`<div class="mini-tray face-down" .style=${'--side:4'}>${Array.from({ length: 16 }, () => html`<i class="tile" .style=${'width:auto;height:auto'}></i>`)}</div>`;

/** What the menu says of a board that waits. */
export const waitingRound = ({ common }: Texts, { words, score }: RoundInProgress) =>
  html`${common.wordCount({ count: words })} · ${common.pointCount({ count: score })}`;
