import { digestOf } from '../../engine/saving/untrusted';
import type { Command, Rules, Seat, Setup } from '../../wordbler/rules';
import { type Revealed, rulesVersion, seedOf } from '../../wordbler/rules/online';
import type { OutageEntry } from '../logged-room';

/** What a room's log holds. Each was judged before it was written, and is true ever after. */
export type Entry = OpenEntry | TakeEntry | GiveEntry | StartEntry | DoEntry | AgainEntry | NextEntry | OutageEntry;

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
interface NextEntry {
  k: 'next';
  at: number;
  room: string;
}

/** A tile that the seat of the entry lays, as the log holds it: its number, where it lies, and as what. */
type ShortLay = [tile: number, x: number, y: number, letter?: string];
type Written = Exclude<Entry, DoEntry> | (Omit<DoEntry, 'cmds'> & { cmds: (Command | ShortLay)[] });

/** What most of a log is made of takes a fifth of the room. */
function short(command: Command, by: number): Command | ShortLay {
  if (command.type !== 'lay' || command.seat !== by) return command;
  const { tile, x, y, letter } = command;
  return letter === undefined ? [tile, x, y] : [tile, x, y, letter];
}

function whole(command: Command | ShortLay, seat: number): Command {
  if (!Array.isArray(command)) return command;
  const [tile, x, y, letter] = command;
  return { type: 'lay', seat, tile, x, y, ...(letter !== undefined && { letter }) };
}

/** An entry as the log holds it. */
export const bodyOf = (entry: Entry): string =>
  JSON.stringify(
    entry.k === 'do' ? { ...entry, cmds: entry.cmds.map((command) => short(command, entry.seat)) } : entry,
  );

/** An entry of a log, of those too that were written before lays were short. */
export function entryOf(body: string): Entry {
  const entry: Written = JSON.parse(body);
  if (entry.k !== 'do') return entry;
  return { ...entry, cmds: entry.cmds.map((command) => whole(command, entry.seat)) };
}

export const entriesIn = (bodies: readonly string[]): Entry[] => bodies.map(entryOf);

const openOf = ([open]: readonly Entry[]) => open as OpenEntry;

/** Whether a room is played by today's rules. */
export const isOfToday = (entries: readonly Entry[]) => openOf(entries).v === rulesVersion;

/** A finished game of other rules, put together from its log without playing it; undefined while it is not over. */
export function pastGame(entries: readonly Entry[]): Revealed | undefined {
  const { seats, rules, tiles, words, seed, save: version } = openOf(entries);
  const named = seats.map((seat) => ({ ...seat }));
  const nonces = seats.map(() => '');
  const taken = seats.map(({ kind }) => kind === 'computer');
  const commands: Revealed['save']['commands'] = [{ type: 'begin' }];
  let isOver = false;
  for (const entry of entries) {
    if (entry.k === 'take') {
      const { seat, name, mascot, nonce } = entry;
      Object.assign(named[seat]!, { name, ...(mascot !== undefined && { mascot }) });
      nonces[seat] = nonce;
      taken[seat] = true;
    } else if (entry.k === 'give') {
      named[entry.given] = { ...entry.to };
      taken[entry.given] = entry.to.kind === 'computer';
    } else if (entry.k === 'start') {
      for (let own = taken.length - 1; own >= 0; own--)
        if (!taken[own]) for (const list of [named, nonces]) list.splice(own, 1);
    } else if (entry.k === 'do') {
      commands.push(...entry.cmds);
      isOver ||= entry.over === true;
    }
  }
  if (!isOver) return undefined;
  const setup: Setup = { seats: named, rules, seed: seedOf(seed, nonces), dice: 'sha256', tiles, words };
  const digest = digestOf([setup, commands]);
  const save = { app: 'wordbler', game: 'wordbler', version, setup, commands, digest } as const;
  return { seed, nonces, save };
}
