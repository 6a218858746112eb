/** How many squares a side of a board may have, at least and at most. */
export const leastSide = 2;
export const mostSide = 10;

const known = new Map<number, readonly (readonly number[])[]>();

/**
 * The squares next to each square, in rising order, on a board of `side` × `side` squares numbered row by row
 * from 0. Worked out once for each side.
 */
export function neighboursOf(side: number): readonly (readonly number[])[] {
  const ready = known.get(side);
  if (ready) return ready;
  if (!Number.isInteger(side) || side < leastSide || side > mostSide)
    throw new RangeError(`No board has ${side} squares a side`);
  const made = Array.from({ length: side * side }, (_, square) => around(square, side));
  known.set(side, made);
  return made;
}

function around(square: number, side: number): number[] {
  const [row, column] = [Math.floor(square / side), square % side];
  const found: number[] = [];
  for (let y = Math.max(0, row - 1); y <= Math.min(side - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(side - 1, column + 1); x++) {
      if (y !== row || x !== column) found.push(y * side + x);
    }
  }
  return found;
}
