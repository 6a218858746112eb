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

/** The mascot of each seat. */
export type Mascots = readonly string[];

/** Seats a mascot; who has it already gets that of the seat. */
export const chooseMascot = (mascots: Mascots, seat: number, mascot: string): Mascots =>
  mascots.map((own, at) => (at === seat ? mascot : own === mascot ? must(mascots[seat]) : own));

/** As many seats, each with what it had, or else with the first of its gallery that nobody has. */
export function seatMascots(
  kept: readonly (string | undefined)[],
  count: number,
  galleryOf: (seat: number) => readonly string[],
): Mascots {
  const mascots = Array.from({ length: count }, (_, seat) => kept[seat]);
  for (const seat of mascots.keys()) mascots[seat] ??= galleryOf(seat).find((mascot) => !mascots.includes(mascot));
  return mascots.map(must);
}
