import type { Howl } from 'howler';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import sprites from '../../assets/sound/sprites.json';
import { Music } from '../../src/platform/music';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [loopAt, layerAt, layerLength] = [
  sprites.music.loop[0],
  sprites.music.layer[0],
  sprites.music.layer[1],
].map((ms) => Number(ms) / 1000) as [number, number, number];

/** A player of files that notes what plays, how loud it becomes, and where it is. */
function stage({ volume = 0.5 } = {}) {
  const asked: string[] = [];
  const playing = new Map<number, { name: string; volume: number; at: number }>();
  let ids = 0;
  const may = { volume, play: true };
  const howl = {
    state: () => 'loaded',
    playing: () => playing.size > 0,
    play: (name: string) => {
      playing.set(++ids, { name, volume: 1, at: name === 'loop' ? loopAt + 30 : layerAt });
      return ids;
    },
    volume: (to: number, id?: number) => {
      const own = playing.get(id ?? to)!;
      if (id !== undefined) own.volume = to;
      return own.volume;
    },
    fade: (_from: number, to: number, _ms: number, id: number) => {
      playing.get(id)!.volume = to;
    },
    seek: (to: number, id?: number) => {
      const own = playing.get(id ?? to)!;
      if (id !== undefined) own.at = to;
      return own.at;
    },
    stop: (id?: number) => (id === undefined ? playing.clear() : playing.delete(id)),
    unload: () => asked.push('unloaded'),
  };
  const music = new Music({
    volume: () => may.volume,
    mayPlay: () => may.play,
    fetch: ([file], make) => {
      asked.push(/calm/.test(file!) ? 'calm' : 'full');
      make(() => howl as unknown as Howl);
    },
    stopped: () => {},
  });
  const levels = () => [...playing.values()].map(({ name, volume }) => `${name} ${volume}`);
  return { music, may, asked, playing, levels };
}

describe('the music', () => {
  it('is fetched only when it may be heard, in the mix that is wanted', () => {
    const { music, may, asked, levels } = stage();
    may.play = false;
    music.want('calm');
    expect(asked).toEqual([]);
    may.play = true;
    music.tend();
    music.tend();
    expect(asked).toEqual(['calm']);
    expect(levels()).toEqual(['loop 0.5']);
    music.want('full');
    music.tend();
    expect(asked).toEqual(['calm', 'unloaded', 'full']);
    expect(levels()).toEqual(['loop 0.5']);
  });

  it('is not fetched where its volume is nothing, and stops when it is turned down to that', () => {
    const none = stage({ volume: 0 });
    none.music.want('full');
    expect(none.asked).toEqual([]);
    const { music, may, levels } = stage();
    music.want('full');
    music.tend();
    may.volume = 0;
    music.tend();
    expect(levels()).toEqual([]);
  });

  it('steps back while points are counted, and comes back once no more are', () => {
    const { music, levels } = stage();
    music.want('full');
    music.tend();
    music.duck();
    expect(levels()).toEqual(['loop 0.2']);
    vi.advanceTimersByTime(600);
    music.duck();
    vi.advanceTimersByTime(600);
    expect(levels()).toEqual(['loop 0.2']);
    vi.advanceTimersByTime(100);
    expect(levels()).toEqual(['loop 0.5']);
  });

  it('has a layer in the last seconds, on the beat of the loop', () => {
    const { music, playing, levels } = stage();
    music.want('full');
    music.tend();
    music.hurry(true);
    expect(levels()).toEqual(['loop 0.5', 'layer 0.5']);
    expect(playing.get(2)!.at - layerAt).toBeCloseTo(30 % layerLength);
    music.hurry(false);
    vi.advanceTimersByTime(500);
    expect(levels()).toEqual(['loop 0.5']);
  });

  it('fades when it is left, and stops', () => {
    const { music, levels } = stage();
    music.want('full');
    music.tend();
    music.leave();
    expect(levels()).toEqual(['loop 0']);
    vi.advanceTimersByTime(500);
    expect(music.playing).toBe(false);
  });
});
