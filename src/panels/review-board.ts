import { html, type TemplateResult } from 'lit-html';
import { type Advice, type PlayedLetter, playSheet, type SeenTurn } from '../core/computer';
import { type Direction, isStar, premiums, squareIndex, type WordScore } from '../core/crossword';
import { enReview } from '../texts/en-review';
import { deedText } from './review-deed';
import { boardCut, type Cell } from './small-board';
import { squareName } from './squares';

/** What lies on the board of a turn, the words of the play shown, and how it is told. */
export interface ShownPlay {
  tiles: readonly PlayedLetter[];
  words: readonly string[];
  text: string;
}

interface Play {
  words: readonly WordScore[];
  points: number;
}

/** What was done in a turn; without a play the board stays as it lay. */
export function ownPlay({ entry }: SeenTurn): ShownPlay {
  if (entry.kind !== 'played') return { tiles: [], words: [], text: enReview.board.before(deedText(entry)) };
  const { words, total } = entry.sheet;
  const tiles = words[0].letters.filter(({ isNew }) => isNew);
  return { tiles, ...told({ words, points: total }) };
}

export function bestPlay({ sight }: SeenTurn, { move }: Advice): ShownPlay {
  const { words } = playSheet(sight, move.tiles).sheet;
  return { tiles: move.tiles, ...told({ words, points: move.score }) };
}

function told({ words, points }: Play) {
  const [main] = words;
  const all = words.map(({ word }) => word);
  const direction: Direction = main.direction;
  return { words: all, text: enReview.board.play(all, squareName(main), direction, points) };
}

/** The board that the player saw, with the tiles of a play framed on it. */
export function reviewBoard({ sight }: SeenTurn, { tiles, text }: ShownPlay): TemplateResult {
  const fresh = new Map(tiles.map((tile) => [squareIndex(tile), tile]));
  const cells = sight.board.map((lies, index): Cell => {
    const square = { x: index % 15, y: Math.floor(index / 15) };
    const tile = fresh.get(index) ?? lies;
    const premium = premiums[index] ?? undefined;
    if (!tile) return { premium, star: isStar(square) || undefined };
    const { letter, blank } = tile;
    return { letter, blank: blank || undefined, old: fresh.has(index) ? undefined : true, premium };
  });
  return html`<div class="review-board" role="img" aria-label=${text}>${boardCut(15, cells)}</div>`;
}
