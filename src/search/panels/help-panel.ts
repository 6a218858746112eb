import { html, svg } from 'lit-html';
import type { Help, HelpPicture } from '../../shared/panels/help';
import { type IconName, icon } from '../../shared/panels/icons';
import type { SearchTexts } from '../../texts/texts';
import * as wordSearch from '../rules';
import { compassRose } from './compass';

type Square = wordSearch.Square;

const rows = ['TOWERK', 'SANDIL', 'MOATUG'];
const middle = (at: number) => at * 16 + 10;

/** A piece of a page, with selections from square to square. */
const page = (...selections: [from: Square, to: Square][]) => html`<svg class="help-page" viewBox="0 -3 100 58">
  <rect x="1" y="-2" width="98" height="56" rx="6" fill="#fffdf4" stroke="#cbb88c" />
  ${selections.map(
    ([from, to]) =>
      svg`<path d="M${middle(from.x)} ${middle(from.y)}L${middle(to.x)} ${middle(to.y)}" stroke="#8fd0ea"
        stroke-width="13" stroke-linecap="round" />`,
  )}
  ${rows.flatMap((row, y) =>
    [...row].map((letter, x) => svg`<text x=${middle(x)} y=${middle(y) + 4}>${letter}</text>`),
  )}</svg>`;

const sign = (name: IconName) =>
  html`<span class="board-cut as-button"><b class="chip line">${icon(name, 26)}</b></span>`;

const tower: [Square, Square] = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
];
const [m, t] = [
  { x: 0, y: 2 },
  { x: 3, y: 2 },
];

const pictures: Readonly<Record<keyof SearchTexts['search']['play']['steps'], HelpPicture>> = {
  draw: { picture: page(tower), hands: [[0.76, 0.26]] },
  tap: {
    picture: page([m, m], [t, t]),
    hands: [
      [0.12, 0.8],
      [0.6, 0.8],
    ],
  },
  directions: { picture: compassRose(wordSearch.directions) },
  quick: { picture: sign('clock') },
  pause: { picture: sign('pause') },
  hint: { picture: sign('bulb') },
  closer: {
    picture: page(),
    hands: [
      [0.2, 0.36],
      [0.68, 0.14],
    ],
  },
};

/** How a word search is played, and what the keys do. */
export function searchHelp(texts: SearchTexts): Help {
  const { play } = texts.search;
  const steps = (Object.keys(pictures) as (keyof typeof pictures)[]).map((step) => {
    const [title, text] = play.steps[step];
    return { ...pictures[step], title, text };
  });
  return { steps, keys: play.keys };
}
