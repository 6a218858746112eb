import type { Find, RaceGame } from '../../engine/racer';
import {
  fewestRacers,
  mostRacers,
  msToStart,
  Race,
  type RaceEvent,
  type RacerSeat,
  type RaceStart,
  type RaceTold,
  type RaceWelcome,
  type RaceWished,
  type RefusedRaceWish,
  raceVersion,
  type SeatFind,
  seenFind,
} from '../../online/protocol/protocol';
import type { DeviceIn } from '../caller';
import type { Folded, OutageEntry, RunningTime } from '../logged-room';

/** What a race's log holds. Each was judged before it was written. */
export type RaceEntry = RaceOpened | WrittenInRace;

export type WrittenInRace =
  | ({ k: 'take'; at: number; n: number; key: string } & RacerSeat)
  | { k: 'go'; at: number; seat: number; n: number; startAt: number }
  | { k: 'find'; at: number; seat: number; n: number; find: Find }
  | { k: 'end'; at: number }
  | OutageEntry
  | { k: 'next'; at: number; seat: number; n: number; room: string };

export interface RaceOpened extends RaceWished {
  k: 'race';
  at: number;
  v: number;
  setup: RaceStart['setup'];
  /** The hash of the invitation's secret. */
  invitation: string;
  /** Who is there from the beginning, where they race once more; and the hashes of what they come in with. */
  seats: RacerSeat[];
  keys: string[];
}

export const raceEntriesIn = (bodies: readonly string[]) => bodies.map((body) => JSON.parse(body) as RaceEntry);

/** A race as its log tells it: nothing but the entries, in their order, makes it what it is. */
export class FoldedRace implements Folded<WrittenInRace, RefusedRaceWish> {
  seq = 0;
  madeUpTo = 0;
  /** When the last entry was written. */
  at: number;
  readonly seats: RacerSeat[];
  readonly keys: string[];
  /** The last number of a wish of each seat. */
  readonly obeyed: number[];
  /** What came of each entry, with nothing left out. */
  readonly history: RaceEvent[][] = [];
  start: RaceStart | null = null;
  race: Race | undefined;
  next: string | null = null;

  constructor(
    readonly open: RaceOpened,
    private readonly game: RaceGame,
  ) {
    this.at = open.at;
    this.seats = open.seats.map((seat) => ({ ...seat }));
    this.keys = [...open.keys];
    this.obeyed = open.seats.map(() => 0);
    this.note([]);
  }

  get isOver(): boolean {
    return this.race?.isOver ?? false;
  }

  /** From the call to the start until the time is up; undefined where none runs. */
  get running(): RunningTime | undefined {
    if (!this.start || this.isOver) return undefined;
    const { at } = this.start;
    return { since: at - msToStart, deadline: at + this.game.ms };
  }

  fold(entry: WrittenInRace): RefusedRaceWish | undefined {
    const came = this.happens(entry);
    if (typeof came === 'string') return came;
    this.at = entry.at;
    if ('seat' in entry) this.obeyed[entry.seat] = Math.max(entry.n, this.obeyed[entry.seat] ?? 0);
    this.note(came);
    return undefined;
  }

  private happens(entry: WrittenInRace): RefusedRaceWish | RaceEvent[] {
    switch (entry.k) {
      case 'take': {
        const { name, mascot, key, n } = entry;
        if (this.start) return 'raceBegun';
        if (this.seats.length >= mostRacers) return 'raceFull';
        const seat = { name, ...(mascot !== undefined && { mascot }) };
        this.seats.push(seat);
        this.keys.push(key);
        this.obeyed.push(n);
        return [{ type: 'seatTaken', seat: this.seats.length - 1, ...seat }];
      }
      case 'go':
        if (this.start) return 'raceBegun';
        if (this.seats.length < fewestRacers) return 'tooFew';
        this.start = { at: entry.startAt, setup: this.open.setup };
        this.race = new Race(this.game, this.seats.length);
        return [{ type: 'startCalled', start: this.start }];
      case 'find': {
        const { race, start } = this;
        if (!race || !start) return 'notBegun';
        const found = race.find(entry.seat, entry.find, entry.at - start.at);
        if (typeof found === 'string') return found;
        return [{ type: 'found', find: found }, ...(race.isOver ? [this.ended(race)] : [])];
      }
      case 'end':
        if (!this.race) return 'notBegun';
        if (this.isOver) return 'raceOver';
        this.race.timeIsUp();
        return [this.ended(this.race)];
      case 'outage':
        if (!this.start) return 'notBegun';
        this.start = { ...this.start, at: this.start.at + entry.ms };
        this.madeUpTo = entry.at;
        return [{ type: 'startCalled', start: this.start }];
      case 'next':
        if (!this.isOver || this.next !== null) return 'notNow';
        this.next = entry.room;
        return [{ type: 'nextOpened', room: entry.room }];
    }
  }

  private ended({ finds, scores }: Race): RaceEvent {
    return { type: 'raceEnded', finds: [...finds], scores };
  }

  private note(events: RaceEvent[]) {
    this.history.push(events);
    this.seq++;
  }
}

/** A race from its whole log. An entry that was written was allowed: a log that holds another is of other rules. */
export function foldRace([open, ...entries]: readonly RaceEntry[], game: RaceGame): FoldedRace {
  const folded = new FoldedRace(open as RaceOpened, game);
  for (const entry of entries) {
    const refused = folded.fold(entry as WrittenInRace);
    if (refused) throw new Error(`entry ${folded.seq + 1} is not valid: ${refused}`);
  }
  return folded;
}

/** A device at a seat, or one that was invited and has not sat down. */
export type RaceDevice = DeviceIn<RaceTold>;

/** What a seat may see of what has happened. */
function seenRaceEvent(event: RaceEvent, viewer: number | null, hides: boolean): RaceEvent {
  if (event.type !== 'found') return event;
  return { ...event, find: seenFind(event.find as SeatFind, viewer, hides) };
}

export function raceToldOf({ history, open }: FoldedRace, at: number, viewer: number | null, now: number): RaceTold {
  const events = history[at]!.map((event) => seenRaceEvent(event, viewer, open.hides));
  return { t: 'told', seq: at + 1, now, events };
}

export function raceWelcome(folded: FoldedRace, seat: number | null, now: number): RaceWelcome {
  const { seq, obeyed, seats, start, race, next, isOver } = folded;
  const { game, wished, hides } = folded.open;
  return {
    t: 'welcome',
    v: raceVersion,
    seq,
    now,
    seat,
    seats,
    start,
    next,
    n: seat === null ? 0 : obeyed[seat]!,
    race: { game, wished, hides },
    finds: (race?.finds ?? []).map((find) => (isOver ? find : seenFind(find, seat, hides))),
    scores: race && isOver ? race.scores : null,
  };
}
