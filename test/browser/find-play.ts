import { type Direction, type GameEngine, isOnBoard, type Square, squareIndex, star } from '../../src/core';

/** All a player sees who is to move. */
export interface Position {
  /** The letters of the squares, row by row; '' is an empty square. */
  board: readonly string[];
  /** What is printed on the tile of each cell: '' on a blank, null in an empty cell. */
  rack: readonly (string | null)[];
}

export interface FoundLetter extends Square {
  cell: number;
  letter: string;
}

export interface FoundTile extends Square {
  tile: number;
  letter: string;
}

type Judge = (word: string) => boolean;

const size = 15;

/** A legal play for the player to move that lays as many tiles as possible, or undefined. */
export function findPlay({ state, faces }: GameEngine, words: readonly string[], judge: Judge) {
  const tiles = state.racks[state.toMove]!;
  const position = {
    board: state.board.map((placed) => placed?.letter ?? ''),
    rack: tiles.map((tile) => (tile === null ? null : faces[tile]!.letter)),
  };
  return findLetters(position, words, judge)?.map(
    ({ cell, ...laid }): FoundTile => ({ ...laid, tile: tiles[cell]! }),
  );
}

/** The same, from what can be seen. Slow and simple, and by no rule of the game's own: it tries every word on every line. */
export function findLetters(position: Position, words: readonly string[], judge: Judge) {
  let best: FoundLetter[] | undefined;
  for (const direction of ['across', 'down'] as const) {
    for (let line = 0; line < size; line++) {
      if (!isInReach(position, direction, line)) continue;
      const stock = lettersAtHand(position, direction, line);
      for (const word of words) {
        if (!canSpell(word, stock)) continue;
        for (let from = 0; from + word.length <= size; from++) {
          const laid = layWord(position, word, direction, line, from);
          if (laid && laid.length > (best?.length ?? 0) && isGood(position, laid, direction, judge))
            best = laid;
        }
      }
    }
  }
  return best;
}

const squareOn = (direction: Direction, line: number, at: number): Square =>
  direction === 'across' ? { x: at, y: line } : { x: line, y: at };

const letterOn = ({ board }: Position, square: Square) =>
  isOnBoard(square) ? board[squareIndex(square)] : '';

const isFirst = ({ board }: Position) => board.every((letter) => letter === '');

/** The letters of the rack and of a line of the board, counted; '' counts the blanks. */
function lettersAtHand(position: Position, direction: Direction, line: number): Map<string, number> {
  const stock = new Map<string, number>();
  const add = (letter: string) => stock.set(letter, (stock.get(letter) ?? 0) + 1);
  for (const letter of position.rack) if (letter !== null) add(letter);
  for (let at = 0; at < size; at++) {
    const letter = letterOn(position, squareOn(direction, line, at));
    if (letter) add(letter);
  }
  return stock;
}

function canSpell(word: string, stock: ReadonlyMap<string, number>): boolean {
  let blanks = stock.get('') ?? 0;
  for (let at = 0; at < word.length; at++) {
    // The n-th time a letter comes, the stock must hold n of it.
    let times = 1;
    for (let before = 0; before < at; before++) if (word[before] === word[at]) times++;
    if (times > (stock.get(word[at]!) ?? 0) && --blanks < 0) return false;
  }
  return true;
}

/** Whether a word on this line could touch anything at all: the board's tiles, or the star on an empty board. */
function isInReach(position: Position, direction: Direction, line: number): boolean {
  if (isFirst(position)) return line === (direction === 'across' ? star.y : star.x);
  return [line - 1, line, line + 1].some((near) =>
    Array.from({ length: size }, (_, at) => letterOn(position, squareOn(direction, near, at))).some(Boolean),
  );
}

function layWord(position: Position, word: string, direction: Direction, line: number, from: number) {
  const rack = [...position.rack];
  const laid: FoundLetter[] = [];
  const placed = (at: number) => letterOn(position, squareOn(direction, line, at));
  if (placed(from - 1) || placed(from + word.length)) return undefined;
  for (const [offset, letter] of [...word].entries()) {
    const there = placed(from + offset);
    if (there && there !== letter) return undefined;
    if (there) continue;
    const own = rack.indexOf(letter);
    const cell = own >= 0 ? own : rack.indexOf('');
    if (cell < 0) return undefined;
    rack[cell] = null;
    laid.push({ cell, letter, ...squareOn(direction, line, from + offset) });
  }
  return laid.length > 0 ? laid : undefined;
}

/** It touches a word, or lies on the star, and every word across its line is one. */
function isGood(position: Position, laid: readonly FoundLetter[], direction: Direction, judge: Judge) {
  const isFixed = isFirst(position)
    ? laid.length > 1 && laid.some(({ x, y }) => x === star.x && y === star.y)
    : laid.some((square) => neighbours(square).some((near) => letterOn(position, near)));
  const [dx, dy] = direction === 'across' ? [0, 1] : [1, 0];
  return isFixed && laid.every((tile) => isCrossed(position, tile, dx, dy, judge));
}

const neighbours = ({ x, y }: Square) => [
  { x: x - 1, y },
  { x: x + 1, y },
  { x, y: y - 1 },
  { x, y: y + 1 },
];

function isCrossed(position: Position, { letter, x, y }: FoundLetter, dx: number, dy: number, judge: Judge) {
  const run = (step: 1 | -1) => {
    let letters = '';
    for (let away = step; ; away += step) {
      const next = letterOn(position, { x: x + dx * away, y: y + dy * away });
      if (!next) return letters;
      letters = step > 0 ? letters + next : next + letters;
    }
  };
  const word = run(-1) + letter + run(1);
  return word.length === 1 || judge(word);
}
