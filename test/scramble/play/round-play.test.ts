import { describe, expect, it } from 'vitest';
import type { scramble } from '../../../src/rules';
import { Round } from '../../../src/scramble/play/round';
import { RoundPlay } from '../../../src/scramble/play/round-play';
import { en } from '../../../src/texts/en';
import { scramble as own } from '../../../src/texts/en/scramble';
import { HandTicker } from '../../shared/play/hand-ticker';
import { newGame } from '../rules/playing';
import { HandSolver, settled } from './sitting';

function playing(changes: Partial<scramble.Setup> = {}, players = 1) {
  const said: string[] = [];
  const refused: string[] = [];
  const asked: string[] = [];
  const ticker = new HandTicker();
  const round = Round.of(newGame(changes, players));
  const play = new RoundPlay({
    texts: { ...en, scramble: own },
    round,
    solver: new HandSolver(),
    ticker,
    stage: {
      changed: () => {},
      reached: () => {},
      hinted: () => {},
      happened: () => {},
      refused: (text) => refused.push(text),
      say: (text) => said.push(text),
      askToBegin: (ended) => asked.push(ended ? `begin after ${ended.reason}` : 'begin'),
      askToGoOn: (why) => asked.push(why()),
      answered: () => {},
    },
  });
  return { play, round, ticker, said, refused, asked };
}

describe('a round as it is played', () => {
  it('is warned of little time on the way down only, not as a short turn begins', () => {
    const { play, ticker, said } = playing({ seconds: 25 });
    play.enter();
    play.begin();
    ticker.pass(14_000);
    expect(said.filter((text) => text.endsWith('left.'))).toEqual([]);
    ticker.pass(10_000);
    expect(said.filter((text) => text.endsWith('left.'))).toEqual(['10 seconds left.']);
  });

  it('asks whoever comes to begin or to go on, and who is next after each turn', () => {
    const { play, round, asked, ticker } = playing({ seconds: 30 }, 2);
    play.enter();
    play.begin();
    ticker.pass(5000);
    play.pause(() => 'because');
    ticker.pass(60_000);
    play.goOn();
    ticker.pass(25_000);
    expect(round.state).toMatchObject({ phase: 'ready', player: 1 });
    expect(asked).toEqual(['begin', 'because', 'begin after timeOut']);
  });

  it('is covered where it was left, and its clock stands', () => {
    const { play, round, asked, ticker } = playing({ seconds: 30 });
    round.send({ type: 'begin' });
    play.enter();
    ticker.pass(60_000);
    expect(round.state.phase).toBe('paused');
    expect(asked).toEqual([own.pause.why]);
  });

  it('says for a while what came of a word', () => {
    const { play, ticker, refused } = playing();
    play.begin();
    play.making.setTyped('zzz');
    play.making.enter();
    expect(refused).toHaveLength(1);
    expect([play.message?.kind, play.message?.says()]).toEqual(['bad', refused[0]]);
    expect(play.pose).toBe('sad');
    ticker.pass(1500);
    expect([play.message, play.pose]).toEqual([undefined, 'idle']);
  });

  it('is silent once it is left', async () => {
    const { play, round, said, ticker } = playing({ seconds: 30 });
    play.enter();
    play.begin();
    play.stop();
    await settled();
    const before = said.length;
    round.send({ type: 'endTurn' });
    ticker.pass(60_000);
    expect(said).toHaveLength(before);
    expect(ticker.isIdle).toBe(true);
  });

  it('is searched by a rival meanwhile, on the same clock, which has its whole time', async () => {
    const players = [{ name: 'Ada' }, { name: 'Pip', level: 'expert' as const }];
    const { play, round, ticker } = playing({ seconds: 60, players });
    const foundBy = () => round.state.turns[1]!.found.length;
    play.enter();
    await settled();
    expect(foundBy()).toBe(0);
    play.begin();
    ticker.pass(30_000);
    const half = foundBy();
    expect(half).toBeGreaterThan(2);
    play.pause();
    ticker.pass(30_000);
    expect(foundBy()).toBe(half);
    play.goOn();
    ticker.pass(10_000);
    expect(foundBy()).toBeGreaterThan(half);
    const soon = foundBy();
    play.endTurn();
    expect(round.state.phase).toBe('over');
    expect(foundBy()).toBeGreaterThan(soon);
    // Whoever comes back to it meets the same finds.
    const other = playing({ seconds: 60, players });
    other.play.enter();
    other.play.begin();
    await settled();
    other.ticker.pass(60_000);
    const wordsOf = (own: typeof round) => own.state.turns[1]!.found.map(({ word }) => word);
    expect(wordsOf(round).slice(0, wordsOf(other.round).length)).toEqual(wordsOf(other.round));
  });
});
