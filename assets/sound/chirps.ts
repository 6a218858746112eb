import type { Chirp, voices } from '../../src/shared/platform/sound';
import { add, inRoom, type Samples, sampleRate, silence } from './synth';

/** A call: when it begins, how long it is, from which pitch to which in kHz, and how much it trills. */
type Call = readonly [at: number, seconds: number, from: number, to: number, trill?: number];

/** Small birds call high and fast, large ones low; nobody calls as another does. */
const calls: Readonly<Record<(typeof voices)[number], readonly Call[]>> = {
  maize: [
    [0, 0.07, 3.4, 4.2],
    [0.1, 0.09, 4.2, 3.5],
  ],
  azure: [
    [0, 0.05, 2.9, 3.6],
    [0.07, 0.05, 3.1, 3.8],
    [0.14, 0.07, 3.3, 4.1],
  ],
  flame: [[0, 0.2, 3, 4.3, 26]],
  hood: [
    [0, 0.08, 2.6, 3.1],
    [0.1, 0.05, 3.7, 3.4],
    [0.16, 0.09, 2.6, 3.3],
  ],
  cinder: [
    [0, 0.06, 3.9, 3],
    [0.08, 0.12, 2.8, 2.4, 38],
  ],
  sage: [
    [0, 0.11, 2.1, 2.7],
    [0.14, 0.1, 2.7, 2],
  ],
  thimble: [
    [0, 0.03, 4.1, 4.7],
    [0.05, 0.03, 4.1, 4.7],
    [0.1, 0.03, 4.1, 4.7],
    [0.15, 0.05, 4.3, 3.6],
  ],
  rosehip: [
    [0, 0.1, 2.4, 3.2],
    [0.12, 0.12, 3.2, 2.7, 18],
  ],
  river: [
    [0, 0.05, 3.1, 2.5],
    [0.06, 0.05, 2.9, 2.3],
    [0.12, 0.1, 2.7, 3.6],
  ],
  skerry: [
    [0, 0.13, 1.2, 1.5, 30],
    [0.15, 0.1, 1.5, 1.15, 30],
  ],
  scarlet: [
    [0, 0.13, 3.6, 2.1],
    [0.15, 0.08, 2.2, 2.9],
  ],
  jewel: [
    [0, 0.025, 4.6, 5.2],
    [0.04, 0.025, 4.8, 5.4],
    [0.08, 0.025, 4.6, 5.2],
    [0.12, 0.04, 5.2, 4.3],
  ],
};

function whistle([, seconds, from, to, trill = 0]: Call): Samples {
  let phase = 0;
  return silence(seconds).map((_, i, all) => {
    const share = i / all.length;
    const bend = Math.sin((2 * Math.PI * trill * i) / sampleRate) * (trill ? 0.05 : 0);
    phase += (2 * Math.PI * 1000 * (from + (to - from) * share) * (1 + bend)) / sampleRate;
    const swell = Math.sin(Math.PI * share) ** 0.8;
    return swell * (Math.sin(phase) + 0.12 * Math.sin(2 * phase));
  });
}

function song(own: readonly Call[]): Samples {
  const end = Math.max(...own.map(([at, seconds]) => at + seconds));
  const sound = silence(end + 0.04);
  for (const call of own) add(sound, call[0], whistle(call));
  return inRoom(sound, 0.05);
}

export const chirps = Object.fromEntries(
  Object.entries(calls).map(([id, own]) => [`chirp-${id}`, () => song(own)]),
) as Record<Chirp, () => Samples>;
