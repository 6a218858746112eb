import { describe, expect, it } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { type ReplayStep, replaySteps, restBefore, selectionOf } from '../../../src/search/play/view';

const setup: wordSearch.Setup = {
  list: wordSearch.presetList('gardenBirds'),
  directions: [...wordSearch.directions],
  clock: 'standard',
  seed: 'replay',
  filter: 'none',
};

const selectAlong = (laid: wordSearch.LaidWord) => {
  const squares = wordSearch.squaresOf(laid);
  return { type: 'stroke', from: squares[0], to: squares[squares.length - 1] };
};

function played(finds: number): wordSearch.GameEngine {
  const engine = new wordSearch.GameEngine(setup, wordSearch.noFilter);
  engine.dispatch({ type: 'begin' });
  engine.dispatch({ type: 'hint', word: 2 });
  engine.dispatch({ type: 'pause' });
  engine.dispatch({ type: 'goOn' });
  engine.dispatch({ type: 'cheat', code: 'flash' });
  for (const laid of engine.state.laid.slice(0, finds)) {
    engine.dispatch({ type: 'spendTime', ms: 3000 });
    engine.dispatch(selectAlong(laid));
  }
  if (finds > 0 && finds < 14) engine.dispatch(selectAlong(engine.state.laid[0]!));
  if (finds < 14) engine.dispatch({ type: 'giveUp' });
  return engine;
}

const kinds = (steps: readonly ReplayStep[]) => steps.map(({ event }) => event.type);

describe('the replay of a search', () => {
  it('shows all that was done in order, and nothing of pauses', () => {
    const steps = replaySteps(played(2), wordSearch.noFilter);
    expect(kinds(steps)).toEqual([
      'gridLaid',
      'hinted',
      'cheated',
      'wordFound',
      'wordFound',
      'foundBefore',
      'gameEnded',
    ]);
    expect(steps.map(({ found }) => found.length)).toEqual([0, 0, 0, 1, 2, 2, 2]);
    expect(steps.map(({ atMs }) => atMs)).toEqual([0, 0, 0, 3000, 6000, 6000, 6000]);
    expect(steps.map(({ isOver }) => isOver)).toEqual([false, false, false, false, false, false, true]);
  });

  it.each([0, 5, 14])('ends where the search ended, with %i words found', (finds) => {
    const engine = played(finds);
    const last = replaySteps(engine, wordSearch.noFilter).at(-1)!;
    expect(last.score).toBe(engine.state.score);
    expect(last.found).toEqual(engine.state.found.map(({ word }) => word));
    expect(last.hinted).toEqual([2]);
  });

  it('draws the strokes as they were drawn', () => {
    const engine = played(1);
    const step = replaySteps(engine, wordSearch.noFilter).find(({ event }) => event.type === 'wordFound')!;
    const { type: _, ...ends } = selectAlong(engine.state.laid[0]!);
    expect(selectionOf(step)).toEqual({ ...ends, kind: 'found' });
  });

  it('rests as long as the search took, within bounds, and at the speed that is wished', () => {
    const at = (atMs: number) => ({ atMs }) as ReplayStep;
    const rest = (ms: number, speed = 1) => restBefore(at(1000 + ms), at(1000), speed);
    expect(rest(0)).toBeGreaterThan(0);
    expect(rest(1000)).toBe(1000);
    expect(rest(60_000)).toBe(rest(10_000));
    expect(rest(60_000)).toBeGreaterThan(rest(1000));
    expect(rest(1000, 2)).toBe(500);
  });
});
