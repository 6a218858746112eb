/** How a bird stands in its box of 200 × 200: a head and a belly, as wide as they are to each side of the middle. */
export interface Figure {
  top: number;
  head: number;
  headY: number;
  belly: number;
  bellyY: number;
  bottom: number;
}

const mirrored = (x: number) => 200 - x;

/** The outline, from the crown down the right side and up again. */
export function outline({ top, head, headY, belly, bellyY, bottom }: Figure): string {
  const [cheek, side] = [100 + head, 100 + belly];
  const [crown, seat] = [100 + head * 0.57, 100 + belly * 0.57];
  const temple = top + (headY - top) * 0.43;
  const waist = (bellyY - headY) * 0.45;
  const hip = bellyY + (bottom - bellyY) * 0.58;
  return [
    `M100 ${top}`,
    `C${crown} ${top} ${cheek} ${temple} ${cheek} ${headY}`,
    `C${cheek} ${headY + waist} ${side} ${bellyY - waist} ${side} ${bellyY}`,
    `C${side} ${hip} ${seat} ${bottom} 100 ${bottom}`,
    `C${mirrored(seat)} ${bottom} ${mirrored(side)} ${hip} ${mirrored(side)} ${bellyY}`,
    `C${mirrored(side)} ${bellyY - waist} ${mirrored(cheek)} ${headY + waist} ${mirrored(cheek)} ${headY}`,
    `C${mirrored(cheek)} ${temple} ${mirrored(crown)} ${top} 100 ${top}Z`,
  ].join('');
}

/** Where the right wing hangs; the left one is its mirror image. */
export function shoulder({ head, headY, belly, bellyY }: Figure) {
  return { x: 100 + (head + belly) / 2 - 6, y: headY + (bellyY - headY) * 0.42 };
}

/** A stroke of paint: filled, drawn as a line, or both. */
export interface Mark {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  /** Rounded by light and shade, as a body is. */
  solid?: true;
}

export interface Species {
  figure: Figure;
  base: string;
  belly: string;
  bellyAt: { y: number; rx: number; ry: number };
  wing: string;
  wings: 'plump' | 'humming';
  /** Bars on the wing, where they are not just lighter feathers. */
  bar?: string;
  tail: { shape: 'down' | 'up' | 'fan' | 'long' | 'fork'; colour: string };
  beak: { shape: 'cone' | 'hook' | 'wide' | 'dagger' | 'needle'; colour: string; y?: number };
  legs: 'short' | 'long' | 'none';
  feet: string;
  eyes: { x: number; y: number; iris: string; white?: string; ring?: string; size?: number };
  cheek: string;
  line?: string;
  /** On the body, below the belly's patch and above it. */
  under?: Mark[];
  over?: Mark[];
  /** Beyond the outline. */
  crest?: Mark[];
  wears?: Mark[];
}

const poses = ['idle', 'happy', 'sad', 'think', 'blink', 'sleep', 'yawn', 'wow', 'worried', 'smug'] as const;
export type Pose = (typeof poses)[number];

interface Bearing {
  /** By how many degrees the wings are lifted. */
  wings: number;
  eyes: 'open' | 'shut' | 'smiling';
  /** Where the eyes go by themselves, in the units of the drawing. */
  gaze: readonly [number, number];
  beak: 'open' | 'shut';
  brows?: 'worried' | 'raised' | 'high';
}

const calm: Bearing = { wings: 8, eyes: 'open', gaze: [0, 0], beak: 'shut' };

export const bearings: Readonly<Record<Pose, Bearing>> = {
  idle: calm,
  happy: { ...calm, wings: 118, eyes: 'smiling', beak: 'open' },
  sad: { ...calm, wings: -8, gaze: [0, 3], brows: 'worried' },
  think: { ...calm, gaze: [3.5, -3.5], brows: 'raised' },
  blink: { ...calm, eyes: 'shut' },
  sleep: { ...calm, wings: -4, eyes: 'shut' },
  wow: { ...calm, wings: 84, gaze: [0, -3], beak: 'open', brows: 'high' },
  worried: { ...calm, wings: -2, gaze: [0, -1], brows: 'worried' },
  smug: { ...calm, wings: 30, eyes: 'smiling' },
  yawn: { ...calm, wings: 52, eyes: 'shut', beak: 'open' },
};
