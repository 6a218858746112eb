import {
  type Direction,
  isBlank,
  isOnBoard,
  isSame,
  rackSize,
  type Square,
  shapeOf,
  type TileId,
  tileAt,
} from '../rules';
import type { Gestures, Objection } from './gestures';
import type { Match } from './match';
import { begunBy, letterOfBoth } from './written-letters';

export interface Cursor extends Square {
  direction: Direction;
}

/** What one player's keys have come to. */
interface Place {
  cursor: Cursor;
  rackCell: number;
  isOnBoard: boolean;
}

interface TypingHandlers {
  refused(reason: Objection): void;
  /** A cursor has moved, turned, come or gone. */
  pointed(): void;
}

/** Makes commands of what the player to move types: one cursor on the board lays tiles, one on the rack chooses. */
export class Typing {
  /** Where the next letter goes. */
  cursor: Cursor;
  rackCell = 0;
  /** Letters are laid at the cursor. Before the first arrow key they only pick tiles up. */
  isOnBoard = false;
  isOnRack = false;
  /** The letter typed last, and its tile: with the next it may write one letter. */
  private half: { letter: string; tile: TileId } | undefined;
  private seat: number | undefined;
  private readonly left = new Map<number, Place>();

  constructor(
    private readonly match: Match,
    private readonly gestures: Gestures,
    private readonly handlers: TypingHandlers,
  ) {
    this.cursor = this.atFirst().cursor;
  }

  private get shape() {
    return shapeOf(this.match.rules);
  }

  private atFirst(): Place {
    return { cursor: { ...this.shape.star, direction: 'across' }, rackCell: 0, isOnBoard: false };
  }

  /** Another player sits down to the rack in front, and finds the own cursor where it was. */
  turnTo(seat: number | undefined) {
    if (seat === this.seat) return;
    const { cursor, rackCell, isOnBoard } = this;
    if (this.seat !== undefined) this.left.set(this.seat, { cursor, rackCell, isOnBoard });
    this.seat = seat;
    Object.assign(this, (seat !== undefined && this.left.get(seat)) || this.atFirst());
    this.isOnRack = false;
  }

  point({ x, y }: Square) {
    if (this.isOnBoard && !this.isOnRack && isSame(this.cursor, { x, y })) return;
    this.moveTo({ x, y });
  }

  pointRack(cell: number) {
    if (this.isOnRack && this.rackCell === cell) return;
    this.rackCell = cell;
    this.isOnRack = true;
    this.handlers.pointed();
  }

  leaveRack() {
    if (!this.isOnRack) return;
    this.isOnRack = false;
    this.handlers.pointed();
  }

  /** The hand is back at the mouse: no cursor is shown. */
  leave() {
    if (!this.isOnBoard && !this.isOnRack) return;
    this.isOnBoard = false;
    this.isOnRack = false;
    this.handlers.pointed();
  }

  /** The first arrow only shows the cursor. On the rack and while tiles are chosen it moves along the rack. */
  step(by: Square) {
    if (this.isAtRack) {
      const cell = this.isOnRack ? this.rackCell + by.x + by.y : this.rackCell;
      this.pointRack(Math.min(rackSize - 1, Math.max(0, cell)));
    } else if (this.isOnBoard) this.moveTo(this.within(plus(this.cursor, by)));
    else this.moveTo(this.cursor);
  }

  /** To the next tile that way, or to the edge. */
  leap(by: Square) {
    let to = this.within(plus(this.cursor, by));
    while (!this.isFilled(to) && isOnBoard(plus(to, by), this.shape.side)) to = plus(to, by);
    this.moveTo(to);
  }

  /** Moves the tile under the rack's cursor along the rack. */
  shift(by: Square) {
    if (!this.isOnRack || this.gestures.exchanging) return;
    const to = this.rackCell + by.x + by.y;
    if (to < 0 || to >= rackSize) return;
    this.gestures.send({ type: 'arrange', from: this.rackCell, to }, () => this.pointRack(to));
  }

  flip() {
    this.cursor.direction = this.cursor.direction === 'across' ? 'down' : 'across';
    this.moveTo(this.cursor);
  }

  /** Space: on the board it turns the direction; on the rack it chooses the tile, or lays it at the cursor. */
  space() {
    if (!this.isAtRack) {
      this.flip();
      return;
    }
    const tile = this.rack[this.rackCell] ?? null;
    if (tile === null) return;
    if (this.isLaid(tile)) this.handlers.refused('alreadyLaid');
    else if (this.gestures.exchanging) this.gestures.toggleChosen(tile);
    else this.gestures.drop(tile, { kind: 'square', ...this.square }, () => this.goOn());
  }

  letter(letter: string) {
    const { half } = this;
    this.half = undefined;
    if (half && this.join(half, letter)) return;
    if (this.gestures.exchanging) {
      this.chooseByLetter(letter);
      return;
    }
    const tile = this.freeTile(letter);
    if (tile === undefined) this.handlers.refused('noSuchTile');
    else this.put(tile, letter);
  }

  /** A key has written what no tile shows. */
  stranger(sign: string) {
    this.half = undefined;
    this.handlers.refused({ stranger: sign });
  }

