import { describe, expect, it } from 'vitest';
import type { GameEngine, Outcome, Rules } from '../../../src/rules';
import {
  act,
  begun,
  eventOf,
  expectAllTiles,
  expectRefused,
  layWord,
  noWord,
  play,
  setupFor,
  tableWith,
  typesOf,
} from './table';

const board = '8 .......AT';

const outcomeOf = (engine: GameEngine): Outcome => {
  expect(engine.state.phase).toBe('over');
  return engine.state.outcome!;
};

const lost = (engine: GameEngine) =>
  outcomeOf(engine).adjustments.map(({ seat, kind, points }) => [seat, kind, points]);

describe.each([2, 3, 4])('Six passes at the very start, with %i seats', (seatCount) => {
  it('give a result: everybody’s rack is deducted', () => {
    const engine = begun(setupFor(seatCount));
    const racks = engine.state.racks.map((rack) =>
      rack.reduce<number>((sum, tile) => sum + engine.faces[tile as number]!.points, 0),
    );
    for (let pass = 1; pass <= 5; pass++) expect(typesOf(act(engine, 'pass'))).toEqual(['passed', 'turnBegan']);
    const answer = act(engine, 'pass');
    expect(typesOf(answer)).toEqual(['passed', 'gameEnded']);
    const outcome = outcomeOf(engine);
    expect(eventOf(answer, 'gameEnded').outcome).toEqual(outcome);
    expect(outcome.reason).toBe('fails');
    expect(lost(engine)).toEqual(racks.map((points, seat) => [seat, 'rackLost', -points]));
    expect(engine.state.scores).toEqual(racks.map((points) => -points));
    expect(outcome.ranking.map(({ total }) => -total)).toEqual([...racks].sort((a, b) => a - b));
    expectAllTiles(engine.state);
  });
});

describe('Fails in a row', () => {
  it.each([2, 6, 20])('end the game after %i, if the table says so', (failsToEnd) => {
    const engine = begun(setupFor(3, { failsToEnd }));
    for (let pass = 1; pass < failsToEnd; pass++) act(engine, 'pass');
    expect(engine.state.phase).toBe('turn');
    act(engine, 'pass');
    expect(outcomeOf(engine).reason).toBe('fails');
  });

  it('of every kind add up', () => {
    const engine = tableWith({ racks: ['CAPQS??', 'EEEEEEE'], board, words: noWord });
    play(engine, 'H8 AS');
    play(engine, 'H8 AE');
    act(engine, 'exchange', { tiles: [engine.state.racks[0]![0]] });
    act(engine, 'pass');
    act(engine, 'exchange', { tiles: [engine.state.racks[0]![0]] });
    const answer = play(engine, 'H8 AE');
    expect(typesOf(answer)).toEqual(['wordsRejected', 'tilesWentHome', 'gameEnded']);
    expect(engine.state.scores[1]).toBe(-7);
    expectAllTiles(engine.state);
  });

  it('begin anew after a play', () => {
    const engine = tableWith({ racks: ['CAPQS??', 'EEEEEEE'], board });
    for (let pass = 0; pass < 5; pass++) act(engine, 'pass');
    play(engine, 'H8 AE');
    for (let pass = 0; pass < 5; pass++) act(engine, 'pass');
    expect(engine.state).toMatchObject({ phase: 'turn', fails: 5 });
  });

  it('deduct a rack of blanks as nothing, but tell it', () => {
    const engine = tableWith({ racks: ['??', 'E'], bag: '', rules: { bagEmpty: 'playOn', failsToEnd: 2 } });
    act(engine, 'pass');
    act(engine, 'pass');
    expect(lost(engine)).toEqual([
      [0, 'rackLost', 0],
      [1, 'rackLost', -1],
    ]);
    expect(engine.state.history.slice(2)).toMatchObject([
      { kind: 'rackLost', letters: ['', ''], points: 0 },
      { kind: 'rackLost', letters: ['E'], points: -1 },
    ]);
  });
});

