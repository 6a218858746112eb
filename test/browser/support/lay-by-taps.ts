import { expect } from 'vitest';
import { mouseOf, type Pointer, tap } from './pointers';
import type { Reader } from './reader';

type Play = readonly { x: number; y: number; letter: string; blank?: boolean }[];

/** By taps of a mouse or a finger: a tile of the rack, and its square; of a blank, its letter. */
export async function layByTaps(reader: Reader, play: Play, pointer: Pointer = mouseOf(reader.page)) {
  for (const { letter, blank, ...square } of play) {
    const rack = await reader.rack();
    const cell = rack.findIndex((name) => name.split(',')[0] === (blank ? 'blank' : letter));
    expect(cell, `${blank ? 'a blank' : letter} among ${rack.join('; ')}`).toBeGreaterThanOrEqual(0);
    const places = await reader.places();
    await tap(pointer, places.cell(cell));
    await tap(pointer, places.square(square));
    if (!blank) continue;
    const chooser = reader.page.getByRole('dialog', { name: 'Choose a letter for the blank' });
    const { x, y, width, height } = (await chooser.getByRole('button', { name: letter, exact: true }).boundingBox())!;
    await tap(pointer, { x: x + width / 2, y: y + height / 2 });
    await chooser.waitFor({ state: 'hidden' });
  }
}
