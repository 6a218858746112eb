import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BUDGET, type Built, isOver, tableOf, weigh } from '../../assets/budget';
import { assetFileNames, chunkFileNames } from '../../assets/file-names';

const even = (name: string, length: number): Built => ({ name, bytes: new Uint8Array(length) });
const named = (built: Built[]) => weigh(built).files.map(({ name }) => name);

describe('the byte budget', () => {
  it('counts text as a server sends it, and what is packed as it is', () => {
    const zipped = gzipSync(new Uint8Array(5000)).length;
    for (const name of ['index.html', 'a.css', 'a.js', 'worker.js', 'a.json', 'icon.svg']) {
      expect(weigh([even(name, 5000)]), name).toMatchObject({ raw: 5000, transferred: zipped });
    }
    for (const name of ['en.words', 'font.woff2', 'a.png', 'a.js.map', 'a.unheard-of']) {
      expect(weigh([even(name, 5000)]), name).toMatchObject({ raw: 5000, transferred: 5000 });
    }
  });

  it('adds up all that comes before the board is playable, and leaves for later what nobody waits for', () => {
    const built = [
      even('song.mp3', 900_000),
      even('font.woff2', 20),
      even('tap.webm', 7),
      even('glosses.meanings', 800_000),
      even('a.familiarity', 60_000),
      even('a.words', 300),
    ];
    expect(weigh(built)).toMatchObject({ raw: 320, transferred: 320 });
    expect(weigh([])).toEqual({ files: [], raw: 0, transferred: 0 });
  });

  it('does not count what is known to come later', () => {
    for (const game of ['search', 'scramble']) {
      const facade = `/src/${game}/scenes/scenes.ts`;
      expect(chunkFileNames({ facadeModuleId: facade })).toBe(`assets/${game}-scenes-[hash].js`);
      expect(assetFileNames({ originalFileNames: [facade] })).toBe(`assets/${game}-scenes-[hash][extname]`);
    }
    expect(assetFileNames({ originalFileNames: [] })).toBe('assets/[name]-[hash][extname]');
    expect(weigh([{ ...even('a.js', 900), later: true }, even('b.css', 30)]).raw).toBe(30);
  });

  it('names the heaviest first, by what is transferred, and what comes later last', () => {
    const built = [even('song.mp3', 900), even('a.js', 5000), even('b.words', 200), even('c.words', 300)];
    expect(named(built)).toEqual(['c.words', 'b.words', 'a.js', 'song.mp3']);
  });

  it('may be used up to its last byte', () => {
    expect(BUDGET).toBe(500_000);
    expect(isOver(weigh([even('a.words', BUDGET)]))).toBe(false);
    expect(isOver(weigh([even('a.words', BUDGET), even('b.words', 1)]))).toBe(true);
    expect(isOver(weigh([even('a.words', BUDGET), even('song.mp3', BUDGET)]))).toBe(false);
  });

  it('prints a table', () => {
    const built = [even('a.words', 197_837), even('b.woff2', 22_049), even('song.mp3', 1_250_000)];
    expect(`\n${tableOf(weigh(built))}\n`).toBe(`
                               raw transferred
a.words                   197.8 kB    197.8 kB
b.woff2                    22.0 kB     22.0 kB
song.mp3                 1250.0 kB   1250.0 kB  later
up to a playable board    219.9 kB    219.9 kB  of 500.0 kB
`);
  });
});
