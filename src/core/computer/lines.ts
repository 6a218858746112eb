import { boardSize, premiumFactors, premiums, type Square } from '../crossword';
import { edgeBy, type Gaddag, lastLetters, turn } from '../gaddag';

/** The board has a wall around it, so that nobody has to ask where a line ends. */
export const stride = boardSize + 2;
/** Every square has two places: one on the lines across, and one on the lines down, which come after. */
export const downFrom = stride * stride;
const placeCount = 2 * downFrom;

/** The place of a square on its line across. */
export const placeOf = ({ x, y }: Square) => (y + 1) * stride + x + 1;

/** By place: the other place of the same square; 0 in the wall. */
const twins = new Uint16Array(placeCount);
/** By place, how often a tile laid there counts its letter, and its word. */
export const letterFactors = new Uint8Array(placeCount).fill(1);
export const wordFactors = new Uint8Array(placeCount).fill(1);

for (const [index, premium] of premiums.entries()) {
  const [x, y] = [index % boardSize, Math.floor(index / boardSize)];
  const [across, down] = [placeOf({ x, y }), downFrom + placeOf({ x: y, y: x })];
  twins[across] = down;
  twins[down] = across;
  if (premium === null) continue;
  for (const place of [across, down]) {
    letterFactors[place] = premiumFactors[premium].letter;
    wordFactors[place] = premiumFactors[premium].word;
  }
}

export function squareOf(place: number): Square {
  const across = place < downFrom ? place : twins[place];
  return { x: (across % stride) - 1, y: Math.floor(across / stride) - 1 };
}

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
  readonly letters = new Uint8Array(placeCount);
  readonly points = new Uint8Array(placeCount);
  /** The letters that may be laid as far as the word across the line goes, as a mask; none in the wall. */
  readonly allowed = new Int32Array(placeCount);
  /** The points of the tiles that a letter would join across its line, or `noCross`. */
  readonly crossPoints = new Int16Array(placeCount).fill(noCross);
  tiles = 0;

  constructor(
    private readonly gaddag: Gaddag,
    letterCount: number,
  ) {
    const every = ((2 ** letterCount - 1) << 1) | 0;
    for (const [place, twin] of twins.entries()) if (twin !== 0) this.allowed[place] = every;
  }

  lay(tiles: readonly LaidCode[]) {
    for (const { place, code, points } of tiles) {
      for (const own of [place, twins[place]]) {
        this.letters[own] = code;
        this.points[own] = points;
        this.allowed[own] = 0;
        this.crossPoints[own] = noCross;
      }
    }
    for (const { place } of tiles) {
      this.judgeAround(place);
      this.judgeAround(twins[place]);
    }
    this.tiles += tiles.length;
  }

  copyFrom(other: Lines) {
    this.letters.set(other.letters);
    this.points.set(other.points);
    this.allowed.set(other.allowed);
    this.crossPoints.set(other.crossPoints);
    this.tiles = other.tiles;
  }

  /** The first empty places of a line, from one of them on. */
  emptyFrom(place: number, count: number): number[] {
    const found: number[] = [];
    for (let at = place; found.length < count; at++) if (this.letters[at] === 0) found.push(at);
    return found;
  }

  /** A run of tiles crosses the squares at both its ends. */
  private judgeAround(place: number) {
    let before = place;
    while (this.letters[before] !== 0) before--;
    let after = place;
    while (this.letters[after] !== 0) after++;
    for (const end of [before, after]) if (twins[end] !== 0) this.judge(end);
  }

  /** Which letters on an empty place make a word of its line: that is the cross word of its twin. */
  private judge(place: number) {
    let first = place;
    let points = 0;
    while (this.letters[first - 1] !== 0) points += this.points[--first];
    for (let at = place + 1; this.letters[at] !== 0; at++) points += this.points[at];
    this.crossPoints[twins[place]] = points;
    this.allowed[twins[place]] = this.completing(first, place);
  }

  private completing(first: number, place: number): number {
    const { nodes, root } = this.gaddag;
    const isFirst = first === place;
    let node = root;
    // What stands before is read backwards; then the graph turns.
    for (let at = place - 1; at >= first; at--) node = edgeBy(nodes, node, this.letters[at]) >>> 1;
    if (!isFirst) node = edgeBy(nodes, node, 0) >>> 1;
    if (this.letters[place + 1] === 0) return lastLetters(nodes, node);
    let letters = 0;
    for (let left = nodes[node] & ~turn; left !== 0; left &= left - 1) {
      const code = 31 - Math.clz32(left & -left);
      const edge = edgeBy(nodes, node, code) >>> 1;
      if (this.endsWord(isFirst ? edgeBy(nodes, edge, 0) >>> 1 : edge, place + 1)) letters |= 1 << code;
    }
    return letters;
  }

  /** Whether the letters from a place on complete a word from this node. */
  private endsWord(node: number, place: number): boolean {
    const { nodes } = this.gaddag;
    let edge = node << 1;
    for (let at = place; this.letters[at] !== 0; at++) edge = edgeBy(nodes, edge >>> 1, this.letters[at]);
    return (edge & 1) === 1;
  }
}
