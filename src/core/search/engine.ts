import { digestOf } from '../keeping/digest';
import { begin } from './begin';
import { cheat } from './cheat';
import { goOn, pause, spendTime } from './clock';
import { clockSeconds } from './clock-face';
import { type Command, type Commanded, type CommandType, readCommand } from './commands';
import { giveUp } from './ending';
import type { GameEvent } from './events';
import { Game } from './game';
import { inOrder } from './grid/directions';
import type { FamilyFilter } from './grid/family-filter';
import { hint } from './hint';
import type { Refusal } from './refusals';
import { readEnvelope, type SavedGame, type SaveRefusal } from './saved-game';
import { stroke } from './search';
import { type Setup, setupFault } from './setup';
import type { GameState } from './state';

export type Answer = { ok: true; events: GameEvent[] } | { ok: false; reason: Refusal };

type Rule<T extends CommandType> = (game: Game, command: Commanded<T>) => Refusal | undefined;

const rules: { readonly [T in CommandType]: Rule<T> } = {
  begin,
  stroke,
  hint,
  cheat,
  pause,
  goOn,
  giveUp,
  spendTime,
};

/** One word search: commands in, events out. A refused command changes nothing. */
export class GameEngine {
  private readonly game: Game;
  private readonly log: Command[] = [];

  /** The setup must be sound (ask `setupFault` first), and the filter the one it names. */
  constructor(setup: Setup, filter: FamilyFilter) {
    const fault = setupFault(setup);
    if (fault) throw new RangeError(`No game can be set up like this: ${fault}`);
    if (setup.filter !== filter.id) throw new RangeError(`The setup asks for the filter ${setup.filter}`);
    const { list, directions, clock, seed } = structuredClone(setup);
    const own = { list, directions: inOrder(directions), clock, seed, filter: filter.id };
    this.game = new Game(own, filter, newState(own));
  }

  get setup(): Readonly<Setup> {
    return this.game.setup;
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
    const reason = this.outOfTime(command) ?? this.obey(command);
    if (reason) return { ok: false, reason };
    this.log.push(command);
    return { ok: true, events: this.game.takeEvents() };
  }

  save(): SavedGame {
    const { setup } = this.game;
    const commands = [...this.log];
    return { app: 'wordbler', game: 'wordSearch', version: 1, setup, commands, digest: this.digest() };
  }

  /** The game in a saved value, replayed; or why there is none. Takes anything. */
  static restore(value: unknown, filter: FamilyFilter): GameEngine | SaveRefusal {
    const save = readEnvelope(value);
    if (typeof save === 'string') return { reason: save };
    const fault = setupFault(save.setup);
    if (fault) return { reason: 'badSetup', setupFault: fault };
    if (save.setup.filter !== filter.id) return { reason: 'otherFilter' };
    const engine = new GameEngine(save.setup, filter);
    for (const command of save.commands) {
      if (!engine.dispatch(command).ok) return { reason: 'badCommand' };
    }
    return engine.digest() === save.digest ? engine : { reason: 'damaged' };
  }

  private digest(): string {
    return digestOf([this.game.setup, this.log, this.game.state]);
  }

  private outOfTime({ type }: Command): Refusal | undefined {
    if (type === 'begin') return undefined;
    const { phase } = this.game.state;
    if (phase === 'ready') return 'notBegun';
    return phase === 'over' ? 'gameOver' : undefined;
  }

  private obey<T extends CommandType>(command: Commanded<T>): Refusal | undefined {
    const rule = rules[command.type as T] as Rule<T>;
    return rule(this.game, command);
  }
}

function newState({ clock, directions }: Setup): GameState {
  const seconds = clockSeconds(clock, directions.length);
  return {
    phase: 'ready',
    grid: [],
    laid: [],
    found: [],
    score: 0,
    nopes: 0,
    cheats: [],
    hinted: [],
    msSpent: 0,
    msAllowed: seconds === undefined ? null : seconds * 1000,
    outcome: null,
  };
}
