import { must } from '../../engine/must';
import { Dice } from '../../engine/random/dice';
import { isSame } from '../../engine/square';
import { isBlank, isOnBoard, rackSize, sideOf, type TileFace, tileAt } from './board';
import type { Game } from './game';
import { isFree } from './placement';
import type { Commanded, Refusal } from './types';

function letterFault(game: Game, face: TileFace, letter: string | undefined): Refusal | undefined {
  if (!isBlank(face)) return letter === undefined || letter === face.letter ? undefined : 'notABlank';
  if (letter === undefined) return 'letterMissing';
  return game.letters.includes(letter) ? undefined : 'notALetter';
}

export function lay(game: Game, { seat, tile, x, y, letter }: Commanded<'lay'>): Refusal | undefined {
  const cell = game.rackOf(seat).indexOf(tile);
  if (cell < 0) return 'notYourTile';
  if (game.laidTile(tile)) return 'alreadyLaid';
  if (!isOnBoard({ x, y }, sideOf(game.state.board))) return 'outsideBoard';
  if (!isFree(game.state, { x, y })) return 'squareTaken';
  const face = must(game.faces[tile]);
  const fault = letterFault(game, face, letter);
  if (fault) return fault;
  const shown = letter ?? face.letter;
  game.state.laid.push({ tile, x, y, letter: shown });
  game.emit({ type: 'tileLaid', seat, tile, x, y, letter: shown, cell });
  return undefined;
}

/** To an empty square, or onto another tile laid this turn: then the two change places. */
export function move(game: Game, { seat, tile, x, y }: Commanded<'move'>): Refusal | undefined {
  const laid = game.laidTile(tile);
  if (!laid) return 'notLaid';
  if (!isOnBoard({ x, y }, sideOf(game.state.board))) return 'outsideBoard';
  if (tileAt(game.state.board, { x, y })) return 'squareTaken';
  const from = { x: laid.x, y: laid.y };
  const other = game.state.laid.find((tile) => tile !== laid && isSame(tile, { x, y }));
  if (other) Object.assign(other, from);
  Object.assign(laid, { x, y });
  game.emit({ type: 'tileMoved', seat, tile, from, x, y, swapped: other ? other.tile : null });
  return undefined;
}

/** Gives a blank that lies on the board this turn another letter. */
export function chooseLetter(game: Game, { seat, tile, letter }: Commanded<'chooseLetter'>): Refusal | undefined {
  const laid = game.laidTile(tile);
  if (!laid) return 'notLaid';
  if (!isBlank(must(game.faces[tile]))) return 'notABlank';
  if (!game.letters.includes(letter)) return 'notALetter';
  laid.letter = letter;
  game.emit({ type: 'letterChosen', seat, tile, letter });
  return undefined;
}

/** One tile back to its cell, or to another one; the last one laid, if none is named. */
export function takeBack(game: Game, { seat, tile, cell }: Commanded<'takeBack'>): Refusal | undefined {
  const laid = tile === undefined ? game.state.laid.at(-1) : game.laidTile(tile);
  if (!laid) return tile === undefined ? 'nothingToTakeBack' : 'notLaid';
  if (cell !== undefined && cell >= rackSize) return 'noSuchCell';
  if (cell !== undefined) moveCell(game, seat, game.rackOf(seat).indexOf(laid.tile), cell);
  game.sendHome([laid], 'takeBack');
  return undefined;
}

export function recall(game: Game): Refusal | undefined {
  if (game.state.laid.length === 0) return 'nothingToTakeBack';
  game.sendHome(game.state.laid, 'recall');
  return undefined;
}

export function arrange(game: Game, { seat, from, to }: Commanded<'arrange'>): Refusal | undefined {
  if (from >= rackSize || to >= rackSize) return 'noSuchCell';
  const tile = must(game.rackOf(seat)[from]);
  if (tile === null) return 'notYourTile';
  if (game.laidTile(tile)) return 'alreadyLaid';
  moveCell(game, seat, from, to);
  return undefined;
}

export function shuffle(game: Game, { seat }: Commanded<'shuffle'>): Refusal | undefined {
  const rack = game.rackOf(seat);
  const cells = rack.flatMap((tile, cell) => (tile === null || game.laidTile(tile) ? [] : [cell]));
  // A generator of its own: mixing a rack must not sway what is drawn later.
  const dice = new Dice(`${game.setup.seed} shuffle ${++game.state.shuffles}`);
  const mixed = dice.shuffled(cells.map((cell) => must(rack[cell])));
  for (const [index, cell] of cells.entries()) rack[cell] = must(mixed[index]);
  emitRack(game, seat, true);
  return undefined;
}

// The cells in between move up, as tiles on a real rack do.
function moveCell(game: Game, seat: number, from: number, to: number) {
  if (from === to) return;
  const rack = game.rackOf(seat);
  rack.splice(to, 0, ...rack.splice(from, 1));
  emitRack(game, seat, false);
}

const emitRack = (game: Game, seat: number, shuffled: boolean) =>
  game.emit({ type: 'rackArranged', seat, cells: [...game.rackOf(seat)], shuffled });
