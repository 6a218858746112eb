import { scramble } from '../../core';

export type RoundListener = (events: readonly scramble.GameEvent[]) => void;

/** One board being played: the engine, and everybody who wants to hear what happens. */
export class Round {
  private readonly listeners = new Set<RoundListener>();

  /** Called before each command, so that a clock can first tell the time that was used. */
  beforeCommand: (command: scramble.Command) => void = () => {};

  constructor(readonly engine: scramble.GameEngine) {}

  static fresh(setup: scramble.Setup, words: scramble.WordJudge): Round {
    return new Round(new scramble.GameEngine(setup, words));
  }

  get state() {
    return this.engine.state;
  }

  get setup() {
    return this.engine.setup;
  }

  get board() {
    return this.engine.board;
  }

  /** Of the player whose turn it is, or is next. */
  get turn(): scramble.Turn {
    return this.state.turns[this.state.player];
  }

  nameOf(player: number): string {
    return this.setup.players[player].name;
  }

  /** Returns what stops the listening. */
  listen(listener: RoundListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  send(command: scramble.Command): scramble.Answer {
    this.beforeCommand(command);
    const answer = this.engine.dispatch(command);
    if (answer.ok) for (const listener of [...this.listeners]) listener(answer.events);
    return answer;
  }
}
