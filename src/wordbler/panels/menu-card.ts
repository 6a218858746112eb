import { html, nothing } from 'lit-html';
import { must } from '../../engine/must';
import { called, personOf } from '../../engine/players/names';
import type { Texts } from '../../texts/texts';
import type { Seat } from '../rules';
import { boardCut, type Cell } from './small-board';

// A dot is an empty square, a digit a bonus square, a small letter a tile of an earlier turn.
const board = ['..3.w*.2..', '.2.1r....1', '...NeST1..', '..1.no4...'];
const bonuses = { 1: '2L', 2: '2W', 3: '3L', 4: '3W' } as const;

function cellOf(sign: string): Cell {
  if (sign === '.') return {};
  if (sign === '*') return { star: true };
  if (sign in bonuses) return { bonus: bonuses[Number(sign) as keyof typeof bonuses] };
  return sign === sign.toLowerCase() ? { letter: sign.toUpperCase(), old: true } : { letter: sign };
}

export const boardPicture = (texts: Texts) =>
  html`<span class="game-picture on-felt">${boardCut(texts, must(board[0]).length, [...board.join('')].map(cellOf))}</span>`;

/** The upper half of the usual board, to its middle row. */
const upper = [
  '4..1...4...1..4',
  '.2...3...3...2.',
  '..2...1.1...2..',
  '1..2...1...2..1',
  '....2.....2....',
  '.3...3...3...3.',
  '..1...1.1...1..',
];
const wholeBoard = [...upper, '4..1...*...1..4', ...upper.toReversed()];

/** A board on which nothing lies. */
export const boardFaceDown = (texts: Texts) =>
  html`<div class="walnut" .style=${'padding:min(1.3cqi,1.1cqb);border-radius:var(--r4)'}>${boardCut(texts, wholeBoard.length, [...wholeBoard.join('')].map(cellOf))}</div>`;

/** How the last game stands, or, before it can be opened, who sits there. */
export interface Standing {
  seats: readonly Pick<Seat, 'name'>[];
  scores?: readonly number[];
  toMove?: number;
}

/** What the menu says of a game that waits: whose turn it is first, and of two how they stand: more have no room. */
export function waitingGame(texts: Texts, { seats, scores, toMove }: Standing) {
  const turn =
    toMove === undefined
      ? nothing
      : html`<b><bdi>${texts.menu.toMove({ who: personOf(must(seats[toMove]).name) })}</bdi></b>`;
  if (turn !== nothing && seats.length > 2) return html`${turn}`;
  return html`${turn}${turn === nothing ? nothing : ' · '}${seats.map(
    ({ name }, seat) =>
      html`${seat > 0 ? ', ' : nothing}<bdi>${called(name, texts.forms.callings)} ${texts.forms.figure(scores?.[seat] ?? '')}</bdi>`,
  )}`;
}