describe('When a refill leaves the bag empty', () => {
  const table = (bag: string, bagEmpty: Rules['bagEmpty'], rack = 'CAPQS??') =>
    tableWith({ racks: [rack, 'EEEEEEE', 'OOO'], board, bag, rules: { bagEmpty } });

  it.each([
    ['as many tiles as were laid', 'II', 7],
    ['fewer tiles than were laid', 'I', 6],
  ])('the game ends at once: %s', (_, bag, left) => {
    const engine = table(bag, 'gameEnds');
    const answer = play(engine, '8H ATCP');
    expect(typesOf(answer)).toEqual(['playScored', 'refilled', 'gameEnded']);
    expect(eventOf(answer, 'refilled').drawn).toHaveLength(bag.length);
    expect(engine.state.racks[0]!.filter((tile) => tile !== null)).toHaveLength(left);
    expect(outcomeOf(engine).reason).toBe('bagEmpty');
    expectAllTiles(engine.state);
  });

  it('everybody loses the own rack, the mover too', () => {
    const engine = table('II', 'gameEnds');
    const { total } = eventOf(play(engine, '8H ATCP'), 'playScored');
    // Left to the mover: A1 Q10 S1, two blanks and two I.
    expect(lost(engine)).toEqual([
      [0, 'rackLost', -14],
      [1, 'rackLost', -7],
      [2, 'rackLost', -3],
    ]);
    expect(engine.state.scores).toEqual([total - 14, -7, -3]);
  });

  it('the game goes on with a tile left in the bag', () => {
    const engine = table('III', 'gameEnds');
    play(engine, '8H ATCP');
    expect(engine.state).toMatchObject({ phase: 'turn', toMove: 1 });
    expect(engine.state.bag).toHaveLength(1);
  });

  it.each(['II', 'I'])('play goes on in the classic game (bag %s)', (bag) => {
    const engine = table(bag, 'playOn');
    play(engine, '8H ATCP');
    expect(engine.state).toMatchObject({ phase: 'turn', toMove: 1, bag: [] });
    play(engine, '8H ATCPE');
    expect(engine.state).toMatchObject({ phase: 'turn', toMove: 2 });
    expectAllTiles(engine.state);
  });

  it('a whole rack laid ends the classic game only if the refill brings nothing', () => {
    const engine = tableWith({ racks: ['SCATTER', 'EE'], board, bag: 'I', rules: { bagEmpty: 'playOn' } });
    play(engine, 'I1 SCATTERT');
    expect(engine.state).toMatchObject({ phase: 'turn', toMove: 1 });
    const out = tableWith({ racks: ['SCATTER', 'EE'], board, bag: '', rules: { bagEmpty: 'playOn' } });
    expect(typesOf(play(out, 'I1 SCATTERT'))).toEqual(['playScored', 'gameEnded']);
    expect(outcomeOf(out).reason).toBe('wentOut');
  });

  it('an exchange never ends the game, for the bag stays as full', () => {
    const engine = tableWith({ racks: ['CAPQS??', 'EE'], bag: 'I', rules: { exchangeNeeds: 1 } });
    act(engine, 'exchange', { tiles: engine.state.racks[0] });
    expect(engine.state.phase).toBe('turn');
    expect(engine.state.bag).toHaveLength(1);
  });
});

