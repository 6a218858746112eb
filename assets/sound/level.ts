import { loudest } from './loudness';
import { type Samples, sampleRate } from './synth';

// An encoder swings higher than what it was given.
const ceiling = 0.74;

const rounded = (sound: Samples, loudness: number) =>
  sound.map((value) => Math.tanh((value * loudness) / ceiling) * ceiling);

/** As loud as others of the same `lufs`; a peak that is too high is rounded off, and what that takes is given back. */
export function levelled(sound: Samples, lufs: number): Samples {
  let loudness = 1;
  for (let round = 0; round < 12; round++)
    loudness *= 10 ** ((lufs - loudest([rounded(sound, loudness)], sampleRate)) / 20);
  return rounded(sound, loudness);
}
