import { bringSha256Dice } from '../../engine/random/sha256-dice';
import {
  type Command,
  GameEngine,
  type GameEvent,
  msPerTurn,
  type Refusal,
  type Setup,
  type WordJudge,
} from '../../wordbler/rules';
import {
  commitmentTo,
  type RefusedWish,
  type Revealed,
  type RoomEvent,
  type SeenSetup,
  seedOf,
} from '../../wordbler/rules/online';
import type { RunningTime } from '../logged-room';
import { msKept } from '../room-log';
import type { AgainEntry, DoEntry, Entry, GiveEntry, OpenEntry, StartEntry, TakeEntry } from './entries';

bringSha256Dice();

/** What an entry brought about. */
interface Told {
  at: number;
  /** Since when the turn, or the open play, has been running after it. */
  since: number;
  around: RoomEvent[];
  game: GameEvent[];
}

/** A room as its log tells it: nothing but the entries, in their order, makes it what it is. */
export class FoldedRoom {
  seq = 0;
  since = 0;
  madeUpTo = 0;
  /** When the last entry was written. */
  at: number;
  readonly history: Told[] = [];
  /** The game; undefined until all seats are taken. */
  game: GameEngine | undefined;
  readonly seats: Setup['seats'];
  readonly keys: (string | null)[];
  readonly nonces: (string | null)[];
  readonly taken: boolean[];
  /** The last number of a wish of each seat. */
  readonly obeyed: number[];
  /** Seats of persons at which a computer sits. */
  readonly given = new Set<number>();
  /** As they were numbered until the start: those that were free then, and are no more. */
  closed: readonly number[] = [];
  /** From the entry of this number on seats have the numbers they have now. */
  renumbered = 1;
  readonly again = new Set<number>();
  next: string | undefined;
  readonly commitment: string;

  constructor(
    readonly open: OpenEntry,
    private readonly words: WordJudge,
  ) {
    this.seats = open.seats.map((seat) => ({ ...seat }));
    this.keys = [...open.keys];
    this.taken = open.seats.map(({ kind }) => kind === 'computer');
    this.nonces = open.seats.map(() => null);
    this.obeyed = open.seats.map(() => 0);
    this.commitment = commitmentTo(open.seed);
    this.at = open.at;
    this.note(open.at, [], []);
  }

  get isOver(): boolean {
    return this.game?.state.phase === 'over';
  }

  /** Everybody wants to play again, and no next room is known. */
  get isWantedAgain(): boolean {
    const persons = this.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return this.isOver && this.next === undefined && persons.every((seat) => this.again.has(seat));
  }

  /** Anybody may sit down at a seat that is free. */
  get isListed(): boolean {
    return this.open.listed === true && this.game === undefined;
  }

  /** The seat of whoever opened it. Those before it are computers', so that it keeps its number. */
  get maker(): number {
    return this.open.seats.findIndex(({ kind }) => kind === 'person');
  }

  /** Somebody was invited to the seat, and has not taken it. */
  isToBeGiven(seat: number): boolean {
    return typeof this.open.keys[seat] === 'string' && (!this.taken[seat] || this.given.has(seat));
  }

  /**
   * Why an invitation, by the hash of its secret, leads to no seat any more; undefined where nothing is known of it.
   */
  whyClosed(key: string): RefusedWish | undefined {
    const seat = this.open.keys.indexOf(key);
    if (this.closed.includes(seat)) return 'begunWithout';
    return this.given.has(seat) ? 'givenAway' : undefined;
  }

  get isWatched(): boolean {
    return this.open.watched;
  }

  get rules() {
    return this.open.rules;
  }

  get setup(): SeenSetup {
    const { rules, tiles, words } = this.open;
    return { seats: this.seats, rules, dice: 'sha256', tiles, words };
  }

  /** All that was hidden; only once the game is over. */
  revealed(): Revealed | undefined {
    if (!this.game || !this.isOver) return undefined;
    return { seed: this.open.seed, nonces: this.nonces.map((nonce) => nonce ?? ''), save: this.game.save() };
  }

