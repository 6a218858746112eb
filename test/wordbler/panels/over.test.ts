import { describe, expect, it } from 'vitest';
import { grain } from '../../../src/shared/canvas/brush';
import { formsOf } from '../../../src/texts/forms';
import { type Moving, OverMotion, OverScript, type Reckoned } from '../../../src/wordbler/panels/game-over-motion';

const four: Reckoned[] = [
  { tiles: [1, 1, 1, 1], played: 240, total: 236, place: 1 },
  { tiles: [], played: 220, total: 229, place: 2 },
  { tiles: [5, 1, 1], played: 185, total: 178, place: 3 },
  { tiles: [10, 1], played: 165, total: 154, place: 4 },
];

/** A ranking by chance, of two to four, some of whom share a place. */
function anyRanking(any: () => number): Reckoned[] {
  let place = 1;
  return Array.from({ length: 2 + Math.floor(any() * 3) }, (_, i) => {
    if (i > 0 && any() < 0.7) place = i + 1;
    const tiles = Array.from({ length: Math.floor(any() * 8) }, () => Math.floor(any() * 11));
    return { tiles, played: Math.floor(any() * 300), total: Math.floor(any() * 300) - 20, place };
  });
}

class FakePart {
  style: Record<string, string> = {};
  textContent = '';
  readonly worn = new Set<string>();
  classList = {
    add: (name: string) => this.worn.add(name),
    remove: (name: string) => this.worn.delete(name),
    toggle: (name: string, on: boolean) => (on ? this.worn.add(name) : this.worn.delete(name)),
  };
}

function fakeEnd(ranking: readonly Reckoned[]) {
  const part = () => new FakePart();
  return {
    element: part(),
    rows: ranking.map(({ tiles }) => ({
      element: part(),
      tiles: tiles.map(part),
      total: part(),
      change: part(),
    })),
    places: ranking.map(({ place }) => ({
      bird: part(),
      crown: place === 1 ? part() : null,
      step: part(),
      who: part(),
    })),
    head: part(),
  };
}

describe('the end of a game', () => {
  const script = new OverScript(four);

  it('counts the racks down from first to last, then raises the blocks from last to first', () => {
    const counting: number[] = [];
    for (let ms = 0; ms < script.ms; ms += 10) {
      const { rows, places, title } = script.at(ms);
      const now = rows.findIndex(({ lifted }) => lifted > 0);
      if (now >= 0 && now !== counting.at(-1)) counting.push(now);
      if (ms < script.reckoned) expect(places.every(({ risen }) => risen === 0)).toBe(true);
      const heights = places.map(({ risen }) => risen);
      expect(heights).toEqual([...heights].sort((a, b) => a - b));
      expect(title > 0).toBe(ms > script.cheer);
    }
    expect(counting).toEqual([0, 2, 3]);
  });

  it('tells the cost of each tile on the way from what was played to the total', () => {
    expect(script.at(0).rows.map(({ shown }) => shown)).toEqual([240, 220, 185, 165]);
    const third = new Set<number>();
    for (let ms = 0; ms < script.ms; ms += 5) third.add(script.at(ms).rows[2]!.shown);
    expect([...third]).toEqual([185, 180, 179, 178]);
    expect(script.counts).toHaveLength(9);
  });

  it('holds its breath before the first place, and never takes long', () => {
    const [, , third, first] = script.landings;
    expect(first! - third!).toBeGreaterThan(script.landings[1]! - script.landings[0]!);
    expect(first).toBe(script.cheer);
    const any = grain(7);
    for (let i = 0; i < 100; i++) expect(new OverScript(anyRanking(any)).ms).toBeLessThan(8000);
  });

  it('leaves everything where the result says, whatever was shown and wherever it was cut', () => {
    const any = grain(11);
    for (let i = 0; i < 400; i++) {
      const ranking = anyRanking(any);
      const end = fakeEnd(ranking);
      const played = new OverScript(ranking);
      const motion = new OverMotion(end as unknown as Moving, played, { forms: formsOf('en') });
      for (let shown = Math.floor(any() * 6); shown > 0; shown--) motion.show(any() * played.ms);
      if (any() < 0.5) motion.clear();
      else motion.show(played.ms + any() * 1000);
      expect(end.element.worn.size).toBe(0);
      for (const [at, row] of end.rows.entries()) {
        expect(row.total.textContent).toBe(`${ranking[at]!.total}`.replace('-', '−'));
        expect([...row.element.worn, row.change.style['opacity']].filter(Boolean)).toEqual([]);
        for (const tile of row.tiles) {
          expect([...tile.worn]).toEqual(['counted']);
          expect(tile.style['transform']).toBe('');
        }
      }
      for (const { bird, crown, step, who } of end.places)
        for (const part of [bird, crown, step, who, end.head])
          expect(Object.values(part?.style ?? {}).filter(Boolean)).toEqual([]);
    }
  });
});
