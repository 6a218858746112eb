import { digestOf } from '../keeping/digest';
import type { Board } from './board';
import { boardFrom } from './board-source';
import { spendTime } from './clock';
import { type Command, type Commanded, type CommandType, readCommand } from './commands';
import type { GameEvent } from './events';
import { Game, type WordJudge } from './game';
import { hint } from './hint';
import type { Refusal } from './refusals';
import { readEnvelope, type SavedGame, type SaveRefusal } from './saved-game';
import { ownSetup, type Setup, setupFault } from './setup';
import type { GameState, Turn } from './state';
import { begin, endTurn, giveUp, goOn, pause } from './turns';
import { play, type Refused, type as typeWord } from './words';

/** A refusal names the word it is about, if there is one. */
export type Answer = { ok: true; events: GameEvent[] } | { ok: false; reason: Refusal; word?: string };

type Rule<T extends CommandType> = (game: Game, command: Commanded<T>) => Refused | undefined;

const rules: { readonly [T in CommandType]: Rule<T> } = {
  begin,
  play,
  type: typeWord,
  hint,
  pause,
  goOn,
  endTurn,
  giveUp,
  spendTime,
};

const allowedWhenReady: readonly CommandType[] = ['begin', 'giveUp'];
const allowedWhenPaused: readonly CommandType[] = ['begin', 'goOn', 'endTurn', 'giveUp'];

/** One board, played by everybody in turn: commands in, events out. A refused command changes nothing. */
export class GameEngine {
  private readonly game: Game;
  private readonly log: Command[] = [];

  /** The setup must be sound (ask `setupFault` first), and the words the ones it names. */
  constructor(setup: Setup, words: WordJudge) {
    const fault = setupFault(setup);
    if (fault) throw new RangeError(`No game can be set up like this: ${fault}`);
    if (setup.words !== words.id) throw new RangeError(`The setup asks for the words ${setup.words}`);
    const own = ownSetup(setup);
    this.game = new Game(own, boardFrom(own.board), words, newState(own));
  }

  get setup(): Readonly<Setup> {
    return this.game.setup;
  }

  get board(): Board {
    return this.game.board;
  }

  get state(): Readonly<GameState> {
    return this.game.state;
  }

  get commands(): readonly Command[] {
    return this.log;
  }

  /** Takes anything; what is no command of this game, or is not allowed now, is refused with a reason. */
  dispatch(value: unknown): Answer {
    const command = readCommand(value);
    if (!command) return { ok: false, reason: 'malformed' };
    const refused = this.outOfTime(command) ?? this.obey(command);
    if (refused) return { ok: false, ...(typeof refused === 'string' ? { reason: refused } : refused) };
    this.log.push(command);
    return { ok: true, events: this.game.takeEvents() };
  }

  save(): SavedGame {
    const { setup } = this.game;
    const commands = [...this.log];
    return { app: 'wordbler', game: 'scramble', version: 1, setup, commands, digest: this.digest() };
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

  private outOfTime({ type }: Command): Refusal | undefined {
    const { phase } = this.game.state;
    if (phase === 'over') return 'gameOver';
    if (phase === 'ready' && !allowedWhenReady.includes(type)) return 'notBegun';
    if (phase === 'paused' && !allowedWhenPaused.includes(type)) return 'paused';
    return undefined;
  }

  private obey<T extends CommandType>(command: Commanded<T>): Refused | undefined {
    const rule = rules[command.type as T] as Rule<T>;
    return rule(this.game, command);
  }
}

const newTurn = (): Turn => ({ found: [], points: 0, counted: 0, shown: [], msSpent: 0, ended: null });

const newState = ({ players, seconds }: Setup): GameState => ({
  phase: 'ready',
  player: 0,
  turns: players.map(newTurn),
  msAllowed: seconds === null ? null : seconds * 1000,
  outcome: null,
});
