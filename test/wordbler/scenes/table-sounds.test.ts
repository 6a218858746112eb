import { describe, expect, it } from 'vitest';
import type { Mood } from '../../../src/wordbler/play/moods';
import type { GameEvent } from '../../../src/wordbler/rules';
import { type Shown, TableSounds } from '../../../src/wordbler/scenes/table-sounds';

const blank = 98;

function table() {
  const heard: string[] = [];
  const hurries: boolean[] = [];
  const sounds = new TableSounds(
    {
      play: (effect, { step } = {}) => heard.push(step === undefined ? effect : `${effect} ${step}`),
      hurryMusic: (isHurried) => hurries.push(isHurried),
    },
    (tile) => tile === blank,
  );
  const shown: Shown = { mover: 0, message: undefined, left: undefined, birds: [] };
  const see = (now: Partial<Shown>) => sounds.see(Object.assign(shown, now) && { ...shown });
  return { sounds, heard, hurries, see };
}

const refusal = () => ({ kind: 'refusal' as const });
const laid = (tile: number): GameEvent => ({
  type: 'tileLaid',
  seat: 0,
  tile,
  letter: 'A',
  x: 7,
  y: 7,
  cell: 0,
});

describe('the sounds of a table', () => {
  it('follow its cues, and climb where it counts', () => {
    const { sounds, heard } = table();
    sounds.cue('shake', 0);
    sounds.cue('count', 3);
    sounds.cue('multiplier', 0);
    sounds.cue('hit', 0);
    sounds.cue('bigPlay', 0);
    expect(heard).toEqual(['shake', 'count 3', 'premium', 'hit', 'bigPlay']);
  });

  it('let the first of the birds that are stirred call, each with its own voice', () => {
    const { heard, see } = table();
    const birds = (...moods: Mood[]) =>
      moods.map((mood, seat) => ({ id: ['maize', 'jewel', 'from elsewhere'][seat], mood }));
    see({ birds: birds('think', 'idle', 'idle') });
    see({ birds: birds('wow', 'worried', 'worried') });
    see({ birds: birds('wow', 'worried', 'worried') });
    see({ birds: birds('idle', 'smug', 'idle') });
    see({ birds: birds('idle', 'smug', 'wow') });
    see({ birds: birds('worried', 'idle', 'sleep') });
    expect(heard).toEqual(['chirp-maize', 'chirp-jewel', 'chirp-maize']);
  });

  it('hurry the music in the last 30 seconds of a clock, and not after it', () => {
    const { hurries, see } = table();
    for (const left of [undefined, 30_001, 30_000, 5000, 0, -1000]) see({ left });
    expect(hurries).toEqual([false, false, true, true, false, false]);
  });

  it('tell of a blank that has got its letter, and not of other tiles, which are heard landing', () => {
    const { sounds, heard } = table();
    sounds.sound([laid(3)]);
    expect(heard).toEqual([]);
    sounds.sound([laid(blank)]);
    expect(heard).toEqual(['blank']);
  });

  it('tell of tiles taken back, but leave refused ones to their motion', () => {
    const { sounds, heard } = table();
    sounds.sound([{ type: 'tilesWentHome', seat: 0, tiles: [], reason: 'takeBack' }]);
    sounds.sound([
      {
        type: 'wordsRejected',
        seat: 0,
        words: ['PASCAL'],
        attempted: ['PASCAL'],
        squares: [],
        turnLost: true,
        fails: 1,
      },
      { type: 'tilesWentHome', seat: 0, tiles: [], reason: 'invalid' },
    ]);
    expect(heard).toEqual(['undo']);
  });

  it('say no to a gesture once, however often it is drawn', () => {
    const { heard, see } = table();
    see({});
    const message = refusal();
    see({ message });
    see({ message });
    expect(heard).toEqual(['nope']);
    see({ message: refusal() });
    expect(heard).toEqual(['nope', 'nope']);
  });

  it('say no only once to words that may be tried again', () => {
    const { sounds, heard, see } = table();
    see({});
    sounds.sound([
      {
        type: 'wordsRejected',
        seat: 0,
        words: ['PASCAL'],
        attempted: ['PASCAL'],
        squares: [],
        turnLost: false,
        fails: 0,
      },
    ]);
    see({ message: refusal() });
    expect(heard).toEqual(['error']);
    see({ message: refusal() });
    expect(heard).toEqual(['error', 'nope']);
  });

  it('announce whoever is to move when the table does, and nobody when a game is taken up', () => {
    const { heard, see } = table();
    see({ mover: 1 });
    see({ mover: 1 });
    expect(heard).toEqual([]);
    see({ mover: 0 });
    expect(heard).toEqual(['yourTurn']);
  });

  it('tick through the last ten seconds, once each', () => {
    const { heard, see } = table();
    for (const left of [12_400, 11_300, 10_000, 9_900, 9_500, 9_000, 400, 0, -600]) see({ left });
    expect(heard).toEqual(['clock', 'clock', 'clock']);
    see({ left: 60_000 });
    see({ left: undefined });
    expect(heard).toHaveLength(3);
  });
});
