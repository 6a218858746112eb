import type { PlaceHeld } from '../../texts/shapes';

/** How a seat stands among the others; nothing where it shares its place. Who is far behind hears how far it is to the next. */
export function placeHeld(seat: number, scores: readonly number[]): PlaceHeld | undefined {
  const score = scores[seat] ?? 0;
  const others = scores.filter((_, at) => at !== seat);
  if (others.includes(score)) return undefined;
  const better = others.filter((other) => other > score);
  if (better.length < 2) return { place: 1 + better.length };
  const next = Math.min(...better);
  return { behind: next - score, place: 1 + better.filter((other) => other > next).length };
}
