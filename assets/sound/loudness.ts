/** Loudness as ITU-R BS.1770 measures it, and the peaks of what is heard. */
export type Channels = readonly Float32Array[];

/** So long is the window of a moment, and of a passage of music. */
const moment = 0.4;
export const passage = 3;

interface Filter {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** What a head does to the heights: 4 dB more above 1.7 kHz. */
function shelf(rate: number): Filter {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const middle = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [(high + (middle * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (middle * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
}

/** How little an ear hears of the deep. */
function withoutDeep(rate: number): Filter {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}

function filtered(sound: Float32Array, { b, a }: Filter): Float32Array {
  const out = new Float32Array(sound.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < sound.length; i++) {
    const x = sound[i]!;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  }
  return out;
}

/**
 * The loudest window of so many seconds, in LUFS; what is shorter has silence around it. One channel is heard by one
 * ear alone.
 */
export function loudest(sound: Channels, rate: number, seconds = moment): number {
  const window = Math.round(seconds * rate);
  const hop = Math.round(window / 8);
  const heard = sound.map((channel) => filtered(filtered(channel, shelf(rate)), withoutDeep(rate)));
  const length = heard[0]?.length ?? 0;
  let most = 0;
  for (let start = Math.min(0, length - window); start <= Math.max(0, length - window); start += hop) {
    let sum = 0;
    for (const channel of heard)
      for (let i = Math.max(0, start); i < Math.min(length, start + window); i++) sum += channel[i]! ** 2;
    most = Math.max(most, sum / window);
  }
  return -0.691 + 10 * Math.log10(most);
}

const taps = 12;
const parts = 4;

/** The highest swing in dB, looked for between the samples, too. */
export function peak(sound: Channels): number {
  const weights = Array.from({ length: parts }, (_, part) =>
    Array.from({ length: taps * 2 }, (_, tap) => {
      const x = tap - taps + 1 - part / parts;
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
      return sinc * Math.cos((Math.PI * x) / (2 * (taps + 1))) ** 2;
    }),
  );
  let most = 0;
  for (const channel of sound)
    for (let i = 0; i < channel.length; i++) {
      most = Math.max(most, Math.abs(channel[i]!));
      // Between two that are low, nothing is high.
      if (Math.max(Math.abs(channel[i]!), Math.abs(channel[i + 1] ?? 0)) < 0.6) continue;
      for (const row of weights) {
        let value = 0;
        for (let tap = 0; tap < row.length; tap++) value += row[tap]! * (channel[i + tap - taps + 1] ?? 0);
        most = Math.max(most, Math.abs(value));
      }
    }
  return 20 * Math.log10(most);
}
