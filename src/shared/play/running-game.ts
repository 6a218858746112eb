import type { Engine, GameKind, Played } from '../../engine/saving/rule-book';
import { Signal } from '../../engine/signal';
import type { Shelf } from './quarantine';

/** What plays any of the games by its rules. */
export type AnyEngine = Engine<GameKind>;

export type CommandOf<E extends AnyEngine> = E['commands'][number];
export type AnswerOf<E extends AnyEngine> = ReturnType<E['dispatch']>;
export type EventOf<E extends AnyEngine> = Extract<AnswerOf<E>, { ok: true }>['events'][number];

type Listener<E extends AnyEngine> = (events: readonly EventOf<E>[]) => void;

/** One game being played, wherever it runs, and everybody who wants to know what happens in it. */
export interface RunningGame<E extends AnyEngine, Seen = Played<E>> {
  /** What can be read of the game, which is less where it runs elsewhere. Only a command that is sent changes it. */
  readonly engine: Seen;
  readonly setup: E['setup'];
  readonly state: E['state'];
  /** Called before each command, so that a clock can first say what time was used. */
  beforeCommand: (command: CommandOf<E>) => void;
  /** The answer comes when there is one: at once where the game is played here. */
  send(command: CommandOf<E>, answered?: (answer: AnswerOf<E>) => void): void;
  /** Returns what stops the listening. */
  listen(listener: Listener<E>): () => void;
}

/** A game that an engine in this page plays. */
export class LocalGame<E extends AnyEngine> implements RunningGame<E> {
  private readonly happened = new Signal<[events: readonly EventOf<E>[]]>();

  beforeCommand: (command: CommandOf<E>) => void = () => {};

  constructor(private readonly own: E) {}

  get engine(): Played<E> {
    return this.own;
  }

  get setup(): E['setup'] {
    return this.own.setup;
  }

  get state(): E['state'] {
    return this.own.state;
  }

  listen(listener: Listener<E>): () => void {
    return this.happened.on(listener);
  }

  send(command: CommandOf<E>, answered?: (answer: AnswerOf<E>) => void) {
    this.beforeCommand(command);
    const answer = this.own.dispatch(command) as AnswerOf<E>;
    if (answer.ok) this.happened.emit(answer.events as EventOf<E>[]);
    answered?.(answer);
  }
}

/** What each of the games adds to a running game stands on this. */
export abstract class GameDecorator<E extends AnyEngine, Seen = Played<E>> implements RunningGame<E, Seen> {
  constructor(private readonly game: RunningGame<E, Seen>) {}

  get engine(): Seen {
    return this.game.engine;
  }

  get setup(): E['setup'] {
    return this.game.setup;
  }

  get state(): E['state'] {
    return this.game.state;
  }

  set beforeCommand(act: RunningGame<E>['beforeCommand']) {
    this.game.beforeCommand = act;
  }

  get beforeCommand() {
    return this.game.beforeCommand;
  }

  send(command: CommandOf<E>, answered?: (answer: AnswerOf<E>) => void) {
    this.game.send(command, answered);
  }

  listen(listener: Listener<E>): () => void {
    return this.game.listen(listener);
  }
}

/** Keeps a game after every command, its end too: its result may be looked at for long. Returns what stops it. */
export function keep<E extends AnyEngine>(
  game: Pick<RunningGame<E>, 'engine' | 'listen'>,
  put: (save: ReturnType<E['save']>) => void,
): () => void {
  const keepNow = () => put(game.engine.save() as ReturnType<E['save']>);
  keepNow();
  return game.listen(keepNow);
}

/** What is kept there, as `open` finds it; undefined if there is nothing. */
export async function findSaved<Found>(
  shelf: Pick<Shelf, 'get'>,
  place: string,
  open: (saved: unknown) => Found | Promise<Found>,
): Promise<Found | undefined> {
  const saved = await shelf.get(place);
  return saved === undefined ? undefined : open(saved);
}
