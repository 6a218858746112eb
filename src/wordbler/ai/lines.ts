import { bonusMultipliers, type Shape, type Square, sideOf, squareAt } from '../rules';
import { edgeBy, furtherNode, type Gaddag, lastLetters, more, mostLetters } from './gaddag';
import { LetterSets } from './letter-sets';

/** A board as places: it has a wall around it, so that nobody has to ask where a line ends. */
export class Ground {
  readonly side: number;
  readonly stride: number;
  /** Every square has two places: one on the lines across, and one on the lines down, which come after. */
  readonly downFrom: number;
  /** By place: the other place of the same square; 0 in the wall. */
  readonly twins: Uint16Array;
  /** By place, how often a tile laid there counts its letter, and its word. */
  readonly letterMultipliers: Uint8Array;
  readonly wordMultipliers: Uint8Array;
  /** Where the first word begins. */
  readonly star: number;

  private constructor({ bonuses, star }: Shape) {
    this.side = sideOf(bonuses);
    this.stride = this.side + 2;
    this.downFrom = this.stride * this.stride;
    this.twins = new Uint16Array(this.placeCount);
    this.letterMultipliers = new Uint8Array(this.placeCount).fill(1);
    this.wordMultipliers = new Uint8Array(this.placeCount).fill(1);
    this.star = this.placeOf(star);
    for (const [index, bonus] of bonuses.entries()) {
      const square = squareAt(index, this.side);
      const [across, down] = [this.placeOf(square), this.downPlaceOf(square)];
      this.twins[across] = down;
      this.twins[down] = across;
      if (bonus === null) continue;
      for (const place of [across, down]) {
        this.letterMultipliers[place] = bonusMultipliers[bonus].letter;
        this.wordMultipliers[place] = bonusMultipliers[bonus].word;
      }
    }
  }

  private static readonly known = new WeakMap<Shape, Ground>();

  static of(shape: Shape): Ground {
    const ground = Ground.known.get(shape) ?? new Ground(shape);
    Ground.known.set(shape, ground);
    return ground;
  }

  get placeCount() {
    return 2 * this.downFrom;
  }

  /** The place of a square on its line across. */
  placeOf({ x, y }: Square): number {
    return (y + 1) * this.stride + x + 1;
  }

  private downPlaceOf({ x, y }: Square): number {
    return this.downFrom + this.placeOf({ x: y, y: x });
  }

  /** The same square on its line across; a place of the wall, too, has one. */
  acrossOf(place: number): number {
    return place < this.downFrom ? place : this.turned(place);
  }

  /** The place of the same square on the line across this one; in the wall, too. */
  turned(place: number): number {
    const { stride, downFrom } = this;
    const at = place % downFrom;
    return (place < downFrom ? downFrom : 0) + (at % stride) * stride + Math.floor(at / stride);
  }

  squareOf(place: number): Square {
    const across = this.acrossOf(place);
    return { x: (across % this.stride) - 1, y: Math.floor(across / this.stride) - 1 };
  }
}

const bothWays = [-1, 1] as const;

/** Said of a place where a letter would make no word across its line. */
export const noCross = -1;

/** A tile to lay, its letter as a code. */
export interface LaidCode {
  place: number;
  code: number;
  points: number;
}

/** The board as a search reads it. What a word across allows is reckoned only where a play changes it. */
export class Lines {
  /** By place, the code of the letter that lies there; 0 where nothing does. */
  readonly letters: Uint8Array;
  readonly points: Uint8Array;
  /** The letters that may be laid as far as the word across the line goes, as a mask; none in the wall. */
  readonly allowed: Int32Array;
  /** The same for those letters that a mask has no room for, as the mask of a second node has them. */
  readonly allowedFurther: Int32Array;
  /** The points of the tiles that a letter would join across its line, or `noCross`. */
  readonly crossPoints: Int16Array;
  tiles = 0;
  private readonly judged: Uint8Array;
  private readonly twins: Uint16Array;
  private readonly hasFurther: boolean;

  constructor(
    private readonly gaddag: Gaddag,
    letterCount: number,
    readonly ground: Ground,
  ) {
    const { placeCount, twins } = ground;
    this.letters = new Uint8Array(placeCount);
    this.points = new Uint8Array(placeCount);
    this.allowed = new Int32Array(placeCount);
    this.allowedFurther = new Int32Array(placeCount);
    this.crossPoints = new Int16Array(placeCount).fill(noCross);
    this.judged = new Uint8Array(placeCount);
    this.twins = twins;
    const every = (2 ** Math.min(letterCount, mostLetters) - 1) << 1;
    this.hasFurther = letterCount > mostLetters;
    const further = (2 ** Math.max(0, letterCount - mostLetters) - 1) << 1;
    for (let place = 0; place < placeCount; place++) {
      if (twins[place] === 0) continue;
      this.allowed[place] = every;
      this.allowedFurther[place] = further;
    }
  }