  /** C, then H: where there is a tile for both, that is meant. Whether it is. */
  private join(half: { letter: string; tile: TileId }, second: string): boolean {
    const { letters } = this.match.engine;
    const both = letterOfBoth(half.letter, second, letters);
    if (!both) return false;
    // For want of a C it was laid at once.
    if (this.faceOf(half.tile).letter === both) return true;
    const tile = this.rack.find(
      (own): own is TileId => own !== null && !this.isLaid(own) && this.faceOf(own).letter === both,
    );
    if (tile === undefined) return false;
    if (this.gestures.exchanging) {
      this.gestures.toggleChosen(half.tile);
      this.gestures.toggleChosen(tile);
    } else if (!this.isOnBoard) this.gestures.tapCell(this.rack.indexOf(tile));
    else {
      const last = this.match.state.laid.at(-1);
      if (last?.tile !== half.tile) return false;
      this.gestures.send({ type: 'takeBack', tile: half.tile }, () => {
        this.moveTo(last);
        this.put(tile, both);
      });
    }
    return true;
  }

  /** Its own tile, else a blank, else one that begins so. */
  private freeTile(letter: string): TileId | undefined {
    const free = this.rack.filter((tile): tile is TileId => tile !== null && !this.isLaid(tile));
    const longer = begunBy(letter, this.match.engine.letters);
    return (
      free.find((tile) => this.faceOf(tile).letter === letter) ??
      free.find((tile) => this.isBlank(tile)) ??
      free.find((tile) => longer.includes(this.faceOf(tile).letter))
    );
  }

  private put(tile: TileId, letter: string) {
    if (!this.isOnBoard) this.gestures.tapCell(this.rack.indexOf(tile));
    else {
      const chosen = this.isBlank(tile) ? { letter } : {};
      this.gestures.send({ type: 'lay', tile, ...this.square, ...chosen }, () => this.goOn());
    }
    this.half = { letter, tile };
  }

  /** The last tile laid goes home, and typing goes on where it lay. */
  takeBack() {
    const last = this.match.state.laid.at(-1);
    const { isOnBoard } = this;
    this.gestures.send({ type: 'takeBack' }, () => last && isOnBoard && this.moveTo(last));
  }

  /** The tile under the cursor goes home, if it was laid this turn. */
  takeFromCursor() {
    const { laid } = this.match.state;
    const tile = this.isOnBoard && !this.isOnRack ? laid.find((one) => isSame(one, this.cursor))?.tile : undefined;
    if (tile === undefined) this.handlers.refused(laid.length === 0 ? 'nothingToTakeBack' : 'notLaid');
    else this.gestures.send({ type: 'takeBack', tile });
  }

  enter() {
    if (this.gestures.exchanging) this.gestures.exchange();
    else this.gestures.send({ type: 'done' });
  }

  /** Puts down what is in the hand, or else takes all tiles back. */
  escape() {
    if (!this.gestures.isEmpty) this.gestures.cancel();
    else if (this.match.state.laid.length > 0) this.gestures.send({ type: 'recall' });
  }

  /** A blank laid at the cursor has got its letter. */
  goOnFrom(square: Square) {
    if (this.isOnBoard && isSame(this.cursor, square)) this.goOn();
  }

  private get isAtRack() {
    return this.isOnRack || this.gestures.exchanging;
  }

  private get rack() {
    return this.match.rack;
  }

  private get square(): Square {
    return { x: this.cursor.x, y: this.cursor.y };
  }

  private goOn() {
    const by = this.cursor.direction === 'across' ? { x: 1, y: 0 } : { x: 0, y: 1 };
    let to = plus(this.cursor, by);
    while (this.isFilled(to)) to = plus(to, by);
    // Past the edge there is nowhere to go: the cursor stays on the last tile.
    this.moveTo(isOnBoard(to, this.shape.side) ? to : this.cursor);
  }

  private moveTo({ x, y }: Square) {
    this.cursor = { x, y, direction: this.cursor.direction };
    this.isOnBoard = true;
    this.isOnRack = false;
    this.handlers.pointed();
  }

  // One more tile with this letter is chosen; when all are, one less.
  private chooseByLetter(letter: string) {
    const alike = this.rack.filter((tile): tile is TileId => tile !== null && this.faceOf(tile).letter === letter);
    const tile = alike.find((tile) => !this.gestures.chosen.has(tile)) ?? alike.at(-1);
    if (tile === undefined) this.handlers.refused('noSuchTile');
    else {
      this.gestures.toggleChosen(tile);
      this.half = { letter, tile };
    }
  }

  private within({ x, y }: Square): Square {
    const inside = (at: number) => Math.min(this.shape.side - 1, Math.max(0, at));
    return { x: inside(x), y: inside(y) };
  }

  private isFilled(square: Square) {
    const { board, laid } = this.match.state;
    return tileAt(board, square) !== null || laid.some((tile) => isSame(tile, square));
  }

  private isLaid(tile: TileId) {
    return this.match.state.laid.some((laid) => laid.tile === tile);
  }

  private isBlank(tile: TileId) {
    return isBlank(this.faceOf(tile));
  }

  private faceOf(tile: TileId) {
    return this.match.faceOf(tile);
  }
}

const plus = (a: Square, b: Square): Square => ({ x: a.x + b.x, y: a.y + b.y });
