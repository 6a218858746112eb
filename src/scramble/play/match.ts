import { must } from '../../engine/must';
import { type Person, personOf } from '../../engine/players/names';
import { fieldsOf } from '../../engine/saving/untrusted';
import type { Shelf } from '../../shared/play/quarantine';
import { findSaved, GameDecorator, keep, LocalGame, type RunningGame } from '../../shared/play/running-game';
import type { Practice } from '../../stats/play/finished';
import * as scramble from '../rules';
import { roundPlace } from './menu-facts';

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

  personAt(player: number): Person {
    return personOf(this.nameOf(player));
  }
}

/** Saves the game after every command, its end too: its result may be looked at for long. Returns what stops it. */
export const keepMatch = (match: ScrambleMatch, shelf: Shelf): (() => void) =>
  keep(match, (save) => void shelf.set(roundPlace, save));

/**
 * The game of the last visit, under way or with its result in sight; undefined if there is none; or why it can't go on.
 */
export const savedMatch = (
  shelf: Pick<Shelf, 'get'>,
  words: scramble.WordJudge,
): Promise<ScrambleMatch | scramble.SaveRefusal | undefined> => findSaved(shelf, roundPlace, opening(words));

/**
 * The same before the words are there, to be looked at only: a word that was refused is not saved, so each that is
 * counts. Undefined if there is none, or something is amiss with it.
 */
export async function likelyMatch(shelf: Pick<Shelf, 'get'>): Promise<ScrambleMatch | undefined> {
  const saved = await shelf.get(roundPlace);
  const { setup } = fieldsOf<{ setup: unknown }>(saved) ?? {};
  const { words } = fieldsOf<scramble.Setup>(setup) ?? {};
  const match = typeof words === 'string' ? opening({ id: words, has: () => true })(saved) : undefined;
  return match instanceof ScrambleMatch ? match : undefined;
}

const opening = (words: scramble.WordJudge) => (saved: unknown) => {
  const engine = scramble.GameEngine.restore(saved, words);
  return engine instanceof scramble.GameEngine ? ScrambleMatch.of(engine) : engine;
};
