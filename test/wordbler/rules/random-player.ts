import { Dice } from '../../../src/engine/random/dice';
import {
  type GameEngine,
  type GameState,
  isBlank,
  isOnBoard,
  rackSize,
  type Square,
  sideOf,
  squareAt,
  tileAt,
} from '../../../src/rules';
import { neighbours, starOf } from '../../../src/wordbler/rules/board';

/** Plays at random, but like a player: tiles in a line beside the words that lie, now and then some nonsense. */
export class RandomPlayer {
  private readonly dice: Dice;
  private plan: unknown[] = [];
  /** Whether the last command was made up without a thought. */
  wasNonsense = false;

  constructor(
    seed: string,
    /** Of a hundred commands, how many are anything at all rather than the next step of a play. */
    private readonly nonsense = 12,
  ) {
    this.dice = new Dice(seed);
  }

  next(engine: GameEngine): unknown {
    const { state } = engine;
    if (state.phase === 'ready') return { type: 'begin' };
    this.wasNonsense = this.dice.below(100) < this.nonsense;
    if (this.wasNonsense) return this.anything(engine);
    if (state.phase === 'challenge') {
      const seat = this.oneOf(state.openPlay!.awaiting);
      return { type: this.dice.below(6) === 0 ? 'challenge' : 'accept', seat };
    }
    if (this.plan.length === 0) this.plan = this.turn(engine);
    return this.plan.shift();
  }

  private turn(engine: GameEngine): unknown[] {
    const { state } = engine;
    const seat = state.toMove;
    const rack = state.racks[seat]!.filter((tile) => tile !== null);
    const kind = this.dice.below(100);
    // What an earlier plan left lying would only be in the way.
    const clear = state.laid.length > 0 ? [{ type: 'recall', seat }] : [];
    if (kind < 5) return [...clear, { type: 'pass', seat }];
    if (kind < 12) {
      const tiles = this.dice.shuffled(rack).slice(0, 1 + this.dice.below(rackSize));
      return [...clear, { type: 'exchange', seat, tiles }];
    }
    if (kind < 18) return [{ type: 'spendTime', seat, ms: this.dice.below(40_000) }];
    return [...clear, ...this.play(engine, rack), { type: 'done', seat }];
  }

  private play({ state, faces, letters }: GameEngine, rack: number[]): unknown[] {
    const anchor = this.anchor(state);
    const down = this.dice.below(2) === 0;
    const count = 1 + this.dice.below(Math.min(rack.length, 4 + this.dice.below(4)));
    const squares = [anchor];
    for (const step of [1, -1]) {
      let { x, y } = anchor;
      while (squares.length < (step > 0 ? count : count + this.dice.below(2))) {
        if (down) y += step;
        else x += step;
        if (!isOnBoard({ x, y }, sideOf(state.board))) break;
        if (!tileAt(state.board, { x, y })) squares.push({ x, y });
      }
    }
    const tiles = this.dice.shuffled(rack);
    return squares.slice(0, tiles.length).map((square, index) => ({
      type: 'lay',
      seat: state.toMove,
      tile: tiles[index],
      ...square,
      ...(isBlank(faces[tiles[index]!]!) ? { letter: this.oneOf(letters) } : {}),
    }));
  }

  /** A random empty square beside a word; at first the star. */
  private anchor({ board }: Readonly<GameState>): Square {
    const side = sideOf(board);
    const beside = [...board.keys()]
      .map((index) => squareAt(index, side))
      .filter((square) => !tileAt(board, square) && neighbours(square).some((near) => tileAt(board, near)));
    return beside.length > 0 ? this.oneOf(beside) : starOf(side);
  }

  private anything({ state }: GameEngine): unknown {
    const below = (sides: number) => this.dice.below(sides);
    const seat = below(8) === 0 ? below(6) - 1 : state.toMove;
    const tile = below(3) === 0 ? below(102) : (state.racks[state.toMove]![below(rackSize)] ?? below(100));
    const [x, y] = [below(17) - 1, below(17) - 1];
    const letter = this.oneOf(['A', 'E', 'Z', '', 'a', '?']);
    const laid = state.laid.length > 0 ? this.oneOf(state.laid).tile : tile;
    return this.oneOf<unknown>([
      { type: 'begin' },
      { type: 'lay', seat, tile, x, y },
      { type: 'lay', seat, tile, x, y, letter },
      { type: 'move', seat, tile: laid, x, y },
      { type: 'move', seat, tile: laid, ...(state.laid.at(-1) ?? starOf(sideOf(state.board))) },
      { type: 'chooseLetter', seat, tile: laid, letter },
      { type: 'takeBack', seat },
      { type: 'takeBack', seat, tile: laid, cell: below(9) },
      { type: 'recall', seat },
      { type: 'arrange', seat, from: below(8), to: below(8) },
      { type: 'shuffle', seat },
      { type: 'done', seat },
      { type: 'exchange', seat, tiles: [tile, laid] },
      { type: 'accept', seat },
      { type: 'challenge', seat },
      { type: 'spendTime', seat, ms: below(90_000) },
      { type: 'giveUp', seat },
      { type: 'pass', seat: seat + 0.5 },
      null,
    ]);
  }

  private oneOf<T>(choices: readonly T[]): T {
    return choices[this.dice.below(choices.length)]!;
  }
}
