import { html, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import { pointsIn } from '../../shared/panels/tiles';
import type { ReviewTexts } from '../../texts/texts';
import type { PlayFound } from '../ai/review';
import {
  type BoardRules,
  isSame,
  readingOf,
  type ScoreSheet,
  shapeOf,
  squareAt,
  squareIndex,
  squareName,
  type WordScore,
} from '../rules';
import { type PlayedLetter, playSheet, type SeenTurn, type VisibleState } from '../rules/visible-state';
import { boardCut, type Cell } from './small-board';

type Entry = SeenTurn['entry'];

/** What was done in a turn, in one line. */
export function deedText(texts: ReviewTexts, entry: Entry): string {
  const { did, exchanged, invalid, play } = texts.review;
  switch (entry.kind) {
    case 'played':
      return play({ word: readingOf(must(entry.sheet.words[0])), points: entry.points });
    case 'exchanged':
      return exchanged({ count: entry.count });
    case 'invalid':
      return invalid({ words: entry.words, count: entry.words.length });
    case 'timedOut':
      return did.timedOut;
    default:
      return did.passed;
  }
}

/** The tiles of a play, framed on the board, and how it is told. */
export interface ShownPlay {
  tiles: readonly PlayedLetter[];
  text: string;
}

/** Somebody who never had a turn sees the board as the game left it. */
export const endOfGame = (texts: ReviewTexts): ShownPlay => ({ tiles: [], text: texts.review.board.end });

/** What was done in a turn; without a play the board stays as it lay. */
export function ownPlay(texts: ReviewTexts, { entry }: SeenTurn): ShownPlay {
  if (entry.kind !== 'played') return { tiles: [], text: texts.review.board.before({ what: deedText(texts, entry) }) };
  return sheetPlay(texts, entry.sheet);
}

/** The play of a score sheet. */
export function sheetPlay(texts: ReviewTexts, { words, total }: ScoreSheet): ShownPlay {
  const tiles = must(words[0]).letters.filter(({ isNew }) => isNew);
  return { tiles, text: told(texts, words, total) };
}

export function bestPlay(texts: ReviewTexts, { sight }: SeenTurn, move: PlayFound['move']): ShownPlay {
  const { words } = playSheet(sight, move.tiles).sheet;
  return { tiles: move.tiles, text: told(texts, words, move.score) };
}

function told(texts: ReviewTexts, words: readonly WordScore[], points: number): string {
  const main = must(words[0]);
  const also = words.slice(1).map(({ word }) => word);
  const { board } = texts.review;
  const direction = texts.common[main.direction];
  const play = { word: main.word, square: squareName(main), direction, count: points };
  return also.length > 0 ? board.playAlso({ ...play, words: also }) : board.play(play);
}

/** What lay on the board, with the tiles of a play framed on it. */
export function reviewBoard(
  texts: ReviewTexts,
  board: VisibleState['board'],
  rules: BoardRules,
  language: string,
  { tiles, text }: ShownPlay,
): TemplateResult {
  const { side, star, bonuses } = shapeOf(rules);
  const fresh = new Map(tiles.map((tile) => [squareIndex(tile, side), tile]));
  const points = pointsIn(language);
  const cells = board.map((lies, index): Cell => {
    const tile = fresh.get(index) ?? lies;
    const bonus = bonuses[index] ?? undefined;
    if (!tile) return { bonus, star: isSame(squareAt(index, side), star) || undefined };
    const { letter, blank } = tile;
    return {
      letter,
      points: points.get(letter),
      blank: blank || undefined,
      old: fresh.has(index) ? undefined : true,
      bonus,
    };
  });
  return html`<div class="review-board walnut" role="img" aria-label=${text}>${boardCut(texts, side, cells)}</div>`;
}
