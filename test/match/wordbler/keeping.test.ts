import { beforeEach, describe, expect, it } from 'vitest';
import { finishedGame, forgetFinished, keepGame, keptGame } from '../../../src/match/wordbler/keeping';
import { Match } from '../../../src/match/wordbler/match';
import { anyWord, setupFor } from '../../core/wordbler/table';

const kept = new Map<string, unknown>();
const keeper = {
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, structuredClone(value)),
  remove: async (key: string) => void kept.delete(key),
};

beforeEach(() => kept.clear());

describe('keeping', () => {
  it('keeps the game after every command and finds it again', async () => {
    const match = Match.fresh(setupFor(3), anyWord);
    keepGame(match, keeper);
    match.send({ type: 'begin' });
    match.send({ type: 'pass', seat: match.state.toMove });
    const found = await keptGame(keeper, anyWord);
    expect(found).toBeInstanceOf(Match);
    expect((found as Match).state).toEqual(match.state);
  });

  it('keeps the game that is over as the finished one, until its result is left', async () => {
    const match = Match.fresh(setupFor(2), anyWord);
    keepGame(match, keeper);
    match.send({ type: 'begin' });
    while (match.state.phase === 'turn') match.send({ type: 'pass', seat: match.state.toMove });
    expect(await keptGame(keeper, anyWord)).toBeUndefined();
    expect((await finishedGame(keeper, anyWord)) as Match).toHaveProperty('state', match.state);
    await forgetFinished(keeper);
    expect(await finishedGame(keeper, anyWord)).toBeUndefined();
  });

  it.each([['text'], [42], [{ app: 'wordbler' }], [null]])(
    'says why a finished game is none, and forgets nothing: %j',
    async (value) => {
      kept.set('finished game', value);
      expect(await finishedGame(keeper, anyWord)).toHaveProperty('reason');
      expect(kept.size).toBe(1);
    },
  );

  it('keeps nothing more once it is stopped', () => {
    const match = Match.fresh(setupFor(2), anyWord);
    const stop = keepGame(match, keeper);
    stop();
    kept.clear();
    match.send({ type: 'begin' });
    expect(kept.size).toBe(0);
  });

  it.each([['text'], [42], [{ app: 'wordbler' }], [null]])('says why %j is no game', async (value) => {
    kept.set('game', value);
    expect(await keptGame(keeper, anyWord)).toHaveProperty('reason');
  });
});
