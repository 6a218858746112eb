import {
  type Answer,
  type Command,
  GameEngine,
  type GameEvent,
  type Setup,
  type WordJudge,
} from '../../core/wordbler';

export type Listener = (events: readonly GameEvent[]) => void;

/** One game being played: the engine, and everybody who wants to hear what happens. */
export class Match {
  private readonly listeners = new Set<Listener>();

  /** Called before each command, so that a clock can first tell the time that was used. */
  beforeCommand: (command: Command) => void = () => {};

  constructor(readonly engine: GameEngine) {}

  static fresh(setup: Setup, words: WordJudge): Match {
    return new Match(new GameEngine(setup, words));
  }

  get state() {
    return this.engine.state;
  }

  get rules() {
    return this.engine.setup.rules;
  }

  nameOf(seat: number): string {
    return this.engine.setup.seats[seat].name;
  }

  /** Returns what stops the listening. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  send(command: Command): Answer {
    this.beforeCommand(command);
    const answer = this.engine.dispatch(command);
    if (answer.ok) for (const listener of [...this.listeners]) listener(answer.events);
    return answer;
  }
}
