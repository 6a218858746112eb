import { describe, expect, it } from 'vitest';
import { grain } from '../../../src/shared/canvas/brush';
import { formsOf } from '../../../src/texts/forms';
import { type Moving, OverMotion, OverScript, type Placed } from '../../../src/wordbler/panels/game-over-motion';

const four: Placed[] = [
  { total: 236, place: 1 },
  { total: 229, place: 2 },
  { total: 178, place: 3 },
  { total: -4, place: 4 },
];

/** A ranking by chance, of two to four, some of whom share a place. */
function anyRanking(any: () => number): Placed[] {
  let place = 1;
  return Array.from({ length: 2 + Math.floor(any() * 3) }, (_, i) => {
    if (i > 0 && any() < 0.7) place = i + 1;
    return { total: Math.floor(any() * 300) - 20, place };
  });
}

class FakePart {
  style: Record<string, string> = {};
  textContent = '';
  readonly worn = new Set<string>();
  classList = {
    add: (name: string) => this.worn.add(name),
    remove: (name: string) => this.worn.delete(name),
  };
}

function fakeEnd(ranking: readonly Placed[]) {
  const part = () => new FakePart();
  return {
    element: part(),
    places: ranking.map(({ place }) => ({
      bird: part(),
      crown: place === 1 ? part() : null,
      step: part(),
      who: part(),
      total: part(),
    })),
    head: part(),
    card: part(),
    badge: part(),
  };
}

describe('the end of a game', () => {
  const script = new OverScript(four, 1);

  it('raises the blocks from last to first, each with its points; then come title, card and badge', () => {
    for (let ms = 0; ms < script.ms; ms += 10) {
      const { places, title, card, badge } = script.at(ms);
      const heights = places.map(({ risen }) => risen);
      expect(heights).toEqual([...heights].sort((a, b) => a - b));
      for (const [i, { risen, shown }] of places.entries())
        expect(Math.abs(shown - risen * four[i]!.total)).toBeLessThanOrEqual(0.5);
      expect(title > 0).toBe(ms > script.cheer);
      if (card > 0) expect(places[0]!.crowned).toBe(1);
      if (badge > 0) expect(card).toBe(1);
    }
    expect(script.at(script.ms).places.map(({ shown }) => shown)).toEqual(four.map(({ total }) => total));
  });

  it('has the bird jump for which there is a badge, and no other', () => {
    const { places } = script.at(script.badge + 100);
    expect(places.map(({ above }) => above > 0.01)).toEqual([false, true, false, false]);
    const rest = new OverScript(four);
    expect(rest.ms).toBeLessThan(script.ms);
    for (let ms = 0; ms < rest.ms; ms += 10) expect(rest.at(ms).badge).toBe(rest.at(ms).card);
  });

  it('holds its breath before the first place, and never takes long', () => {
    const [, , third, first] = script.landings;
    expect(first! - third!).toBeGreaterThan(script.landings[1]! - script.landings[0]!);
    expect(first).toBe(script.cheer);
    const any = grain(7);
    for (let i = 0; i < 100; i++) expect(new OverScript(anyRanking(any), 0).ms).toBeLessThan(5000);
  });

  it('leaves everything where the result says, whatever was shown and wherever it was cut', () => {
    const any = grain(11);
    for (let i = 0; i < 400; i++) {
      const ranking = anyRanking(any);
      const end = fakeEnd(ranking);
      const played = new OverScript(ranking, any() < 0.5 ? 0 : undefined);
      const motion = new OverMotion(end as unknown as Moving, played, { forms: formsOf('en') });
      for (let shown = Math.floor(any() * 6); shown > 0; shown--) motion.show(any() * played.ms);
      if (any() < 0.5) motion.clear();
      else motion.show(played.ms + any() * 1000);
      expect(end.element.worn.size).toBe(0);
      for (const [at, { bird, crown, step, who, total }] of end.places.entries()) {
        expect(total.textContent).toBe(`${ranking[at]!.total}`.replace('-', '−'));
        for (const part of [bird, crown, step, who, end.head, end.card, end.badge])
          expect(Object.values(part?.style ?? {}).filter(Boolean)).toEqual([]);
      }
    }
  });
});
