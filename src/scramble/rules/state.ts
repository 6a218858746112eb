/** Why a turn ended: the clock, or the player had enough. */
export type TurnEnd = 'timeOut' | 'done' | 'givenUp';

/** A word that a player found. */
export interface Find {
  word: string;
  path: number[];
  points: number;
  /** When, on the turn's own clock. */
  atMs: number;
}

/** A word that a player had shown, and how many squares of it. */
export interface Shown {
  word: string;
  path: number[];
  squares: number;
}

/** What a player did with the board. */
export interface Turn {
  /** In the order of finding. */
  found: Find[];
  points: number;
  /** How often the player looked how many words each square still takes part in. */
  counted: number;
  shown: Shown[];
  msSpent: number;
  /** Null until it has ended. */
  ended: TurnEnd | null;
}

export interface Outcome {
  reason: 'played' | 'givenUp';
  /** Words that were struck because two or more found them. */
  struck: string[];
  /** By player, without what was struck. */
  scores: number[];
  /** Who has the most. Nobody where nobody found anything. */
  winners: number[];
}

/** All that changes in a game. */
export interface GameState {
  /** Between turns and before the first one, the next player is to begin. */
  phase: 'ready' | 'turn' | 'paused' | 'over';
  /** Whose turn it is, or is next. */
  player: number;
  turns: Turn[];
  /** Null without a clock. */
  msAllowed: number | null;
  outcome: Outcome | null;
}
