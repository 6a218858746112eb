import type { wordSearch } from '../../core';

type Listener = (events: readonly wordSearch.GameEvent[]) => void;

/** One word search being played: the engine, and everybody who wants to hear what happens. */
export class SearchRun {
  private readonly listeners = new Set<Listener>();

  /** Called before each command, so that a clock can first tell the time that was spent. */
  beforeCommand: (command: wordSearch.Command) => void = () => {};

  constructor(readonly engine: wordSearch.GameEngine) {}

  get state() {
    return this.engine.state;
  }

  /** Returns what stops the listening. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  send(command: wordSearch.Command): wordSearch.Answer {
    this.beforeCommand(command);
    const answer = this.engine.dispatch(command);
    if (answer.ok) for (const listener of [...this.listeners]) listener(answer.events);
    return answer;
  }
}
