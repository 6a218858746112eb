import { describe, expect, it } from 'vitest';
import { RoundClock } from '../../../src/match/scramble/round-clock';
import { begunRound } from './sitting';

function timed(seconds: number | null) {
  const round = begunRound({ seconds });
  let [now, stopped] = [0, false];
  let tick = () => {};
  const ticker = {
    now: () => now,
    every: (_: number, act: () => void) => {
      tick = act;
      return () => {
        stopped = true;
      };
    },
  };
  let shown = 0;
  const clock = new RoundClock(round, ticker, () => shown++);
  const pass = (ms: number, step = 250) => {
    for (let passed = 0; passed < ms; passed += step) {
      now += step;
      tick();
    }
  };
  return { round, clock, pass, shown: () => shown, stopped: () => stopped };
}

describe('the clock of a round', () => {
  it('shows what is left, and keeps what was used every few seconds', () => {
    const { round, clock, pass, shown } = timed(60);
    clock.run();
    pass(4000);
    expect([clock.left, round.turn.msSpent]).toEqual([56_000, 0]);
    expect(shown()).toBe(16);
    pass(1500);
    expect([clock.left, round.turn.msSpent]).toEqual([54_500, 5000]);
  });

  it('stands still while paused', () => {
    const { round, clock, pass, shown } = timed(60);
    clock.run();
    pass(2000);
    clock.pause();
    const seen = shown();
    pass(30_000);
    expect([clock.left, shown(), round.turn.msSpent]).toEqual([58_000, seen, 2000]);
    clock.run();
    clock.run();
    pass(1000);
    expect(clock.left).toBe(57_000);
  });

  it('ends the turn, and no sooner', () => {
    const { round, clock, pass } = timed(60);
    clock.run();
    pass(59_750);
    expect(round.state.phase).toBe('turn');
    pass(250);
    expect(round.state.phase).toBe('over');
  });

  it('ends a turn whose device slept', () => {
    const { round, clock, pass } = timed(60);
    clock.run();
    pass(500_000, 500_000);
    expect([round.state.phase, round.turn.msSpent, clock.left]).toEqual(['over', 60_000, 0]);
  });

  it('tells the time before each command, so that a word in the last moment is judged rightly', () => {
    const { round, clock, pass } = timed(60);
    clock.run();
    pass(3000, 3000);
    round.send({ type: 'type', word: 'ton' });
    expect(round.turn.msSpent).toBe(3000);
  });

  it('is no clock where there is none', () => {
    const { round, clock, pass, stopped } = timed(null);
    clock.run();
    pass(600_000, 1000);
    expect([clock.left, round.state.phase]).toEqual([undefined, 'turn']);
    clock.stop();
    expect(stopped()).toBe(true);
  });
});
