import { describe, expect, it } from 'vitest';
import { GameEngine, type Rules } from '../../../../src/rules';
import { LocalGame } from '../../../../src/shared/play/running-game';
import { Match } from '../../../../src/wordbler/play/match';
import { ServedClock } from '../../../../src/wordbler/play/online/online-game';
import { HandTicker } from '../../../shared/play/hand-ticker';
import { setupFor } from '../../rules/table';

const words = { id: 'all', has: () => true };

function clockOf(rules: Partial<Rules>, isOwnTurn: boolean) {
  const ticker = new HandTicker();
  const engine = new GameEngine(setupFor(2, rules, { words: words.id }), words);
  engine.dispatch({ type: 'begin' });
  const { toMove } = engine.state;
  const match = new Match(new LocalGame(engine), isOwnTurn ? toMove : 1 - toMove);
  const warned: number[] = [];
  let ticks = 0;
  const clock = new ServedClock(match, () => ticker.now(), ticker);
  clock.ticked.on(() => ticks++);
  clock.warned.on((seconds) => warned.push(seconds));
  clock.run();
  return { clock, ticker, warned, engine, ticks: () => ticks };
}

describe('the clock of a game that is played elsewhere', () => {
  it('runs while others move, too, and tells the game nothing', () => {
    const { clock, ticker, engine, ticks } = clockOf({ clock: { kind: 'perTurn', seconds: 60 } }, false);
    const before = engine.commands.length;
    ticker.pass(20_500);
    clock.spend();
    expect(clock.left).toBe(39_500);
    expect(ticks()).toBe(20);
    clock.pause();
    ticker.pass(60_000);
    expect(ticks()).toBe(20);
    expect(clock.left).toBe(0);
    expect(engine.commands).toHaveLength(before);
  });

  it('counts on from what the server has charged, and below zero where that only costs points', () => {
    const { clock, ticker, engine } = clockOf({ clock: { kind: 'perPlayer', minutes: 1 } }, true);
    ticker.pass(10_000);
    // What was charged in this turn lies within the time that it has been running.
    engine.dispatch({ type: 'spendTime', seat: engine.state.toMove, ms: 8000 });
    expect(clock.left).toBe(50_000);
    ticker.pass(60_000);
    expect(clock.left).toBe(-10_000);
  });

  it('warns whoever is to move, and nobody else', () => {
    const rules: Partial<Rules> = { clock: { kind: 'perTurn', seconds: 60 } };
    const [own, other] = [clockOf(rules, true), clockOf(rules, false)];
    for (const { ticker } of [own, other]) ticker.pass(59_000);
    expect(own.warned.length).toBeGreaterThan(0);
    expect(other.warned).toEqual([]);
  });

  it('shows nothing where there is none', () => {
    expect(clockOf({ clock: { kind: 'off' } }, true).clock.left).toBeUndefined();
    expect(clockOf({ clock: { kind: 'perDays', days: 2 } }, true).clock.left).toBeUndefined();
  });
});
