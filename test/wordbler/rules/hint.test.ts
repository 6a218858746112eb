import { describe, expect, it } from 'vitest';
import { GameEngine, hintSteps } from '../../../src/rules';
import { anyWord, begun, setupFor } from './table';

const table = (hints: boolean) => begun(setupFor(2, { hints }));

describe('A hint', () => {
  it('comes in three steps, and no more in one turn', () => {
    const engine = table(true);
    const seat = engine.state.toMove;
    const steps = Array.from({ length: hintSteps + 1 }, () => engine.dispatch({ type: 'hint', seat }));
    expect(steps).toEqual([
      { ok: true, events: [{ type: 'hintTaken', seat, step: 1 }] },
      { ok: true, events: [{ type: 'hintTaken', seat, step: 2 }] },
      { ok: true, events: [{ type: 'hintTaken', seat, step: 3 }] },
      { ok: false, reason: 'noMoreHints' },
    ]);
  });

  it('is for the seat to move, where the rules allow hints', () => {
    const engine = table(true);
    const waiting = 1 - engine.state.toMove;
    expect(engine.dispatch({ type: 'hint', seat: waiting })).toEqual({ ok: false, reason: 'notYourTurn' });
    const strict = table(false);
    const refused = strict.dispatch({ type: 'hint', seat: strict.state.toMove });
    expect(refused).toEqual({ ok: false, reason: 'noHints' });
  });

  it('costs nothing, but the history notes how many steps the turn took', () => {
    const engine = table(true);
    const seat = engine.state.toMove;
    engine.dispatch({ type: 'hint', seat });
    engine.dispatch({ type: 'hint', seat });
    engine.dispatch({ type: 'pass', seat });
    engine.dispatch({ type: 'pass', seat: 1 - seat });
    expect(engine.state.history).toMatchObject([{ kind: 'passed', points: 0, hints: 2 }, { kind: 'passed' }]);
    expect(engine.state.history[1]).not.toHaveProperty('hints');
    expect(engine.state.hintsThisTurn).toBe(0);
  });

  it('is kept with the game', () => {
    const engine = table(true);
    engine.dispatch({ type: 'hint', seat: engine.state.toMove });
    const restored = GameEngine.restore(structuredClone(engine.save()), anyWord);
    expect((restored as GameEngine).state).toEqual(engine.state);
  });
});
