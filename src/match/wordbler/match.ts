import { GameEngine, type Setup, type WordJudge } from '../../core/wordbler';
import { LocalGame, OverGame } from '../running-game';

/** A game of Wordbler being played. */
export class Match extends OverGame<GameEngine> {
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
    return this.setup.seats[seat].name;
  }
}
