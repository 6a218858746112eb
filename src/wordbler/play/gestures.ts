import type { Ticker } from '../../shared/play/game-clock';
import type { Sentence } from '../../texts/texts';
import { type Command, isBlank, isSame, type Refusal, type Square, type TileId } from '../rules';
import type { Match } from './match';

/** What can be wrong with a gesture beyond what the engine refuses. */
export type Objection = Refusal | 'disjoint' | 'noSuchTile' | { stranger: string } | { says: Sentence };

export interface BlankInHand extends Square {
  tile: TileId;
}

export type DropTarget = ({ kind: 'square' } & Square) | { kind: 'rack'; cell: number } | { kind: 'outside' };

type Unseated<C> = C extends { seat: number } ? Omit<C, 'seat'> : never;

interface GestureHandlers {
  /** A gesture, or the command made of it, came to nothing: say why, and let what was moved fly back. */
  refused(reason: Objection, command?: Command): void;
  /** Those that judge a play are on their way; undefined if they are there. */
  words(): Promise<unknown> | undefined;
  /** What is picked up, chosen or asked for has changed. */
  changed(): void;
}

/** Makes commands of what the hand of the player to move does: taps, drops and buttons. */
export class Gestures {
  /** Tiles chosen for an exchange. */
  readonly chosen = new Set<TileId>();
  exchanging = false;
  /** A blank that has been put down and waits for its letter. */
  blank: BlankInHand | undefined;
  /** A play that waits for the words to judge it, until the hand does something else. */
  private offered: object | undefined;

  constructor(
    private readonly match: Match,
    private readonly handlers: GestureHandlers,
  ) {}

  /** The tile that a tap has picked up; the next square tapped gets it. */
  get picked(): TileId | undefined {
    return this.match.hand.picked;
  }

  tapCell(cell: number) {
    const tile = this.match.rack[cell] ?? null;
    const { picked } = this;
    if (picked !== undefined && this.isLaid(picked)) {
      this.match.hand.picked = undefined;
      // Another tile that is tapped is the one that is wanted now.
      const isOther = tile !== null && !this.isLaid(tile);
      this.send({ type: 'takeBack', tile: picked, ...(!isOther && { cell }) });
      if (isOther) this.pick(tile);
      return;
    }
    if (tile === null) return;
    if (this.isLaid(tile)) this.handlers.refused('alreadyLaid');
    else if (this.exchanging) this.toggleChosen(tile);
    else this.pick(tile);
  }

  tapSquare(square: Square) {
    const laid = this.match.state.laid.find((tile) => isSame(tile, square));
    if (this.picked !== undefined && this.picked !== laid?.tile) this.putDown(this.picked, square);
    else if (laid) this.pick(laid.tile);
  }

  /** `laid`: it lies on a square now. */
  drop(tile: TileId, target: DropTarget, laid?: () => void) {
    this.match.hand.picked = undefined;
    if (target.kind === 'square') this.putDown(tile, target, laid);
    else if (this.isLaid(tile))
      this.send({ type: 'takeBack', tile, ...(target.kind === 'rack' && { cell: target.cell }) });
    else if (target.kind === 'rack') this.send({ type: 'arrange', from: this.cellOf(tile), to: target.cell });
    else this.handlers.changed();
  }

  chooseLetter(letter: string) {
    if (!this.blank) return;
    const { tile, x, y } = this.blank;
    this.blank = undefined;
    this.send({ type: 'lay', tile, x, y, letter });
  }

  cancelLetter() {
    if (!this.blank) return;
    this.blank = undefined;
    this.handlers.refused('letterMissing');
  }

  /** Ctrl+click: the tile is chosen for exchange, or no longer. */
  toggleChosen(tile: TileId) {
    if (this.match.state.laid.length > 0) {
      this.handlers.refused('takeTilesBack');
      return;
    }
    this.match.hand.picked = undefined;
    this.exchanging = true;
    if (!this.chosen.delete(tile)) this.chosen.add(tile);
    this.handlers.changed();
  }

