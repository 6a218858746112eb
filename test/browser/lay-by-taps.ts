import { expect } from 'vitest';
import { mouseOf, tap } from './pointers';
import type { Reader } from './reader';

type Play = readonly { x: number; y: number; letter: string }[];

/** By taps: a tile of the rack, and its square. */
export async function layByTaps(reader: Reader, play: Play) {
  const mouse = mouseOf(reader.page);
  for (const { letter, ...square } of play) {
    const rack = await reader.rack();
    const cell = rack.findIndex((name) => new RegExp(`^${letter}\\b`).test(name));
    expect(cell).toBeGreaterThanOrEqual(0);
    const places = await reader.places();
    await tap(mouse, places.cell(cell));
    await tap(mouse, places.square(square));
  }
}
