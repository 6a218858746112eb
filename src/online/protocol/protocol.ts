import type { NameFault } from '../../engine/players/names';
import type { Find, Found, NoFind, RaceGame, Racer } from '../../engine/racer';

export const mostRacers = 8;
export const fewestRacers = 2;

export interface RacerSeat {
  name: string;
  mascot?: string;
}

/** Something that was found, and when, in ms after the start. */
export interface SeatFind extends Found {
  seat: number;
  ms: number;
  find: Find;
}

type NotFound = NoFind | 'notBegun' | 'raceOver';

/**
 * A race under way: the same game for each of those who race, judged for each alone. It is over when one has found all.
 */
export class Race {
  readonly finds: SeatFind[] = [];
  private readonly racers: readonly Racer[];
  private isTimeUp = false;

  constructor(
    readonly game: RaceGame,
    seats: number,
  ) {
    this.racers = Array.from({ length: seats }, () => game.racer());
  }

  get isOver(): boolean {
    return this.isTimeUp || this.racers.some(({ isDone }) => isDone);
  }

  /** Before the end nothing is struck yet. */
  get scores(): number[] {
    const struck = this.isOver && this.game.strikesShared ? sharedWords(this.finds) : [];
    const lost = this.finds.filter(({ word }) => struck.includes(word));
    return this.racers.map(({ score }, at) =>
      lost.reduce((left, { seat, points }) => (seat === at ? left - points : left), score),
    );
  }

  find(seat: number, find: Find, ms: number): SeatFind | NotFound {
    const racer = this.racers[seat];
    if (!racer || ms < 0) return 'notBegun';
    if (this.isOver || ms >= this.game.ms) return 'raceOver';
    const found = racer.find(find, ms);
    if (typeof found === 'string') return found;
    const own = { ...found, seat, ms, find: [...find] };
    this.finds.push(own);
    return own;
  }

  timeIsUp() {
    this.isTimeUp = true;
  }
}

/** The words that two or more have found; nobody finds one twice. */
export function sharedWords(finds: readonly Pick<SeatFind, 'word'>[]): string[] {
  const words = finds.map(({ word }) => word);
  return [...new Set(words.filter((word, at) => words.indexOf(word) < at))];
}

/**
 * What others may know of a find before the end: the word, or only that there is one; where it lies is for each to
 * find.
 */
export type SeenFind = SeatFind | Pick<SeatFind, 'seat'> | Pick<SeatFind, 'seat' | 'word' | 'points'>;

export function seenFind(found: SeatFind, viewer: number | null, hides: boolean): SeenFind {
  const { seat, word, points } = found;
  if (seat === viewer) return found;
  return hides ? { seat } : { seat, word, points };
}

export interface Place {
  seat: number;
  /** From 1; whoever has as many points has the same. */
  place: number;
  score: number;
}

/** Who has come where. */
export function placesOf(scores: readonly number[]): Place[] {
  const ordered = scores.map((score, seat) => ({ seat, score })).sort((a, b) => b.score - a.score);
  return ordered.map((own) => ({ ...own, place: ordered.findIndex(({ score }) => score === own.score) + 1 }));
}

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
