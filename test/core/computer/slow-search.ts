import {
  type Board,
  boardSize,
  englishTiles,
  type LaidTile,
  type Square,
  squareIndex,
  star,
  tileAt,
  tileFaces,
} from '../../../src/core';
import { placementFault, runsOf, wordOf } from '../../../src/core/crossword/placement';
import { scorePlay } from '../../../src/core/crossword/scoring';

const faces = tileFaces(englishTiles);
const blank = faces.findIndex(({ letter }) => letter === '');
const tileOf = new Map(faces.map(({ letter }, tile) => [letter, tile]));

/** A board of letters, row by row: '' is empty, a small letter is a blank. */
export type Letters = readonly string[];

export const boardOfLetters = (letters: Letters): Board =>
  letters.map((letter) => {
    if (letter === '') return null;
    const isBlank = letter !== letter.toUpperCase();
    return { tile: isBlank ? blank : tileOf.get(letter)!, letter: letter.toUpperCase() };
  });

/** A play as a text that two searches can be compared by: its tiles in the order of reading, and its score. */
export const playText = (tiles: readonly (Square & { letter: string; blank: boolean })[], score: number) =>
  `${[...tiles]
    .sort((a, b) => squareIndex(a) - squareIndex(b))
    .map(({ x, y, letter, blank }) => `${x},${y}${blank ? letter.toLowerCase() : letter}`)
    .join(' ')} = ${score}`;

/**
 * All plays, found the slow and obvious way: every word on every line from every square, with every choice of
 * blanks, judged by the rules of laying and scored by the scorer of the game.
 */
export function slowSearch(
  letters: Letters,
  rack: readonly string[],
  words: ReadonlySet<string>,
  fullRackBonus: number,
): Set<string> {
  const board = boardOfLetters(letters);
  const isEmpty = board.every((placed) => placed === null);
  const found = new Set<string>();
  for (const direction of ['across', 'down'] as const) {
    // On an empty board a word down is the same as one across.
    if (isEmpty && direction === 'down') continue;
    for (let line = 0; line < boardSize; line++) {
      const squareOn = (at: number): Square =>
        direction === 'across' ? { x: at, y: line } : { x: line, y: at };
      if (!isInReach(board, squareOn, line)) continue;
      const there = Array.from({ length: boardSize }, (_, at) => tileAt(board, squareOn(at))?.letter ?? '');
      const atHand = new Set([...there, ...rack]);
      for (const word of words) {
        if (!rack.includes('') && [...word].some((letter) => !atHand.has(letter))) continue;
        for (let from = 0; from + word.length <= boardSize; from++) {
          const needed = missing(word, there, from);
          if (!needed) continue;
          for (const choice of choices(
            needed.map(({ letter }) => letter),
            rack,
          )) {
            const tiles = needed.map(({ letter, at }, index) => ({
              ...squareOn(at),
              letter,
              blank: choice[index],
            }));
            const laid = tiles.map(({ x, y, letter, blank: isBlank }): LaidTile => {
              return { x, y, letter, tile: isBlank ? blank : tileOf.get(letter)! };
            });
            if (placementFault(board, laid)) continue;
            if (!runsOf(board, laid).every((run) => words.has(wordOf(run)))) continue;
            found.add(playText(tiles, scorePlay(board, laid, faces, fullRackBonus).total));
          }
        }
      }
    }
  }
  return found;
}

/** Whether a tile lies on this line or on one beside it, or it is a first word's. */
function isInReach(board: Board, squareOn: (at: number) => Square, line: number): boolean {
  if (board.every((placed) => placed === null)) return line === star.y;
  const { x: sideX, y: sideY } =
    squareOn(0).y === line && squareOn(1).y === line ? { x: 0, y: 1 } : { x: 1, y: 0 };
  return Array.from({ length: boardSize }, (_, at) => squareOn(at)).some(({ x, y }) =>
    [-1, 0, 1].some((away) => tileAt(board, { x: x + away * sideX, y: y + away * sideY })),
  );
}

/** The letters that a word from a square still needs; undefined if it does not fit there or needs none. */
function missing(word: string, there: readonly string[], from: number) {
  if (there[from - 1] || there[from + word.length]) return undefined;
  const needed: { letter: string; at: number }[] = [];
  for (const [step, letter] of [...word].entries()) {
    const at = from + step;
    if (there[at] === '') needed.push({ letter, at });
    else if (there[at] !== letter) return undefined;
  }
  return needed.length > 0 ? needed : undefined;
}

/** Every way to lay these letters from a rack: which of them are blanks. */
function* choices(letters: readonly string[], rack: readonly string[]): Generator<boolean[]> {
  if (letters.length > rack.length) return;
  const [first, ...others] = letters;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const tile of [first, '']) {
    const at = rack.indexOf(tile);
    if (at < 0) continue;
    for (const rest of choices(others, rack.toSpliced(at, 1))) yield [tile === '', ...rest];
  }
}
