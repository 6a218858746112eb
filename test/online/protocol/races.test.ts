import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { raceMark, readRaceMark } from '../../../src/engine/saving/room-marks';
import { placesOf, Race, seenFind } from '../../../src/online/protocol/protocol';
import { directions, filterOf, GameEngine, languageWords, squaresOf } from '../../../src/search/rules';
import { searchRace, searchRaceSetup } from '../../../src/search/rules/race';
import { readRaceWish } from '../../../src/server/races/races';

const words = languageWords(filterOf('en'), []);
const setup = searchRaceSetup({ list: 'fruit', directions: [...directions], clock: 'standard' }, words, 'run')!;
const engine = new GameEngine(setup, words);
engine.dispatch({ type: 'begin' });
const selections = engine.state.laid.map((laid) => {
  const squares = squaresOf(laid);
  return [squares[0]!, squares.at(-1)!].flatMap(({ x, y }) => [x, y]);
});

describe('A race', () => {
  it('counts for each as if each searched alone, whoever finds what and when', () => {
    const deed = fc.record({ seat: fc.nat(3), word: fc.nat(selections.length - 1), ms: fc.nat(3000) });
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
        const race = new Race(searchRace(setup, words), 4);
        const alone = Array.from({ length: 4 }, () => {
          const own = new GameEngine(setup, words);
          own.dispatch({ type: 'begin' });
          return own;
        });
        let now = 0;
        for (const { seat, word, ms } of deeds) {
          now += ms;
          const own = alone[seat]!;
          const [x = 0, y = 0, toX = 0, toY = 0] = selections[word]!;
          const wasFound = own.state.found.some((found) => found.word === word);
          own.dispatch({ type: 'spendTime', ms: now - own.state.msSpent });
          own.dispatch({ type: 'stroke', from: { x, y }, to: { x: toX, y: toY } });
          const found = race.find(seat, selections[word]!, now);
          if (wasFound) expect(found).toBe('foundBefore');
          else expect(found).toMatchObject({ seat, ms: now, word: engine.state.laid[word]!.word });
        }
        expect(race.scores).toEqual(alone.map(({ state }) => state.score));
      }),
      { numRuns: 20 },
    );
  });

  it('takes nothing before its start, after its end, or from nobody', () => {
    const race = new Race(searchRace(setup, words), 2);
    expect(race.find(0, selections[0]!, -1)).toBe('notBegun');
    expect(race.find(2, selections[0]!, 1)).toBe('notBegun');
    expect(race.find(0, selections[0]!, 720_000)).toBe('raceOver');
    expect(race.find(0, [], 1)).toBe('noFind');
    expect(race.find(0, [0, 0, 40, 40], 1)).toBe('noFind');
    race.timeIsUp();
    expect(race.find(0, selections[0]!, 1)).toBe('raceOver');
    expect(race.finds).toEqual([]);
  });

  it('tells others of a find what it may', () => {
    const find = { seat: 1, word: 'PEAR', points: 40, ms: 7, find: [1, 2, 1, 5] };
    expect(seenFind(find, 1, true)).toEqual(find);
    expect(seenFind(find, 0, true)).toEqual({ seat: 1 });
    expect(seenFind(find, null, false)).toEqual({ seat: 1, word: 'PEAR', points: 40 });
  });

  it('gives whoever has as many points the same place', () => {
    expect(placesOf([10, 40, 40, 0]).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
  });

  it('has an address that leads to it alone', () => {
    const [room, secret] = ['a'.repeat(16), 'b'.repeat(22)];
    expect(readRaceMark(raceMark(room, secret))).toEqual({ room, secret });
    for (const other of ['', 'race=', `race=${room}`, `r=${room}.${secret}`, `race=${room}.${secret}x`])
      expect(readRaceMark(other)).toBeUndefined();
  });

  it('reads wishes, and nothing else, out of any text', () => {
    const wish = { t: 'find', n: 3, find: [1, 2, 3, 4] };
    expect(readRaceWish(JSON.stringify({ ...wish, more: 1 }))).toEqual(wish);
    expect(readRaceWish(JSON.stringify({ ...wish, find: [1, 'a'] }))).toBeUndefined();
    expect(readRaceWish(JSON.stringify({ ...wish, find: new Array(101).fill(1) }))).toBeUndefined();
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const read = readRaceWish(text);
        return read === undefined || typeof read.t === 'string';
      }),
    );
  });
});
