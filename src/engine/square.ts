export interface Square {
  x: number;
  y: number;
}

export const isSame = (a: Square, b: Square) => a.x === b.x && a.y === b.y;
