import { html, svg } from 'lit-html';
import { the } from '../core/the';
import { boardCut, type Cell } from './wordbler/small-board';

// A dot is an empty square, a digit a premium, a small letter a tile of an earlier turn.
const board = ['..3.w*.2..', '.2.1r....1', '...NeST1..', '..1.no4...'];
const premiums = { 1: '2L', 2: '2W', 3: '3L', 4: '3W' } as const;

function cellOf(sign: string): Cell {
  if (sign === '.') return {};
  if (sign === '*') return { star: true };
  if (sign in premiums) return { premium: premiums[Number(sign) as keyof typeof premiums] };
  return sign === sign.toLowerCase() ? { letter: sign.toUpperCase(), old: true } : { letter: sign };
}

export const boardPicture = () =>
  html`<span class="game-picture on-felt">${boardCut(the(board[0]).length, [...board.join('')].map(cellOf))}</span>`;

const cell = 40;
const middle = (place: number) => (place + 0.5) * cell;

const lettersOf = (rows: readonly string[]) =>
  rows.flatMap((row, y) =>
    [...row].map((letter, x) => svg`<text x=${middle(x)} y=${middle(y) + 9}>${letter}</text>`),
  );

const page = ['RTSWALLOW', 'OKIWRENMP', 'BXEHFINCH', 'ITCUOWLAD', 'NRJAYGSEV'];
const found = [
  { x: 0, y: 0, wide: 1, high: 5, colour: '#f4ae6b' },
  { x: 2, y: 0, wide: 7, high: 1, colour: '#8fd0ea' },
  { x: 3, y: 1, wide: 4, high: 1, colour: '#b9e3a6' },
  { x: 4, y: 2, wide: 5, high: 1, colour: '#f7aecb' },
];

/** A corner of a page with four words found. */
export const searchPicture = () => html`<span class="game-picture on-paper" aria-hidden="true"><svg
  viewBox="0 0 ${the(page[0]).length * cell} ${page.length * cell}" preserveAspectRatio="xMidYMid meet">
  ${found.map(
    ({ x, y, wide, high, colour }) => svg`<rect x=${x * cell + 6} y=${y * cell + 6} width=${wide * cell - 12}
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
  const [fromX, fromY] = the(path[at]);
  return svg`<path d="M${middle(fromX) + (x - fromX) * 12} ${middle(fromY) + (y - fromY) * 12}L${middle(x) - (x - fromX) * 12} ${middle(y) - (y - fromY) * 12}" />`;
});

/** A tray with a word on its way. */
export const trayPicture = () => html`<span class="game-picture on-violet" aria-hidden="true"><svg
  viewBox="-8 -8 ${the(tray[0]).length * cell + 16} ${tray.length * cell + 16}">
  ${tray.flatMap((row, y) => [...row].map((_, x) => tile(x, y)))}
  <g stroke="#7a4e08" stroke-width="11" stroke-linecap="round">${links}</g><g stroke="#f2c14e" stroke-width="8" stroke-linecap="round">${links}</g>
  ${lettersOf(tray)}</svg></span>`;
