import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import sprites from '../../../assets/sound/sprites.json';
import { Music } from '../../../src/shared/platform/music';
import { FakeAudio, fakeSound, nameOf, settled } from './fake-audio';

const { every, loop, layer } = sprites.music;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A place where music is heard: what is fetched and what sounds is noted. */
function stage({ volume = 0.5, decodes = ['webm', 'mp3'], says = ['webm', 'mp3'] } = {}) {
  const asked: string[] = [];
  const told: string[] = [];
  const may = { volume, play: true };
  vi.stubGlobal('fetch', async (url: string) => {
    const [, file, kind] = /(\w+)\.(\w+)$/.exec(url) as unknown as [string, string, string];
    asked.push(`${file}.${kind}`);
    const bytes = kind === 'mp3' ? sprites.pieces.mp3 : sprites.pieces[file === 'calm' ? 'calm' : 'full'];
    // Each byte says to which piece it belongs, and whether anybody can decode it.
    const all = bytes.flatMap((length, n) => Array<number>(length).fill(decodes.includes(kind) ? n : 255));
    return new Response(Uint8Array.from(all));
  });
  const audio = Object.assign(new FakeAudio(), {
    decodeAudioData: async (bytes: ArrayBuffer) => {
      const [first, ...others] = new Set(new Uint8Array(bytes));
      if (first === 255 || others.length > 0) throw new Error('no sound');
      return fakeSound(first! < loop ? `loop ${first}` : `layer ${first! - loop}`, every + 0.15);
    },
  });
  const music = new Music({
    volume: () => may.volume,
    mayPlay: () => may.play,
    studio: () => ({
      ctx: audio.asContext(),
      masterGain: {} as GainNode,
      codecs: (kind) => says.includes(kind),
    }),
    failed: () => told.push('failed'),
    stopped: () => {},
  });
  /** What is heard now, and how loud. */
  const levels = () => {
    const now = audio.sounding.filter(({ at }) => at <= audio.currentTime + 0.05);
    const heard = audio.gains.filter(({ out }) => out);
    return now.map(({ buffer }, i) => `${nameOf(buffer)}: ${Math.round(heard[i]!.now * 1e3) / 1e3}`);
  };
  const go = async (seconds: number) => {
    // The page's clock and that of what is heard.
    await settledReads();
    await audio.run(seconds);
    vi.advanceTimersByTime(seconds * 1000);
    await settledReads();
  };
  return { music, may, asked, told, audio, levels, go };
}

/** What a response holds comes with tasks, not only promises. */
async function settledReads() {
  for (let turn = 0; turn < 20; turn++) {
    await new Promise((resolve) => setImmediateNow(resolve));
    await settled();
  }
}

const setImmediateNow = setImmediate;

describe('the music', () => {
  it('is fetched only when it may be heard, in the mix that is wanted', async () => {
    const { music, may, asked, levels, go } = stage();
    may.play = false;
    music.want('calm');
    expect(asked).toEqual([]);
    may.play = true;
    music.tend();
    music.tend();
    await go(2);
    expect(asked).toEqual(['calm.webm']);
    expect(levels()).toEqual(['loop 0: 0.5']);
    music.want('full');
    music.tend();
    await go(2);
    expect(asked).toEqual(['calm.webm', 'music.webm']);
    expect(levels()).toEqual(['loop 0: 0.5']);
  });

  it('is not fetched where its volume is nothing, and stops when it is turned down to that', async () => {
    const none = stage({ volume: 0 });
    none.music.want('full');
    await none.go(1);
    expect(none.asked).toEqual([]);
    const { music, may, levels, go } = stage();
    music.want('full');
    await go(2);
    may.volume = 0.2;
    music.turn();
    expect(levels()).toEqual(['loop 0: 0.2']);
    may.volume = 0;
    music.tend();
    expect(levels()).toEqual([]);
    expect(music.playing).toBe(false);
  });

  it('steps back while points are counted, and comes back once no more are', async () => {
    const { music, levels, go } = stage();
    music.want('full');
    await go(2);
    music.duck();
    await go(0.2);
    expect(levels()).toEqual(['loop 0: 0.2']);
    await go(0.4);
    music.duck();
    await go(0.6);
    expect(levels()).toEqual(['loop 0: 0.2']);
    await go(0.1);
    await go(0.6);
    expect(levels()).toEqual(['loop 0: 0.5']);
  });

  it('has a layer in the last seconds, on the beat of the loop', async () => {
    const { music, audio, levels, go } = stage();
    music.want('full');
    await go(every * 3 + 2);
    music.hurry(true);
    await go(1);
    expect(levels()).toEqual(['loop 3: 0.5', 'layer 1: 0.5']);
    const starts = audio.sources.map(({ buffer, at, offset }) => ({
      name: nameOf(buffer),
      from: at - offset,
    }));
    const from = (name: string) => starts.find((start) => start.name === name)!.from;
    expect(from('layer 1')).toBeCloseTo(from('loop 3'), 6);
    expect(from('layer 0')).toBeCloseTo(from('loop 4'), 6);
    music.hurry(false);
    await go(0.5);
    expect(levels()).toEqual(['loop 3: 0.5']);
    expect(loop % layer).toBe(0);
  });

  it('fades when it is left, and stops; and begins anew without being fetched again', async () => {
    const { music, asked, levels, go } = stage();
    music.want('full');
    music.hurry(true);
    await go(2);
    music.leave();
    await go(0.25);
    expect(levels()).toEqual(['loop 0: 0.25', 'layer 0: 0.25']);
    await go(0.25);
    expect(levels()).toEqual([]);
    expect(music.playing).toBe(false);
    music.want('full');
    await go(2);
    expect(levels()).toEqual(['loop 0: 0.5']);
    expect(asked).toEqual(['music.webm']);
  });

  it.each([
    { says: ['mp3'], fetched: ['music.mp3'] },
    { says: ['webm', 'mp3'], fetched: ['calm.webm', 'music.mp3'] },
  ])('comes in another format where the first cannot be decoded: $fetched', async ({ says, fetched }) => {
    const { music, asked, levels, go, told } = stage({ decodes: ['mp3'], says });
    music.want('calm');
    await go(2);
    expect(asked).toEqual(fetched);
    expect(levels()).toEqual(['loop 0: 0.5']);
    expect(told).toEqual([]);
  });

  it('says once that there is none, and asks no more', async () => {
    const { music, asked, told, go } = stage({ decodes: [] });
    music.want('full');
    await go(1);
    music.tend();
    await go(1);
    expect(told).toEqual(['failed']);
    expect(asked).toEqual(['music.webm', 'music.mp3']);
    expect(music.playing).toBe(false);
  });
});
