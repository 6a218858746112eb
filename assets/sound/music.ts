import alea from 'seedrandom/lib/alea.js';
import {
  add,
  band,
  breath,
  inRoom,
  kalimba,
  marimba,
  noise,
  pluck,
  type Samples,
  sampleRate,
  shaped,
} from './synth';

const beat = 60 / 84;
const bars = 16;

interface Bar {
  bass: number;
  chord: readonly number[];
}

const c: Bar = { bass: 48, chord: [60, 64, 67, 71] };
const a: Bar = { bass: 45, chord: [60, 64, 67, 69] };
const f: Bar = { bass: 41, chord: [57, 60, 65, 69] };
const g: Bar = { bass: 43, chord: [59, 62, 65, 67] };
const e: Bar = { bass: 40, chord: [59, 62, 64, 67] };
const d: Bar = { bass: 50, chord: [57, 60, 62, 65] };

// Four phrases of four bars: a tune, its answer, somewhere else, and home.
const harmony: readonly Bar[] = [c, a, f, g, c, e, f, g, a, e, f, c, d, a, f, g];

/** Beats, note, how long it lasts. Long rests: it is heard for hours. */
const melody: readonly (readonly [number, number, number])[] = [
  ...([
    [0, 79, 1],
    [1.5, 76, 0.5],
    [2, 74, 1],
    [3, 76, 1],
    [4, 72, 2.5],
    [8, 77, 1],
    [9.5, 76, 0.5],
    [10, 72, 1],
    [11, 69, 1],
    [12, 74, 3],
  ] as const),
  ...([
    [16, 79, 1],
    [17.5, 81, 0.5],
    [18, 79, 1],
    [19, 76, 1],
    [20, 74, 2.5],
    [24, 72, 1],
    [25, 74, 0.5],
    [25.5, 76, 1],
    [27, 72, 1],
    [28, 74, 3],
  ] as const),
  ...([
    [33, 76, 1],
    [34, 79, 2],
    [37, 74, 1],
    [38, 79, 2],
    [40, 77, 1],
    [41.5, 76, 0.5],
    [42, 72, 2],
    [44.5, 76, 0.5],
    [45, 74, 0.5],
    [45.5, 72, 2],
  ] as const),
  ...([
    [49, 69, 1],
    [50, 74, 2],
    [53, 72, 1],
    [54, 76, 2],
    [56, 77, 1],
    [57.5, 76, 0.5],
    [58, 72, 1],
    [59, 69, 1],
    [60, 71, 1.5],
    [62, 74, 1.5],
  ] as const),
];

const patterns = [
  [0, 2, 1, 3, 2, 1, 3, 2],
  [0, 1, 2, 3, 1, 2, 3, 1],
];

/** A loop that ends where it starts: every tail is folded onto the beginning. */
export function music(): Samples {
  const loop = new Float32Array(Math.round(bars * 4 * beat * sampleRate));
  const next = alea('music');
  const play = (beats: number, sound: Samples, loudness: number) =>
    add(loop, (beats % (bars * 4)) * beat, sound, loudness, true);
  for (const [bar, { bass, chord }] of harmony.entries()) {
    const start = bar * 4;
    const isQuiet = bar >= 8 && bar < 12;
    play(start, pluck(bass, 2.4), 0.5);
    play(start + 2, pluck(bass + 7, 1.8), 0.34);
    if (bar % 2 === 1) play(start + 3.5, pluck(bass + 12, 1), 0.2);
    for (const note of chord.slice(1)) play(start, breath(note, 4.6 * beat), 0.06);
    const pattern = patterns[(bar >> 1) % 2]!;
    for (let half = 0; half < 8; half++) {
      if (isQuiet && half % 2 === 1) continue;
      // A little late on the weak halves: played, not counted.
      const swing = half % 2 ? 0.06 : 0;
      play(start + half / 2 + swing, marimba(chord[pattern[half]!]!, 0.9), 0.13 + next() * 0.05);
      if (!isQuiet) play(start + half / 2 + swing, shaker(bar * 8 + half), half % 2 ? 0.05 : 0.025);
    }
  }
  for (const [at, note, beats] of melody) {
    play(at, kalimba(note, 1 + beats * beat), 0.3);
    play(at, marimba(note - 12, 0.8), 0.08);
  }
  return inRoom(loop, 0.12, true);
}

const shaker = (seed: number) =>
  shaped(
    band(noise(0.05, `shaker ${seed}`), 4200, 0.7),
    (share) => Math.min(1, share * 8) * (1 - share) ** 3,
  );
