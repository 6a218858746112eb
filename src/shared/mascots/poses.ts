export const poses = [
  'idle',
  'happy',
  'sad',
  'think',
  'blink',
  'sleep',
  'yawn',
  'wow',
  'worried',
  'smug',
] as const;
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
