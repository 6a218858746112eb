import { must } from '../../engine/must';
import { unnamed } from '../../engine/players/names';
import { freeName } from '../../shared/play/own-player';
import { type Handicap, justRight, nameFault, type Seat, seatCounts, tidyName } from '../rules';
import type { TableChoice } from './new-game';

/** A seat while the table is set. A person and a computer take turns on it, and each finds the own things again. */
export interface Chair {
  kind: Seat['kind'];
  /** What the person typed. */
  typed: string;
  /** How the computer is called; nothing before it sits at the table. */
  called: string;
  level: NonNullable<Seat['level']>;
  handicap: Handicap;
}

/** As many as the largest table has; a smaller one takes the first of them. */
export type Chairs = readonly Chair[];

const mostSeats = Math.max(...seatCounts);

/** As at the last table; else for somebody new and a computer. */
export function chairsFor(last: TableChoice | undefined): Chairs {
  const seats = last?.seats ?? [
    { name: '', kind: 'person' },
    { name: '', kind: 'computer', level: justRight },
  ];
  const chairs = Array.from({ length: mostSeats }, (_, seat) => chairOf(seats[seat]));
  return withNames(chairs, seats.length);
}

function chairOf(seat: Seat | undefined): Chair {
  const { name = '', kind = 'person', level = justRight, handicap = {} } = seat ?? {};
  const typed = kind === 'person' ? name : '';
  return { kind, typed, called: kind === 'computer' ? name : '', level, handicap };
}

export const nameAt = ({ kind, typed, called }: Chair): string => (kind === 'person' ? typed : called);

/** The names at a table of so many seats: who typed none is kept under one that is free. */
export function namesAt(chairs: Chairs, count: number): string[] {
  const alone = personsAt(chairs, count) === 1;
  const names = chairs.slice(0, count).map(nameAt);
  return names.map((name, seat) => {
    if (must(chairs[seat]).kind === 'computer' || nameFault(name, []) !== 'nameEmpty') return name;
    const own = alone ? unnamed.you : unnamed.seat(seat);
    const others = Array.from({ length: mostSeats }, (_, more) => unnamed.seat(mostSeats + more));
    names[seat] = must([own, ...others].find((free) => !nameFault(free, names.toSpliced(seat, 1))));
    return must(names[seat]);
  });
}

/** Changes one chair of a table of so many seats. */
export function changeChair(chairs: Chairs, count: number, seat: number, change: Partial<Chair>): Chairs {
  return withNames(
    chairs.map((chair, at) => (at === seat ? { ...chair, ...change } : chair)),
    count,
  );
}

/** A computer keeps its name until a person takes it, or a computer sits before it that has it, too. */
export function withNames(chairs: Chairs, count: number): Chairs {
  const named = [...chairs];
  const names = (has: (chair: Chair, seat: number) => boolean) => named.slice(0, count).filter(has).map(nameAt);
  for (const [seat, chair] of chairs.slice(0, count).entries()) {
    if (chair.kind === 'person') continue;
    const before = names(({ kind }, at) => kind === 'person' || at < seat);
    if (nameFault(chair.called, before)) named[seat] = { ...chair, called: freeName(names((_, at) => at !== seat)) };
  }
  return named;
}

const personsAt = (chairs: Chairs, count: number): number =>
  chairs.slice(0, count).filter(({ kind }) => kind === 'person').length;

/** Who sits down at the table, each with a mascot. */
export const seatsOf = (chairs: Chairs, names: readonly string[], mascots: Mascots): Seat[] =>
  mascots.map((mascot, seat) => {
    const { kind, level, handicap } = must(chairs[seat]);
    const name = tidyName(must(names[seat]));
    const given = Object.keys(handicap).length > 0 && { handicap };
    return { name, kind, ...(kind === 'computer' && { level }), mascot, ...given };
  });

/** The mascot of each seat, where it has one. */
export type Mascots = readonly (string | undefined)[];

/** Which mascot sits where, and what can be taken back, the oldest first. */
export interface Seating {
  mascots: Mascots;
  past: readonly Mascots[];
}

export const seatingOf = (mascots: Mascots): Seating => ({ mascots, past: [] });

/** Seats a mascot. The one that was there goes to where the new one came from: another seat, or the gallery. */
export function chooseMascot(seating: Seating, seat: number, mascot: string): Seating {
  const { mascots } = seating;
  const before = mascots.indexOf(mascot);
  return step(
    seating,
    mascots.map((own, at) => (at === seat ? mascot : at === before ? mascots[seat] : own)),
  );
}

/** Moves what sits at one seat to another; two that sit change places. */
export function moveMascot(seating: Seating, from: number, to: number): Seating {
  const mascot = seating.mascots[from];
  return mascot === undefined ? seating : chooseMascot(seating, to, mascot);
}

/** Gives a seat that has no mascot the first of these that nobody has. */
export function offerMascot(seating: Seating, seat: number, gallery: readonly string[]): Seating {
  const free = gallery.find((mascot) => !seating.mascots.includes(mascot));
  return seating.mascots[seat] || !free ? seating : chooseMascot(seating, seat, free);
}

/** Sends a seat's mascot back to the gallery. */
export const freeMascot = (seating: Seating, seat: number): Seating =>
  step(
    seating,
    seating.mascots.map((own, at) => (at === seat ? undefined : own)),
  );

export function undoChoice({ mascots, past }: Seating): Seating {
  return { mascots: past.at(-1) ?? mascots, past: past.slice(0, -1) };
}

/** Another number of seats is no choice of a mascot: it can't be undone, but what can, still can. */
export function withSeats({ mascots, past }: Seating, count: number): Seating {
  const trimmed = (old: Mascots): Mascots => Array.from({ length: count }, (_, seat) => old[seat]);
  return past
    .map(trimmed)
    .concat([trimmed(mascots)])
    .reduce<Seating | undefined>((seating, next) => (seating ? step(seating, next) : seatingOf(next)), undefined)!;
}

function step(seating: Seating, mascots: Mascots): Seating {
  if (mascots.every((mascot, seat) => mascot === seating.mascots[seat])) return seating;
  return { mascots, past: [...seating.past, seating.mascots] };
}
