import type { Desk } from './desk';
import { noCross } from './lines';
import { codeBits, type Plays, tilesEach } from './plays';

/** The words that a found play makes, the main word first. */
export function wordsMade({ lines, set }: Desk, plays: Plays, index: number): string[] {
  const { letters: laid, crossPoints } = lines;
  const { letters } = set.alphabet;
  const tiles = plays.tiles.subarray(index * tilesEach, index * tilesEach + plays.lengths[index]!);
  const letterOf = (tile: number) => letters[(tile & codeBits) - 1];

  // A run of letters around a place, with tiles of the play on the empty places, from that one on.
  const wordFrom = (place: number, own: Uint8Array) => {
    let at = place;
    while (laid[at - 1] !== 0) at--;
    let word = '';
    for (let next = 0; laid[at] !== 0 || next < own.length; at++)
      word += letterOf(laid[at]! !== 0 ? laid[at]! : own[next++]!);
    return word;
  };

  const words = [wordFrom(plays.places[index]!, tiles)];
  for (const [at, place] of lines.emptyFrom(plays.places[index]!, tiles.length).entries())
    if (crossPoints[place] !== noCross)
      words.push(wordFrom(lines.ground.turned(place), tiles.subarray(at, at + 1)));
  return words;
}
