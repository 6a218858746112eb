/** Answers lie in blocks, each for some nodes that stand side by side: whoever comes to one comes to the others, too. */
const blockBits = 5;
const blockNodes = 1 << blockBits;
const inBlock = blockNodes - 1;
/** A count that is known is kept one larger. */
export const known = 1;
/** So many answers beside those that are always there. */
const mostHeld = 1 << 20;
const blocksAtFirst = 1024;
/** So many states have room for all shared nodes at once: a pattern has no more, and letters that are chosen from come to few. */
export const mostWhole = 16;
/** Where the answers of a state begin that lie in blocks. */
export const inBlocks = -1;

/**
 * How many words go on from a node in a state of a question; nothing is known where it is 0. A node with one beginning has one
 * answer, whatever the state.
 */
export class Answers {
  counts: Int32Array;
  /** Two for each state: where the answers of shared nodes begin, and those of the others. */
  begins = new Int32Array(2 * mostWhole);
  private states = 0;
  private readonly always: number;
  private used: number;
  private blocks = 0;
  private readonly blocksOfState: number;
  /** The blocks that are there: whose each is, and behind that where it lies, at the first free place from the one that its name gives. */
  private names = new Uint32Array(2 * 2 * blocksAtFirst);

  /** `all` is how many go on where every word is asked for, node by node: that begins at 0, and is never forgotten. */
  constructor(
    private readonly all: Int32Array,
    private readonly shared: number,
  ) {
    this.always = 2 * all.length - shared;
    this.counts = new Int32Array(this.always + mostHeld / 16);
    this.counts.set(all);
    this.used = this.always;
    this.blocksOfState = ((shared - 1) >>> blockBits) + 1;
  }

  /** Another question comes. Room that only few need is let go. */
  forget() {
    if (this.counts.length > this.always + mostHeld)
      this.counts = this.counts.slice(0, this.always + mostHeld);
    this.counts.fill(0, this.all.length, this.always);
    this.used = this.always;
    this.states = 0;
    this.blocks = 0;
    this.names.fill(0);
  }

  /** The next state of the question, which are numbered from 0. */
  addState(isAll: boolean) {
    const { all, shared } = this;
    const at = 2 * this.states++;
    if (at === this.begins.length) {
      const larger = new Int32Array(2 * at);
      larger.set(this.begins);
      this.begins = larger;
    }
    this.begins[at] = isAll ? 0 : this.states > mostWhole ? inBlocks : this.taken(shared);
    this.begins[at + 1] = isAll ? 0 : all.length - shared;
  }

  /** Where the answer for a shared node lies, in a state that has them in blocks. */
  placeInBlock(node: number, state: number): number {
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

  taken(room: number): number {
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
