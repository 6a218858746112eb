/** Least squares for sparse samples, with a pull of every weight towards nought. */
export class Regression {
  private readonly squares: Float64Array;
  private readonly products: Float64Array;

  constructor(private readonly size: number) {
    this.squares = new Float64Array(size * size);
    this.products = new Float64Array(size);
  }

  /** One sample: which weights count in it, one named twice counting twice, and what they should sum up to. */
  add(features: readonly number[], target: number) {
    for (const one of features) {
      this.products[one]! += target;
      for (const other of features) this.squares[one * this.size + other]!++;
    }
  }

  /** By Cholesky's decomposition. */
  solve(pull: number): Float64Array {
    const { size } = this;
    const lower = this.squares.slice();
    for (let row = 0; row < size; row++) {
      lower[row * size + row]! += pull;
      for (let column = 0; column <= row; column++) {
        let sum = lower[row * size + column]!;
        for (let at = 0; at < column; at++) sum -= lower[row * size + at]! * lower[column * size + at]!;
        lower[row * size + column] = row === column ? Math.sqrt(sum) : sum / lower[column * size + column]!;
      }
    }
    const weights = this.products.slice();
    for (let row = 0; row < size; row++) {
      for (let at = 0; at < row; at++) weights[row]! -= lower[row * size + at]! * weights[at]!;
      weights[row]! /= lower[row * size + row]!;
    }
    for (let row = size - 1; row >= 0; row--) {
      for (let at = row + 1; at < size; at++) weights[row]! -= lower[at * size + row]! * weights[at]!;
      weights[row]! /= lower[row * size + row]!;
    }
    return weights;
  }
}
