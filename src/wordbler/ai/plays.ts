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
