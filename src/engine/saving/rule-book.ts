import type { Migration } from './game-log';
import type { Fields } from './untrusted';

/** The types that make a game one of its kind: one name instead of eight parameters. Nobody holds such a thing. */
export interface GameKind {
  /** All that a game is, before anybody acts. */
  setup: object;
  setupFault: string;
  /** All that changes. Plain data. */
  state: object;
  /** All that can be asked of a game. */
  command: { type: string };
  /** What happened. */
  event: { type: string };
  /** Why a command was refused, by its code, and what that is about. */
  refused: { reason: string };
  /** What the rules ask of the world, such as which words are words. A setup names it. */
  judge: { readonly id: string };
  /** Said of a save that was made with another judge. */
  otherJudge: string;
}

export type Answer<Kind extends GameKind> = { ok: true; events: Kind['event'][] } | ({ ok: false } & Kind['refused']);

export type Commanded<Command extends { type: string }, Type extends Command['type']> = Extract<
  Command,
  { type: Type }
>;

/**
 * A game that is under way or over, wherever it runs. Setup and commands give all the rest, to the letter. The
 * state is there at once after each command; whoever reads it changes nothing in it.
 */
export interface Engine<Kind extends GameKind> {
  readonly setup: Readonly<Kind['setup']>;
  readonly state: Readonly<Kind['state']>;
  /** Those that were not refused. */
  readonly commands: readonly Kind['command'][];
  /** Takes anything; what is no command of this game, or is not allowed now, is refused with a reason. */
  dispatch(value: unknown): Answer<Kind>;
  save(): SavedGame<Kind>;
}

/** An engine as far as it has been played: to be read, not to be played on. */
export type Played<E extends { dispatch: unknown }> = Omit<E, 'dispatch'>;

/** A game as it is kept: what it began with and what was done. Replaying it gives the game. */
export interface SavedGame<Kind extends GameKind> {
  app: 'wordbler';
  game: string;
  version: number;
  setup: Kind['setup'];
  commands: Kind['command'][];
  /** Of setup and commands; shows a game that was cut off or edited. */
  digest: string;
}

/** `otherVersion` is one that never was, `newerVersion` one that a later release wrote. */
export type SaveFault<Kind extends GameKind> =
  | 'notASave'
  | 'otherVersion'
  | 'newerVersion'
  | 'badSetup'
  | 'badCommand'
  | 'damaged'
  | Kind['otherJudge'];

export interface SaveRefusal<Kind extends GameKind> {
  reason: SaveFault<Kind>;
  setupFault?: Kind['setupFault'];
}

/** A game while a command acts on it: the state, and the events that say what was done to it. */
export class GameAtHand<Setup, State, Event> {
  private events: Event[] = [];

  constructor(
    readonly setup: Setup,
    readonly state: State,
  ) {}

  emit(event: Event) {
    this.events.push(event);
  }

  /** The events since the last call. */
  takeEvents(): Event[] {
    return this.events.splice(0);
  }
}

/** What a rule answers: nothing if it was obeyed, or why not. */
export type Refused<Kind extends GameKind> = Kind['refused'] | Kind['refused']['reason'] | undefined;

export type Table<Kind extends GameKind> = GameAtHand<Kind['setup'], Kind['state'], Kind['event']>;

/** All that makes one game differ from another. The log does the rest, for every game alike. */
export interface RuleBook<Kind extends GameKind, Game extends Table<Kind>> {
  /** How its saves are named. */
  readonly name: string;
  /** What was changed in how it is saved, from version 1 on: the first step makes a version 2 of it, and so on. */
  readonly migrations: readonly Migration[];
  /** How a command is read. */
  readonly fields: Fields<Kind['command']>;
  /** Why this is no game to play, or undefined. Takes anything, for it may come from a file or a link. */
  readonly setupFault: (value: unknown) => Kind['setupFault'] | undefined;
  /** Why a sound setup is none for this judge, or undefined. */
  readonly misfit?: (setup: Kind['setup'], judge: Kind['judge']) => Kind['setupFault'] | undefined;
  /** A sound setup, copied and stripped of what does not belong. */
  readonly ownSetup: (setup: Kind['setup']) => Kind['setup'];
  /** Where a setup has the id of its judge. */
  readonly judgedBy: keyof Kind['setup'] & string;
  readonly otherJudge: Kind['otherJudge'];
  /** The game as it is at first. */
  readonly fresh: (setup: Kind['setup'], judge: Kind['judge']) => Game;
  readonly malformed: Kind['refused']['reason'];
  /** Why a command may not come now, or undefined. */
  readonly untimely: (game: Game, command: Kind['command']) => Refused<Kind>;
  /** What each command does. One that is refused must have changed nothing. */
  readonly rules: {
    readonly [Type in Kind['command']['type']]: (
      game: Game,
      command: Commanded<Kind['command'], Type>,
    ) => Refused<Kind>;
  };
}
