import type { Square } from '../../squares/square';
import { the } from '../../the';
import { type Direction, isOnBoard, onward, squareIndex } from '../board';
import { playSheet } from '../computer/play-sheet';
import type { ReviewedTurn } from '../computer/review';
import type { SeenTile } from '../computer/sight';
import { boardOf, usualShape } from '../shape';
import type { Find } from './find';
import { FindOfDay } from './find-of-day';
import type { WrittenWord } from './written-words';

/** What is to be found, and how many points are enough. */
export interface Puzzling {
  readonly find: Find;
  readonly goal: number;
}

/** Enough is nearly the best, in a round figure, and more than was made of it. */
const shareOfBest = 0.8;
const roundTo = 5;

/**
 * The position before a turn, to be tried once more; undefined where it cannot be written as one: finds are in English,
 * with a whole rack and no blank in it, on the usual board.
 */
export function findInLesson({ sight, best, entry }: ReviewedTurn): Puzzling | undefined {
  if (!best || sight.tiles !== 'en' || sight.rack.includes('')) return undefined;
  if (Object.keys(boardOf(sight.rules)).length > 0) return undefined;
  const { direction, letters, word } = the(playSheet(sight, best.move.tiles).sheet.words[0]);
  const { x, y } = the(letters[0]);
  const find: Find = {
    words: wordsOn(sight.board),
    rack: [...sight.rack].sort(),
    best: { x, y, direction, word },
  };
  const answer = find.words.length > 0 ? FindOfDay.of(find) : undefined;
  if (!answer) return undefined;
  const made = entry.kind === 'played' ? entry.points : 0;
  const goal = Math.max(made + 1, Math.floor((answer.points * shareOfBest) / roundTo) * roundTo);
  return goal <= answer.points && goal > 0 ? { find, goal } : undefined;
}

type Board = readonly (SeenTile | null)[];

const { side } = usualShape;

const directions: readonly Direction[] = ['across', 'down'];

/** All that lies there, word by word. */
function wordsOn(board: Board): WrittenWord[] {
  const words: WrittenWord[] = [];
  for (const direction of directions)
    for (let line = 0; line < side; line++)
      for (let place = 0; place < side; place++) {
        const first = direction === 'across' ? { x: place, y: line } : { x: line, y: place };
        const word = runFrom(board, first, direction);
        if (word.length > 1) words.push({ ...first, direction, word });
        place += word.length;
      }
  return words;
}

/** The letters from a square on; a small one is a blank's. */
function runFrom(board: Board, first: Square, direction: Direction): string {
  let run = '';
  for (;;) {
    const square = onward(first, direction, run.length);
    const tile = isOnBoard(square, side) ? board[squareIndex(square, side)] : null;
    if (!tile) return run;
    run += tile.blank ? tile.letter.toLowerCase() : tile.letter;
  }
}
