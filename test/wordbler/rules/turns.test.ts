import { describe, expect, it } from 'vitest';
import type { GameEngine, Rules } from '../../../src/rules';
import { at } from './notation';
import {
  act,
  anyWord,
  eventOf,
  eventsOf,
  expectAllTiles,
  expectRefused,
  layWord,
  noWord,
  play,
  rackOf,
  snapshot,
  tableWith,
  tileOf,
  tilesOf,
  typesOf,
} from './table';

const board = '8 .......AT';

const table = (rules: Partial<Rules> = {}, words = anyWord) =>
  tableWith({ racks: ['CAPQS??', 'EEEEEEE', 'IIIIIII'], board, rules, words });

const exchange = (engine: GameEngine, letters: string) => act(engine, 'exchange', { tiles: tilesOf(engine, letters) });

describe('A turn', () => {
  it('passes clockwise after a play, which resets the fails', () => {
    const engine = table();
    act(engine, 'pass');
    act(engine, 'pass');
    expect(engine.state).toMatchObject({ toMove: 2, turn: 3, fails: 2 });
    const answer = play(engine, 'H8 AI');
    expect(typesOf(answer)).toEqual(['playScored', 'refilled', 'turnBegan']);
    expect(eventOf(answer, 'turnBegan')).toEqual({ type: 'turnBegan', seat: 0, turn: 4 });
    expect(engine.state).toMatchObject({ toMove: 0, turn: 4, fails: 0, laid: [], scores: [0, 0, 2] });
  });

  it('refills the rack to seven, into the emptied cells', () => {
    const engine = table();
    const { drawn } = eventOf(play(engine, 'H8 APC'), 'refilled');
    expect(drawn.map(({ cell }) => cell)).toEqual([0, 2]);
    expect(drawn.map(({ tile }) => tile)).toEqual([engine.state.racks[0]![0], engine.state.racks[0]![2]]);
    expect(rackOf(engine, 0)).toMatch(/^.A.QS\?\?$/);
    expectAllTiles(engine.state);
  });

  it('notes every play with its sheet and the running total', () => {
    const engine = table();
    const { sheet } = eventOf(play(engine, 'H8 AS'), 'playScored');
    expect(engine.state.history).toEqual([
      { kind: 'played', sheet, seat: 0, turn: 1, points: sheet.total, total: sheet.total },
    ]);
  });
});

describe('Exchange', () => {
  it('returns the tiles chosen, draws as many into the same cells and is a fail', () => {
    const engine = table();
    const bag = [...engine.state.bag];
    const [p, s] = [tileOf(engine, 'P'), tileOf(engine, 'S')];
    const answer = act(engine, 'exchange', { tiles: [s, p] });
    expect(typesOf(answer)).toEqual(['exchanged', 'refilled', 'turnBegan']);
    expect(eventOf(answer, 'exchanged')).toMatchObject({
      returned: [
        { tile: p, cell: 2 },
        { tile: s, cell: 4 },
      ],
      fails: 1,
    });
    const { drawn } = eventOf(answer, 'refilled');
    expect(drawn.map(({ cell }) => cell)).toEqual([2, 4]);
    expect(rackOf(engine, 0)).toMatch(/^CA.Q.\?\?$/);
    for (const { tile } of drawn) expect([...bag, p, s]).toContain(tile);
    expect(engine.state).toMatchObject({ fails: 1, toMove: 1, scores: [0, 0, 0] });
    expect(engine.state.bag).toHaveLength(bag.length);
    expect(engine.state.history).toMatchObject([{ kind: 'exchanged', count: 2, points: 0 }]);
    expectAllTiles(engine.state);
  });

  it('may bring back tiles just returned', () => {
    const engine = tableWith({ racks: ['CAPQS??', 'EEEEEEE'], bag: 'IIIIIII', rules: { failsToEnd: 20 } });
    const returned = tilesOf(engine, 'CAPQS??');
    const { drawn } = eventOf(act(engine, 'exchange', { tiles: returned }), 'refilled');
    const again = drawn.filter(({ tile }) => returned.includes(tile)).length;
    expect(again).toBeGreaterThan(0);
    expect(again).toBeLessThan(7);
  });

  it('is possible with seven tiles in the bag, and with all of the rack', () => {
    const engine = tableWith({ racks: ['CAPQS??', 'EEEEEEE'], bag: 'IIIIIII' });
    expect(exchange(engine, 'CAPQS??').ok).toBe(true);
    expect(engine.state.bag).toHaveLength(7);
    expectAllTiles(engine.state);
  });

  it('is refused with tiles on the board, before all else', () => {
    const engine = tableWith({ racks: ['CAPQS??', 'EEEEEEE'], bag: 'II' });
    layWord(engine, 'A1 C');
    expectRefused(engine, { type: 'exchange', seat: 0, tiles: [] }, 'takeTilesBack');
  });

  it('is refused with fewer than seven in the bag, before asking for tiles', () => {
    const engine = tableWith({ racks: ['CAPQS??', 'EEEEEEE'], bag: 'IIIIII' });
    expectRefused(engine, { type: 'exchange', seat: 0, tiles: [] }, 'bagTooSmall');
    expectRefused(engine, { type: 'exchange', seat: 0, tiles: tilesOf(engine, 'C') }, 'bagTooSmall');
  });

  it('is refused with no tile chosen, a stranger’s tile or one chosen twice', () => {
    const engine = table();
    const [c] = tilesOf(engine, 'C');
    const refuse = (tiles: unknown[], reason: Parameters<typeof expectRefused>[2]) =>
      expectRefused(engine, { type: 'exchange', seat: 0, tiles }, reason);
    refuse([], 'noTilesChosen');
    refuse([engine.state.racks[1]![0]], 'notYourTile');
    refuse([c, engine.state.bag[0]], 'notYourTile');
    refuse([100], 'notYourTile');
    refuse([c, c], 'tileChosenTwice');
  });

  it.each([1, 3, 7])('with the rule “at least %i”', (exchangeNeeds) => {
    const bag = 'IIIIIII'.slice(0, exchangeNeeds);
    const enough = tableWith({ racks: ['CAPQS??', 'EEEEEEE'], bag, rules: { exchangeNeeds } });
    expect(exchange(enough, 'CAPQ').ok).toBe(true);
    expect(rackOf(enough, 0)).not.toContain('.');
    expect(enough.state.bag).toHaveLength(exchangeNeeds);
    const tooFew = tableWith({ racks: ['CAPQS??', 'EEEEEEE'], bag: bag.slice(1), rules: { exchangeNeeds } });
    expect(exchange(tooFew, 'C')).toEqual({ ok: false, reason: 'bagTooSmall' });
  });
});

