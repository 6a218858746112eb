/** Answers lie in blocks, each for some nodes that stand side by side: whoever comes to one comes to the others, too. */
const blockBits = 5;
const blockNodes = 1 << blockBits;
const inBlock = blockNodes - 1;
/** A count that is known is kept one larger. */
export const known = 1;
/** So many answers beside those where every word is asked for. */
const mostHeld = 1 << 20;
const blocksAtFirst = 1024;

/** How many words go on from a node in a state of a question; nothing is known where it is 0. */
export class Answers {
  counts: Int32Array;
  private used: number;
  private blocks = 0;
  private readonly blocksOfState: number;
  /** The blocks that are there: whose each is, and behind that where it lies, at the first free place from the one that its name gives. */
  private names = new Uint32Array(2 * 2 * blocksAtFirst);

  /** `all` is how many go on where every word is asked for, node by node: that begins at 0, and is never forgotten. */
  constructor(private readonly all: Int32Array) {
    this.counts = new Int32Array(all.length + blocksAtFirst * blockNodes);
    this.counts.set(all);
    this.used = all.length;
    this.blocksOfState = ((all.length - 1) >>> blockBits) + 1;
  }

  /** Another question comes. Room that only few need is let go. */
  forget() {
    if (this.counts.length > this.all.length + mostHeld)
      this.counts = this.counts.slice(0, this.all.length + mostHeld);
    this.used = this.all.length;
    this.blocks = 0;
    this.names.fill(0);
  }

  /** Room for the answers of a state that comes to nearly all nodes, in the order of these. */
  lieWhole(): number {
    return this.taken(this.all.length);
  }

  /** Where the answer for a node lies, in a state that is not. */
  placeOf(node: number, state: number): number {
    // No block is called 0.
    const name = state * this.blocksOfState + (node >>> blockBits) + 1;
    let at = this.foundAt(name);
    if (this.names[at] !== name) {
      if (this.blocks * 4 === this.names.length) {
        this.makeRoom();
        at = this.foundAt(name);
      }
      this.blocks++;
      const place = this.taken(blockNodes);
      this.names[at] = name;
      this.names[at + 1] = place;
    }
    return this.names[at + 1]! + (node & inBlock);
  }

  private taken(room: number): number {
    const place = this.used;
    this.used += room;
    if (this.used > this.counts.length) {
      const larger = new Int32Array(Math.max(this.used, this.counts.length * 2));
      larger.set(this.counts.subarray(0, place));
      this.counts = larger;
    } else this.counts.fill(0, place, this.used);
    return place;
  }

  /** Where a name stands, or may stand. */
  private foundAt(name: number): number {
    const { names } = this;
    const last = names.length - 2;
    let at = (Math.imul(name, 0x9e37_79b1) >>> 7) & last;
    while (names[at] !== 0 && names[at] !== name) at = (at + 2) & last;
    return at;
  }

  private makeRoom() {
    const { names } = this;
    this.names = new Uint32Array(names.length * 2);
    for (let old = 0; old < names.length; old += 2) {
      const name = names[old]!;
      if (name !== 0) this.names.set([name, names[old + 1]!], this.foundAt(name));
    }
  }
}
