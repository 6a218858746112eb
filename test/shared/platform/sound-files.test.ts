import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sprites from '../../../assets/sound/sprites.json';
import { mascotIds } from '../../../src/shared/mascots';
import { type Effect, effects, takeName, voices } from '../../../src/shared/platform/sound';

const folder = new URL('../../../assets/sound/', import.meta.url);

describe('the files of the sound', () => {
  it.each([
    ['effects.webm', 155_000],
    ['effects.mp3', 155_000],
    ['music.webm', 520_000],
    ['music.mp3', 430_000],
    ['calm.webm', 360_000],
  ])('%s stays within its budget', (file, most) => {
    expect(statSync(new URL(file, folder)).size).toBeLessThanOrEqual(most);
  });

  it('are what their names say', () => {
    const start = (file: string) => readFileSync(new URL(file, folder)).subarray(0, 4).toString('hex');
    for (const name of ['effects', 'music', 'calm']) expect(start(`${name}.webm`)).toBe('1a45dfa3');
    for (const name of ['effects', 'music']) expect(start(`${name}.mp3`)).toMatch(/^(494433|fff[b3])/);
  });

  it('have a voice for every bird', () => {
    expect([...voices].sort()).toEqual([...mascotIds].sort());
  });

  it('have a loop of at least 90 s, a whole number of the layer that goes with it', () => {
    const { every, loop, layer } = sprites.music;
    expect(loop * every).toBeGreaterThanOrEqual(90);
    expect(loop % layer).toBe(0);
  });

  it.each([
    ['music.webm', sprites.pieces.full, '1a45dfa3'],
    ['calm.webm', sprites.pieces.calm, '1a45dfa3'],
    ['music.mp3', sprites.pieces.mp3, 'fff3'],
  ])('have all their pieces of music where they are said to lie: %s', (file, bytes, start) => {
    const whole = readFileSync(new URL(file, folder));
    let at = 0;
    for (const length of bytes) {
      expect(whole.subarray(at, at + start.length / 2).toString('hex')).toBe(start);
      at += length;
    }
    expect(at).toBe(whole.length);
    expect(bytes).toHaveLength(sprites.music.loop + sprites.music.layer);
  });

  it('have a place for every effect, with silence between', () => {
    const names = (Object.keys(effects) as Effect[]).flatMap((effect) =>
      Array.from({ length: effects[effect].takes ?? 1 }, (_, take) => takeName(effect, take)),
    );
    expect(Object.keys(sprites.effects).sort()).toEqual(names.sort());
    const spans = Object.values(sprites.effects).sort(([a], [b]) => a! - b!);
    let end = 0;
    for (const [start, length] of spans) {
      expect(start! - end).toBeGreaterThan(80);
      expect(length).toBeGreaterThan(100);
      end = start! + length!;
    }
  });
});
