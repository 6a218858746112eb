import type { GameAtHand } from './game-at-hand';
import type { Commanded, GameKind } from './game-kind';
import type { Fields } from './read-command';
import type { Migration } from './saved-game';

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
