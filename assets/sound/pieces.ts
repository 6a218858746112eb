import type { Stereo } from './music';
import { type Samples, sampleRate } from './synth';

/** So long, in seconds, one piece fades out while the next fades in. */
const overlap = 0.04;
/** Before the beat, where the notes of the one before have faded most. */
const early = 0.08;
// A coder needs a moment at either end, and a decoder of mp3 may begin up to 50 ms too late.
const before = 0.03;
const behind = 0.08;

/** Cuts a loop into so many pieces: each begun a whole number of pieces after the first, they are the loop again. */
export function cut(sound: Stereo, count: number): Stereo[] {
  return Array.from(
    { length: count },
    (_, piece) => sound.map((ear) => cutOne(ear, piece, count)) as unknown as Stereo,
  );
}

function cutOne(loop: Samples, piece: number, count: number): Samples {
  const edge = (n: number) => Math.round((loop.length * n) / count - early * sampleRate);
  const half = Math.round((overlap / 2) * sampleRate);
  const [from, to] = [edge(piece) - half, edge(piece + 1) + half];
  const lead = Math.round(before * sampleRate);
  const out = new Float32Array(lead + to - from + Math.round(behind * sampleRate));
  for (let at = from; at < to; at++) {
    const share = Math.min(1, (at - from + 0.5) / (2 * half), (to - at - 0.5) / (2 * half));
    const fade = Math.sin((share * Math.PI) / 2) ** 2;
    out[lead + at - from] = loop[(at + loop.length) % loop.length]! * fade;
  }
  return out;
}
