import { html, svg } from 'lit-html';
import { must } from '../engine/must';
import type { Texts } from '../texts/texts';
import { boardCut, type Cell } from '../wordbler/panels/small-board';

// A dot is an empty square, a digit a premium, a small letter a tile of an earlier turn.
const board = ['..3.w*.2..', '.2.1r....1', '...NeST1..', '..1.no4...'];
const premiums = { 1: '2L', 2: '2W', 3: '3L', 4: '3W' } as const;

function cellOf(sign: string): Cell {
  if (sign === '.') return {};
  if (sign === '*') return { star: true };
  if (sign in premiums) return { premium: premiums[Number(sign) as keyof typeof premiums] };
  return sign === sign.toLowerCase() ? { letter: sign.toUpperCase(), old: true } : { letter: sign };
}

export const boardPicture = (texts: Texts) =>
  html`<span class="game-picture on-felt">${boardCut(texts, must(board[0]).length, [...board.join('')].map(cellOf))}</span>`;

const cell = 40;
const middle = (place: number) => (place + 0.5) * cell;

const lettersOf = (rows: readonly string[]) =>
  rows.flatMap((row, y) => [...row].map((letter, x) => svg`<text x=${middle(x)} y=${middle(y) + 9}>${letter}</text>`));

const page = ['RTSWALLOW', 'OKIWRENMP', 'BXEHFINCH', 'ITCUOWLAD', 'NRJAYGSEV'];
const found = [
  { x: 0, y: 0, wide: 1, high: 5, colour: '#f4ae6b' },
  { x: 2, y: 0, wide: 7, high: 1, colour: '#8fd0ea' },
  { x: 3, y: 1, wide: 4, high: 1, colour: '#b9e3a6' },
  { x: 4, y: 2, wide: 5, high: 1, colour: '#f7aecb' },
];

/** A corner of a page with four words found. */
export const searchPicture = () => html`<span class="game-picture on-paper" aria-hidden="true"><svg
  viewBox="0 0 ${must(page[0]).length * cell} ${page.length * cell}" preserveAspectRatio="xMidYMid meet">
  ${found.map(
    (
      { x, y, wide, high, colour },
      at,
    ) => svg`<rect class="drawn after-${at}" x=${x * cell + 6} y=${y * cell + 6} width=${wide * cell - 12}
      height=${high * cell - 12} rx="14" fill=${colour} />`,
  )}${lettersOf(page)}</svg></span>`;

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
  ${lettersOf(tray)}</svg></span>`;

const folds = [
  ['M70 68Q57 100 26 150', '#1e0032', 0.35],
  ['M86 68Q81 100 69 150', '#1e0032', 0.3],
  ['M114 68Q119 100 131 150', '#1e0032', 0.3],
  ['M130 68Q143 100 174 150', '#1e0032', 0.38],
  ['M78 68Q69 100 47 150', '#ffe1ff', 0.14],
] as const;
const cord = [
  ['#8f6418', 11],
  ['#f2c14e', 6.5],
  ['#fff0b8', 1.8],
] as const;

/** The bag, as it lies on the table. */
export const bagPicture = () => html`<svg class="menu-bag" viewBox="8 8 184 220" aria-hidden="true">
  <defs>
    <radialGradient id="bag-cloth" gradientUnits="userSpaceOnUse" cx="100" cy="150" r="118" fx="72" fy="120">
      <stop stop-color="#b069cf" /><stop offset=".45" stop-color="#7d3a9c" /><stop offset="1" stop-color="#3c1350" />
    </radialGradient>
    <linearGradient id="bag-neck" x2="0" y2="1"><stop stop-color="#c488de" /><stop offset="1" stop-color="#4d1b66" /></linearGradient>
  </defs>
  <ellipse cx="100" cy="213" rx="88" ry="13" opacity=".3" />
  <path d="M62 64C38 96 8 152 20 192C32 224 168 224 180 192C192 152 162 96 138 64Z" fill="url(#bag-cloth)" />
  <g fill="none" stroke-width="5" stroke-linecap="round">${folds.map(([d, colour, opacity]) => svg`<path d=${d} stroke=${colour} opacity=${opacity} />`)}</g>
  <path d="M57 66C42 46 38 26 53 17C63 30 74 13 84 24C94 9 106 9 116 24C126 13 137 30 147 17C162 26 158 46 143 66Z" fill="url(#bag-neck)" />
  <g fill="none" stroke-linecap="round">
    ${cord.map(([colour, wide]) => svg`<path d="M54 63Q100 78 146 63M128 70Q150 86 144 112" stroke=${colour} stroke-width=${wide} />`)}
    <path d="M144 122l-6 20m6-20v20m0-20l6 20" stroke="#f2c14e" stroke-width="3" />
  </g>
  <circle cx="144" cy="117" r="9" fill="#f2c14e" stroke="#8f6418" stroke-width="2" />
</svg>`;
