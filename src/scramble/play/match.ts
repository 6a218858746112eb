import { must } from '../../engine/must';
import { GameDecorator, LocalGame, type RunningGame } from '../../shared/play/running-game';
import type { Practice } from '../../stats/play/finished';
import * as scramble from '../rules';

/** A board of letters being played. */
export class ScrambleMatch extends GameDecorator<scramble.GameEngine> {
  private constructor(
    game: RunningGame<scramble.GameEngine>,
    /** Others play the same board at the same time: nobody is helped, and the time is everybody's. */
    readonly isRace = false,
  ) {
    super(game);
  }

  /** It has begun just now, which is still to be written down. */
  isNew = false;
  /** It is one of a day that counts for none, which is still to be told. */
  practice: Practice | undefined;

  static fresh(setup: scramble.Setup, words: scramble.WordJudge): ScrambleMatch {
    const match = ScrambleMatch.of(new scramble.GameEngine(setup, words));
    match.isNew = true;
    return match;
  }

  /** Played here. */
  static of(engine: scramble.GameEngine): ScrambleMatch {
    return new ScrambleMatch(new LocalGame(engine));
  }

  static inRace(game: RunningGame<scramble.GameEngine>): ScrambleMatch {
    return new ScrambleMatch(game, true);
  }

  get board() {
    return this.engine.board;
  }

  get alphabet() {
    return scramble.alphabetOf(this.setup);
  }

  /** Of the player whose turn it is, or is next. */
  get turn(): scramble.Turn {
    return must(this.state.turns[this.state.player]);
  }

  get isOver(): boolean {
    return this.state.phase === 'over';
  }

  /** One plays alone: nobody wins, and nobody need be named. */
  get isAlone(): boolean {
    return this.setup.players.length === 1;
  }

  /** For whoever has played last. */
  get isTimeUp(): boolean {
    return this.turn.ended === 'timeOut';
  }

  /** Nobody else plays in turns. */
  get isInTurns(): boolean {
    return scramble.personsAt(this.setup) > 1;
  }

  nameOf(player: number): string {
    return must(this.setup.players[player]).name;
  }
}
