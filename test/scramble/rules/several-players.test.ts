import { describe, expect, it } from 'vitest';
import { scramble } from '../../../src/rules';
import { act, begun, newGame, spend, typeAll } from './playing';
import { solver } from './words';

const { resultOf } = scramble;

describe('Several players', () => {
  it('take turns on the same board, each with an own list and clock', () => {
    const engine = newGame({}, 3);
    const boards: unknown[] = [];
    for (const [player, words] of ['profile ton', 'ton loving', 'lovingly'].entries()) {
      const [began] = act(engine, { type: 'begin' });
      expect(began).toMatchObject({ type: 'turnBegan', player, secondsLeft: 180 });
      boards.push((began as scramble.EventOf<'turnBegan'>).board);
      typeAll(engine, words);
      const told = player === 1 ? spend(engine, 180).slice(1) : act(engine, { type: 'endTurn' });
      expect(told[0]).toMatchObject({ type: 'turnEnded', player, reason: player === 1 ? 'timeOut' : 'done' });
      if (player < 2) expect(engine.state).toMatchObject({ phase: 'ready', player: player + 1 });
    }
    expect(new Set(boards.map((own) => JSON.stringify(own))).size).toBe(1);
    expect(engine.state.outcome).toEqual({
      reason: 'played',
      struck: [],
      scores: [6, 4, 11],
      winners: [2],
    });
  });

  it('lose the words that two or more found, where the table wants it', () => {
    const engine = newGame({ strikeShared: true }, 3);
    for (const words of ['profile ton', 'ton loving', 'loving ton']) {
      act(engine, { type: 'begin' });
      typeAll(engine, words);
      act(engine, { type: 'endTurn' });
    }
    expect(engine.state.outcome).toEqual({
      reason: 'played',
      struck: ['LOVING', 'TON'],
      scores: [5, 0, 0],
      winners: [0],
    });
    const result = resultOf(engine, solver.solve(engine.board))!;
    expect(result.words).toHaveLength(solver.score(engine.board).words);
    expect(result.found).toBe(3);
    expect(result.players).toMatchObject([
      { name: 'Mina', score: 5, words: 2, struck: 1, best: 'PROFILE', place: 1 },
      { name: 'Theo', score: 0, words: 2, struck: 2, best: undefined, place: 2 },
      { name: 'Été', score: 0, words: 2, struck: 2, place: 2 },
    ]);
    const of = (word: string) => result.words.find((line) => line.word === word);
    expect(of('TON')).toMatchObject({ finders: [0, 1, 2], struck: true, paths: 1 });
    expect(of('PROFILE')).toMatchObject({ finders: [0], struck: false });
    expect(of('BORINGLY')).toMatchObject({ finders: [], struck: false, points: 11 });
    const lengths = result.words.map(({ word }) => word.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });

  it('share a first place', () => {
    const engine = newGame({}, 3);
    for (const words of ['ton', 'for', 'loving']) {
      act(engine, { type: 'begin' });
      typeAll(engine, words);
      act(engine, { type: 'endTurn' });
    }
    expect(resultOf(engine)?.players.map(({ place }) => place)).toEqual([2, 2, 1]);
  });

  it('may give up all together, also between turns', () => {
    const middle = begun({}, 2);
    typeAll(middle, 'ton');
    expect(act(middle, { type: 'giveUp' })).toMatchObject([
      { type: 'turnEnded', player: 0, reason: 'givenUp', words: 1, score: 1 },
      { type: 'gameEnded', reason: 'givenUp', scores: [1, 0], winners: [0] },
    ]);
    const between = begun({}, 2);
    act(between, { type: 'endTurn' });
    expect(act(between, { type: 'giveUp' })).toMatchObject([{ type: 'gameEnded', scores: [0, 0], winners: [] }]);
    expect(resultOf(begun())).toBeUndefined();
  });
});