  /** The entry happens; or why it cannot, and then nothing has. */
  fold(entry: Exclude<Entry, OpenEntry>): Refusal | undefined {
    const refused = this.happens(entry);
    if (!refused) this.at = entry.at;
    return refused;
  }

  private happens(entry: Exclude<Entry, OpenEntry>): Refusal | undefined {
    switch (entry.k) {
      case 'take':
        return this.take(entry);
      case 'give':
        return this.give(entry);
      case 'start':
        return this.start(entry);
      case 'do':
        return this.act(entry);
      case 'again':
        return this.wishAgain(entry);
      case 'next':
        this.next = entry.room;
        return this.note(entry.at, [{ type: 'rematchOpened', room: entry.room }], []);
      case 'outage':
        this.since += entry.ms;
        this.madeUpTo = entry.at;
        return this.note(entry.at, [], []);
    }
  }

  private take({ at, seat, n, name, mascot, nonce, key }: TakeEntry): undefined {
    Object.assign(this.seats[seat]!, { name, ...(mascot !== undefined && { mascot }) });
    this.taken[seat] = true;
    this.nonces[seat] = nonce;
    this.keys[seat] = key;
    this.obeyed[seat] = n;
    const around: RoomEvent[] = [{ type: 'seatTaken', seat, name, ...(mascot !== undefined && { mascot }) }];
    return this.taken.every(Boolean) ? this.begin(at, around, {}) : this.note(at, around, []);
  }

  private give({ at, seat, n, given, to }: GiveEntry): undefined {
    this.obeyed[seat] = n;
    const isComputer = to.kind === 'computer';
    this.seats[given] = { ...to };
    this.taken[given] = isComputer;
    this.keys[given] = isComputer ? null : this.open.keys[given]!;
    if (isComputer) this.given.add(given);
    else this.given.delete(given);
    const around: RoomEvent[] = [{ type: 'seatGiven', seat: given, to: { ...to }, by: seat }];
    return this.taken.every(Boolean) ? this.begin(at, around, {}) : this.note(at, around, []);
  }

  private start({ at, seat, n }: StartEntry): undefined {
    this.obeyed[seat] = n;
    const closed = this.taken.flatMap((isTaken, own) => (isTaken ? [] : [own]));
    const { seats, keys, nonces, taken, obeyed } = this;
    for (const own of [...closed].reverse())
      for (const list of [seats, keys, nonces, taken, obeyed]) list.splice(own, 1);
    this.closed = closed;
    this.renumbered = this.seq + 1;
    return this.begin(at, [], { closed, by: seat });
  }

  private begin(at: number, around: RoomEvent[], how: { closed?: number[]; by?: number }): undefined {
    const seed = seedOf(
      this.open.seed,
      this.nonces.map((own) => own ?? ''),
    );
    this.game = new GameEngine({ ...this.setup, seed }, this.words);
    const begun = this.game.dispatch({ type: 'begin' });
    this.since = at;
    return this.note(at, [...around, { type: 'gameBegan', setup: this.setup, ...how }], begun.ok ? begun.events : []);
  }

  private act({ at, seat, n, cmds }: DoEntry): Refusal | undefined {
    const { game } = this;
    if (!game) return 'notBegun';
    const { turn, phase } = game.state;
    const answer = game.dispatchAll(cmds);
    if (!answer.ok) return answer.reason;
    const { state } = game;
    const events = [...answer.events, ...this.clearTable()];
    if (state.turn !== turn || state.phase !== phase) this.since = at;
    if (seat >= 0) this.obeyed[seat] = Math.max(n, this.obeyed[seat]!);
    return this.note(at, [], events);
  }

  // Nothing lies on the table between two entries: a play that may be tried again is laid again as a whole.
  private clearTable(): GameEvent[] {
    const { state } = this.game!;
    if (state.phase !== 'turn' || state.laid.length === 0) return [];
    const answer = this.game!.dispatch({ type: 'recall', seat: state.toMove });
    return answer.ok ? answer.events : [];
  }

