import { beforeEach, describe, expect, it } from 'vitest';
import { WordsToCome } from '../../../src/engine/lexicon/lexicon';
import { Match } from '../../../src/wordbler/play/match';
import { finishedGame, keepGame, refusedIn, savedGame } from '../../../src/wordbler/play/saving';
import { anyWord, setupFor } from '../rules/table';

const saved = new Map<string, unknown>();
const keeper = {
  get: async (key: string) => saved.get(key),
  latest: async (key: string) => saved.get(key),
  set: async (key: string, value: unknown) => void saved.set(key, structuredClone(value)),
  remove: async (key: string) => void saved.delete(key),
};

beforeEach(() => saved.clear());

describe('keeping', () => {
  it('keeps the game after every command and finds it again', async () => {
    const match = Match.fresh(setupFor(3), anyWord);
    keepGame(match, keeper);
    match.send({ type: 'begin' });
    match.send({ type: 'pass', seat: match.state.toMove });
    const found = await savedGame(keeper, anyWord);
    expect(found).toBeInstanceOf(Match);
    expect((found as Match).state).toEqual(match.state);
  });

  it('keeps what a tap has picked up, until it is put down', async () => {
    const match = Match.fresh(setupFor(3), anyWord);
    keepGame(match, keeper);
    match.send({ type: 'begin' });
    const [tile] = match.rack;
    match.hand.picked = tile!;
    expect((await savedGame(keeper, anyWord)) as Match).toHaveProperty('hand.picked', tile);
    match.hand.picked = undefined;
    expect((await savedGame(keeper, anyWord)) as Match).toHaveProperty('hand.picked', undefined);
  });

  it('keeps the game that is over as the finished one', async () => {
    const match = Match.fresh(setupFor(2), anyWord);
    keepGame(match, keeper);
    match.send({ type: 'begin' });
    while (match.state.phase === 'turn') match.send({ type: 'pass', seat: match.state.toMove });
    expect(await savedGame(keeper, anyWord)).toBeUndefined();
    expect((await finishedGame(keeper, anyWord)) as Match).toHaveProperty('state', match.state);
  });

  it.each([['text'], [42], [{ app: 'wordbler' }], [null]])(
    'says why a finished game is none, and forgets nothing: %j',
    async (value) => {
      saved.set('finished game', value);
      expect(await finishedGame(keeper, anyWord)).toHaveProperty('reason');
      expect(saved.size).toBe(1);
    },
  );

  it('keeps which words were refused, so that it opens before there are words', async () => {
    const rules = { invalidWord: 'turnLost' as const };
    const match = Match.fresh(setupFor(2, rules), { ...anyWord, has: () => false });
    keepGame(match, keeper);
    expect(refusedIn(saved.get('game'))).toEqual([]);
    match.send({ type: 'begin' });
    const seat = match.state.toMove;
    const [first, second] = match.rack;
    match.send({ type: 'lay', seat, tile: first!, x: 7, y: 7 });
    match.send({ type: 'lay', seat, tile: second!, x: 8, y: 7 });
    match.send({ type: 'done', seat });
    const refused = refusedIn(saved.get('game'))!;
    expect(refused).toHaveLength(1);
    const words = new WordsToCome(anyWord.id, refused);
    const found = (await savedGame(keeper, words)) as Match;
    expect(found.state).toEqual(match.state);
    expect(words.come({ ...anyWord, has: () => false })).toBe(true);
  });

  it.each([[undefined], [{ app: 'wordbler' }], [{ refused: 'CXX' }], [{ refused: [1] }]])(
    'knows nothing of words that were refused in %j',
    (value) => expect(refusedIn(value)).toBeUndefined(),
  );

  it('keeps nothing more once it is stopped', () => {
    const match = Match.fresh(setupFor(2), anyWord);
    const stop = keepGame(match, keeper);
    stop();
    saved.clear();
    match.send({ type: 'begin' });
    expect(saved.size).toBe(0);
  });

  it.each([['text'], [42], [{ app: 'wordbler' }], [null]])('says why %j is no game', async (value) => {
    saved.set('game', value);
    expect(await savedGame(keeper, anyWord)).toHaveProperty('reason');
  });
});
