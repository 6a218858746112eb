/** The messages between a page and the game embedded in it, version 1. Within a version there is only ever more. */

export type GameName = 'wordbler' | 'wordsearch' | 'scramble';
export type Level = 'justRight' | 'nestling' | 'fledgling' | 'songbird' | 'club' | 'expert' | 'master';
export type Theme = 'system' | 'dark' | 'light' | 'contrast';
/** What a host page may do for the game; it names them in its `hello`. */
export type Service = 'storage' | 'share' | 'fullscreen';

/** What a new game is to be like; whatever is not named is as usual. */
export interface GameSpec {
  /** From 1 to 40 characters; the same seed gives the same game. */
  seed?: string;
  /** Who plays, from one to four names; in a word search one plays alone. */
  players?: string[];
  /** Seats a computer of this level beside them at Wordbler. Whoever plays alone has one in any case. */
  level?: Level;
  /** By which a word search is played: Casual, as the menu begins one, or the author's. */
  rules?: 'casual' | 'authors';
}

/** What the host asks for, by its type. Each is answered with `ok` or `error` under its id. */
export interface Asked {
  newGame: GameSpec & { game: GameName };
  pause: object;
  resume: object;
  mute: { muted?: boolean };
  /** From 0 to 1. */
  setVolume: { sound?: number; music?: number };
  setTheme: { theme: Theme };
  getState: object;
  loadState: { save: object };
  snapshot: object;
  focus: object;
}

/** How the game stands that is on stage. */
export interface GameView {
  game: GameName;
  phase: string;
  /** By player; a word search has one. */
  scores: number[];
  names: string[];
  /** Whose turn it is. */
  player: number;
  over: boolean;
}

/** What `ok` brings, where it brings anything. */
export interface Answered {
  newGame: object;
  pause: object;
  resume: object;
  mute: object;
  setVolume: object;
  setTheme: object;
  /** `save` holds the whole game as plain data, for `loadState`; null where no game is on stage. */
  getState: { state: GameView | null; save: unknown };
  loadState: object;
  snapshot: { image: Blob };
  focus: object;
}

export interface Failure {
  code: string;
  message: string;
}

/** What the game tells of itself. */
export interface Told {
  /** How far the game is loaded, from 0 to 1. */
  loading: { share: number };
  /** The answer to `hello`. */
  ready: { version: string; games: GameName[]; capabilities: string[] };
  gameplayStart: { game: GameName };
  gameplayStop: { game: GameName };
  turn: { game: GameName; player: number };
  /** A turn of Wordbler is over: words were played, or not. */
  play: { game: GameName; player: number; kind: string; words: string[]; points: number };
  /** In a word search or Scramble. */
  wordFound: { game: GameName; player: number; word: string; points: number };
  score: { game: GameName; scores: number[] };
  gameOver: { game: GameName; scores: number[]; winners: number[]; reason: string };
  stateChanged: { state: GameView };
  error: Failure;
}

/** What the game asks of its host under an id; `answer` or `error` under the same id is the answer. */
export interface Requested {
  'storage.get': { key: string };
  /** A value of null is to be forgotten. */
  'storage.set': { key: string; value: unknown };
  share: { text: string; url: string };
  fullscreen: object;
}
