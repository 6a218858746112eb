import type { Command, Rules, Seat } from '../../core/wordbler';

/** What a room's log holds. Each was judged before it was written, and is true ever after. */
export type Entry = OpenEntry | TakeEntry | GiveEntry | StartEntry | DoEntry | AgainEntry | NextEntry;

export interface OpenEntry {
  k: 'open';
  at: number;
  /** Of the rules by which the room is played. */
  v: number;
  /** The version in which such games are saved. */
  save: number;
  /** Persons have their names when they have come. */
  seats: Seat[];
  rules: Rules;
  tiles: string;
  words: string;
  /** The server's part of the seed. */
  seed: string;
  watched: boolean;
  /** Anybody may sit down. */
  listed?: true;
  /** The hash of the secret that a person's seat is entered with. */
  keys: (string | null)[];
}

/** Somebody sits down: the invitation is used, and a secret of one's own opens the seat from now on. */
export interface TakeEntry {
  k: 'take';
  at: number;
  seat: number;
  n: number;
  name: string;
  mascot?: string;
  nonce: string;
  key: string;
}

/** Whoever opened it gives a seat that nobody has taken to a computer, or has it back for a person. */
export interface GiveEntry {
  k: 'give';
  at: number;
  seat: number;
  n: number;
  given: number;
  to: Seat;
}

/** It begins with those who sit there, because whoever opened it wants so: the free seats are no more. */
export interface StartEntry {
  k: 'start';
  at: number;
  seat: number;
  n: number;
}

/** A seat, or the clock (-1), does something. */
export interface DoEntry {
  k: 'do';
  at: number;
  seat: number;
  n: number;
  cmds: Command[];
  /** The game is over with it: so it can be read by a server whose rules are others. */
  over?: true;
}

/** A seat wants to play again. */
export interface AgainEntry {
  k: 'again';
  at: number;
  seat: number;
  n: number;
}

/** There they play again. */
export interface NextEntry {
  k: 'next';
  at: number;
  room: string;
}

export const entriesIn = (bodies: readonly string[]) => bodies.map((body) => JSON.parse(body) as Entry);