describe('Going out', () => {
  const table = (scores?: number[]) =>
    tableWith({ racks: ['S', 'QE', '?', 'ZOO'], board, bag: '', scores, rules: { bagEmpty: 'playOn' } });

  it('wins the sum of what the others lose', () => {
    const engine = table();
    const { total } = eventOf(play(engine, '8H ATS'), 'playScored');
    expect(lost(engine)).toEqual([
      [1, 'rackLost', -11],
      [2, 'rackLost', 0],
      [3, 'rackLost', -12],
      [0, 'wentOut', 23],
    ]);
    expect(engine.state.scores).toEqual([total + 23, -11, 0, -12]);
    expect(engine.state.history.slice(1).map(({ seat, points, total }) => [seat, points, total])).toEqual([
      [1, -11, -11],
      [2, 0, 0],
      [3, -12, -12],
      [0, 23, total + 23],
    ]);
  });

  it('ranks the seats by their totals, the best first', () => {
    const engine = table([0, 40, 40, 0]);
    play(engine, '8H ATS');
    expect(outcomeOf(engine)).toMatchObject({
      reason: 'wentOut',
      ranking: [
        { seat: 2, total: 40, place: 1 },
        { seat: 1, total: 29, place: 2 },
        { seat: 0, total: 26, place: 3 },
        { seat: 3, total: -12, place: 4 },
      ],
      winners: [2],
    });
  });

  it('equal totals share the win, and the next place is left out', () => {
    const engine = table([14, 51, 40, 12]);
    play(engine, '8H ATS');
    expect(outcomeOf(engine).ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 4],
    ]);
    expect(outcomeOf(engine).winners).toEqual([0, 1, 2]);
  });

  it('is not reached by a word that falls', () => {
    const words = noWord;
    const rules = { bagEmpty: 'playOn' } as const;
    const engine = tableWith({ racks: ['S', 'QE'], board, bag: '', rules, words });
    play(engine, '8H ATS');
    expect(engine.state).toMatchObject({ phase: 'turn', toMove: 1, fails: 1 });
  });

  it('comes also when six fails would, and the play counts first', () => {
    const engine = table();
    for (let pass = 0; pass < 4; pass++) act(engine, 'pass');
    play(engine, '8H ATS');
    expect(outcomeOf(engine).reason).toBe('wentOut');
  });

  it('with a challenge waits until the play stands', () => {
    const rules = { bagEmpty: 'playOn', invalidWord: 'challenge' } as const;
    const engine = tableWith({ racks: ['S', 'QE'], board, bag: '', rules });
    play(engine, '8H ATS');
    expect(engine.state.phase).toBe('challenge');
    engine.dispatch({ type: 'accept', seat: 1 });
    expect(outcomeOf(engine).reason).toBe('wentOut');
  });
});

describe('Totals', () => {
  it('may be below zero, and the least bad one wins', () => {
    const rules = { failsToEnd: 2 };
    const engine = tableWith({ racks: ['QZ?', 'EE'], bag: '', scores: [1, 1], rules });
    act(engine, 'pass');
    act(engine, 'pass');
    expect(outcomeOf(engine)).toMatchObject({
      ranking: [
        { seat: 1, total: -1, place: 1 },
        { seat: 0, total: -19, place: 2 },
      ],
      winners: [1],
    });
  });
});

describe('After the end', () => {
  it('everything is refused', () => {
    const engine = tableWith({ racks: ['CAPQS??', 'EEEEEEE'], board, rules: { failsToEnd: 2 } });
    act(engine, 'pass');
    layWord(engine, 'H8 AE');
    act(engine, 'pass');
    const [tile] = engine.state.racks[0]!;
    for (const command of [
      { type: 'lay', tile, x: 0, y: 0 },
      { type: 'move', tile, x: 0, y: 0 },
      { type: 'chooseLetter', tile, letter: 'A' },
      { type: 'takeBack' },
      { type: 'recall' },
      { type: 'arrange', from: 0, to: 1 },
      { type: 'shuffle' },
      { type: 'done' },
      { type: 'exchange', tiles: [tile] },
      { type: 'pass' },
      { type: 'challenge' },
      { type: 'accept' },
      { type: 'spendTime', ms: 1 },
    ])
      for (const seat of [0, 1]) expectRefused(engine, { ...command, seat }, 'gameOver');
    expectRefused(engine, { type: 'begin' }, 'alreadyBegun');
    expect(engine.preview()).toBeUndefined();
  });
});
