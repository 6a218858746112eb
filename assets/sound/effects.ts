import type { Chirp, Effect } from '../../src/shared/platform/sound';
import { chirps } from './chirps';
import { air, bang, curtain, drum, error, page, shake, thud, wood } from './noises';
import { add, inRoom, kalimba, marimba, type Samples, silence, trimmed } from './synth';

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

/** A chord that opens upwards, over a drum. */
function bigPlay(): Samples {
  const sound = silence(1.6);
  add(sound, 0, drum(0), 0.7);
  for (const [i, note] of [60, 67, 72, 76, 79, 84, 88].entries()) {
    add(sound, 0.03 + i * 0.05, marimba(note, 1.2), 0.5);
    add(sound, 0.04 + i * 0.05, kalimba(note, 1.2), 0.35);
  }
  for (const note of [72, 79, 84]) add(sound, 0.46, kalimba(note, 1.1), 0.4);
  return inRoom(sound, 0.12);
}

/** The same notes, never struck alike. */
const played = (take: number, by: number) => 1 + take * by;

type Recipe = (take: number) => Samples;

/** Everything the game can be heard doing, each in its own key of C or in none at all. */
export const recipes: Readonly<Record<Effect, Recipe>> = {
  ...(chirps as Record<Chirp, Recipe>),
  click: (take) => inRoom(wood([760, 715, 800, 742][take % 4]!, 0.17, `click ${take}`, 0.2 + take * 0.04), 0.02),
  lift: (take) => {
    const sound = silence(0.16);
    add(sound, 0, air(0.12, `lift ${take}`, 500, 1500 + take * 120), 0.7);
    add(sound, 0.012 + take * 0.005, wood(1050 - take * 45, 0.1, `lifted ${take}`, 0.1), 0.3);
    return trimmed(sound);
  },
  slide: (take) => air(0.22, `slide ${take}`, 380, 1150 + take * 90, 0.9),
  shake,
  thud,
  count: (take) => tune(0.42, [[0, 67, played(take, 0.1)]], (note) => struckBar(note, take), 0.04),
  stroke: (take) => tune(0.26, [[0, 64, 1]], (note) => trimmed(struckBar(note, take).slice(0, 11_000)), 0.03),
  bonus: (take) =>
    tune(
      0.65,
      [
        [0, 76, 0.6],
        [0.06 + take * 0.008, 83, 0.7 - take * 0.06],
      ],
      (note) => kalimba(note, 0.7 + take * 0.05),
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
  bigPlay,
  whoosh: (take) => air(0.42, `whoosh ${take}`, 300, 1700 + take * 180, 0.5 + take * 0.08),
  score: (take) =>
    tune(
      0.95,
      [
        [0, 72, 0.6],
        [0.08, [76, 79, 74][take % 3]!, 0.6],
        [0.16, [79, 76, 79][take % 3]!, 0.6],
        [0.24, 84, 0.7],
      ],
      (note) => kalimba(note, 0.9),
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
  undo: (take) =>
    tune(
      0.34,
      [
        [0, [67, 64, 69][take % 3]!, 0.6],
        [0.08, 60, 0.6],
      ],
      (note) => marimba(note, 0.5),
      0.04,
    ),
  yourTurn: () =>
    tune(
      0.9,
      [
        [0, 67, 0.7],
        [0.16, 72, 0.8],
      ],
      (note) => marimba(note, 1.1),
    ),
  clock: (take) => inRoom(wood([980, 940, 1010][take % 3]!, 0.14, `tick ${take}`, 0.1), 0.03),
  button: (take) => trimmed(wood([500, 475, 520][take % 3]!, 0.11, `button ${take}`, 0.15)),
  found: (take) =>
    tune(
      0.8,
      [
        [0, [67, 64, 67][take % 3]!, 0.6],
        [0.07, [71, 67, 72][take % 3]!, 0.6],
        [0.14, [74, 72, 76][take % 3]!, 0.6],
        [0.21, 79, 0.8],
      ],
      (note) => marimba(note, 0.8),
    ),
  nope: (take) =>
    tune(
      0.33,
      [
        [0, [60, 62, 60][take % 3]!, 0.8],
        [0.09, [57, 57, 55][take % 3]!, 0.8],
      ],
      (note) => marimba(note, 0.42),
      0.03,
    ),
  curtain,
  page,
  drum,
};

/** A bar of the marimba, met by the mallet a little elsewhere each time. */
function struckBar(note: number, take: number): Samples {
  const sound = marimba(note, 0.6 + take * 0.04);
  add(sound, 0, wood(900 + take * 130, 0.06, `mallet ${note} ${take}`, 0.3), 0.05);
  return sound;
}
