import { scramble } from '../../core';
import { the } from '../../core/the';
import { LocalGame, OverGame } from '../running-game';

/** A board of letters being played. */
export class Round extends OverGame<scramble.GameEngine> {
  static fresh(setup: scramble.Setup, words: scramble.WordJudge): Round {
    return Round.of(new scramble.GameEngine(setup, words));
  }

  /** Played here. */
  static of(engine: scramble.GameEngine): Round {
    return new Round(new LocalGame(engine));
  }

  get board() {
    return this.engine.board;
  }

  get alphabet() {
    return scramble.alphabetOf(this.setup);
  }

  /** Of the player whose turn it is, or is next. */
  get turn(): scramble.Turn {
    return the(this.state.turns[this.state.player]);
  }

  /** One plays alone: nobody wins, and nobody need be named. */
  get isAlone(): boolean {
    return this.setup.players.length === 1;
  }

  nameOf(player: number): string {
    return the(this.setup.players[player]).name;
  }
}
