import { isLanguage, type LanguageId } from '../../engine/alphabet/languages';
import { must } from '../../engine/must';
import type { Square } from '../../engine/square';
import { type Direction, isOnBoard, onward, signOf, squareIndex } from '../rules/board';
import { type Find, FindOfDay, type FindTable, usualTable, type WrittenWord } from '../rules/find-of-day';
import type { Rules } from '../rules/rules';
import { boardOf, shapeOf } from '../rules/shape';
import { playSheet, type SeenTile } from '../rules/visible-state';
import type { ReviewedTurn } from './review';

/** What is to be found, and how many points are enough. */
export interface Puzzling {
  readonly find: Find;
  readonly goal: number;
}

/** Enough is nearly the best, in a round figure, and more than was made of it. */
const shareOfBest = 0.8;
const roundTo = 5;

/**
 * The position before a turn, to be tried once more, in any language and on any board; undefined where it cannot be
 * written as
 * one: a find has a whole rack and lies at some word, so the first play of a game is none, nor are its last tiles.
 */
export function findInLesson({ sight, best, entry }: ReviewedTurn): Puzzling | undefined {
  const { tiles, rules, board, rack } = sight;
  if (!best || !isLanguage(tiles)) return undefined;
  const { direction, letters } = must(playSheet(sight, best.move.tiles).sheet.words[0]);
  const { x, y } = must(letters[0]);
  const table = tableOf(tiles, rules);
  const find: Find = {
    ...(table && { table }),
    words: wordsOn(board, shapeOf(rules).side),
    rack: [...rack].sort(),
    best: {
      x,
      y,
      direction,
      word: letters.map(({ letter, blank, isNew }) => signOf({ letter, blank: blank && isNew })).join(''),
    },
  };
  const answer = find.words.length > 0 ? FindOfDay.of(find) : undefined;
  if (!answer) return undefined;
  const made = entry.kind === 'played' ? entry.points : 0;
  const goal = Math.max(made + 1, Math.floor((answer.points * shareOfBest) / roundTo) * roundTo);
  return goal <= answer.points && goal > 0 ? { find, goal } : undefined;
}

/** What it is played with; undefined where that is the usual. */
function tableOf(language: LanguageId, rules: Rules): FindTable | undefined {
  const { fullRackBonus } = rules;
  const board = boardOf(rules);
  const isUsual =
    Object.keys(board).length === 0 && language === usualTable.language && fullRackBonus === usualTable.fullRackBonus;
  return isUsual ? undefined : { language, ...board, fullRackBonus };
}

type Board = readonly (SeenTile | null)[];

const directions: readonly Direction[] = ['across', 'down'];

/** All that lies there, word by word. */
function wordsOn(board: Board, side: number): WrittenWord[] {
  const words: WrittenWord[] = [];
  for (const direction of directions)
    for (let line = 0; line < side; line++)
      for (let place = 0; place < side; place++) {
        const first = direction === 'across' ? { x: place, y: line } : { x: line, y: place };
        const word = runFrom(board, side, first, direction);
        if (word.length > 1) words.push({ ...first, direction, word });
        place += word.length;
      }
  return words;
}

/** The signs from a square on. */
function runFrom(board: Board, side: number, first: Square, direction: Direction): string {
  let run = '';
  for (;;) {
    const square = onward(first, direction, run.length);
    const tile = isOnBoard(square, side) ? board[squareIndex(square, side)] : null;
    if (!tile) return run;
    run += signOf(tile);
  }
}
