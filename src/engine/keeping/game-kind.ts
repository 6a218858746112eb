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

export type Answer<Kind extends GameKind> =
  | { ok: true; events: Kind['event'][] }
  | ({ ok: false } & Kind['refused']);

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
