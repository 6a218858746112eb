import alea from 'seedrandom/lib/alea.js';
import { add, band, inRoom, lowPass, type Mode, noise, type Samples, shaped, silence, struck, trimmed } from './synth';

const hump = (share: number) => Math.sin(Math.PI * share);

/** A tile of wood against wood: short, dull, with a body below. */
export const wood = (hz: number, seconds: number, seed: string, stroke = 0.25): Samples => {
  const modes: Mode[] = [
    [hz, 0.5, 0.022],
    [hz * 1.83, 0.26, 0.014],
    [hz * 2.9, 0.1, 0.008],
    [hz * 0.34, 0.5, 0.034],
  ];
  return struck(modes, seconds, stroke, seed);
};

export const air = (seconds: number, seed: string, from: number, to: number, width = 0.6) =>
  lowPass(
    shaped(
      band(noise(seconds, seed), (share) => from + (to - from) * hump(share), width),
      (share) => hump(share) ** 2,
    ),
    4200,
  );

export function shake(): Samples {
  const sound = silence(0.86);
  const next = alea('bag');
  // As many swings as the bag makes, and tiles that knock against each other at each turn.
  for (let swing = 0; swing < 13; swing++) {
    for (let tile = 0; tile < 4; tile++) {
      const at = 0.012 + swing * 0.05 + next() * 0.034;
      add(sound, at, wood(560 + next() * 620, 0.12, `tile ${swing} ${tile}`, 0.3), 0.25 + next() * 0.5);
    }
  }
  const cloth = band(noise(0.7, 'cloth'), 620, 0.8);
  add(
    sound,
    0,
    shaped(cloth, (share) => Math.abs(Math.sin(share * 13 * Math.PI)) * hump(share) ** 0.4),
    0.16,
  );
  return inRoom(sound, 0.04);
}

export function thud(take: number): Samples {
  const deep = [1, 0.94, 1.05][take % 3]!;
  const sound = struck(
    [
      [86 * deep, 0.9, 0.06],
      [148 * deep, 0.4, 0.04],
      [310 * deep, 0.16, 0.02],
    ],
    0.34,
    0.3,
    `thud ${take}`,
  );
  add(sound, 0.012 + take * 0.004, wood(520 + take * 30, 0.12, `thud a ${take}`), 0.4);
  add(sound, 0.034 + take * 0.007, wood(640 - take * 40, 0.12, `thud b ${take}`), 0.26);
  return inRoom(sound, 0.03);
}

export function error(): Samples {
  const sound = silence(0.5);
  for (const [at, hz] of [
    [0, 220],
    [0.15, 185],
  ]) {
    const modes: Mode[] = [
      [hz!, 0.5, 0.09],
      [hz! * 2, 0.4, 0.07],
      [hz! * 3.1, 0.22, 0.04],
    ];
    add(sound, at!, struck(modes, 0.3, 0.25, `no ${at}`), 1);
  }
  return inRoom(sound, 0.04);
}

export function bang(take: number): Samples {
  const sound = silence(0.95);
  const deep = [1, 0.88, 1.12][take % 3]!;
  add(
    sound,
    0,
    struck(
      [
        [72 * deep, 0.5, 0.1],
        [128 * deep, 0.4, 0.07],
      ],
      0.5,
      0.6,
      'bang',
    ),
    1,
  );
  add(
    sound,
    0,
    shaped(lowPass(noise(0.5, `burst ${take}`), 1300 * deep), (share) => Math.exp(-share * 7)),
    2.2,
  );
  const next = alea(`sparks ${take}`);
  for (let spark = 0; spark < 26; spark++) {
    const at = 0.16 + next() ** 1.4 * 0.65;
    const crackle = band(noise(0.03, `spark ${take} ${spark}`), 1500 + next() * 1400, 0.5);
    add(
      sound,
      at,
      shaped(crackle, (share) => (1 - share) ** 3),
      0.7 * (1 - at) * next(),
    );
  }
  return inRoom(trimmed(sound), 0.08);
}

/** Velvet falls, its rings run along the rail, and the hem comes to rest. */
export function curtain(): Samples {
  const sound = silence(1.05);
  const velvet = lowPass(
    band(noise(0.6, 'velvet'), (share) => 900 - 560 * share, 0.8),
    2200,
  );
  add(
    sound,
    0,
    shaped(velvet, (share) => Math.min(1, share * 5) * (1 - share) ** 0.7),
    1,
  );
  const next = alea('rings');
  for (let ring = 0; ring < 11; ring++) {
    const modes: Mode[] = [
      [2300 + next() * 900, 0.3, 0.02],
      [3900 + next() * 800, 0.12, 0.012],
    ];
    add(sound, 0.02 + ring * 0.036 + next() * 0.012, struck(modes, 0.1, 0.1, `ring ${ring}`), 0.07);
  }
  const hem: Mode[] = [
    [74, 0.8, 0.09],
    [131, 0.3, 0.05],
  ];
  add(sound, 0.42, struck(hem, 0.5, 0.5, 'hem'), 0.5);
  add(
    sound,
    0.44,
    shaped(lowPass(noise(0.3, 'hem'), 700), (share) => (1 - share) ** 3),
    0.35,
  );
  return inRoom(sound, 0.06);
}

/** A leaf lifts, bends and falls. */
export function page(take: number): Samples {
  const sound = silence(0.36);
  const leaf = band(noise(0.28, `leaf ${take}`), (share) => 1500 + [1900, 1500, 2300][take % 3]! * share, 0.7);
  const next = alea(`crease ${take}`);
  const creases = Array.from({ length: 28 }, () => 0.35 + next() * 0.65);
  add(
    sound,
    0,
    shaped(leaf, (share) => hump(share) ** 1.5 * creases[Math.floor(share * 28)]!),
    1,
  );
  add(
    sound,
    0.23,
    shaped(lowPass(noise(0.08, `lies ${take}`), 1400), (share) => (1 - share) ** 3),
    0.5,
  );
  return trimmed(sound, 2, 20);
}

/** A skin struck with a soft mallet: it falls a little as it rings. */
export function drum(take: number): Samples {
  const deep = [1, 0.96, 1.05][take % 3]!;
  const modes: Mode[] = [
    [98 * deep, 0.9, 0.13],
    [156 * deep, 0.4, 0.08],
    [211 * deep, 0.25, 0.06],
    [289 * deep, 0.14, 0.04],
  ];
  const sound = struck(modes, 0.6, 0.7, `drum ${take}`);
  add(sound, 0.002, wood(330, 0.15, `mallet ${take}`, 0.4), 0.3);
  return inRoom(sound, 0.07);
}
