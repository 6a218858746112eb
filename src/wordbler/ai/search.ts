import { rackSize } from '../rules';
import { bitCount, edgeBy, furtherNode, type Gaddag, leaf, mostLetters, turn } from './gaddag';
import { type Ground, type Lines, noCross } from './lines';
import { blankBit, Plays, tilesEach } from './plays';

const codesEver = 64;
const none = new Uint8Array(0);

/**
 * Finds every legal play, each once. A play that takes in tiles of its line is grown from the first run of
 * them; one that only runs beside tiles, from the first square where it makes a word across. From there it
 * grows backwards, turns, and grows forwards.
 *
 * Each step hands on as plain numbers what there is so far, for objects by the million would cost more than the
 * search: the letters left as a mask, the tiles laid, the points and the multiplier of the word along the line
 * (`sum`, `multiplier`), and the score of the words across it (`crosses`).
 */
export class Search {
  private readonly plays = new Plays();
  protected readonly nodes: Uint32Array;
  private readonly root: number;
  protected readonly strip: Uint8Array;
  protected readonly counts = new Uint8Array(codesEver);
  protected blanks = 0;
  /** With fewer tiles laid, one is left to be laid. */
  protected most = 0;
  // How far a play may reach from the anchor at hand, to both sides, and where it goes on after the turn.
  protected leftEnd = 0;
  protected rightStart = 0;
  protected rightEnd = 0;
  protected letters: Uint8Array = none;
  protected points: Uint8Array = none;
  protected readonly letterMultipliers: Uint8Array;
  protected readonly wordMultipliers: Uint8Array;
  private allowed: Int32Array = new Int32Array(0);
  protected crossPoints: Int16Array = new Int16Array(0);

  constructor(
    { nodes, root }: Gaddag,
    protected readonly tilePoints: Uint8Array,
    private readonly fullRackBonus: number,
    private readonly ground: Ground,
  ) {
    this.strip = new Uint8Array(ground.placeCount);
    this.letterMultipliers = ground.letterMultipliers;
    this.wordMultipliers = ground.wordMultipliers;
    this.nodes = nodes;
    this.root = root;
  }

  /** The plays that a rack of letter codes, 0 for a blank, can make. They are there until the next search. */
  findAll(lines: Lines, rack: readonly number[]): Plays {
    this.plays.count = 0;
    this.letters = lines.letters;
    this.points = lines.points;
    this.allowed = lines.allowed;
    this.crossPoints = lines.crossPoints;
    this.counts.fill(0);
    for (const code of rack) this.counts[code]!++;
    this.blanks = this.counts[0]!;
    this.most = Math.min(rack.length, rackSize) - 1;
    const mask = rack.reduce((sum, code) => (code === 0 || code > mostLetters ? sum : sum | (1 << code)), 0);
    if (lines.tiles === 0) this.searchFromStar(mask);
    else {
      const { side, stride, downFrom } = this.ground;
      for (const board of [0, downFrom])
        for (let line = 1; line <= side; line++) this.searchLine(board + line * stride + 1, mask);
    }
    return this.plays;
  }

  // A first word down is the same as the one across.
  private searchFromStar(mask: number) {
    const { star, side } = this.ground;
    const half = (side - 1) / 2;
    this.reach(star - half, star + 1, star + half);
    this.growBack(this.root, star, mask, 0, 0, 1, 0);
  }

  private searchLine(first: number, mask: number) {
    const end = first + this.ground.side;
    // The first square that leaves an empty one after the run before.
    let free = first;
    for (let run = first; free < end; ) {
      while (run < end && this.letters[run] === 0) run++;
      this.searchGap(free, run === end ? end : run - 1, mask);
      if (run === end) return;
      let after = run;
      while (this.letters[after] !== 0) after++;
      this.reach(free, after, end - 1);
      this.growFromRun(run, after, mask);
      free = after + 1;
      run = free;
    }
  }

  /** Plays that touch no tile of their line. */
  private searchGap(first: number, end: number, mask: number) {
    let free = first;
    for (let at = first; at < end; at++) {
      if (this.crossPoints[at] === noCross) continue;
      this.reach(free, at + 1, end - 1);
      this.growBack(this.root, at, mask, 0, 0, 1, 0);
      free = at + 1;
    }
  }

  private reach(leftEnd: number, rightStart: number, rightEnd: number) {
    this.leftEnd = leftEnd;
    this.rightStart = rightStart;
    this.rightEnd = rightEnd;
  }

  private growFromRun(run: number, after: number, mask: number) {
    let edge = this.root << 1;
    let sum = 0;
    for (let at = after - 1; at >= run; at--) {
      edge = edgeBy(this.nodes, edge >>> 1, this.letters[at]!);
      sum += this.points[at]!;
    }
    if (edge >>> 1 !== leaf) this.growBack(edge >>> 1, run - 1, mask, 0, sum, 1, 0);
  }

