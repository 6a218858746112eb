import { must } from '../../../engine/must';
import { hole, squaresOf } from '../grid/grid';
import type { Layout } from '../grid/layout';
import type { LayFault } from './lay-fault';
import { layingOf } from './lay-worksheet';
import { lettersOfMessage, type Worksheet } from './worksheet';

/** Pieces of three letters tell nobody what a message says. */
const hiddenEnough = 3;

/**
 * How openly a message lies before a word is found: how many letters of it, in the mean, stand in one piece with one of its
 * letters. What has no letter between them is one piece, too.
 */
export function opennessOf(
  { message, language }: Pick<Worksheet, 'message' | 'language'>,
  { grid, laid }: Layout,
): number {
  const letters = lettersOfMessage(message, language)?.length ?? 0;
  const lain = new Set(laid.flatMap((word) => squaresOf(word).map(({ x, y }) => `${x},${y}`)));
  const pieces: number[] = [];
  let told = 0;
  for (const [y, row] of grid.entries()) {
    let isGoingOn = false;
    for (const [x, letter] of [...row].entries()) {
      if (letter === hole) continue;
      if (told === letters) break;
      const isLeft = !lain.has(`${x},${y}`);
      if (isLeft) {
        if (isGoingOn) pieces[pieces.length - 1]! += 1;
        else pieces.push(1);
        told++;
      }
      isGoingOn = isLeft;
    }
  }
  return letters === 0 ? 0 : pieces.reduce((sum, own) => sum + own * own, 0) / letters;
}

/** Of several seeds the one with which the message of a worksheet lies hidden enough, or else hidden best; and its letters. */
export function* layingHidden(
  sheet: Worksheet,
  seeds: readonly string[],
  filter: Parameters<typeof layingOf>[1],
): Generator<undefined, { seed: string; laid: Layout | LayFault }> {
  let best: { seed: string; laid: Layout | LayFault; openness: number } | undefined;
  for (const seed of seeds) {
    const laid = yield* layingOf({ ...sheet, seed }, filter);
    const openness = 'code' in laid ? Number.POSITIVE_INFINITY : opennessOf(sheet, laid);
    if (!best || openness < best.openness) best = { seed, laid, openness };
    // What finds no room with one seed takes long, and finds none with another.
    if ('code' in laid || best.openness <= hiddenEnough) break;
  }
  return must(best);
}
