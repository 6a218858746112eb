import { type Direction, type GameEngine, isBlank, type Square, star, tileAt } from '../../src/core';

export interface FoundTile extends Square {
  tile: number;
  letter: string;
}

const size = 15;

/**
 * A legal play that lays as many tiles as possible, or undefined. Slow and simple: it tries every word on every
 * line, and lets a copy of the game say whether the play is good.
 */
export function findPlay(engine: GameEngine, words: readonly string[], judge: (word: string) => boolean) {
  let best: FoundTile[] | undefined;
  for (const direction of ['across', 'down'] as const) {
    for (let line = 0; line < size; line++) {
      if (!isInReach(engine, direction, line)) continue;
      const stock = lettersAtHand(engine, direction, line);
      for (const word of words) {
        if (!canSpell(word, stock)) continue;
        for (let from = 0; from + word.length <= size; from++) {
          const laid = layWord(engine, word, direction, line, from);
          if (laid && laid.length > (best?.length ?? 0) && isGood(engine, laid, judge)) best = laid;
        }
      }
    }
  }
  return best;
}

const squareOn = (direction: Direction, line: number, at: number): Square =>
  direction === 'across' ? { x: at, y: line } : { x: line, y: at };

const rackOf = ({ state }: GameEngine) => state.racks[state.toMove].filter((tile) => tile !== null);

/** The letters of the rack and of a line of the board, counted; '' counts the blanks. */
function lettersAtHand(engine: GameEngine, direction: Direction, line: number): Map<string, number> {
  const stock = new Map<string, number>();
  const add = (letter: string) => stock.set(letter, (stock.get(letter) ?? 0) + 1);
  for (const tile of rackOf(engine)) add(engine.faces[tile].letter);
  for (let at = 0; at < size; at++) {
    const placed = tileAt(engine.state.board, squareOn(direction, line, at));
    if (placed) add(placed.letter);
  }
  return stock;
}

function canSpell(word: string, stock: ReadonlyMap<string, number>): boolean {
  let blanks = stock.get('') ?? 0;
  for (let at = 0; at < word.length; at++) {
    // The n-th time a letter comes, the stock must hold n of it.
    let times = 1;
    for (let before = 0; before < at; before++) if (word[before] === word[at]) times++;
    if (times > (stock.get(word[at]) ?? 0) && --blanks < 0) return false;
  }
  return true;
}

/** Whether a word on this line could touch anything at all: the board's tiles, or the star on an empty board. */
function isInReach(engine: GameEngine, direction: Direction, line: number): boolean {
  const { board } = engine.state;
  if (board.every((placed) => placed === null)) return line === (direction === 'across' ? star.y : star.x);
  return [line - 1, line, line + 1].some((near) =>
    Array.from({ length: size }, (_, at) => tileAt(board, squareOn(direction, near, at))).some(Boolean),
  );
}

function layWord(engine: GameEngine, word: string, direction: Direction, line: number, from: number) {
  const rack = rackOf(engine);
  const laid: FoundTile[] = [];
  const placed = (at: number) => tileAt(engine.state.board, squareOn(direction, line, at));
  if (placed(from - 1) || placed(from + word.length)) return undefined;
  for (const [offset, letter] of [...word].entries()) {
    const there = placed(from + offset);
    if (there && there.letter !== letter) return undefined;
    if (there) continue;
    const own = rack.findIndex((tile) => engine.faces[tile].letter === letter);
    const cell = own >= 0 ? own : rack.findIndex((tile) => isBlank(engine.faces[tile]));
    if (cell < 0) return undefined;
    laid.push({ tile: rack.splice(cell, 1)[0], letter, ...squareOn(direction, line, from + offset) });
  }
  return laid.length > 0 ? laid : undefined;
}

function isGood(engine: GameEngine, laid: readonly FoundTile[], judge: (word: string) => boolean): boolean {
  const seat = engine.state.toMove;
  for (const tile of laid) engine.dispatch({ type: 'lay', seat, ...tile });
  const sheet = engine.preview();
  engine.dispatch({ type: 'recall', seat });
  return sheet?.words.every(({ word }) => judge(word)) ?? false;
}
