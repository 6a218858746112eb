import type { Find } from '../../../engine/racer';
import type { Answer, GameKind } from '../../../engine/saving/rule-book';
import type { AnswerOf, AnyEngine, CommandOf, EventOf, RunningGame } from '../../../shared/play/running-game';
import type { RaceHere } from './race-here';

type RacingEngine = AnyEngine & { dispatchAll(values: readonly unknown[]): Answer<GameKind> };

/** What makes one game that is raced in differ from another. */
export interface RacedRules<E extends RacingEngine> {
  /** How such a find is played. */
  playing(find: Find): CommandOf<E>;
  /** What of an event the server is told. */
  findIn(event: EventOf<E>): Find | undefined;
  hasFound(state: E['state'], word: string): boolean;
  msSpent(state: E['state']): number;
  /** Why what would be unfair where others play, too, is refused. */
  unfair: Readonly<Record<string, string>>;
}

/**
 * A game that is raced in: played here by the same rules as on the server, which is told what was found and has the
 * last word. Its time is the server's, whatever this device has slept.
 */
export class RacedGame<E extends RacingEngine> implements RunningGame<E, E> {
  beforeCommand: (command: CommandOf<E>) => void = () => {};
  private readonly listeners = new Set<(events: readonly EventOf<E>[]) => void>();
  private readonly stopListening: () => void;

  constructor(
    readonly engine: E,
    private readonly rules: RacedRules<E>,
    private readonly race: RaceHere,
  ) {
    engine.dispatch({ type: 'begin' });
    this.findAsTold();
    for (const { find } of race.place.untold ?? []) engine.dispatch(rules.playing(find));
    engine.dispatch(this.timeUntil(race.elapsed));
    this.stopListening = race.listen(({ kind }) => kind === 'found' && this.tell(this.findAsTold()));
  }

  get setup(): E['setup'] {
    return this.engine.setup;
  }

  get state(): E['state'] {
    return this.engine.state;
  }

  listen(listener: (events: readonly EventOf<E>[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  send(command: CommandOf<E>, answered?: (answer: AnswerOf<E>) => void) {
    this.beforeCommand(command);
    const refused = this.rules.unfair[command.type];
    if (refused !== undefined) return answered?.({ ok: false, reason: refused } as AnswerOf<E>);
    const now = this.timeUntil(this.race.elapsed);
    const answer = this.engine.dispatchAll(
      command.type === 'spendTime' ? [now] : command.type === 'goOn' ? [command, now] : [command],
    ) as AnswerOf<E>;
    if (answer.ok) {
      const events = answer.events as EventOf<E>[];
      for (const event of events) this.report(event);
      // What came while it rested was not to be played then.
      this.tell(command.type === 'goOn' ? [...events, ...this.findAsTold()] : events);
    }
    answered?.(answer);
  }

  /** Nobody looks at it any more. */
  stop() {
    this.stopListening();
    this.listeners.clear();
  }

  private report(event: EventOf<E>) {
    const find = this.rules.findIn(event);
    if (find) this.race.find(find);
  }

  private timeUntil(ms: number) {
    const spent = this.rules.msSpent(this.state);
    return { type: 'spendTime', ms: Math.max(0, Math.round(ms - spent)) };
  }

  /** Found by this seat before a reload, or on another device. */
  private findAsTold(): EventOf<E>[] {
    const { engine, rules, race } = this;
    return race.finds.flatMap((own) => {
      if (own.seat !== race.seat || !('find' in own) || rules.hasFound(this.state, own.word)) return [];
      const answer = engine.dispatchAll([this.timeUntil(own.ms), rules.playing(own.find)]);
      return answer.ok ? (answer.events as EventOf<E>[]) : [];
    });
  }

  private tell(events: readonly EventOf<E>[]) {
    if (events.length > 0) for (const listener of [...this.listeners]) listener(events);
  }
}
