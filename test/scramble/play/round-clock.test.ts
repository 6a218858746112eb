import { describe, expect, it } from 'vitest';
import { roundClock } from '../../../src/scramble/play/round-clock';
import { HandTicker } from '../../shared/play/hand-ticker';
import { begunRound } from './sitting';

function timed(seconds: number | null) {
  const round = begunRound({ seconds });
  const ticker = new HandTicker();
  let shown = 0;
  const clock = roundClock(round, ticker, { ticked: () => shown++ });
  return { round, clock, pass: ticker.pass.bind(ticker), shown: () => shown, ticker };
}

describe('the clock of a round', () => {
  it('shows what is left, and keeps what was used every few seconds', () => {
    const { round, clock, pass, shown } = timed(60);
    clock.run();
    pass(4000);
    expect([clock.left, round.turn.msSpent]).toEqual([56_000, 0]);
    expect(shown()).toBe(4);
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
    pass(500_000, true);
    expect([round.state.phase, round.turn.msSpent, clock.left]).toEqual(['over', 60_000, 0]);
  });

  it('tells the time before each command, so that a word in the last moment is judged rightly', () => {
    const { round, clock, pass } = timed(60);
    clock.run();
    pass(3000, true);
    round.send({ type: 'type', word: 'ton' });
    expect(round.turn.msSpent).toBe(3000);
  });

  it('is no clock where there is none', () => {
    const { round, clock, pass, ticker } = timed(null);
    clock.run();
    pass(600_000);
    expect([clock.left, round.state.phase]).toEqual([undefined, 'turn']);
    clock.pause();
    expect(ticker.isIdle).toBe(true);
  });

  it('warns of what little is left only on the way down, not as a short turn begins', () => {
    const round = begunRound({ seconds: 25 });
    const ticker = new HandTicker();
    const warned: number[] = [];
    roundClock(round, ticker, { ticked: () => {}, warned: (seconds) => warned.push(seconds) }).run();
    ticker.pass(14_000);
    expect(warned).toEqual([]);
    ticker.pass(2000);
    expect(warned).toEqual([10]);
  });
});
