import type { Seat } from '../rules';

/** Whose rack may be told while a game is played: what its table shows to whoever sits at it, or watches. */
export function racksShown(seats: readonly Seat[], openRacks: boolean): (seat: number) => boolean {
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (openRacks || persons.length === 0) return () => true;
  return (seat) => persons.length === 1 && seat === persons[0];
}
