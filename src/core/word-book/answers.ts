/** Answers lie in blocks, each for some nodes that stand side by side: whoever comes to one comes to the others, too. */
const blockBits = 5;
const blockNodes = 1 << blockBits;
const inBlock = blockNodes - 1;
/** Of each node how many words, and behind it how many letters they have. */
export const figures = 2;
const blockSize = blockNodes * figures;
const blocksAtFirst = 1024;

/** What is known of nodes and states of a question: how many words go on from there, and of how many letters, a bit for each. */
export class Answers {
  /** Two figures a node; nothing is known where the first is 0. */
  known = new Uint32Array(blocksAtFirst * blockSize);
  private used = 0;
  private blocks = 0;
  private readonly blocksOfState: number;
  /** Of states that are answered for all nodes, where those answers begin. */
  private readonly wholes: (number | undefined)[] = [];
  /** The blocks that are there: whose each is, and behind that where it lies, at the first free place from the one that its name gives. */
  private names = new Uint32Array(2 * 2 * blocksAtFirst);

  constructor(private readonly nodes: number) {
    this.blocksOfState = ((nodes - 1) >>> blockBits) + 1;
  }

  /** Another question comes. */
  forget() {
    this.used = 0;
    this.blocks = 0;
    this.wholes.length = 0;
    this.names.fill(0);
  }

  /** A state comes to nearly all nodes: its answers lie in the order of these, one behind the other. */
  lieWhole(state: number): number {
    const place = this.taken(this.nodes * figures);
    this.wholes[state] = place;
    return place;
  }

  isWhole(state: number): boolean {
    return this.wholes[state] !== undefined;
  }

  /** Where the two figures of a node lie. */
  placeOf(node: number, state: number): number {
    const whole = this.wholes[state];
    if (whole !== undefined) return whole + node * figures;
    // No block is called 0.
    const name = state * this.blocksOfState + (node >>> blockBits) + 1;
    let at = this.foundAt(name);
    if (this.names[at] !== name) {
      if (this.blocks * 4 === this.names.length) {
        this.makeRoom();
        at = this.foundAt(name);
      }
      this.blocks++;
      const place = this.taken(blockSize);
      this.names[at] = name;
      this.names[at + 1] = place;
    }
    return this.names[at + 1]! + (node & inBlock) * figures;
  }

  private taken(room: number): number {
    const place = this.used;
    this.used += room;
    if (this.used > this.known.length) {
      const larger = new Uint32Array(Math.max(this.used, this.known.length * 2));
      larger.set(this.known);
      this.known = larger;
    } else this.known.fill(0, place, this.used);
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
