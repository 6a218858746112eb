import type { NameFault } from '../../engine/players/names';
import type { Find, NoFind } from '../../engine/racer';
import type { RacerSeat, SeatFind, SeenFind } from './race';

/** Of the messages, and of the rules by which a race is kept. */
export const raceVersion = 1;

export const raceGames = ['search', 'scramble'] as const;
export type RacedGame = (typeof raceGames)[number];

/** From the start being called until it comes. */
export const msToStart = 4000;

export interface RaceWished {
  game: RacedGame;
  /** How it is to be played; each game reads its own. */
  wished: object;
  /** Finds are told at the end alone. */
  hides: boolean;
}

/** From a client. `n` is its own number of the wish, above all before: one that comes twice is obeyed once. */
export type RaceWish =
  | { t: 'open'; v: number; race: RaceWished }
  | { t: 'enter'; v: number; room: string; secret: string; seq?: number }
  | { t: 'take'; n: number; name: string; mascot?: string; secret: string }
  | { t: 'start' | 'again'; n: number }
  | { t: 'find'; n: number; find: Find };

export type RefusedRaceWish =
  | NameFault
  | NoFind
  | 'malformed'
  | 'rudeName'
  | 'tooFast'
  | 'tooMany'
  | 'noSuchRoom'
  | 'notSeated'
  | 'seatTaken'
  | 'raceFull'
  | 'raceBegun'
  | 'raceOver'
  | 'tooFew'
  | 'notBegun'
  | 'notNow'
  | 'notKept'
  | 'otherVersion';

/** The board stays with the server until the start is called. */
export interface RaceStart {
  /** In the server's time. */
  at: number;
  setup: object;
}

export type RaceEvent =
  | ({ type: 'seatTaken'; seat: number } & RacerSeat)
  | { type: 'startCalled'; start: RaceStart }
  | { type: 'found'; find: SeenFind }
  | { type: 'raceEnded'; finds: SeatFind[]; scores: number[] }
  | { type: 'nextOpened'; room: string };

export interface RaceWelcome {
  t: 'welcome';
  v: number;
  seq: number;
  /** The last number of a wish that was obeyed. */
  n: number;
  now: number;
  /** Null: invited, and not sat down. */
  seat: number | null;
  race: RaceWished;
  seats: RacerSeat[];
  start: RaceStart | null;
  finds: SeenFind[];
  /** Once it is over. */
  scores: number[] | null;
  next: string | null;
}

/** From the server. */
export type RaceTold =
  | { t: 'opened'; room: string; secret: string }
  | RaceWelcome
  | { t: 'told'; seq: number; now: number; events: RaceEvent[] }
  | { t: 'refused'; n: number; reason: RefusedRaceWish }
  | { t: 'here'; seats: number[] };
