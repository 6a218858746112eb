import type { WordJudge } from '../../engine/lexicon/lexicon';
import { must } from '../../engine/must';
import { Dice } from '../../engine/random/dice';
import { GameAtHand } from '../../engine/saving/rule-book';
import { emptyBoard, rackSize, sideOf, squareIndex, type TileFace, type TileId, tileFaces } from './board';
import type { Rules } from './rules';
import { positionOf, type Seat, type Setup, tileSetOf } from './setup';
import { shapeOf } from './shape';
import type { DrawnTile, GameEvent, GameState, Happening, HistoryEntry, HomeReason, LaidTile } from './types';

const endsTurn: readonly Happening['kind'][] = ['played', 'exchanged', 'passed', 'invalid', 'timedOut'];

/**
 * The game while a command acts on it, with the few moves that every rule is made of. Each move changes the state
 * and emits the event that belongs to it.
 */
export class Game extends GameAtHand<Setup, GameState, GameEvent> {
  readonly rules: Rules;
  readonly faces: readonly TileFace[];
  readonly letters: readonly string[];
  readonly seatCount: number;

  constructor(
    setup: Setup,
    readonly words: WordJudge,
    state: GameState,
  ) {
    super(setup, state);
    const tiles = tileSetOf(setup);
    this.rules = setup.rules;
    this.letters = tiles.alphabet.letters;
    this.faces = tileFaces(tiles);
    this.seatCount = setup.seats.length;
  }

  /** Draws tiles from the bag, each equally likely. */
  drawTiles(count: number): TileId[] {
    const dice = new Dice(this.setup.seed, this.state.dice, this.setup.dice);
    const drawn: TileId[] = [];
    while (drawn.length < count && this.state.bag.length > 0) {
      drawn.push(...this.state.bag.splice(dice.below(this.state.bag.length), 1));
    }
    this.state.dice = dice.state();
    return drawn;
  }

  putInBag(tiles: readonly TileId[]) {
    this.state.bag = [...this.state.bag, ...tiles].sort((a, b) => a - b);
  }

  /** Fills the free cells of a rack, from the left, as far as the bag goes. */
  fillRack(seat: number): DrawnTile[] {
    const rack = this.rackOf(seat);
    const free = rack.flatMap((tile, cell) => (tile === null ? [cell] : []));
    return this.drawTiles(free.length).map((tile, index) => {
      const cell = must(free[index]);
      rack[cell] = tile;
      return { tile, cell };
    });
  }

  /** The cells of a seat, as the state has them. */
  rackOf(seat: number): (TileId | null)[] {
    return must(this.state.racks[seat]);
  }

  plays(seat: number): boolean {
    return !this.state.resigned.includes(seat);
  }

  /** Who still plays, in turn order from behind a seat on. */
  playersAfter(seat: number): number[] {
    const others = Array.from({ length: this.seatCount - 1 }, (_, after) => (seat + 1 + after) % this.seatCount);
    return others.filter((other) => this.plays(other));
  }

  tilesOf(seat: number): TileId[] {
    return this.rackOf(seat).filter((tile) => tile !== null);
  }

  laidTile(tile: TileId): LaidTile | undefined {
    return this.state.laid.find((laid) => laid.tile === tile);
  }

  /** Laid tiles go back to their own cells, the last one laid first. */
  sendHome(tiles: readonly LaidTile[], reason: HomeReason) {
    if (tiles.length === 0) return;
    const rack = this.rackOf(this.state.toMove);
    this.state.laid = this.state.laid.filter((laid) => !tiles.includes(laid));
    const going = [...tiles].reverse().map(({ tile, x, y }) => ({ tile, x, y, cell: rack.indexOf(tile) }));
    this.emit({ type: 'tilesWentHome', seat: this.state.toMove, tiles: going, reason });
  }

  /** The laid tiles become part of the board and leave the rack. */
  fixLaidTiles() {
    const rack = this.rackOf(this.state.toMove);
    const { board } = this.state;
    for (const laid of this.state.laid) {
      board[squareIndex(laid, sideOf(board))] = { tile: laid.tile, letter: laid.letter };
      rack[rack.indexOf(laid.tile)] = null;
    }
    this.state.laid = [];
  }

  /** Notes what happened, and its points, so that the history always sums up to the scores. */
  note(seat: number, points: number, happening: Happening) {
    const total = must(this.state.scores[seat]) + points;
    this.state.scores[seat] = total;
    const hints = endsTurn.includes(happening.kind) ? this.state.hintsThisTurn : 0;
    this.state.history.push({
      ...happening,
      ...(hints > 0 && { hints }),
      seat,
      turn: this.state.turn,
      points,
      total,
    });
  }
}

const pointsGiven = ({ handicap }: Seat) => handicap?.points ?? 0;

export function newState(setup: Setup, tileCount: number): GameState {
  const { seed, dice, seats, tiles, from, rules } = setup;
  const begun = from && positionOf(from, tileSetOf(setup));
  const forSeats = <T>(make: () => T) => seats.map(make);
  return {
    phase: 'ready',
    // Where it is one turn, nothing is drawn but the rack.
    bag: begun ? [...begun.rack].sort((a, b) => a - b) : Array.from({ length: tileCount }, (_, tile) => tile),
    racks: forSeats(() => new Array(rackSize).fill(null)),
    board: begun?.board ?? emptyBoard(shapeOf(rules).side),
    laid: [],
    toMove: 0,
    turn: 0,
    scores: seats.map(pointsGiven),
    fails: 0,
    history: seats.flatMap((own, seat): HistoryEntry[] => {
      const points = pointsGiven(own);
      return points > 0 ? [{ kind: 'handicap', seat, turn: 0, points, total: points }] : [];
    }),
    openPlay: null,
    skips: forSeats(() => 0),
    resigned: [],
    msUsed: forSeats(() => 0),
    msThisTurn: 0,
    hintsThisTurn: 0,
    shuffles: 0,
    dice: new Dice(`${seed} ${tiles}`, undefined, dice).state(),
    outcome: null,
  };
}
