import { describe, expect, it } from 'vitest';
import { Voice } from '../../../src/shared/platform/music';
import { FakeAudio, fakeSound, nameOf, settled } from './fake-audio';

const every = 5;
const long = 5.2;

async function stage({ count = 3, since = undefined as number | undefined, now = 10 } = {}) {
  const audio = new FakeAudio();
  audio.currentTime = now;
  const decoded: AudioBuffer[] = [];
  const told: string[] = [];
  const may = { decode: true };
  const voice = new Voice(
    audio.asContext(),
    {} as AudioNode,
    {
      count,
      every,
      piece: async (n) => {
        if (!may.decode) throw new Error('no sound');
        const sound = fakeSound(`${n}`, long);
        decoded.push(sound);
        return sound;
      },
    },
    { begun: () => told.push('begun'), failed: () => told.push('failed') },
    since,
  );
  voice.fade(0.5, 1000);
  await settled();
  const rows = () => audio.sources.map(({ buffer, at }) => [nameOf(buffer), Math.round(at * 100) / 100]);
  // An old engine lets go of nothing at once.
  const canLetGo = 'transfer' in ArrayBuffer.prototype;
  const alive = () =>
    canLetGo
      ? decoded.filter((sound) => sound.getChannelData(0).length > 0).map(nameOf)
      : audio.sounding.map(({ buffer }) => nameOf(buffer));
  return { audio, voice, told, may, rows, alive, gain: audio.gains[0]! };
}

describe('a row of pieces', () => {
  it('is played over and over, each where it must begin, and two of them are there at a time', async () => {
    const { audio, told, rows, alive } = await stage();
    expect(told).toEqual(['begun']);
    expect(rows()).toEqual([
      ['0', 10.05],
      ['1', 15.05],
    ]);
    await audio.run(0.5);
    for (let round = 0; round < 3; round++) {
      await audio.run(every);
      expect(alive()).toHaveLength(2);
    }
    expect(rows().map(([name]) => name)).toEqual(['0', '1', '2', '0', '1']);
    expect(rows().map(([, at]) => at)).toEqual([10.05, 15.05, 20.05, 25.05, 30.05]);
  });

  it('comes in as it was told to before it was there, and changes from where it is', async () => {
    const { audio, voice, gain } = await stage();
    expect(gain.now).toBe(0);
    await audio.run(0.55);
    expect(gain.now).toBeCloseTo(0.25);
    voice.fade(0, 1000);
    await audio.run(0.5);
    expect(gain.now).toBeCloseTo(0.125);
    voice.fade(0.4, 0);
    expect(gain.now).toBeCloseTo(0.4);
  });

  it('goes with another: from the midst of the piece that would be heard now', async () => {
    const { audio, rows } = await stage({ since: 3, now: 10 });
    expect(rows()).toEqual([
      ['1', 10.05],
      ['2', 13],
    ]);
    expect(audio.sources[0]!.offset).toBeCloseTo(2.05);
  });

  it('finds its beat again after the page has stood still', async () => {
    const { audio, rows } = await stage();
    audio.currentTime = 42;
    for (const source of audio.sounding) source.finish();
    await settled();
    expect(rows().slice(2)).toEqual([
      ['0', 42.05],
      ['1', 45.05],
    ]);
    expect(audio.sources[2]!.offset).toBeCloseTo(2);
  });

  it('leaves nothing when it is ended, nor what is decoded only then', async () => {
    const { audio, voice, alive } = await stage();
    audio.sources[0]!.finish();
    voice.end();
    await settled();
    expect(audio.sounding).toEqual([]);
    expect(alive()).toEqual([]);
    expect(audio.gains[0]!.out).toBeUndefined();
  });

  it('says when it cannot be had', async () => {
    const { audio, told, may } = await stage();
    may.decode = false;
    await audio.run(long + 0.1);
    expect(told).toEqual(['begun', 'failed']);
  });
});
