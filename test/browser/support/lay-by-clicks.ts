import type { FoundLetter } from './find-play';
import { mouseOf, tap } from './pointers';
import type { Reader } from './reader';

/** Lays letters of the rack that was read: a click on the tile, one on its square, and a blank is told its letter. */
export async function layByClicks(reader: Reader, play: readonly FoundLetter[], rack: readonly (string | null)[]) {
  const mouse = mouseOf(reader.page);
  const places = await reader.places();
  for (const { cell, letter, ...square } of play) {
    await tap(mouse, places.cell(cell));
    await tap(mouse, places.square(square));
    if (rack[cell] === '') await reader.page.getByRole('button', { name: letter, exact: true }).click();
  }
}