  /** Turns where it may, and lays a letter before those read. The root has no turn. */
  protected growBack(
    node: number,
    place: number,
    mask: number,
    laid: number,
    sum: number,
    multiplier: number,
    crosses: number,
  ) {
    const { nodes, counts, blanks, rightStart } = this;
    const followers = nodes[node]!;
    if ((followers & turn) !== 0 && rightStart <= this.rightEnd)
      this.growOn(nodes[node + 1]! >>> 1, rightStart, place + 1, mask, laid, sum, multiplier, crosses);
    if (place < this.leftEnd) return;
    let letters = followers & this.allowed[place]! & (blanks === 0 ? mask : ~turn);
    if (letters === 0) return;
    const letterMultiplier = this.letterMultipliers[place]!;
    const wordMultiplier = this.wordMultipliers[place]!;
    const cross = this.crossPoints[place]!;
    const newMultiplier = multiplier * wordMultiplier;
    const plainCrosses = cross === noCross ? crosses : crosses + cross * wordMultiplier;
    const crossMultiplier = cross === noCross ? 0 : wordMultiplier;
    for (; letters !== 0; letters &= letters - 1) {
      const bit = letters & -letters;
      const code = 31 - Math.clz32(bit);
      const edge = nodes[node + 1 + bitCount(followers & (bit - 1))]!;
      const goesOn = edge >>> 1 !== leaf && laid < this.most;
      if ((mask & bit) !== 0) {
        this.strip[place] = code;
        const value = this.tilePoints[code]! * letterMultiplier;
        const newSum = sum + value;
        const newCrosses = plainCrosses + value * crossMultiplier;
        if ((edge & 1) !== 0) this.note(place, rightStart, laid + 1, newSum * newMultiplier + newCrosses);
        if (goesOn) {
          const rest = --counts[code]! === 0 ? mask & ~bit : mask;
          this.growBack(edge >>> 1, place - 1, rest, laid + 1, newSum, newMultiplier, newCrosses);
          counts[code]!++;
        }
      }
      if (blanks > 0) {
        this.strip[place] = code | blankBit;
        if ((edge & 1) !== 0) this.note(place, rightStart, laid + 1, sum * newMultiplier + plainCrosses);
        if (goesOn) {
          this.blanks = blanks - 1;
          this.growBack(edge >>> 1, place - 1, mask, laid + 1, sum, newMultiplier, plainCrosses);
          this.blanks = blanks;
        }
      }
    }
  }

  protected growOn(
    node: number,
    place: number,
    first: number,
    mask: number,
    laid: number,
    sum: number,
    multiplier: number,
    crosses: number,
  ) {
    const { nodes, counts, blanks } = this;
    const followers = nodes[node]!;
    let letters = followers & this.allowed[place]! & (blanks === 0 ? mask : -1);
    if (letters === 0) return;
    const letterMultiplier = this.letterMultipliers[place]!;
    const wordMultiplier = this.wordMultipliers[place]!;
    const cross = this.crossPoints[place]!;
    const newMultiplier = multiplier * wordMultiplier;
    const plainCrosses = cross === noCross ? crosses : crosses + cross * wordMultiplier;
    const crossMultiplier = cross === noCross ? 0 : wordMultiplier;
    for (; letters !== 0; letters &= letters - 1) {
      const bit = letters & -letters;
      const code = 31 - Math.clz32(bit);
      let edge = nodes[node + 1 + bitCount(followers & (bit - 1))]!;
      let next = place + 1;
      let passed = sum;
      for (; edge !== 0 && this.letters[next] !== 0; next++) {
        edge = edgeBy(nodes, edge >>> 1, this.letters[next]!);
        passed += this.points[next]!;
      }
      if (edge === 0) continue;
      const goesOn = edge >>> 1 !== leaf && next <= this.rightEnd && laid < this.most;
      if ((mask & bit) !== 0) {
        this.strip[place] = code;
        const value = this.tilePoints[code]! * letterMultiplier;
        const newSum = passed + value;
        const newCrosses = plainCrosses + value * crossMultiplier;
        if ((edge & 1) !== 0) this.note(first, next, laid + 1, newSum * newMultiplier + newCrosses);
        if (goesOn) {
          const rest = --counts[code]! === 0 ? mask & ~bit : mask;
          this.growOn(edge >>> 1, next, first, rest, laid + 1, newSum, newMultiplier, newCrosses);
          counts[code]!++;
        }
      }
      if (blanks > 0) {
        this.strip[place] = code | blankBit;
        if ((edge & 1) !== 0) this.note(first, next, laid + 1, passed * newMultiplier + plainCrosses);
        if (goesOn) {
          this.blanks = blanks - 1;
          this.growOn(edge >>> 1, next, first, mask, laid + 1, passed, newMultiplier, plainCrosses);
          this.blanks = blanks;
        }
      }
    }
  }

