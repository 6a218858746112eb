import { html, svg } from 'lit-html';
import * as wordSearch from '../rules';

/** Clockwise, as one goes round a compass. */
export const roundTheCompass = [
  'up',
  'upRight',
  'right',
  'downRight',
  'down',
  'downLeft',
  'left',
  'upLeft',
] as const satisfies readonly wordSearch.Direction[];

/** By how many degrees from "up". */
export const bearing = (way: wordSearch.Direction) => roundTheCompass.indexOf(way) * 45;

const isSlanted = (way: wordSearch.Direction) => {
  const { x, y } = wordSearch.steps[way];
  return x !== 0 && y !== 0;
};

const beam = (way: wordSearch.Direction) => {
  const tip = isSlanted(way) ? -42 : -46;
  return svg`<g transform="rotate(${bearing(way)})"><path fill="#f2c14e" d="M-7-14L0 ${tip} 7-14 0-4z" />
    <path fill="#d79f2e" stroke="none" d="M0 ${tip + 3}L6-14 0-6z" /></g>`;
};

const shortBeam = (way: wordSearch.Direction) =>
  svg`<path fill="none" stroke-dasharray="3 3" d="M-5-14L0-29 5-14" transform="rotate(${bearing(way)})" />`;

/** A long beam for each way that is chosen, a short dashed one for each that is not; their number, if it is told. */
export const compassRose = (chosen: readonly wordSearch.Direction[], number?: string) => html`<svg class="rose"
  viewBox="-50 -50 100 100" stroke="#8a5a0c" stroke-width="1.6" stroke-linejoin="round" aria-hidden="true">
  ${roundTheCompass.map((way) => (chosen.includes(way) ? beam(way) : shortBeam(way)))}
  <circle r="9" fill="#fff8e7" />
  ${
    number
      ? svg`<text y="3.8" text-anchor="middle" font-size="11" font-weight="800" stroke="none" fill="#2c1f14">${number}</text>`
      : ''
  }</svg>`;