describe('Pass', () => {
  it('is a fail and leaves all tiles where they are', () => {
    const engine = table();
    const before = snapshot(engine);
    const answer = act(engine, 'pass');
    expect(typesOf(answer)).toEqual(['passed', 'turnBegan']);
    expect(eventOf(answer, 'passed')).toEqual({ type: 'passed', seat: 0, fails: 1 });
    expect(engine.state).toEqual({
      ...before,
      toMove: 1,
      turn: 2,
      fails: 1,
      history: [{ kind: 'passed', seat: 0, turn: 1, points: 0, total: 0 }],
    });
  });

  it('brings laid tiles back first', () => {
    const engine = table();
    layWord(engine, 'H8 APC');
    const answer = act(engine, 'pass');
    expect(typesOf(answer)).toEqual(['tilesWentHome', 'passed', 'turnBegan']);
    expect(eventOf(answer, 'tilesWentHome')).toMatchObject({ seat: 0, reason: 'pass' });
    expect(rackOf(engine, 0)).toBe('CAPQS??');
    expect(engine.state.laid).toEqual([]);
  });
});

describe('An invalid word', () => {
  it('loses the turn and is a fail', () => {
    const engine = table({ invalidWord: 'turnLost' }, noWord);
    const answer = play(engine, 'H8 AS');
    expect(eventOf(answer, 'wordsRejected')).toMatchObject({ words: ['AS'], turnLost: true, fails: 1 });
    expect(engine.state).toMatchObject({ fails: 1, toMove: 1, laid: [] });
  });

  it('under “try again” leaves the tiles, the turn and the fails as they are, but is noted', () => {
    const engine = table({ invalidWord: 'tryAgain' }, noWord);
    layWord(engine, 'H8 AS');
    const before = snapshot(engine);
    const answer = act(engine, 'done');
    expect(eventsOf(answer)).toEqual([
      {
        type: 'wordsRejected',
        seat: 0,
        words: ['AS'],
        attempted: ['AS'],
        squares: [
          { x: 7, y: 7 },
          { x: 7, y: 8 },
        ],
        turnLost: false,
        fails: 0,
      },
    ]);
    const note = { kind: 'invalid', words: ['AS'], attempted: ['AS'], turnLost: false };
    expect(engine.state).toEqual({
      ...before,
      history: [{ ...note, seat: 0, turn: 1, points: 0, total: 0 }],
    });
  });
});

describe('Fails in a row', () => {
  it('count over all seats: invalid words, exchanges, passes', () => {
    const engine = table({}, noWord);
    play(engine, 'H8 AS');
    exchange(engine, 'E');
    act(engine, 'pass');
    expect(engine.state.fails).toBe(3);
  });

  it('do not count a word apart, a refused Done or a word tried again', () => {
    const engine = table({ invalidWord: 'tryAgain' }, noWord);
    act(engine, 'done');
    layWord(engine, 'A1 C');
    act(engine, 'done');
    act(engine, 'move', { tile: engine.state.laid[0]!.tile, ...at('G8') });
    act(engine, 'done');
    expect(engine.state.history.map(({ kind }) => kind)).toEqual(['disjoint', 'invalid']);
    expect(engine.state).toMatchObject({ fails: 0, toMove: 0 });
  });
});
