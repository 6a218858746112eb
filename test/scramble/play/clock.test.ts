import { describe, expect, it } from 'vitest';
import { scramble } from '../../../src/rules';
import { ComputerPlayer, scrambleClock } from '../../../src/scramble/play/clock';
import { HandTicker } from '../../shared/play/hand-ticker';
import { familiarity, solver } from '../rules/words';
import { begunMatch } from './sitting';

function timed(seconds: number | null) {
  const match = begunMatch({ seconds });
  const ticker = new HandTicker();
  let shown = 0;
  const clock = scrambleClock(match, ticker);
  clock.ticked.on(() => shown++);
  return { match, clock, pass: ticker.pass.bind(ticker), shown: () => shown, ticker };
}

describe('the clock of a board', () => {
  it('shows what is left, and keeps what was used every few seconds', () => {
    const { match, clock, pass, shown } = timed(60);
    clock.run();
    pass(4000);
    expect([clock.left, match.turn.msSpent]).toEqual([56_000, 0]);
    expect(shown()).toBe(4);
    pass(1500);
    expect([clock.left, match.turn.msSpent]).toEqual([54_500, 5000]);
  });

  it('stands still while paused', () => {
    const { match, clock, pass, shown } = timed(60);
    clock.run();
    pass(2000);
    clock.pause();
    const seen = shown();
    pass(30_000);
    expect([clock.left, shown(), match.turn.msSpent]).toEqual([58_000, seen, 2000]);
    clock.run();
    clock.run();
    pass(1000);
    expect(clock.left).toBe(57_000);
  });

  it('ends the turn, and no sooner', () => {
    const { match, clock, pass } = timed(60);
    clock.run();
    pass(59_750);
    expect(match.state.phase).toBe('turn');
    pass(250);
    expect(match.state.phase).toBe('over');
  });

  it('ends a turn whose device slept', () => {
    const { match, clock, pass } = timed(60);
    clock.run();
    pass(500_000, true);
    expect([match.state.phase, match.turn.msSpent, clock.left]).toEqual(['over', 60_000, 0]);
  });

  it('tells the time before each command, so that a word in the last moment is judged rightly', () => {
    const { match, clock, pass } = timed(60);
    clock.run();
    pass(3000, true);
    match.send({ type: 'type', word: 'ton' });
    expect(match.turn.msSpent).toBe(3000);
  });

  it('is no clock where there is none', () => {
    const { match, clock, pass, ticker } = timed(null);
    clock.run();
    pass(600_000);
    expect([clock.left, match.state.phase]).toEqual([undefined, 'turn']);
    clock.pause();
    expect(ticker.isIdle).toBe(true);
  });

  it('warns of what little is left only on the way down, not as a short turn begins', () => {
    const match = begunMatch({ seconds: 25 });
    const ticker = new HandTicker();
    const warned: number[] = [];
    const clock = scrambleClock(match, ticker);
    clock.warned.on((seconds) => warned.push(seconds));
    clock.run();
    ticker.pass(14_000);
    expect(warned).toEqual([]);
    ticker.pass(2000);
    expect(warned).toEqual([10]);
  });
});

it('a computer’s find of the last moment comes before the time is up', () => {
  const match = begunMatch({ players: [{ name: 'Ada' }, { name: 'Pip', level: 'expert' }] });
  const words = scramble.marked(solver.solve(match.engine.board, 3), familiarity);
  const computer = new ComputerPlayer(match);
  computer.learn(words);
  const [, , last] = scramble.findsOf(words, 'expert', JSON.stringify(match.setup.board));
  Object.assign(match.state, { msAllowed: last!.atMs });
  const commands = computer.meanwhile(last!.atMs);
  expect(commands.at(-2)).toEqual({ type: 'rivalFinds', path: last!.path });
  expect(commands.at(-1)).toMatchObject({ type: 'spendTime' });
});
