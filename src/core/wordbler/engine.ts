import { digestOf } from '../keeping/digest';
import type { Square } from './board';
import { accept, challenge } from './challenge';
import { spendTime } from './clock';
import { type Command, type CommandType, readCommand } from './commands';
import type { GameEvent } from './events';
import { begin } from './first-draw';
import { Game, newState, type WordJudge } from './game';
import { hint } from './hint';
import { arrange, chooseLetter, lay, move, recall, shuffle, takeBack } from './laying';
import { tidyName } from './names';
import { isFree, placementFault } from './placement';
import type { Refusal } from './refusals';
import { readEnvelope, type SavedGame, type SaveRefusal } from './saved-game';
import type { ScoreSheet } from './score-sheet';
import { type Setup, setupFault, tileSetOf } from './setup';
import type { GameState } from './state';
import { tileFaces } from './tiles';
import { done, exchange, pass, sheetOfLaid } from './turn';

export type Answer = { ok: true; events: GameEvent[] } | { ok: false; reason: Refusal };

type Rule<T extends CommandType> = (
  game: Game,
  command: Extract<Command, { type: T }>,
) => Refusal | undefined;

const rules: { readonly [T in CommandType]: Rule<T> } = {
  begin,
  lay,
  move,
  chooseLetter,
  takeBack,
  recall,
  arrange,
  shuffle,
  done,
  exchange,
  pass,
  hint,
  challenge,
  accept,
  spendTime,
};

/** One game of crossword tiles: commands in, events out. A refused command changes nothing. */
export class GameEngine {
  private readonly game: Game;
  private readonly log: Command[] = [];

  /** The setup must be sound: ask `setupFault` first. */
  constructor(setup: Setup, words: WordJudge) {
    const fault = setupFault(setup);
    if (fault) throw new RangeError(`No game can be set up like this: ${fault}`);
    const own = structuredClone(setup);
    for (const seat of own.seats) seat.name = tidyName(seat.name);
    this.game = new Game(own, words, newState(own, tileFaces(tileSetOf(own)).length));
  }

  get setup(): Readonly<Setup> {
    return this.game.setup;
  }

  get state(): Readonly<GameState> {
    return this.game.state;
  }

  get faces() {
    return this.game.faces;
  }

  get letters() {
    return this.game.letters;
  }

  get commands(): readonly Command[] {
    return this.log;
  }

  /** Takes anything; what is no command of this game, or is not allowed now, is refused with a reason. */
  dispatch(value: unknown): Answer {
    const command = readCommand(value);
    if (!command) return { ok: false, reason: 'malformed' };
    const reason = this.outOfTurn(command) ?? this.obey(command);
    if (reason) return { ok: false, reason };
    this.log.push(command);
    return { ok: true, events: this.game.takeEvents() };
  }

  /** On the board, and nothing lies there. */
  isFree(square: Square): boolean {
    return isFree(this.game.state, square);
  }

  /** What the laid tiles would score if all their words are words; undefined while they lie wrong. */
  preview(): ScoreSheet | undefined {
    const { board, laid } = this.game.state;
    return placementFault(board, laid) ? undefined : sheetOfLaid(this.game);
  }

  save(): SavedGame {
    const { setup } = this.game;
    return { app: 'wordbler', version: 1, setup, commands: [...this.log], digest: this.digest() };
  }

  /** The game in a saved value, replayed; or why there is none. Takes anything. */
  static restore(value: unknown, words: WordJudge): GameEngine | SaveRefusal {
    const save = readEnvelope(value);
    if (typeof save === 'string') return { reason: save };
    const fault = setupFault(save.setup);
    if (fault) return { reason: 'badSetup', setupFault: fault };
    if (save.setup.words !== words.id) return { reason: 'otherWordList' };
    const engine = new GameEngine(save.setup, words);
    for (const command of save.commands) {
      if (!engine.dispatch(command).ok) return { reason: 'badCommand' };
    }
    return engine.digest() === save.digest ? engine : { reason: 'damaged' };
  }

  private digest(): string {
    return digestOf([this.game.setup, this.log, this.game.state]);
  }

  private outOfTurn(command: Command): Refusal | undefined {
    if (command.type === 'begin') return undefined;
    const { phase, toMove, racks } = this.game.state;
    if (phase === 'ready') return 'notBegun';
    if (command.seat >= racks.length) return 'noSuchSeat';
    if (phase === 'over') return 'gameOver';
    if (command.type === 'challenge' || command.type === 'accept') return undefined;
    if (phase === 'challenge') return 'challengeOpen';
    return command.seat === toMove ? undefined : 'notYourTurn';
  }

  private obey<T extends CommandType>(command: Extract<Command, { type: T }>): Refusal | undefined {
    const rule = rules[command.type as T] as Rule<T>;
    return rule(this.game, command);
  }
}
