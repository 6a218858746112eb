import { rackSize } from '../rules';
import { type Gaddag, mostLetters } from './gaddag';
import { LetterSets } from './letter-sets';
import { type Ground, type Lines, noCross } from './lines';
import { blankBit, codeBits, Plays, tilesEach } from './plays';

/** The squares of a play: from the first of its word to the last. */
interface Stretch {
  first: number;
  last: number;
  /** Its empty places. */
  empty: number[];
}

const byWorth = (a: number, b: number) => b - a;

/**
 * Finds plays where the letters of a word may lie in any order: for every choice of tiles and of squares the
 * arrangement that scores most, for there may be thousands of others.
 */
export class FreeSearch {
  private readonly plays = new Plays();
  private readonly sets: LetterSets;
  private readonly counts = new Uint8Array(codeBits + 1);
  private readonly choices = new Map<string, number[][][]>();
  private lines!: Lines;
  private most = 0;

  constructor(
    gaddag: Gaddag,
    private readonly tilePoints: Uint8Array,
    private readonly fullRackBonus: number,
    private readonly ground: Ground,
  ) {
    this.sets = LetterSets.of(gaddag);
  }

  /** The plays that a rack of letter codes, 0 for a blank, can make. They are there until the next search. */
  findAll(lines: Lines, rack: readonly number[]): Plays {
    this.lines = lines;
    this.plays.count = 0;
    this.choices.clear();
    this.counts.fill(0);
    for (const code of rack) this.counts[code]!++;
    this.most = Math.min(rack.length, rackSize);
    const { side, stride, downFrom } = this.ground;
    // A first word down is the same as the one across.
    for (const board of lines.tiles === 0 ? [0] : [0, downFrom])
      for (let line = 1; line <= side; line++) this.searchLine(board + line * stride + 1);
    return this.plays;
  }

  private searchLine(start: number) {
    const { letters } = this.lines;
    const end = start + this.ground.side;
    for (let first = start; first < end; first++) {
      if (letters[first - 1] !== 0) continue;
      const empty: number[] = [];
      const lying: number[] = [];
      for (let last = first; last < end; last++) {
        if (letters[last] === 0) empty.push(last);
        else lying.push(letters[last]!);
        if (empty.length > this.most) break;
        if (letters[last + 1] !== 0 || empty.length === 0 || last === first) continue;
        if (this.isJoined(empty, lying)) this.layOn({ first, last, empty }, lying);
      }
    }
  }

  private isJoined(empty: readonly number[], lying: readonly number[]): boolean {
    const { crossPoints, tiles } = this.lines;
    if (tiles === 0) return empty.includes(this.ground.star);
    // A single tile that makes words both ways is one play, found across.
    const [only] = empty;
    if (empty.length === 1 && only! >= this.ground.downFrom && crossPoints[only!] !== noCross) return false;
    return lying.length > 0 || empty.some((place) => crossPoints[place] !== noCross);
  }

  private layOn(stretch: Stretch, lying: readonly number[]) {
    const { lines, ground, tilePoints } = this;
    const { empty } = stretch;
    const choices = this.choicesWith(lying)[empty.length]!;
    if (choices.length === 0) return;
    const { letterMultipliers, wordMultipliers } = ground;
    let [multiplier, sum, crosses] = [1, 0, 0];
    for (const place of empty) multiplier *= wordMultipliers[place]!;
    for (let at = stretch.first; at <= stretch.last; at++) sum += lines.points[at]!;
    const worths = empty.map((place) => {
      const cross = lines.crossPoints[place]!;
      if (cross === noCross) return letterMultipliers[place]! * multiplier;
      crosses += cross * wordMultipliers[place]!;
      return letterMultipliers[place]! * (multiplier + wordMultipliers[place]!);
    });
    const bound = [...empty.keys()].filter((at) => lines.crossPoints[empty[at]!] !== noCross);
    const free = [...empty.keys()].filter((at) => !bound.includes(at)).sort((a, b) => worths[b]! - worths[a]! || a - b);
    const pointsOf = (tile: number) => ((tile & blankBit) === 0 ? tilePoints[tile]! : 0);
    for (const choice of choices) {
      const tiles = choice.toSorted((a, b) => pointsOf(b) - pointsOf(a) || a - b);
      const best = arranged(tiles, {
        bound,
        free,
        worths,
        pointsOf,
        allows: (tile, at) => this.allows(empty[at]!, tile),
      });
      if (best) this.note(empty[0]!, best.tiles, sum * multiplier + crosses + best.worth);
    }
  }

  private choicesWith(lying: readonly number[]): number[][][] {
    const key = String.fromCharCode(...lying.toSorted(byWorth));
    const known = this.choices.get(key) ?? this.sets.choices(lying, this.counts, this.most, blankBit);
    this.choices.set(key, known);
    return known;
  }

  private allows(place: number, tile: number): boolean {
    const code = tile & codeBits;
    const { allowed, allowedFurther } = this.lines;
    return code > mostLetters
      ? (allowedFurther[place]! & (1 << (code - mostLetters))) !== 0
      : (allowed[place]! & (1 << code)) !== 0;
  }

  private note(place: number, tiles: readonly number[], score: number) {
    const { plays } = this;
    const index = plays.count++;
    if (plays.count === plays.scores.length) plays.makeRoom();
    plays.places[index] = place;
    plays.lengths[index] = tiles.length;
    plays.scores[index] = tiles.length === rackSize ? score + this.fullRackBonus : score;
    plays.tiles.set(tiles, index * tilesEach);
  }
}

interface Squares {
  /** Those where a word across says which letters may lie. */
  bound: readonly number[];
  /** The others, the one first where a letter is worth most. */
  free: readonly number[];
  worths: readonly number[];
  pointsOf(tile: number): number;
  allows(tile: number, at: number): boolean;
}

interface Arranged {
  tiles: number[];
  worth: number;
}

/** The tiles, those worth most first, on the squares where they score most; undefined where words across forbid it. */
function arranged(tiles: readonly number[], { bound, free, worths, pointsOf, allows }: Squares): Arranged | undefined {
  const laid: number[] = new Array(tiles.length).fill(0);
  const left = [...tiles];
  let best: Arranged | undefined;
  const lay = (nth: number, worth: number) => {
    if (nth < bound.length) {
      const at = bound[nth]!;
      for (const [index, tile] of left.entries()) {
        if (tile === 0 || left.indexOf(tile) !== index || !allows(tile, at)) continue;
        left[index] = 0;
        laid[at] = tile;
        lay(nth + 1, worth + pointsOf(tile) * worths[at]!);
        left[index] = tile;
      }
      return;
    }
    const others = left.filter((tile) => tile !== 0);
    const whole = free.reduce((sum, at, index) => sum + pointsOf(others[index]!) * worths[at]!, worth);
    if (best && whole <= best.worth) return;
    for (const [index, at] of free.entries()) laid[at] = others[index]!;
    best = { tiles: [...laid], worth: whole };
  };
  lay(0, 0);
  return best;
}
