import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../src/core';
import { Match } from '../../../src/match/wordbler/match';
import { TurnClock } from '../../../src/match/wordbler/turn-clock';
import { begun, setupFor } from '../../core/wordbler/table';

class HandTicker {
  private time = 0;
  private ticks: { ms: number; tick: () => void }[] = [];

  now() {
    return this.time;
  }

  every(ms: number, tick: () => void) {
    const entry = { ms, tick };
    this.ticks.push(entry);
    return () => {
      this.ticks = this.ticks.filter((other) => other !== entry);
    };
  }

  pass(seconds: number) {
    for (let second = 0; second < seconds; second++) {
      this.time += 1000;
      for (const { tick } of [...this.ticks]) tick();
    }
  }
}

function timed(clock: Clock) {
  const match = new Match(begun(setupFor(2, { clock })));
  const ticker = new HandTicker();
  let shown = 0;
  return { match, ticker, clock: new TurnClock(match, ticker, () => shown++), shown: () => shown };
}

describe('the clock', () => {
  it('tells the time of each turn to the game and shows what is left', () => {
    const { match, ticker, clock, shown } = timed({ kind: 'perPlayer', minutes: 1 });
    const { toMove } = match.state;
    clock.run();
    ticker.pass(3);
    expect(clock.left(toMove)).toBe(57_000);
    expect(shown()).toBe(3);
    match.send({ type: 'pass', seat: toMove });
    expect(match.state.msUsed[toMove]).toBe(3000);
    ticker.pass(2);
    expect(clock.left(match.state.toMove)).toBe(58_000);
    expect(clock.left(toMove)).toBe(57_000);
  });

  it('keeps what was used every few seconds, so that a reload gives nothing back', () => {
    const { match, ticker, clock } = timed({ kind: 'perPlayer', minutes: 1 });
    clock.run();
    ticker.pass(12);
    expect(match.state.msUsed[match.state.toMove]).toBe(10_000);
  });

  it('stands still while paused', () => {
    const { match, ticker, clock } = timed({ kind: 'perPlayer', minutes: 1 });
    clock.run();
    ticker.pass(2);
    clock.pause();
    ticker.pass(60);
    clock.run();
    ticker.pass(1);
    expect(clock.left(match.state.toMove)).toBe(57_000);
  });

  it('ends a turn whose time is out, and a move that comes too late is refused', () => {
    const { match, ticker, clock } = timed({ kind: 'perTurn', seconds: 30 });
    const { toMove } = match.state;
    clock.run();
    ticker.pass(31);
    expect(match.state.toMove).not.toBe(toMove);
    expect(match.state.history.at(-1)).toMatchObject({ seat: toMove, kind: 'timedOut' });
    expect(match.send({ type: 'pass', seat: toMove })).toEqual({ ok: false, reason: 'notYourTurn' });
  });

  it('is no clock when it is off', () => {
    const { match, ticker, clock, shown } = timed({ kind: 'off' });
    clock.run();
    ticker.pass(100);
    expect(shown()).toBe(0);
    expect(clock.left(match.state.toMove)).toBeUndefined();
  });

  it('is silent once stopped', () => {
    const { ticker, clock, shown } = timed({ kind: 'perTurn', seconds: 30 });
    clock.run();
    clock.stop();
    ticker.pass(60);
    expect(shown()).toBe(0);
  });
});
