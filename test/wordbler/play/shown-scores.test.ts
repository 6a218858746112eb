import { describe, expect, it } from 'vitest';
import { Match } from '../../../src/wordbler/play/match';
import { ShownScores } from '../../../src/wordbler/play/shown-table';
import { GameEngine, type GameEvent, presets } from '../../../src/wordbler/rules';

function scores() {
  const setup = {
    seats: ['Ada', 'Bruno'].map((name) => ({ name, kind: 'person' as const })),
    rules: presets.wordbler,
    seed: 'scores',
    tiles: 'en',
    words: 'any',
  };
  const match = Match.of(new GameEngine(setup, { id: 'any', has: () => true }));
  return new ShownScores(match);
}

const scored = (seat: number, total: number): GameEvent => ({
  type: 'playScored',
  seat,
  total,
  sheet: { words: [], bonus: 0, total },
});

describe('the scores on the cards', () => {
  it('count up once points have landed, while what is said has them at once', () => {
    const shown = scores();
    shown.add(1, 26, 26);
    expect([shown.now, shown.figures]).toEqual([
      [0, 26],
      [0, 0],
    ]);
    shown.count(1, 9);
    expect(shown.figures).toEqual([0, 17]);
    shown.count(1, 0);
    expect(shown.figures).toEqual([0, 26]);
  });

  it('ask for a new drawing only when a figure changes', () => {
    const shown = scores();
    shown.add(0, 5, 5);
    expect(shown.count(0, 3)).toBe(true);
    expect(shown.count(0, 3)).toBe(false);
    expect(shown.count(0, 0)).toBe(true);
    expect(shown.count(0, 0)).toBe(false);
  });

  it('show points that are not counted up at once', () => {
    const shown = scores();
    shown.add(0, 8, 0);
    expect(shown.figures).toEqual([8, 0]);
  });

  it('stand at the total when the event is told, however little of the count was seen', () => {
    const shown = scores();
    shown.settle(scored(0, 12));
    shown.add(0, 8, 8);
    shown.count(0, 6);
    shown.settle(scored(0, 20));
    expect([shown.now, shown.figures]).toEqual([
      [20, 0],
      [20, 0],
    ]);
  });

  it('catch up with the game', () => {
    const shown = scores();
    shown.add(0, 8, 8);
    shown.count(0, 6);
    shown.catchUp();
    expect(shown.figures).toEqual([0, 0]);
  });
});
