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
  struck,
} from './synth';

const beat = 60 / 84;
const bars = 32;
/** The layer of the last seconds; the loop is a whole number of it. */
const layerBars = 4;
export const loopSeconds = bars * 4 * beat;

export type Mix = 'full' | 'calm';
export type Stereo = readonly [left: Samples, right: Samples];

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

// Eight phrases of four bars: a tune, its answer, somewhere else, and home; then a second part, darker, that climbs
// back.
const harmony: readonly Bar[] = [
  ...[c, a, f, g, c, e, f, g, a, e, f, c, d, a, f, g],
  ...[a, f, c, g, a, f, d, e, f, c, d, a, f, e, d, g],
];
const secondPart = 16;

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
  ...([
    [64, 69, 1.5],
    [66, 72, 1],
    [67, 76, 2],
    [72, 74, 1],
    [73.5, 72, 0.5],
    [74, 67, 2.5],
    [80, 69, 1.5],
    [82, 72, 1],
    [83, 77, 2],
    [88, 76, 0.5],
    [88.5, 74, 0.5],
    [89, 71, 3],
  ] as const),
  ...([
    [96, 81, 1],
    [97.5, 77, 0.5],
    [98, 76, 2],
    [101, 74, 1],
    [102, 72, 2],
    [105, 69, 1],
    [106, 76, 2.5],
    [112, 77, 1],
    [113.5, 79, 0.5],
    [114, 81, 1],
    [115, 79, 1.5],
    [117, 76, 1],
    [118, 74, 2],
    [121, 77, 1],
    [122, 74, 1],
    [124, 71, 1.5],
    [126, 74, 1.5],
  ] as const),
];

const patterns = [
  [0, 2, 1, 3, 2, 1, 3, 2],
  [0, 1, 2, 3, 1, 2, 3, 1],
];

/** Both ears' part of a loop, onto which every tail is folded. */
function room(bars: number) {
  const length = Math.round(bars * 4 * beat * sampleRate);
  const ears = [new Float32Array(length), new Float32Array(length)] as const;
  return {
    /** `from` is -1 at the left, 1 at the right. */
    play(beats: number, sound: Samples, loudness: number, from = 0) {
      const angle = ((from + 1) * Math.PI) / 4;
      const at = (beats % (bars * 4)) * beat;
      add(ears[0], at, sound, loudness * Math.SQRT2 * Math.cos(angle), true);
      add(ears[1], at, sound, loudness * Math.SQRT2 * Math.sin(angle), true);
    },
    heard: (wet: number): Stereo => [inRoom(ears[0], wet, true), inRoom(ears[1], wet, true, 23)],
  };
}

/** A loop that ends where it starts. The calm mix has no beat and half as many notes: for who looks for words. */
export function music(mix: Mix): Stereo {
  const { play, heard } = room(bars);
  const next = alea('music');
  const isCalm = mix === 'calm';
  for (const [bar, { bass, chord }] of harmony.entries()) {
    const start = bar * 4;
    const isSecond = bar >= secondPart;
    const isQuiet = isCalm || (bar >= 8 && bar < 12) || (bar >= 24 && bar < 28);
    play(start, pluck(bass, 2.4), isCalm ? 0.34 : 0.5, -0.1);
    if (!isCalm) play(start + 2, pluck(bass + 7, 1.8), 0.34, -0.15);
    if (!isCalm && bar % 2 === 1) play(start + 3.5, pluck(bass + 12, 1), 0.2, -0.2);
    for (const [i, note] of chord.slice(1).entries())
      play(start, breath(note, 4.6 * beat), isCalm || isSecond ? 0.08 : 0.06, i * 0.7 - 0.7);
    const pattern = patterns[(bar >> 1) % 2]!;
    for (let half = 0; half < 8; half++) {
      if (isQuiet && half % (isCalm ? 4 : 2) !== 0) continue;
      // A little late on the weak halves: played, not counted.
      const swing = half % 2 ? 0.06 : 0;
      const note = chord[pattern[half]!]!;
      const touch = (0.13 + next() * 0.05) * (isCalm ? 0.7 : 1);
      if (isSecond) play(start + half / 2 + swing, kalimba(note, 0.9), touch * 0.9, half % 2 ? 0.6 : -0.5);
      else play(start + half / 2 + swing, marimba(note, 0.9), touch, half % 2 ? 0.5 : 0.2);
      if (!isQuiet) play(start + half / 2 + swing, shaker(`${bar * 8 + half}`), half % 2 ? 0.05 : 0.025, -0.6);
    }
  }
  for (const [i, [at, note, beats]] of melody.entries()) {
    // Every other phrase is left to the breath behind it.
    if (isCalm && Math.floor(at / 16) % 2 === 1) continue;
    play(at, kalimba(note, 1 + beats * beat), isCalm ? 0.24 : 0.3, i % 2 ? 0.15 : -0.05);
    if (!isCalm) play(at, marimba(note - 12, 0.8), at >= secondPart * 4 ? 0.14 : 0.08, -0.3);
  }
  return heard(0.12);
}

/** What comes in for the last seconds of a clock: a heart, and sixteenths that grow. It goes with every chord. */
export function lastSeconds(): Stereo {
  const { play, heard } = room(layerBars);
  for (let at = 0; at < layerBars * 4; at++) {
    const heart = struck(
      [
        [73, 0.9, 0.09],
        [146, 0.35, 0.05],
      ],
      0.4,
      0.3,
      `heart ${at}`,
    );
    play(at, heart, 0.4);
    play(at + 0.25, heart, 0.22);
    play(at + 0.5, marimba(at % 2 ? 79 : 67, 0.4), 0.14, at % 2 ? 0.5 : -0.5);
    for (let part = 0; part < 4; part++)
      play(at + part / 4, shaker(`last ${at} ${part}`), 0.06 + (at % 4) * 0.015, part % 2 ? 0.6 : -0.6);
  }
  return heard(0.06);
}

const shaker = (seed: string) =>
  shaped(band(noise(0.05, `shaker ${seed}`), 4200, 0.7), (share) => Math.min(1, share * 8) * (1 - share) ** 3);