  protected note(first: number, end: number, laid: number, score: number) {
    const { plays, letters, strip } = this;
    let place = first;
    while (letters[place] !== 0) place++;
    // A single tile that makes words both ways is one play, found across.
    if (laid === 1 && place >= this.ground.downFrom && this.crossPoints[place] !== noCross) return;
    const index = plays.count++;
    if (plays.count === plays.scores.length) plays.makeRoom();
    plays.places[index] = place;
    plays.lengths[index] = laid;
    plays.scores[index] = laid === rackSize ? score + this.fullRackBonus : score;
    for (let to = index * tilesEach; place < end; place++) if (letters[place] === 0) plays.tiles[to++] = strip[place]!;
  }
}

/** What each step is handed: node, place, letters left, tiles laid, sum, multiplier, crosses. */
type GrowBack = [number, number, number, number, number, number, number];
/** The same, and after the place where the play begins. */
type GrowOn = [number, number, number, number, number, number, number, number];

interface Follower {
  code: number;
  edge: number;
}

const noFollowers: readonly Follower[] = [];

/** Finds plays in an alphabet of more letters than a mask has room for: those beyond are looked at one by one. */
export class WideSearch extends Search {
  private allowedFurther: Int32Array = new Int32Array(0);

  override findAll(lines: Lines, rack: readonly number[]): Plays {
    this.allowedFurther = lines.allowedFurther;
    return super.findAll(lines, rack);
  }

  protected override growBack(...step: GrowBack) {
    if (step[1] >= this.leftEnd) this.growBackFurther(step);
    super.growBack(...step);
  }

  protected override growOn(...step: GrowOn) {
    this.growOnFurther(step);
    super.growOn(...step);
  }

  private growBackFurther([node, place, mask, laid, sum, multiplier, crosses]: GrowBack) {
    const newMultiplier = multiplier * this.wordMultipliers[place]!;
    for (const { code, edge } of this.followers(node, place)) {
      const goesOn = edge >>> 1 !== leaf && laid < this.most;
      const lay = (tile: number, value: number) => {
        this.strip[place] = tile;
        const newCrosses = crosses + this.crossOf(place, value);
        if ((edge & 1) !== 0) this.note(place, this.rightStart, laid + 1, (sum + value) * newMultiplier + newCrosses);
        if (goesOn) this.growBack(edge >>> 1, place - 1, mask, laid + 1, sum + value, newMultiplier, newCrosses);
      };
      this.layEither(code, place, lay);
    }
  }

  private growOnFurther([node, place, first, mask, laid, sum, multiplier, crosses]: GrowOn) {
    const newMultiplier = multiplier * this.wordMultipliers[place]!;
    for (const { code, edge: own } of this.followers(node, place)) {
      let edge = own;
      let next = place + 1;
      let passed = sum;
      for (; edge !== 0 && this.letters[next] !== 0; next++) {
        edge = edgeBy(this.nodes, edge >>> 1, this.letters[next]!);
        passed += this.points[next]!;
      }
      if (edge === 0) continue;
      const goesOn = edge >>> 1 !== leaf && next <= this.rightEnd && laid < this.most;
      const lay = (tile: number, value: number) => {
        this.strip[place] = tile;
        const newCrosses = crosses + this.crossOf(place, value);
        if ((edge & 1) !== 0) this.note(first, next, laid + 1, (passed + value) * newMultiplier + newCrosses);
        if (goesOn) this.growOn(edge >>> 1, next, first, mask, laid + 1, passed + value, newMultiplier, newCrosses);
      };
      this.layEither(code, place, lay);
    }
  }

  /** The further letters that may follow on a place, with their edges. */
  private followers(node: number, place: number): readonly Follower[] {
    const { nodes } = this;
    const further = furtherNode(nodes, node);
    if (further === leaf) return noFollowers;
    const mask = nodes[further]!;
    const found: Follower[] = [];
    for (let left = mask & this.allowedFurther[place]!; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const edge = nodes[further + 1 + bitCount(mask & (bit - 1))]!;
      found.push({ code: mostLetters + 31 - Math.clz32(bit), edge });
    }
    return found;
  }

  /** As its own tile, and as a blank, as far as the rack has them. */
  private layEither(code: number, place: number, lay: (tile: number, value: number) => void) {
    const { counts } = this;
    if (counts[code]! > 0) {
      counts[code]!--;
      lay(code, this.tilePoints[code]! * this.letterMultipliers[place]!);
      counts[code]!++;
    }
    if (this.blanks > 0) {
      this.blanks--;
      lay(code | blankBit, 0);
      this.blanks++;
    }
  }

  /** What the word across a place brings with a tile of such a value there. */
  private crossOf(place: number, value: number): number {
    const cross = this.crossPoints[place]!;
    return cross === noCross ? 0 : (cross + value) * this.wordMultipliers[place]!;
  }
}
