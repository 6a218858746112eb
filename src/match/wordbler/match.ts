import { the } from '../../core/the';
import {
  GameEngine,
  type LaidWord,
  type Seat,
  type Setup,
  type TileFace,
  type TileId,
  type WordJudge,
} from '../../core/wordbler';
import { LocalGame, OverGame } from '../running-game';
import { InHand } from './in-hand';

/** How much is made of the first draw and the deal. */
export type Ceremony = 'long' | 'short';

/** A game of Wordbler being played. */
export class Match extends OverGame<GameEngine> {
  /** Nothing that the game would know. */
  ceremony: Ceremony = 'long';
  /** How sure the computer is of what it lays now, from 0 to 1, if it has looked ahead. */
  sure: number | undefined;
  readonly hand = new InHand(() => this.state);

  static fresh(setup: Setup, words: WordJudge): Match {
    return Match.of(new GameEngine(setup, words));
  }

  /** Played here. */
  static of(engine: GameEngine): Match {
    return new Match(new LocalGame(engine));
  }

  get rules() {
    return this.setup.rules;
  }

  nameOf(seat: number): string {
    return this.seatOf(seat).name;
  }

  seatOf(seat: number): Seat {
    return the(this.setup.seats[seat]);
  }

  faceOf(tile: TileId): TileFace {
    return the(this.engine.faces[tile]);
  }

  /** What the rules tell people of the tiles they have laid. */
  get laidWords(): LaidWord[] {
    return this.seatOf(this.state.toMove).kind === 'person' ? this.engine.laidWords() : [];
  }

  /** Of the player to move. */
  get rack(): readonly (TileId | null)[] {
    return the(this.state.racks[this.state.toMove]);
  }
}
