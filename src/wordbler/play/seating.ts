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
    .reduce<Seating | undefined>(
      (seating, next) => (seating ? step(seating, next) : seatingOf(next)),
      undefined,
    )!;
}

function step(seating: Seating, mascots: Mascots): Seating {
  if (mascots.every((mascot, seat) => mascot === seating.mascots[seat])) return seating;
  return { mascots, past: [...seating.past, seating.mascots] };
}
