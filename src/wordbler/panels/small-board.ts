import { html, nothing } from 'lit-html';
import { pointsOf, tileLetter } from '../../shared/panels/tiles';
import type { Texts } from '../../texts/texts';
import type { Bonus } from '../rules';

/** A square of a small picture of the board. */
export interface Cell {
  letter?: string | undefined;
  /** Of a letter that is none of the English ones, or is worth something else. */
  points?: number | undefined;
  /** A blank that stands for its letter. */
  blank?: true | undefined;
  /** Of an earlier turn. */
  old?: true | undefined;
  /** Of the square, though a tile may lie on it. */
  bonus?: Bonus | undefined;
  spent?: Bonus | undefined;
  star?: true | undefined;
}

/** A piece cut out of the board, to look at only. */
export const boardCut = ({ board }: Texts, columns: number, cells: readonly Cell[]) => html`<span class="board-cut"
  .style="--columns:${columns}" aria-hidden="true">${cells.map((one) => cell(one, board.bonusSigns))}</span>`;

function cell(
  { letter, points = pointsOf.get(letter ?? ''), blank, old, bonus, spent, star }: Cell,
  signs: Texts['board']['bonusSigns'],
) {
  if (letter)
    return html`<i class="tile cut-tile ${old ? '' : 'fresh'} ${blank ? 'is-blank' : ''} ${
      old && bonus ? 'on-spent' : ''
    }">${tileLetter(letter)}<sub>${blank ? 0 : points}</sub></i>`;
  if (star) return html`<i class="cut-square p2W is-star">★</i>`;
  if (bonus) return html`<i class="cut-square p${bonus}">${signs[bonus]}</i>`;
  return html`<i class="cut-square ${spent ? 'is-spent' : ''}">${spent ? signs[spent] : nothing}</i>`;
}