  lay(tiles: readonly LaidCode[]) {
    for (const tile of tiles) {
      this.put(tile.place, tile);
      this.put(this.twins[tile.place]!, tile);
    }
    for (const { place } of tiles) {
      this.judgeEnds(place);
      this.judgeEnds(this.twins[place]!);
    }
    this.judged.fill(0);
    this.tiles += tiles.length;
  }

  copyFrom(other: Lines) {
    this.letters.set(other.letters);
    this.points.set(other.points);
    this.allowed.set(other.allowed);
    this.allowedFurther.set(other.allowedFurther);
    this.crossPoints.set(other.crossPoints);
    this.tiles = other.tiles;
  }

  /** The first empty places of a line, from one of them on. */
  emptyFrom(place: number, count: number): number[] {
    const found: number[] = [];
    for (let at = place; found.length < count; at++) if (this.letters[at] === 0) found.push(at);
    return found;
  }

  private put(place: number, { code, points }: LaidCode) {
    this.letters[place] = code;
    this.points[place] = points;
    this.allowed[place] = 0;
    this.allowedFurther[place] = 0;
    this.crossPoints[place] = noCross;
  }

  /** Judges the places at both ends of a run, each once: many tiles have them in common. */
  private judgeEnds(place: number) {
    for (const step of bothWays) {
      const end = this.endOfRun(place, step);
      if (this.twins[end] === 0 || this.judged[end] !== 0) continue;
      this.judged[end] = 1;
      this.judge(end);
    }
  }

  /** The first place beyond the tiles that lie on this one and in the row with it. */
  private endOfRun(place: number, step: 1 | -1): number {
    let end = place;
    while (this.letters[end] !== 0) end += step;
    return end;
  }

  /** Which letters on an empty place make a word of its line: that is the cross word of its twin. */
  private judge(place: number) {
    const first = this.endOfRun(place - 1, -1) + 1;
    const end = this.endOfRun(place + 1, 1);
    let points = 0;
    for (let at = first; at < end; at++) points += this.points[at]!;
    this.crossPoints[this.twins[place]!] = points;
    this.allow(this.twins[place]!, first, place, end);
  }

  /** Allows the letters that complete a word from one place to another. */
  protected allow(twin: number, first: number, place: number, end: number) {
    const { nodes } = this.gaddag;
    const isFirst = first === place;
    const node = isFirst ? this.readBack(end - 1, place + 1) : edgeBy(nodes, this.readBack(place - 1, first), 0) >>> 1;
    const isLast = isFirst || place + 1 === end;
    this.allowed[twin] = isLast ? lastLetters(nodes, node) : this.completing(node, place);
    if (!this.hasFurther) return;
    const further = furtherNode(nodes, node);
    this.allowedFurther[twin] = isLast ? lastLetters(nodes, further) : this.completing(further, place);
  }

  /** The letters of a node after which those behind a place complete a word. */
  private completing(node: number, place: number): number {
    const { nodes } = this.gaddag;
    let letters = 0;
    for (let left = nodes[node]! & ~more, at = node + 1; left !== 0; left &= left - 1, at++)
      if (this.endsWord(nodes[at]!, place + 1)) letters |= left & -left;
    return letters;
  }

  /** Where a walk comes to that reads the letters from a place back to another. */
  private readBack(from: number, to: number): number {
    const { nodes, root } = this.gaddag;
    let node = root;
    for (let at = from; at >= to; at--) node = edgeBy(nodes, node, this.letters[at]!) >>> 1;
    return node;
  }

  /** Whether the letters from a place on complete a word from this edge. */
  private endsWord(edge: number, place: number): boolean {
    let last = edge;
    for (let at = place; this.letters[at] !== 0; at++) last = edgeBy(this.gaddag.nodes, last >>> 1, this.letters[at]!);
    return (last & 1) === 1;
  }
}

/** The board where the letters of a word may lie in any order. */
class FreeLines extends Lines {
  private readonly sets: LetterSets;

  constructor(gaddag: Gaddag, letterCount: number, ground: Ground) {
    super(gaddag, letterCount, ground);
    this.sets = LetterSets.of(gaddag);
  }

  protected override allow(twin: number, first: number, place: number, end: number) {
    const lying: number[] = [];
    for (let at = first; at < end; at++) if (at !== place) lying.push(this.letters[at]!);
    let [near, further] = [0, 0];
    for (const code of this.sets.completing(lying)) {
      if (code > mostLetters) further |= 1 << (code - mostLetters);
      else near |= 1 << code;
    }
    this.allowed[twin] = near;
    this.allowedFurther[twin] = further;
  }
}

/** An empty board for a search. */
export const linesFor = (gaddag: Gaddag, letterCount: number, ground: Ground, isFree: boolean): Lines =>
  new (isFree ? FreeLines : Lines)(gaddag, letterCount, ground);
