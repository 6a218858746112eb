import { describe, expect, it } from 'vitest';
import { Signal } from '../../../src/engine/signal';
import { playCue, type Shown, type SoundedSession, TableSounds } from '../../../src/wordbler/canvas/table-sounds';
import type { Mood } from '../../../src/wordbler/play/shown-table';
import type { GameEvent } from '../../../src/wordbler/rules';

const blank = 98;

function table() {
  const heard: string[] = [];
  const hurries: boolean[] = [];
  const sound: ConstructorParameters<typeof TableSounds>[1]['sound'] = {
    play: (effect, { step } = {}) => heard.push(step === undefined ? effect : `${effect} ${step}`),
    hurryMusic: (isHurried) => hurries.push(isHurried),
  };
  const happened = new Signal<[events: readonly GameEvent[]]>();
  const scored = new Signal<[seat: number]>();
  const match = { faceOf: (tile: number) => ({ letter: tile === blank ? '' : 'A', points: 1 }) };
  const sounds = new TableSounds({ happened, scored, match } as unknown as SoundedSession, { sound });
  const shown: Shown = { mover: 0, message: undefined, left: undefined, birds: [] };
  const see = (now: Partial<Shown>) => sounds.see(Object.assign(shown, now) && { ...shown });
  return { sound, happened, heard, hurries, see };
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
    const { sound, heard } = table();
    playCue(sound, 'shake', 0);
    playCue(sound, 'count', 3);
    playCue(sound, 'multiplier', 0);
    playCue(sound, 'hit', 0);
    playCue(sound, 'bigPlay', 0);
    expect(heard).toEqual(['shake', 'count 3', 'bonus', 'hit', 'bigPlay']);
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
    const { happened, heard } = table();
    happened.emit([laid(3)]);
    expect(heard).toEqual([]);
    happened.emit([laid(blank)]);
    expect(heard).toEqual(['blank']);
  });

  it('tell of tiles taken back, but leave refused ones to their motion', () => {
    const { happened, heard } = table();
    happened.emit([{ type: 'tilesWentHome', seat: 0, tiles: [], reason: 'takeBack' }]);
    happened.emit([
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
    const { happened, heard, see } = table();
    see({});
    happened.emit([
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
