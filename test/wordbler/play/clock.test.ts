import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../src/rules';
import { LocalClock, leftFor } from '../../../src/wordbler/play/clock';
import { Match } from '../../../src/wordbler/play/match';
import { answerTo } from '../../shared/play/answer-to';
import { HandTicker } from '../../shared/play/hand-ticker';
import { begun, setupFor } from '../rules/table';

function timed(clock: Clock) {
  const match = Match.of(begun(setupFor(2, { clock })));
  const ticker = new HandTicker();
  let shown = 0;
  const running = new LocalClock(match, ticker);
  running.ticked.on(() => shown++);
  const left = (seat: number) => leftFor(match, running, seat);
  return { match, ticker, clock: running, left, shown: () => shown };
}

describe('the clock', () => {
  it('tells the time of each turn to the game and shows what is left', () => {
    const { match, ticker, clock, shown, left } = timed({ kind: 'perPlayer', minutes: 1 });
    const { toMove } = match.state;
    clock.run();
    ticker.pass(3_000);
    expect(left(toMove)).toBe(57_000);
    expect(shown()).toBe(3);
    match.send({ type: 'pass', seat: toMove });
    expect(match.state.msUsed[toMove]).toBe(3000);
    ticker.pass(2_000);
    expect(left(match.state.toMove)).toBe(58_000);
    expect(left(toMove)).toBe(57_000);
  });

  it('keeps what was used every few seconds, so that a reload gives nothing back', () => {
    const { match, ticker, clock } = timed({ kind: 'perPlayer', minutes: 1 });
    clock.run();
    ticker.pass(12_000);
    expect(match.state.msUsed[match.state.toMove]).toBe(10_000);
  });

  it('stands still while paused', () => {
    const { match, ticker, clock, left } = timed({ kind: 'perPlayer', minutes: 1 });
    clock.run();
    ticker.pass(2_000);
    clock.pause();
    ticker.pass(60_000);
    clock.run();
    ticker.pass(1_000);
    expect(left(match.state.toMove)).toBe(57_000);
  });

  it('stands still while somebody is shown how to play, and gives back what was not told', () => {
    const { match, ticker, clock, left } = timed({ kind: 'perPlayer', minutes: 1 });
    const { toMove } = match.state;
    clock.run();
    ticker.pass(400);
    clock.hold(true);
    clock.run();
    ticker.pass(60_000);
    expect(left(toMove)).toBe(60_000);
    expect(match.engine.commands.filter(({ type }) => type === 'spendTime')).toEqual([]);
    clock.hold(false);
    ticker.pass(1_000);
    expect(left(toMove)).toBe(59_000);
    clock.pause();
    clock.hold(true);
    clock.hold(false);
    ticker.pass(1_000);
    expect(left(toMove), 'who paused meanwhile stays paused').toBe(59_000);
  });

  it('ends a turn whose time is out, and a move that comes too late is refused', () => {
    const { match, ticker, clock } = timed({ kind: 'perTurn', seconds: 30 });
    const { toMove } = match.state;
    clock.run();
    ticker.pass(31_000);
    expect(match.state.toMove).not.toBe(toMove);
    expect(match.state.history.at(-1)).toMatchObject({ seat: toMove, kind: 'timedOut' });
    expect(answerTo(match, { type: 'pass', seat: toMove })).toEqual({ ok: false, reason: 'notYourTurn' });
  });

  it('is no clock when it is off', () => {
    const { match, ticker, clock, shown, left } = timed({ kind: 'off' });
    clock.run();
    ticker.pass(100_000);
    expect(shown()).toBe(0);
    expect(left(match.state.toMove)).toBeUndefined();
  });

  it('is silent once stopped', () => {
    const { ticker, clock, shown } = timed({ kind: 'perTurn', seconds: 30 });
    clock.run();
    clock.pause();
    ticker.pass(60_000);
    expect(shown()).toBe(0);
  });
});
