import { premiumFactors, type Shape, type Square, sideOf, squareAt } from '../rules';

/** A board as places: it has a wall around it, so that nobody has to ask where a line ends. */
export class Ground {
  readonly side: number;
  readonly stride: number;
  /** Every square has two places: one on the lines across, and one on the lines down, which come after. */
  readonly downFrom: number;
  /** By place: the other place of the same square; 0 in the wall. */
  readonly twins: Uint16Array;
  /** By place, how often a tile laid there counts its letter, and its word. */
  readonly letterFactors: Uint8Array;
  readonly wordFactors: Uint8Array;
  /** Where the first word begins. */
  readonly star: number;

  private constructor({ premiums, star }: Shape) {
    this.side = sideOf(premiums);
    this.stride = this.side + 2;
    this.downFrom = this.stride * this.stride;
    this.twins = new Uint16Array(this.placeCount);
    this.letterFactors = new Uint8Array(this.placeCount).fill(1);
    this.wordFactors = new Uint8Array(this.placeCount).fill(1);
    this.star = this.placeOf(star);
    for (const [index, premium] of premiums.entries()) {
      const square = squareAt(index, this.side);
      const [across, down] = [this.placeOf(square), this.downPlaceOf(square)];
      this.twins[across] = down;
      this.twins[down] = across;
      if (premium === null) continue;
      for (const place of [across, down]) {
        this.letterFactors[place] = premiumFactors[premium].letter;
        this.wordFactors[place] = premiumFactors[premium].word;
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