  /** The first press begins choosing, the second exchanges. What can't succeed is refused at the first. */
  exchange() {
    const { laid, bag } = this.match.state;
    if (this.exchanging && this.chosen.size > 0) this.send({ type: 'exchange', tiles: [...this.chosen] });
    else if (laid.length > 0) this.handlers.refused('takeTilesBack');
    else if (bag.length < this.match.rules.exchangeNeeds) this.handlers.refused('bagTooSmall');
    else if (this.exchanging) this.handlers.refused('noTilesChosen');
    else {
      this.match.hand.picked = undefined;
      this.exchanging = true;
      this.handlers.changed();
    }
  }

  send(command: Unseated<Command>, obeyed?: () => void) {
    const words = command.type === 'done' ? this.handlers.words() : undefined;
    this.offered = words && command;
    if (words) {
      void words.then(() => this.offered === command && this.send(command, obeyed));
      return;
    }
    const seated = { ...command, seat: this.match.hands } as Command;
    this.match.send(seated, (answer) => {
      if (answer.ok) obeyed?.();
      else this.handlers.refused(answer.reason, seated);
    });
  }

  /** Nothing is picked up or chosen. */
  get isEmpty() {
    return this.picked === undefined && !this.exchanging;
  }

  mayLift(tile: TileId): boolean {
    return this.match.rack.includes(tile);
  }

  /** A tile that is dragged is meant for the board. */
  leaveExchange() {
    if (this.exchanging) this.cancel();
  }

  /** Puts down what a tap has picked up. */
  putAside() {
    if (this.picked !== undefined) this.pick(this.picked);
  }

  /** Puts everything down and chooses nothing any more. */
  cancel() {
    this.forget();
    this.handlers.changed();
  }

  /** As a new turn finds it. */
  forget() {
    this.match.hand.picked = undefined;
    this.blank = undefined;
    this.exchanging = false;
    this.chosen.clear();
  }

  private pick(tile: TileId) {
    this.match.hand.picked = this.picked === tile ? undefined : tile;
    this.handlers.changed();
  }

  private putDown(tile: TileId, { x, y }: Square, laid?: () => void) {
    this.match.hand.picked = undefined;
    if (this.isLaid(tile)) this.send({ type: 'move', tile, x, y });
    else if (isBlank(this.match.faceOf(tile)) && this.isFree({ x, y })) {
      this.blank = { tile, x, y };
      this.handlers.changed();
    } else this.send({ type: 'lay', tile, x, y }, laid);
  }

  private isFree(square: Square) {
    return this.match.engine.isFree(square);
  }

  private isLaid(tile: TileId) {
    return this.match.state.laid.some((laid) => laid.tile === tile);
  }

  private cellOf(tile: TileId) {
    return this.match.rack.indexOf(tile);
  }
}

/** So long a pass can be taken back, in ms. */
export const passWaits = 3000;
/** So often it is seen whether something lies over the table. */
const stepMs = 250;

interface PassHandlers {
  /** The pass that waits has come or gone. */
  changed(): void;
  /** Where there is one turn alone a pass is the end. */
  ask(sure: () => void): void;
  /** Something lies over the table: what cannot be seen cannot be taken back. */
  isCovered(): boolean;
  send(): void;
}

/** A pass is easily pressed by accident: it waits a moment before it counts. */
export class Pass {
  private cancel: (() => void) | undefined;
  private left = 0;

  constructor(
    private readonly match: Match,
    private readonly ticker: Pick<Ticker, 'after'>,
    private readonly handlers: PassHandlers,
  ) {}

  get isWaiting() {
    return this.cancel !== undefined;
  }

  /** The second press takes it back. */
  press() {
    const { match, handlers } = this;
    if (this.takeBack()) return;
    if (match.setup.from) return handlers.ask(handlers.send);
    this.left = passWaits;
    this.wait();
    handlers.changed();
  }

  /** Says whether there was one. */
  takeBack(): boolean {
    if (!this.cancel) return false;
    this.cancel();
    this.cancel = undefined;
    this.handlers.changed();
    return true;
  }

  private wait() {
    const { handlers } = this;
    this.cancel = this.ticker.after(stepMs, () => {
      if (!handlers.isCovered()) this.left -= stepMs;
      if (this.left > 0) return this.wait();
      this.cancel = undefined;
      handlers.send();
    });
  }
}