  private wishAgain({ at, seat, n }: AgainEntry): undefined {
    this.again.add(seat);
    this.obeyed[seat] = n;
    return this.note(at, [{ type: 'rematchWished', seat }], []);
  }

  private note(at: number, around: RoomEvent[], game: GameEvent[]): undefined {
    this.history.push({ at, since: this.since, around, game });
    this.seq++;
  }
}

/** A room from its whole log. An entry that was written was allowed: a log that holds another is of other rules. */
export function foldAll([open, ...entries]: readonly Entry[], words: WordJudge): FoldedRoom {
  const folded = new FoldedRoom(open as OpenEntry, words);
  for (const entry of entries) {
    const refused = folded.fold(entry as Exclude<Entry, OpenEntry>);
    if (refused) throw new Error(`entry ${folded.seq + 1} is not valid: ${refused}`);
  }
  return folded;
}

/** If whoever should think for a computer has died, others do after so long. */
const msToThink = 30_000;
/** A room whose time has come is not woken again before. */
const msBetweenWakes = 10_000;

/** Whoever is so long over a time for the whole game has left: the others play on. */
const msOver = 10 * 60_000;

/** How much more time the mover has, from when the turn began on; undefined where there is no end to it. */
function msForTurn({ game, rules: { clock } }: FoldedRoom): number | undefined {
  const { toMove, msUsed, msThisTurn } = game!.state;
  if (clock.kind !== 'perPlayer') return msPerTurn(clock);
  return clock.minutes * 60_000 + msOver - (msUsed[toMove]! - msThisTurn);
}

/** Until the turn that is running is lost, or the open play stands; undefined where there is time. */
export function runningIn(room: FoldedRoom): RunningTime | undefined {
  const { game, since } = room;
  const most = game && msToRun(room);
  return most === undefined ? undefined : { since, deadline: since + most };
}

function msToRun(room: FoldedRoom): number | undefined {
  const { phase } = room.game!.state;
  if (phase === 'turn') return msForTurn(room);
  const { challengeSeconds } = room.rules;
  return phase === 'challenge' && challengeSeconds !== undefined ? challengeSeconds * 1000 : undefined;
}

/** What the clock does at a deadline. */
export function atDeadline(room: FoldedRoom): Command[] {
  const { phase, toMove: seat, msThisTurn } = room.game!.state;
  if (phase === 'challenge') return [{ type: 'letStand' }];
  const spent: Command = { type: 'spendTime', seat, ms: msForTurn(room)! - msThisTurn };
  return room.rules.clock.kind === 'perPlayer' ? [spent, { type: 'resign', seat }] : [spent];
}

/** The time that a seat has taken by now, where there is a clock: it goes before what the seat does. */
export function timeTaken(room: FoldedRoom, seat: number, now: number): Command[] {
  const { game, since, rules } = room;
  const { phase, toMove, msThisTurn } = game!.state;
  if (rules.clock.kind === 'off' || phase !== 'turn' || seat !== toMove) return [];
  const left = (msForTurn(room) ?? Number.MAX_SAFE_INTEGER) - msThisTurn - 1;
  return [{ type: 'spendTime', seat, ms: Math.max(0, Math.min(now - since - msThisTurn, left)) }];
}

/** The computers that are to move, or to say something to an open play. */
export function computersAsked({ game, seats }: FoldedRoom): number[] {
  if (!game) return [];
  const { phase, toMove, openPlay } = game.state;
  const asked = phase === 'turn' ? [toMove] : (openPlay?.awaiting ?? []);
  return asked.filter((seat) => seats[seat]!.kind === 'computer');
}

/** When the room wants to be woken. */
export function dueOf(room: FoldedRoom): number {
  const deadline = runningIn(room)?.deadline ?? Number.POSITIVE_INFINITY;
  const thought = computersAsked(room).length > 0 ? room.at + msToThink : Number.POSITIVE_INFINITY;
  return Math.min(deadline, thought, room.at + msKept);
}

/** When it wants to be woken again, if nothing has come of it now. */
export const dueAfter = (room: FoldedRoom, now: number) => Math.max(dueOf(room), now + msBetweenWakes);
