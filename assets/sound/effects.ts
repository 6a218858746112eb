import alea from 'seedrandom/lib/alea.js';
import type { Effect } from '../../src/platform/sound-effects';
import {
  add,
  band,
  inRoom,
  kalimba,
  lowPass,
  type Mode,
  marimba,
  noise,
  type Samples,
  shaped,
  silence,
  struck,
  trimmed,
} from './synth';

const hump = (share: number) => Math.sin(Math.PI * share);

/** A tile of wood against wood: short, dull, with a body below. */
const wood = (hz: number, seconds: number, seed: string, stroke = 0.25): Samples => {
  const modes: Mode[] = [
    [hz, 0.5, 0.022],
    [hz * 1.83, 0.26, 0.014],
    [hz * 2.9, 0.1, 0.008],
    [hz * 0.34, 0.5, 0.034],
  ];
  return struck(modes, seconds, stroke, seed);
};

/** Notes one after another: seconds, note, loudness. */
function tune(
  seconds: number,
  notes: readonly (readonly [at: number, note: number, loudness: number])[],
  play: (note: number) => Samples,
  wet = 0.1,
): Samples {
  const sound = silence(seconds);
  for (const [at, note, loudness] of notes) add(sound, at, play(note), loudness);
  return inRoom(sound, wet);
}

const air = (seconds: number, seed: string, from: number, to: number, width = 0.6) =>
  lowPass(
    shaped(
      band(noise(seconds, seed), (share) => from + (to - from) * hump(share), width),
      (share) => hump(share) ** 2,
    ),
    4200,
  );

function shake(): Samples {
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

function thud(): Samples {
  const sound = struck(
    [
      [86, 0.9, 0.06],
      [148, 0.4, 0.04],
      [310, 0.16, 0.02],
    ],
    0.34,
    0.3,
    'thud',
  );
  add(sound, 0.012, wood(520, 0.12, 'thud a'), 0.4);
  add(sound, 0.034, wood(640, 0.12, 'thud b'), 0.26);
  return inRoom(sound, 0.03);
}

function error(): Samples {
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

function bang(): Samples {
  const sound = silence(1.1);
  add(
    sound,
    0,
    struck(
      [
        [72, 0.5, 0.1],
        [128, 0.4, 0.07],
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
    shaped(lowPass(noise(0.5, 'burst'), 1300), (share) => Math.exp(-share * 7)),
    2.2,
  );
  const next = alea('sparks');
  for (let spark = 0; spark < 26; spark++) {
    const at = 0.16 + next() ** 1.4 * 0.75;
    const crackle = band(noise(0.03, `spark ${spark}`), 1500 + next() * 1400, 0.5);
    add(
      sound,
      at,
      shaped(crackle, (share) => (1 - share) ** 3),
      0.7 * (1 - at) * next(),
    );
  }
  return inRoom(trimmed(sound), 0.08);
}

function win(): Samples {
  const sound = silence(3);
  const call: [number, number][] = [
    [0, 67],
    [0.14, 72],
    [0.28, 76],
    [0.42, 79],
    [0.68, 76],
    [0.84, 84],
  ];
  for (const [at, note] of call) {
    add(sound, at, marimba(note, 1.5), 0.7);
    add(sound, at, kalimba(note - 12, 1.6), 0.4);
  }
  for (const note of [48, 60, 64, 67, 72, 76]) add(sound, 0.84, kalimba(note, 2.1), 0.4);
  for (let i = 0; i < 8; i++) add(sound, 1 + i * 0.1, marimba([72, 76, 79, 84][i % 4]!, 0.9), 0.16);
  return inRoom(sound, 0.12);
}

/** Everything the game can be heard doing, each in its own key of C or in none at all. */
export const recipes: Readonly<Record<Effect, () => Samples>> = {
  click: () => inRoom(wood(760, 0.17, 'click'), 0.02),
  lift: () => {
    const sound = silence(0.16);
    add(sound, 0, air(0.12, 'lift', 500, 1500), 0.7);
    add(sound, 0.012, wood(1050, 0.1, 'lifted', 0.1), 0.3);
    return trimmed(sound);
  },
  slide: () => air(0.22, 'slide', 380, 1150, 0.9),
  shake,
  thud,
  count: () => tune(0.5, [[0, 67, 0.8]], (note) => marimba(note, 0.7), 0.04),
  premium: () =>
    tune(
      0.75,
      [
        [0, 76, 0.6],
        [0.06, 83, 0.7],
      ],
      (note) => kalimba(note, 0.8),
    ),
  hit: () => {
    const sound = tune(
      0.7,
      [
        [0, 48, 1],
        [0, 60, 0.6],
        [0, 67, 0.5],
        [0.015, 72, 0.4],
      ],
      (note) => marimba(note, 0.8),
      0.08,
    );
    add(sound, 0, wood(420, 0.2, 'hit', 0.5), 0.8);
    return sound;
  },
  whoosh: () => air(0.46, 'whoosh', 300, 1700, 0.5),
  score: () =>
    tune(
      1.25,
      [
        [0, 72, 0.6],
        [0.08, 76, 0.6],
        [0.16, 79, 0.6],
        [0.24, 84, 0.7],
      ],
      (note) => kalimba(note, 1),
    ),
  error,
  win,
  bang,
  blank: () =>
    tune(
      0.7,
      [
        [0, 74, 0.5],
        [0.07, 79, 0.6],
        [0.14, 86, 0.4],
      ],
      (note) => kalimba(note, 0.55),
    ),
  undo: () =>
    tune(
      0.38,
      [
        [0, 67, 0.6],
        [0.08, 60, 0.6],
      ],
      (note) => marimba(note, 0.5),
      0.04,
    ),
  yourTurn: () =>
    tune(
      1.05,
      [
        [0, 67, 0.7],
        [0.16, 72, 0.8],
      ],
      (note) => marimba(note, 1.2),
    ),
  clock: () => inRoom(wood(980, 0.14, 'tick', 0.1), 0.03),
  button: () => trimmed(wood(500, 0.11, 'button', 0.15)),
  found: () =>
    tune(
      0.95,
      [
        [0, 67, 0.6],
        [0.07, 71, 0.6],
        [0.14, 74, 0.6],
        [0.21, 79, 0.8],
      ],
      (note) => marimba(note, 0.9),
    ),
  nope: () =>
    tune(
      0.36,
      [
        [0, 60, 0.8],
        [0.09, 57, 0.8],
      ],
      (note) => marimba(note, 0.42),
      0.03,
    ),
};
