import type { Move, VisibleState } from '../rules/visible-state';
import type { Knowledge } from './knowledge';
import { noCross } from './lines';
import type { SearchBoard } from './search-board';

/** Room for the tiles of a play. */
export const tilesEach = 8;
const startRoom = 1 << 10;

/** Marks a letter code as one that a blank stands for. */
export const blankBit = 64;
export const codeBits = 63;

/** Many plays, without an object for any of them. */
export class Plays {
  count = 0;
  /** Where the first tile is laid. The others follow on the next empty squares of the line. */
  places = new Uint16Array(startRoom);
  scores = new Int16Array(startRoom);
  lengths = new Uint8Array(startRoom);
  /** Eight bytes a play: the letter codes laid, in order. */
  tiles = new Uint8Array(startRoom * tilesEach);

  makeRoom() {
    this.places = grown(this.places, Uint16Array);
    this.scores = grown(this.scores, Int16Array);
    this.lengths = grown(this.lengths, Uint8Array);
    this.tiles = grown(this.tiles, Uint8Array);
  }
}

function grown<T extends Uint16Array | Int16Array | Uint8Array>(from: T, Kind: new (length: number) => T): T {
  const to = new Kind(from.length * 2);
  to.set(from);
  return to;
}

/** The words that a found play makes, the main word first. */
export function wordsMade({ lines, set }: SearchBoard, plays: Plays, index: number): string[] {
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
    if (crossPoints[place] !== noCross) words.push(wordFrom(lines.ground.turned(place), tiles.subarray(at, at + 1)));
  return words;
}

/** Whether a computer may lay this play at a family table. Cheap enough to ask of the best few, not of all. */
export const isDecent = (knowledge: Knowledge, desk: SearchBoard, plays: Plays, index: number): boolean =>
  !wordsMade(desk, plays, index).some((word) => knowledge.isRude(word));

/** What is left to do for whoever finds no play: new letters, as many as can be had, but blanks are kept. */
export function moveWithoutPlay({ rack, rules, bagCount }: VisibleState): Move {
  const letters = rack.filter((letter) => letter !== '');
  if (bagCount < rules.exchangeNeeds || letters.length === 0) return { kind: 'pass' };
  return { kind: 'exchange', letters };
}
