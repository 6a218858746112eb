import type { Species } from './anatomy';

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
const feathers = {
  streaks: (fill: string) => [{ d: each(drops, (x, y) => `M${x} ${y}q3 6 0 12q-3-6 0-12Z`), fill }],
  scallops: (stroke: string) => [{ d: each(scales, (x, y) => `M${x - 8} ${y}q8 9 16 0`), stroke, width: 4.5 }],
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

const warblers = {
  maize: {
    figure: { top: 34, head: 66, headY: 92, belly: 73, bellyY: 124, bottom: 181 },
    base: '#ffc627',
    belly: '#fff0b0',
    bellyAt: { y: 154, rx: 50, ry: 42 },
    wing: '#e8a800',
    wings: 'plump',
    tail: { shape: 'down', colour: '#c98d12' },
    beak: { shape: 'cone', colour: '#8a6f55' },
    legs: 'short',
    feet: '#9b7d60',
    eyes: { x: 25, y: 90, iris: '#8a4d1a' },
    cheek: '#ff7d5a',
    over: feathers.streaks('#c4622d'),
    crest: feathers.tuft('#f2b400', 38),
  },
  azure: {
    figure: { top: 30, head: 52, headY: 82, belly: 72, bellyY: 138, bottom: 181 },
    base: '#46a5ea',
    belly: '#ffffff',
    bellyAt: { y: 152, rx: 52, ry: 38 },
    wing: '#2c78c4',
    wings: 'plump',
    bar: '#ffffff',
    tail: { shape: 'long', colour: '#2466b0' },
    beak: { shape: 'cone', colour: '#56657a' },
    legs: 'short',
    feet: '#56657a',
    eyes: { x: 23, y: 82, iris: '#3560b8' },
    cheek: '#ff8f9d',
    over: [{ d: 'M40 122Q100 150 160 122', stroke: '#2c5fae', width: 7, dash: '10 6' }],
    crest: [{ d: 'M62 54C74 26 108 16 142 14C132 24 136 32 140 44C122 30 86 34 62 54Z', fill: '#2f83cf' }],
  },
  flame: {
    figure: { top: 40, head: 66, headY: 94, belly: 66, bellyY: 128, bottom: 181 },
    base: '#37304a',
    belly: '#ffd9a0',
    bellyAt: { y: 156, rx: 46, ry: 40 },
    wing: '#2b2540',
    wings: 'plump',
    bar: '#fff4e0',
    tail: { shape: 'down', colour: '#2b2540' },
    beak: { shape: 'cone', colour: '#5b5468' },
    legs: 'short',
    feet: '#5b5468',
    eyes: { x: 25, y: 92, iris: '#7a3d10', ring: '#ffb347' },
    cheek: '#ff3b1f',
    line: '#1d1628',
    under: [
      {
        d: 'M100 48C58 46 38 84 46 120C54 142 80 148 100 148C120 148 146 142 154 120C162 84 142 46 100 48Z',
        fill: '#ff8a1f',
      },
      { d: 'M36 78Q54 82 62 96Q50 104 36 100ZM164 78Q146 82 138 96Q150 104 164 100Z', fill: '#37304a' },
    ],
    over: feathers.streaks('#37304a'),
    crest: [
      {
        d: 'M70 58C60 40 66 22 58 4C76 12 82 24 84 34C86 20 92 6 104 -6C104 10 110 20 112 32C118 22 126 16 140 14C132 26 138 44 130 58C114 50 88 50 70 58Z',
        fill: '#ff7a14',
      },
      {
        d: 'M84 56C80 44 84 34 90 30C92 38 96 40 100 28C106 40 110 42 116 38C116 48 116 52 114 56Z',
        fill: '#ffd23f',
      },
    ],
  },
  hood: {
    figure: { top: 32, head: 70, headY: 88, belly: 64, bellyY: 132, bottom: 181 },
    base: '#a9b53a',
    belly: '#ffe14d',
    bellyAt: { y: 156, rx: 46, ry: 38 },
    wing: '#7d8a2a',
    wings: 'plump',
    tail: { shape: 'up', colour: '#6d7a22' },
    beak: { shape: 'cone', colour: '#3b3340' },
    legs: 'short',
    feet: '#5a5060',
    eyes: { x: 25, y: 90, iris: '#6a431b' },
    cheek: '#ff8a4a',
    line: '#1d1926',
    under: [
      { d: 'M20 20H180V128C150 158 50 158 20 128Z', fill: '#2c2833' },
      {
        d: 'M100 58C60 48 42 74 48 106C56 128 82 130 100 124C118 130 144 128 152 106C158 74 140 48 100 58Z',
        fill: '#ffd92e',
      },
    ],
    crest: [
      {
        d: 'M52 50C74 20 104 6 152 -4C162 -6 166 2 158 6C146 12 144 26 150 50C128 30 80 30 52 50Z',
        fill: '#2c2833',
        solid: true,
      },
      { d: 'M152 -4C162 -6 166 2 158 6', stroke: '#ffd92e', width: 5 },
    ],
  },
  cinder: {
    figure: { top: 36, head: 54, headY: 86, belly: 62, bellyY: 134, bottom: 181 },
    base: '#3a3f52',
    belly: '#fff3e6',
    bellyAt: { y: 158, rx: 44, ry: 36 },
    wing: '#2b2f40',
    wings: 'plump',
    bar: '#ff7a2b',
    tail: { shape: 'fan', colour: '#ff7a2b' },
    beak: { shape: 'cone', colour: '#596070' },
    legs: 'short',
    feet: '#596070',
    eyes: { x: 23, y: 86, iris: '#7a4a2a', ring: '#6a7294' },
    cheek: '#ff8f6b',
    line: '#12131d',
    under: [
      {
        d: 'M20 128C40 112 66 122 66 146C66 168 40 178 24 170ZM180 128C160 112 134 122 134 146C134 168 160 178 176 170Z',
        fill: '#ff7a2b',
      },
    ],
    crest: feathers.mop('#2b2f40', 38),
  },
} satisfies Record<string, Species>;

const otherBirds = {
  sage: {
    figure: { top: 24, head: 72, headY: 78, belly: 64, bellyY: 134, bottom: 181 },
    base: '#94623f',
    belly: '#f6dfb8',
    bellyAt: { y: 152, rx: 48, ry: 42 },
    wing: '#774a2e',
    wings: 'plump',
    tail: { shape: 'down', colour: '#5f3a24' },
    beak: { shape: 'hook', colour: '#f2a32b' },
    legs: 'short',
    feet: '#e0962c',
    eyes: { x: 28, y: 84, iris: '#d98200', white: '#fff4d6' },
    cheek: '#ff6b6b',
    under: [
      {
        d: 'M100 60C86 36 38 38 38 84C40 122 84 126 100 110C116 126 160 122 162 84C162 38 114 36 100 60Z',
        fill: '#f0cf9b',
      },
    ],
    over: feathers.scallops('#b9814f'),
    crest: [
      {
        d: 'M50 56C34 40 28 16 34 -2C52 6 74 18 86 34C72 38 60 44 50 56ZM150 56C166 40 172 16 166 -2C148 6 126 18 114 34C128 38 140 44 150 56Z',
        fill: '#774a2e',
        solid: true,
      },
    ],
    wears: [
      {
        d: 'M46 84a26 26 0 1 0 52 0a26 26 0 1 0 -52 0M102 84a26 26 0 1 0 52 0a26 26 0 1 0 -52 0M98 80q2-3 4 0M46 80l-10-5M154 80l10-5',
        stroke: '#3c2a4d',
        width: 4.5,
      },
    ],
  },
  thimble: {
    figure: { top: 66, head: 54, headY: 112, belly: 60, bellyY: 138, bottom: 181 },
    base: '#b8733f',
    belly: '#f7dcb4',
    bellyAt: { y: 162, rx: 40, ry: 30 },
    wing: '#97582c',
    wings: 'plump',
    tail: { shape: 'up', colour: '#7d4722' },
    beak: { shape: 'cone', colour: '#6b5140', y: -2 },
    legs: 'short',
    feet: '#8a6a52',
    eyes: { x: 22, y: 114, iris: '#7a4a2a', size: 0.9 },
    cheek: '#ff7d5a',
    over: [{ d: 'M58 100Q76 86 92 96M142 100Q124 86 108 96', stroke: '#fff0d8', width: 6 }],
    crest: [
      { d: 'M66 66C60 34 96 8 146 12C152 44 116 80 66 66Z', fill: '#57b34a', solid: true },
      {
        d: 'M70 64C92 52 118 34 142 16M96 50L92 36M112 40L110 26M104 46L120 48',
        stroke: '#2f7d33',
        width: 3,
      },
    ],
  },
  rosehip: {
    figure: { top: 38, head: 64, headY: 92, belly: 76, bellyY: 116, bottom: 166 },
    base: '#8b7d72',
    belly: '#fff6ec',
    bellyAt: { y: 152, rx: 46, ry: 28 },
    wing: '#6f6158',
    wings: 'plump',
    tail: { shape: 'long', colour: '#5e5148' },
    beak: { shape: 'cone', colour: '#5a4b46' },
    legs: 'long',
    feet: '#6e4a3c',
    eyes: { x: 25, y: 88, iris: '#6a3a22' },
    cheek: '#ffd0a0',
    under: [
      {
        d: 'M100 64C62 56 40 82 42 112C44 142 70 152 100 152C130 152 156 142 158 112C160 82 138 56 100 64Z',
        fill: '#f2662f',
      },
    ],
  },
  river: {
    figure: { top: 32, head: 70, headY: 86, belly: 50, bellyY: 146, bottom: 181 },
    base: '#139bb0',
    belly: '#ff9a3d',
    bellyAt: { y: 156, rx: 40, ry: 38 },
    wing: '#0b6f9a',
    wings: 'plump',
    bar: '#8ff0ff',
    tail: { shape: 'down', colour: '#0a5c80' },
    beak: { shape: 'dagger', colour: '#2f3b4a' },
    legs: 'short',
    feet: '#e2603a',
    eyes: { x: 26, y: 84, iris: '#8a5a1a', ring: '#ffb25c' },
    cheek: '#ffb27a',
    line: '#0a3040',
    under: [
      {
        d: 'M28 104C40 92 66 98 70 114C64 130 42 130 30 120ZM172 104C160 92 134 98 130 114C136 130 158 130 170 120Z',
        fill: '#ffffff',
      },
    ],
    crest: [
      {
        d: 'M50 52C36 40 30 28 12 24C24 18 40 18 50 24C44 12 42 2 34 -8C52 -6 66 4 74 14C76 2 82 -8 94 -16C96 0 104 12 120 22C138 28 146 38 150 50C124 30 80 30 50 52Z',
        fill: '#0b7fa3',
        solid: true,
      },
    ],
  },
  skerry: {
    figure: { top: 22, head: 52, headY: 72, belly: 66, bellyY: 136, bottom: 181 },
    base: '#2d2f40',
    belly: '#ffffff',
    bellyAt: { y: 148, rx: 48, ry: 44 },
    wing: '#23252f',
    wings: 'plump',
    tail: { shape: 'down', colour: '#1c1e28' },
    beak: { shape: 'wide', colour: '#ff7a1f', y: 13 },
    legs: 'short',
    feet: '#ff7a1f',
    eyes: { x: 23, y: 74, iris: '#54617a', size: 0.92 },
    cheek: '#ffab8f',
    line: '#1a1420',
    under: [
      {
        d: 'M100 44C80 34 52 44 54 78C56 112 84 118 100 108C116 118 144 112 146 78C148 44 120 34 100 44Z',
        fill: '#fdfdfd',
      },
    ],
    wears: [
      { d: 'M42 116C78 136 122 136 158 116L162 132C126 154 74 154 38 132Z', fill: '#e2405a', solid: true },
      { d: 'M126 138L142 172L120 178L110 144Z', fill: '#c9304a', solid: true },
      { d: 'M122 168l18-4', stroke: '#ffd9c0', width: 4 },
    ],
  },
  scarlet: {
    figure: { top: 50, head: 58, headY: 100, belly: 68, bellyY: 134, bottom: 181 },
    base: '#e8303f',
    belly: '#ff8a7a',
    bellyAt: { y: 160, rx: 46, ry: 34 },
    wing: '#bf1f33',
    wings: 'plump',
    tail: { shape: 'long', colour: '#a3182b' },
    beak: { shape: 'cone', colour: '#ffb02e' },
    legs: 'short',
    feet: '#f0a030',
    eyes: { x: 24, y: 98, iris: '#8a3a1a' },
    cheek: '#ffb09a',
    line: '#2a0f1c',
    under: [
      {
        d: 'M100 100C84 84 60 96 64 116C70 140 90 142 100 142C110 142 130 140 136 116C140 96 116 84 100 100Z',
        fill: '#3a1a2b',
      },
    ],
    crest: [
      {
        d: 'M56 74C66 44 88 10 126 -8C120 8 130 14 144 14C136 24 142 34 152 38C146 48 146 60 144 74C120 56 82 56 56 74Z',
        fill: '#d3243a',
        solid: true,
      },
    ],
    wears: [
      { d: 'M100 154l-28-14q-7 14 0 28ZM100 154l28-14q7 14 0 28Z', fill: '#4b53c9', solid: true },
      { d: 'M92 154a8 8 0 1 0 16 0a8 8 0 1 0 -16 0', fill: '#7d86ff' },
    ],
  },
  jewel: {
    figure: { top: 42, head: 46, headY: 84, belly: 42, bellyY: 118, bottom: 168 },
    base: '#2fb56a',
    belly: '#eafff0',
    bellyAt: { y: 146, rx: 28, ry: 26 },
    wing: '#7fe0c8',
    wings: 'humming',
    tail: { shape: 'fork', colour: '#12805a' },
    beak: { shape: 'needle', colour: '#3d3d4d' },
    legs: 'none',
    feet: '#3d3d4d',
    eyes: { x: 21, y: 82, iris: '#2f6a4a', size: 0.9 },
    cheek: '#ff86c4',
    under: [
      { d: 'M40 108Q100 88 160 108C150 136 130 138 100 138C70 138 50 136 40 108Z', fill: '#e0338f' },
      {
        d: 'M66 114q6 7 12 0q6 7 12 0M110 114q6 7 12 0q6 7 12 0M82 126q6 7 12 0q6 7 12 0q6 7 12 0',
        stroke: '#ff86c4',
        width: 3,
      },
    ],
    crest: [{ d: 'M66 58C78 40 104 34 138 40C128 44 130 50 134 56C112 46 88 48 66 58Z', fill: '#23a05a' }],
  },
} satisfies Record<string, Species>;

/** The twelve, by the ids that games are kept with. */
export const birds = { ...warblers, ...otherBirds } satisfies Record<string, Species>;

export type MascotId = keyof typeof birds;
