const each = (points: readonly (readonly [number, number])[], shapeAt: (x: number, y: number) => string) =>
  points.map(([x, y]) => shapeAt(x, y)).join('');

const drops = [
  [82, 142],
  [100, 136],
  [118, 142],
  [76, 160],
  [92, 158],
  [108, 158],
  [124, 160],
] as const;

const scales = [
  [76, 134],
  [100, 132],
  [124, 134],
  [88, 150],
  [112, 150],
  [100, 166],
] as const;

/** Feathers that more than one bird wears. */
export const feathers = {
  streaks: (fill: string) => [{ d: each(drops, (x, y) => `M${x} ${y}q3 6 0 12q-3-6 0-12Z`), fill }],
  scallops: (stroke: string) => [
    { d: each(scales, (x, y) => `M${x - 8} ${y}q8 9 16 0`), stroke, width: 4.5 },
  ],
  tuft: (fill: string, y: number) => [
    {
      d: `M100 ${y + 4}C84 ${y - 10} 88 ${y - 30} 106 ${y - 38}C102 ${y - 24} 110 ${y - 20} 118 ${y - 24}C122 ${y - 10} 114 ${y + 2} 100 ${y + 4}Z`,
      fill,
    },
  ],
  mop: (fill: string, y: number) => [
    {
      d: `M78 ${y + 10}C60 ${y - 4} 66 ${y - 22} 84 ${y - 30}C84 ${y - 18} 94 ${y - 18} 100 ${y - 42}C106 ${y - 24} 112 ${y - 18} 126 ${y - 26}C130 ${y - 10} 124 ${y + 4} 118 ${y + 10}C104 ${y + 2} 92 ${y + 2} 78 ${y + 10}Z`,
      fill,
    },
  ],
};
