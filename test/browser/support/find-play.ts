import { type Direction, type GameEngine, isOnBoard, type Square, sideOf, squareIndex } from '../../../src/rules';

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

/** A legal play for the player to move that lays as many tiles as possible, or undefined. */
export function findPlay({ state, faces }: GameEngine, words: readonly string[], judge: Judge) {
  const tiles = state.racks[state.toMove]!;
  const position = {
    board: state.board.map((placed) => placed?.letter ?? ''),
    rack: tiles.map((tile) => (tile === null ? null : faces[tile]!.letter)),
  };
  return findLetters(position, words, judge)?.map(({ cell, ...laid }): FoundTile => ({ ...laid, tile: tiles[cell]! }));
}

/**
 * The same, from what can be seen. Simple, and by no rule of the game's own: it tries every word on every line that
 * could lay more than what was found.
 */
export function findLetters(position: Position, words: readonly string[], judge: Judge) {
  const most = position.rack.filter((letter) => letter !== null).length;
  const [masks, hasBlank] = [masksOf(words), position.rack.includes('')];
  const size = sideOf(position.board);
  let best: FoundLetter[] = [];
  for (const direction of ['across', 'down'] as const) {
    for (let line = 0; line < size && best.length < most; line++) {
      if (!isInReach(position, direction, line)) continue;
      const there = lettersOn(position, direction, line);
      const stock = lettersAtHand(position, there);
      const lacking = hasBlank ? 0 : ~maskOf([...stock.keys()].join(''));
      for (const [index, word] of words.entries()) {
        if (masks[index]! & lacking || word.length <= best.length || !canSpell(word, stock)) continue;
        for (let from = 0; from + word.length <= size; from++) {
          const laid = layWord(position, there, word, direction, line, from);
          if (laid && laid.length > best.length && isGood(position, laid, direction, judge)) best = laid;
        }
      }
    }
  }
  return best.length > 0 ? best : undefined;
}

const masks = new WeakMap<readonly string[], Int32Array>();

/** Which letters each word has, a bit for each. */
function masksOf(words: readonly string[]): Int32Array {
  const known = masks.get(words) ?? Int32Array.from(words, maskOf);
  masks.set(words, known);
  return known;
}

function maskOf(letters: string): number {
  let mask = 0;
  for (let at = 0; at < letters.length; at++) mask |= 1 << (letters.charCodeAt(at) - 65);
  return mask;
}

const squareOn = (direction: Direction, line: number, at: number): Square =>
  direction === 'across' ? { x: at, y: line } : { x: line, y: at };

const letterOn = ({ board }: Position, square: Square) =>
  isOnBoard(square, sideOf(board)) ? board[squareIndex(square, sideOf(board))] : '';

const middleOf = ({ board }: Position) => (sideOf(board) - 1) / 2;

const isFirst = ({ board }: Position) => board.every((letter) => letter === '');

const lettersOn = (position: Position, direction: Direction, line: number) =>
  Array.from({ length: sideOf(position.board) }, (_, at) => letterOn(position, squareOn(direction, line, at)) ?? '');

/** The letters of the rack and of a line of the board, counted; '' counts the blanks. */
function lettersAtHand({ rack }: Position, there: readonly string[]): Map<string, number> {
  const stock = new Map<string, number>();
  const add = (letter: string) => stock.set(letter, (stock.get(letter) ?? 0) + 1);
  for (const letter of rack) if (letter !== null) add(letter);
  for (const letter of there) if (letter) add(letter);
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
  if (isFirst(position)) return line === middleOf(position);
  return [line - 1, line, line + 1].some((near) => lettersOn(position, direction, near).some(Boolean));
}

function layWord(
  { rack }: Position,
  line: readonly string[],
  word: string,
  direction: Direction,
  nth: number,
  from: number,
) {
  if (line[from - 1] || line[from + word.length]) return undefined;
  for (let at = 0; at < word.length; at++) if (line[from + at] && line[from + at] !== word[at]) return undefined;
  const left = [...rack];
  const laid: FoundLetter[] = [];
  for (const [offset, letter] of [...word].entries()) {
    if (line[from + offset]) continue;
    const own = left.indexOf(letter);
    const cell = own >= 0 ? own : left.indexOf('');
    if (cell < 0) return undefined;
    left[cell] = null;
    laid.push({ cell, letter, ...squareOn(direction, nth, from + offset) });
  }
  return laid.length > 0 ? laid : undefined;
}

/** It touches a word, or lies on the star, and every word across its line is one. */
function isGood(position: Position, laid: readonly FoundLetter[], direction: Direction, judge: Judge) {
  const isFixed = isFirst(position)
    ? laid.length > 1 && laid.some(({ x, y }) => x === middleOf(position) && y === middleOf(position))
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
