import { bitCount, edgeBy, furtherNode, leaf, mostLetters } from './gaddag';
import { type Lines, noCross } from './lines';
import { blankBit, type Plays } from './plays';
import { Search } from './search';

/** What each step is handed: node, place, letters left, tiles laid, sum, factor, crosses. */
type GrowBack = [number, number, number, number, number, number, number];
/** The same, and after the place where the play begins. */
type GrowOn = [number, number, number, number, number, number, number, number];

interface Follower {
  code: number;
  edge: number;
}

const none: readonly Follower[] = [];

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

  private growBackFurther([node, place, mask, laid, sum, factor, crosses]: GrowBack) {
    const newFactor = factor * this.wordFactors[place]!;
    for (const { code, edge } of this.followers(node, place)) {
      const goesOn = edge >>> 1 !== leaf && laid < this.most;
      const lay = (tile: number, value: number) => {
        this.strip[place] = tile;
        const newCrosses = crosses + this.crossOf(place, value);
        if ((edge & 1) !== 0) this.note(place, this.rightStart, laid + 1, (sum + value) * newFactor + newCrosses);
        if (goesOn) this.growBack(edge >>> 1, place - 1, mask, laid + 1, sum + value, newFactor, newCrosses);
      };
      this.layEither(code, place, lay);
    }
  }

  private growOnFurther([node, place, first, mask, laid, sum, factor, crosses]: GrowOn) {
    const newFactor = factor * this.wordFactors[place]!;
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
        if ((edge & 1) !== 0) this.note(first, next, laid + 1, (passed + value) * newFactor + newCrosses);
        if (goesOn) this.growOn(edge >>> 1, next, first, mask, laid + 1, passed + value, newFactor, newCrosses);
      };
      this.layEither(code, place, lay);
    }
  }

  /** The further letters that may follow on a place, with their edges. */
  private followers(node: number, place: number): readonly Follower[] {
    const { nodes } = this;
    const further = furtherNode(nodes, node);
    if (further === leaf) return none;
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
      lay(code, this.tilePoints[code]! * this.letterFactors[place]!);
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
    return cross === noCross ? 0 : (cross + value) * this.wordFactors[place]!;
  }
}
