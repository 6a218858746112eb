import { type Samples, sampleRate } from './synth';

const windowLength = Math.round(0.05 * sampleRate);
const ceiling = 0.75;

/** How loud the loudest twentieth of a second is, for an ear that hears little of the deep. */
export function loudest(sound: Samples): number {
  const heard = withoutDeep(sound);
  let most = 0;
  for (let start = 0; start < heard.length; start += windowLength / 2) {
    let sum = 0;
    for (let i = start; i < Math.min(start + windowLength, heard.length); i++) sum += heard[i]! ** 2;
    most = Math.max(most, Math.sqrt(sum / windowLength));
  }
  return most;
}

/** At the same loudness as others of the same `db`; a peak that is too high is rounded off. */
export function levelled(sound: Samples, db: number): Samples {
  const loudness = 10 ** (db / 20) / loudest(sound);
  return sound.map((value) => Math.tanh((value * loudness) / ceiling) * ceiling);
}

function withoutDeep(sound: Samples): Samples {
  const k = Math.exp((-2 * Math.PI * 180) / sampleRate);
  let before = 0;
  let out = 0;
  return sound.map((value) => {
    out = k * (out + value - before);
    before = value;
    return out;
  });
}
