import alea from 'seedrandom/lib/alea.js';

export const sampleRate = 48_000;

/** One channel of sound. */
export type Samples = Float32Array;
/** How a body rings: frequency in Hz, loudness, and the seconds until it has faded to a third. */
export type Mode = readonly [hz: number, loudness: number, decay: number];

export const silence = (seconds: number): Samples => new Float32Array(Math.ceil(seconds * sampleRate));

const hertz = (note: number) => 440 * 2 ** ((note - 69) / 12);

const sine = (hz: number, sample: number, phase = 0) => Math.sin((2 * Math.PI * hz * sample) / sampleRate + phase);

export function noise(seconds: number, seed: string): Samples {
  const next = alea(seed);
  return silence(seconds).map(() => next() * 2 - 1);
}

/** `shape` gets how far through the sound it is, from 0 to 1. */
export const shaped = (sound: Samples, shape: (share: number) => number): Samples =>
  sound.map((value, i) => value * shape(i / sound.length));

/** Without the click of a start or an end in mid-air. */
export function trimmed(sound: Samples, riseMs = 0.6, fallMs = 12): Samples {
  const rise = (riseMs / 1000) * sampleRate;
  const fall = (fallMs / 1000) * sampleRate;
  return sound.map((value, i) => value * Math.min(1, i / rise, (sound.length - 1 - i) / fall));
}

/** Adds a sound to another; what reaches past the end is dropped, or folded onto the start of a loop. */
export function add(into: Samples, at: number, sound: Samples, loudness = 1, loop = false) {
  const start = Math.round(at * sampleRate);
  for (let i = 0; i < sound.length; i++) {
    const place = start + i;
    if (place >= into.length && !loop) return;
    into[place % into.length]! += sound[i]! * loudness;
  }
}

/** A state-variable filter's band: what is left of a sound around a frequency, which may move. */
export function band(sound: Samples, hz: number | ((share: number) => number), width: number): Samples {
  let low = 0;
  let middle = 0;
  return sound.map((value, i) => {
    const centre = typeof hz === 'number' ? hz : hz(i / sound.length);
    const f = 2 * Math.sin((Math.PI * Math.min(centre, sampleRate * 0.16)) / sampleRate);
    low += f * middle;
    middle += f * (value - low - middle * width);
    return middle;
  });
}

export function lowPass(sound: Samples, hz: number): Samples {
  const k = 1 - Math.exp((-2 * Math.PI * hz) / sampleRate);
  let once = 0;
  let twice = 0;
  return sound.map((value) => {
    once += k * (value - once);
    twice += k * (once - twice);
    return twice;
  });
}

/** Something struck: its modes ring, and the stroke itself is a little noise. */
export function struck(modes: readonly Mode[], seconds: number, stroke = 0.2, seed = 'stroke'): Samples {
  const sound = silence(seconds);
  for (const [hz, loudness, decay] of modes) {
    for (let i = 0; i < sound.length; i++) {
      sound[i]! += loudness * Math.exp(-i / sampleRate / decay) * sine(hz, i);
    }
  }
  const touch = lowPass(
    shaped(noise(0.02, seed), (share) => Math.exp(-share * 9)),
    3200,
  );
  add(sound, 0, touch, stroke * 2);
  return trimmed(sound);
}

/** A bar of rosewood: its overtones are tuned two octaves and three octaves and a third above. */
export function marimba(note: number, seconds = 1.2): Samples {
  const hz = hertz(note);
  const modes: Mode[] = [
    [hz, 0.8, seconds * 0.26],
    [hz * 3.93, 0.13, seconds * 0.06],
    [hz * 9.2, 0.02, seconds * 0.02],
  ];
  return struck(modes, seconds, 0.08, `bar ${note}`);
}

/** A tongue of metal on a wooden box: soft, and nearly without a stroke. */
export function kalimba(note: number, seconds = 1.4): Samples {
  const hz = hertz(note);
  const modes: Mode[] = [
    [hz, 0.6, seconds * 0.3],
    [hz * 2, 0.14, seconds * 0.2],
    [hz * 5.4, 0.03, seconds * 0.04],
  ];
  return trimmed(struck(modes, seconds, 0.03, `tongue ${note}`), 2, 40);
}

/** A plucked string, after Karplus and Strong. */
export function pluck(note: number, seconds = 1.6): Samples {
  const next = alea(`string ${note}`);
  const string = new Float32Array(Math.round(sampleRate / hertz(note)));
  let soft = 0;
  for (let i = 0; i < string.length; i++) string[i] = soft = soft * 0.75 + (next() * 2 - 1) * 0.25;
  const mean = string.reduce((sum, value) => sum + value, 0) / string.length;
  const sound = silence(seconds);
  let last = 0;
  for (let i = 0; i < sound.length; i++) {
    const place = i % string.length;
    const value = string[place]! - mean * (i < string.length ? 1 : 0);
    string[place] = (value + last) * 0.498;
    last = value;
    sound[i] = value * 2;
  }
  return trimmed(sound, 3, 60);
}

/** Three sines that beat slowly, swelling and fading: a breath behind the tune. */
export function breath(note: number, seconds: number): Samples {
  const hz = hertz(note);
  const sound = silence(seconds).map(
    (_, i) => 0.4 * sine(hz * 0.9985, i) + 0.4 * sine(hz * 1.0015, i, 1) + 0.08 * sine(hz * 2, i),
  );
  return shaped(sound, (share) => Math.sin(Math.PI * share) ** 0.8);
}

const combs = [1697, 1217, 1550, 1392];

/**
 * A small wooden room around the sound. A loop goes round twice, so that its end rings into its start. The other ear
 * hears other walls.
 */
export function inRoom(sound: Samples, wet: number, loop = false, other = 0): Samples {
  const out = sound.slice();
  for (const comb of combs) {
    const length = comb + other;
    const line = new Float32Array(length);
    let soft = 0;
    for (let i = loop ? -sound.length : 0; i < sound.length; i++) {
      const place = (i + sound.length) % length;
      const back = line[place]!;
      soft = back * 0.6 + soft * 0.4;
      line[place] = sound[(i + sound.length) % sound.length]! * 0.5 + soft * 0.76;
      if (i >= 0) out[i]! += back * wet;
    }
  }
  return loop ? out : trimmed(out, 0.3, 30);
}
