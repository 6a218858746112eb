import { describe, expect, it } from 'vitest';
import type { Clock, GameEngine } from '../../../src/rules';
import { act, eventOf, eventsOf, expectRefused, layWord, play, rackOf, tableWith, typesOf } from './table';

const table = (clock: Clock, failsToEnd = 6) =>
  tableWith({ racks: ['CAPQS??', 'EEEEEEE'], board: '8 .......AT', rules: { clock, failsToEnd } });

const spend = (engine: GameEngine, ms: number) => act(engine, 'spendTime', { ms });

describe('Without a clock', () => {
  it('no time is spent', () => {
    expectRefused(table({ kind: 'off' }), { type: 'spendTime', seat: 0, ms: 5 }, 'noClock');
  });
});

describe('A clock per turn', () => {
  const perTurn: Clock = { kind: 'perTurn', seconds: 30 };

  it('runs until the turn’s time is up', () => {
    const engine = table(perTurn);
    expect(eventsOf(spend(engine, 29_999))).toEqual([
      { type: 'timeSpent', seat: 0, ms: 29_999, msThisTurn: 29_999, msUsed: 29_999 },
    ]);
    layWord(engine, 'H8 AS');
    const answer = spend(engine, 1);
    expect(typesOf(answer)).toEqual(['timeSpent', 'tilesWentHome', 'timedOut', 'turnBegan']);
    expect(eventOf(answer, 'tilesWentHome').reason).toBe('timeOut');
    expect(eventOf(answer, 'timedOut')).toEqual({ type: 'timedOut', seat: 0, fails: 1 });
    expect(rackOf(engine, 0)).toBe('CAPQS??');
    expect(engine.state).toMatchObject({ laid: [], fails: 1, toMove: 1, scores: [0, 0] });
    expect(engine.state.history).toMatchObject([{ kind: 'timedOut', seat: 0, points: 0 }]);
  });

  it('begins anew with every turn', () => {
    const engine = table(perTurn);
    spend(engine, 20_000);
    play(engine, 'H8 AS');
    expect(engine.state.msThisTurn).toBe(0);
    spend(engine, 20_000);
    act(engine, 'pass');
    expect(typesOf(spend(engine, 20_000))).toEqual(['timeSpent']);
    expect(engine.state).toMatchObject({ msThisTurn: 20_000, msUsed: [40_000, 20_000], fails: 1 });
  });

  it('can bring the last fail', () => {
    const engine = table(perTurn, 2);
    spend(engine, 60_000);
    expect(typesOf(spend(engine, 30_000))).toEqual(['timeSpent', 'timedOut', 'gameEnded']);
    expect(engine.state.outcome?.reason).toBe('fails');
    expect(engine.state.outcome?.adjustments.map(({ kind }) => kind)).toEqual(['rackLost', 'rackLost']);
  });

  it('costs no points by itself', () => {
    const engine = table(perTurn);
    spend(engine, 10_000_000);
    expect(engine.state.scores).toEqual([0, 0]);
  });
});

describe('A clock per player', () => {
  const perPlayer: Clock = { kind: 'perPlayer', minutes: 1 };

  it('runs on over the turns and never ends one', () => {
    const engine = table(perPlayer);
    expect(typesOf(spend(engine, 600_000))).toEqual(['timeSpent']);
    expect(engine.state).toMatchObject({ toMove: 0, fails: 0 });
  });

  it.each([
    [59_999, 0],
    [60_000, 0],
    [60_001, 1],
    [120_000, 1],
    [120_001, 2],
    [630_000, 10],
  ])('after %i ms of one minute costs %i begun minutes', (ms, minutes) => {
    const engine = table(perPlayer, 2);
    spend(engine, ms);
    act(engine, 'pass');
    act(engine, 'pass');
    // The racks hold C3 A1 P3 Q10 S1 and seven E.
    expect(engine.state.scores).toEqual([-18 - 10 * minutes, -7]);
    const overTime = engine.state.outcome?.adjustments.filter(({ kind }) => kind === 'overTime');
    expect(overTime).toEqual(minutes ? [{ seat: 0, kind: 'overTime', points: -10 * minutes }] : []);
    const noted = engine.state.history.filter(({ kind }) => kind === 'overTime');
    expect(noted).toMatchObject(minutes ? [{ seat: 0, minutes, points: -10 * minutes }] : []);
  });

  it('counts each player’s own time', () => {
    const engine = table(perPlayer, 2);
    spend(engine, 40_000);
    act(engine, 'pass');
    spend(engine, 61_000);
    act(engine, 'pass');
    expect(engine.state.msUsed).toEqual([40_000, 61_000]);
    expect(engine.state.scores).toEqual([-18, -17]);
  });
});

describe('Time', () => {
  it('is spent by the seat to move alone, in whole milliseconds', () => {
    const engine = table({ kind: 'perPlayer', minutes: 1 });
    expectRefused(engine, { type: 'spendTime', seat: 1, ms: 5 }, 'notYourTurn');
    for (const ms of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '5', null, undefined])
      expectRefused(engine, { type: 'spendTime', seat: 0, ms }, 'malformed');
    expect(spend(engine, 0).ok).toBe(true);
  });

  it('stands still while a play may be challenged', () => {
    const clock: Clock = { kind: 'perTurn', seconds: 30 };
    const engine = tableWith({
      racks: ['CAPQS??', 'EEEEEEE'],
      board: '8 .......AT',
      rules: { clock, invalidWord: 'challenge' },
    });
    play(engine, 'H8 AS');
    expectRefused(engine, { type: 'spendTime', seat: 0, ms: 40_000 }, 'challengeOpen');
    expectRefused(engine, { type: 'spendTime', seat: 1, ms: 40_000 }, 'challengeOpen');
  });
});
