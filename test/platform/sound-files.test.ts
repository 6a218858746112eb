import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sprites from '../../assets/sound/sprites.json';
import { effects } from '../../src/platform/sound-effects';

const folder = new URL('../../assets/sound/', import.meta.url);

describe('the files of the sound', () => {
  it.each([
    ['effects.webm', 110_000],
    ['effects.mp3', 140_000],
    ['music.webm', 190_000],
    ['music.mp3', 290_000],
  ])('%s stays within its budget', (file, most) => {
    expect(statSync(new URL(file, folder)).size).toBeLessThanOrEqual(most);
  });

  it('are what their names say', () => {
    const start = (file: string) => readFileSync(new URL(file, folder)).subarray(0, 4).toString('hex');
    for (const name of ['effects', 'music']) {
      expect(start(`${name}.webm`)).toBe('1a45dfa3');
      expect(start(`${name}.mp3`)).toMatch(/^(494433|fffb)/);
    }
  });

  it('have a place for every effect, with silence between', () => {
    expect(Object.keys(sprites.effects).sort()).toEqual(Object.keys(effects).sort());
    const spans = Object.values(sprites.effects).sort(([a], [b]) => a! - b!);
    let end = 0;
    for (const [start, length] of spans) {
      expect(start! - end).toBeGreaterThan(80);
      expect(length).toBeGreaterThan(100);
      end = start! + length!;
    }
  });
});
