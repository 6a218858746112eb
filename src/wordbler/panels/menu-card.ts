import { html } from 'lit-html';
import { must } from '../../engine/must';
import { called, personOf } from '../../engine/players/names';
import { knownMascot, mascot } from '../../shared/mascots';
import type { Texts } from '../../texts/texts';
import type { Seat } from '../rules';
import { boardCut, type Cell } from './small-board';

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

/** How the last game stands, or, before it can be opened, who sits there. */
export interface Standing {
  seats: readonly Pick<Seat, 'name' | 'mascot'>[];
  scores?: readonly number[];
  toMove?: number;
  tilesLeft?: number;
}

/** What the menu says of a game that waits. */
export const waitingGame = (texts: Texts, { seats, scores, toMove, tilesLeft }: Standing) => html`
  <span class="go-on-text saying">
    <b>${texts.menu.resumeGame({ game: texts.common.wordbler })}</b>
    <span class="go-on-scores less">${seats.map(({ name }, seat) => html`<bdi>${called(name, texts.forms.callings)} ${texts.forms.figure(scores?.[seat] ?? '')}</bdi>`)}</span>
    <span>${
      toMove === undefined || tilesLeft === undefined
        ? '\u00a0'
        : html`<bdi>${texts.menu.toMove({ who: personOf(must(seats[toMove]).name) })}</bdi> · ${texts.menu.tilesLeft({ count: tilesLeft })}`
    }</span>
  </span>
  <span class="go-on-birds" aria-hidden="true">${seats.map((seat, place) => html`<i>${mascot(knownMascot(seat.mascot, place))}</i>`)}</span>`;
