import { html, nothing } from 'lit-html';
import { tileLetter } from '../../shared/panels/tile-letter';
import type { Texts } from '../../texts/texts';
import { type Direction, type Square, squareName } from '../rules';

export const placeOf = (texts: Texts, direction: Direction, from: Square) =>
  texts.sheet.place(direction, squareName(from));

export interface TileFigure {
  letter: string;
  points: number;
  blank?: boolean;
  old?: boolean;
  /** What it takes away from whoever is left with it. */
  cost?: string;
}

/** A tile drawn as text, for score sheets and reckonings. */
export const tileFigure = ({ letter, points, blank, old, cost }: TileFigure) =>
  html`<span class="tile ${blank ? 'is-blank' : ''} ${old ? 'is-old' : ''}" data-cost=${cost ?? nothing}>${letter ? tileLetter(letter) : '★'}<sub>${points}</sub></span>`;
