import { html } from 'lit-html';
import type { Direction, Square } from '../../core/wordbler';
import { en } from '../../texts/en';

const columns = 'ABCDEFGHIJKLMNO';

/** As players write it: A1 is the top left corner. */
export const squareName = ({ x, y }: Square) => `${columns[x]}${y + 1}`;

export const placeOf = (direction: Direction, from: Square) => en.sheet.place(direction, squareName(from));

export interface TileFigure {
  letter: string;
  points: number;
  blank?: boolean;
  old?: boolean;
}

/** A tile drawn as text, for score sheets and reckonings. */
export const tileFigure = ({ letter, points, blank, old }: TileFigure) =>
  html`<span class="tile ${blank ? 'is-blank' : ''} ${old ? 'is-old' : ''}">${letter || '★'}<sub>${points}</sub></span>`;
