import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loudest, passage, peak } from '../../../assets/sound/loudness';
import sprites from '../../../assets/sound/sprites.json';
import { decodedIn, loopIn } from '../support/decoded-sound';
import { type OpenPage, openPage } from '../support/play';

let open: OpenPage;

beforeAll(async () => {
  open = await openPage({ sound: true });
});

afterAll(() => open.context.close());

describe('the sound as it is shipped', () => {
  it('is one loudness, and no peak of it is cut', async () => {
    const rate = 48_000;
    for (const file of ['effects.webm', 'effects.mp3']) {
      const [sound] = await decodedIn(open.page, file, rate);
      const spans = Object.entries(sprites.effects);
      const parts = spans.map(([name, [start, length]]) => {
        const at = Math.round((start! / 1000) * rate);
        return { name, heard: [sound!.subarray(at, at + Math.round((length! / 1000) * rate))] };
      });
      const peaks = parts.filter(({ heard }) => peak(heard) > -1).map(({ name }) => name);
      expect({ file, peaks }).toEqual({ file, peaks: [] });
      const level = new Map(parts.map(({ name, heard }) => [name, loudest(heard, rate)]));
      const of = (...names: string[]) => names.map((name) => level.get(name)!);
      // Strong sounds stand at -17, and no quiet one lies more than 6 dB below.
      for (const strong of of('win', 'score', 'score-2', 'score-3', 'found', 'hit', 'bonus', 'bigPlay'))
        expect(Math.abs(strong + 17)).toBeLessThan(1);
      const others = [...level].filter(([, lufs]) => lufs > -16 || lufs < -23).map(([name]) => name);
      expect({ file, others }).toEqual({ file, others: [] });
      const failures = of('error', 'nope', 'nope-2', 'nope-3', 'undo', 'undo-2', 'undo-3');
      expect(Math.max(...failures)).toBeLessThan(Math.min(...of('score', 'found', 'win', 'hit')) - 2);
      for (const thud of of('thud', 'thud-2', 'thud-3')) expect(Math.abs(thud + 21)).toBeLessThan(1);
      for (const whoosh of of('whoosh', 'whoosh-2', 'whoosh-3')) expect(Math.abs(whoosh + 20)).toBeLessThan(1);
    }
  });

  it('has music in stereo that stays behind the effects', async () => {
    const rate = 16_000;
    const { every, loop: count } = sprites.music;
    for (const [file, bytes] of [
      ['music.webm', sprites.pieces.full],
      ['calm.webm', sprites.pieces.calm],
    ] as const) {
      const { loop: ears, lengths } = await loopIn(open.page, file, rate, bytes.slice(0, count), every);
      // Each laps over the next, by as much.
      for (const length of lengths) expect(length - every).toBeCloseTo(lengths[0]! - every, 3);
      expect(lengths[0]! - every).toBeGreaterThan(0.04);
      const apart = ears[0]!.map((value, i) => value - ears[1]![i]!);
      expect(loudest([apart], rate, passage)).toBeGreaterThan(-45);
      expect(Math.abs(loudest(ears, rate, passage) + 22)).toBeLessThan(1);
      expect(peak(ears)).toBeLessThan(-1);
    }
  });
});
