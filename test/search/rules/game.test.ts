import { describe, expect, it } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { act, begun, byGrid, find, refusalOf, selectAlong, setupFor, spend } from './playing';
import { family } from './words';

const { GameEngine, listedWords, multipliers, noFilter, squaresOf, summaryOf } = wordSearch;

const allWords = [...Array(14).keys()];

describe('Beginning', () => {
  it('lays fourteen words and starts the clock', () => {
    const engine = new GameEngine(setupFor(), family);
    expect(engine.state).toMatchObject({ phase: 'ready', grid: [] });
    expect(refusalOf(engine, { type: 'hint' })).toBe('notBegun');
    const [event] = act(engine, { type: 'begin' });
    expect(event).toEqual({ type: 'gridLaid', grid: engine.state.grid, secondsLeft: 720 });
    expect(engine.state.laid.map(({ word }) => word)).toEqual(engine.setup.list.words);
    expect(refusalOf(engine, { type: 'begin' })).toBe('alreadyBegun');
  });

  it('is refused to what is no setup', () => {
    const tooFew = setupFor({ directions: ['up'] });
    expect(() => new GameEngine(tooFew, family)).toThrow('tooFewDirections');
    expect(() => new GameEngine(setupFor(), noFilter)).toThrow('filter');
  });

  it.each<[string, unknown, wordSearch.SetupFault]>([
    ['list', { id: 'space', words: ['ROME'] }, 'badList'],
    ['list', null, 'badList'],
    ['directions', ['up'], 'tooFewDirections'],
    ['directions', ['up', 'north'], 'badDirections'],
    ['clock', 'slow', 'badClock'],
    ['clock', undefined, 'badClock'],
    ['seed', '', 'badSeed'],
    ['seed', 7, 'badSeed'],
    ['seed', 'x'.repeat(41), 'badSeed'],
    ['seed', '\ud800', 'badSeed'],
    ['filter', null, 'malformed'],
  ])('names the fault of a setup with the %s %j', (field, value, fault) => {
    expect(wordSearch.setupFault({ ...setupFor(), [field]: value })).toBe(fault);
  });

  it.each([undefined, null, 7, 'x'])('finds no setup in %j', (value) => {
    expect(wordSearch.setupFault(value)).toBe('malformed');
  });
});

describe('Searching', () => {
  it.each([false, true])('counts a stroke along a word, backwards: %s', (backwards) => {
    const engine = begun();
    for (const word of allWords) {
      const laid = engine.state.laid[word]!;
      const [first, last] = [squaresOf(laid)[0]!, squaresOf(laid)[laid.word.length - 1]!];
      const [from, to] = backwards ? ([last, first] as const) : ([first, last] as const);
      const before = engine.state.score;
      const [event] = act(engine, { type: 'stroke', from, to });
      // Whichever way the selection ran, the way in which the word was laid counts.
      const points = laid.word.length * multipliers[laid.direction];
      expect(event).toEqual({ type: 'wordFound', word, laid, from, to, points, score: before + points });
    }
  });

  it('says Nope! to anything else, and only counts it', () => {
    const engine = begun();
    const [from, to] = [squaresOf(engine.state.laid[0]!)[0]!, squaresOf(engine.state.laid[0]!)[4]!] as const;
    const before = structuredClone(engine.state);
    const [event] = act(engine, { type: 'stroke', from, to });
    expect(event).toEqual({ type: 'nope', from, to, letters: 'BLACK' });
    expect(engine.state).toEqual({ ...before, nopes: 1 });
  });

  it('changes nothing for a word found already', () => {
    const engine = begun();
    find(engine, 3);
    const before = structuredClone(engine.state);
    expect(find(engine, 3)).toEqual([{ type: 'foundBefore', word: 3 }]);
    expect(engine.state).toEqual(before);
  });

  it.each([
    [{ x: 0, y: 0 }, { x: 18, y: 0 }, 'outsideGrid'],
    [{ x: -1, y: 0 }, { x: 3, y: 0 }, 'outsideGrid'],
    [{ x: 5, y: 5 }, { x: 5, y: 5 }, 'tooShort'],
    [{ x: 0, y: 0 }, { x: 2, y: 1 }, 'notStraight'],
    [{ x: 0.5, y: 0 }, { x: 2, y: 1 }, 'malformed'],
    [{ x: 0 }, { x: 2, y: 1 }, 'malformed'],
    [null, { x: 2, y: 1 }, 'malformed'],
  ])('refuses a stroke from %j to %j: %s', (from, to, reason) => {
    expect(refusalOf(begun(), { type: 'stroke', from, to })).toBe(reason);
  });

  it.each([undefined, null, 'hint', {}, { type: 'win' }, { type: 'toString' }, { type: 'cheat', code: 'xyzzy' }])(
    'refuses %j as no command',
    (value) => {
      expect(refusalOf(begun(), value)).toBe('malformed');
    },
  );
});

describe('The clock', () => {
  it.each([
    ['standard', 2, 720],
    ['standard', 8, 720],
    ['scaled', 2, 540],
    ['scaled', 6, 780],
    ['scaled', 8, 900],
    ['off', 8, undefined],
  ] as const)('%s with %i directions', (clock, count, seconds) => {
    expect(wordSearch.clockSeconds(clock, count)).toBe(seconds);
    const engine = begun({ clock, directions: wordSearch.directions.slice(0, count) });
    expect(wordSearch.secondsLeft(engine.state)).toBe(seconds);
  });

  it('shows a begun second as a whole one', () => {
    const engine = begun();
    expect(act(engine, { type: 'spendTime', ms: 1 })).toMatchObject([{ msSpent: 1, secondsLeft: 720 }]);
    expect(act(engine, { type: 'spendTime', ms: 999 })).toMatchObject([{ msSpent: 1000, secondsLeft: 719 }]);
  });

  it('adds ten points a second when all is found', () => {
    const engine = begun();
    spend(engine, 577);
    const events = allWords.flatMap((word) => find(engine, word));
    const words = engine.state.laid.reduce((sum, laid) => sum + laid.word.length * multipliers[laid.direction], 0);
    const score = words + 1430;
    expect(events.at(-1)).toEqual({
      type: 'gameEnded',
      reason: 'allFound',
      seconds: 143,
      bonus: 1430,
      score,
      missed: [],
    });
    expect(engine.state).toMatchObject({ phase: 'over', score });
    expect(refusalOf(engine, selectAlong(engine, 0))).toBe('gameOver');
    expect(refusalOf(engine, { type: 'spendTime', ms: 1 })).toBe('gameOver');
  });

  it('gives a bonus of no more than the words are worth, where that is asked for', () => {
    const engine = begun({ cappedBonus: true });
    spend(engine, 30);
    for (let word = 0; word < 14; word++) find(engine, word);
    const { words, timeBonus, total } = wordSearch.summaryOf(engine);
    expect(words).toBeLessThan(6900);
    expect(timeBonus).toEqual({ seconds: 690, points: words, bought: false });
    expect(total).toBe(2 * words);
    const late = begun({ cappedBonus: true });
    spend(late, 719);
    for (let word = 0; word < 14; word++) find(late, word);
    expect(wordSearch.summaryOf(late).timeBonus).toEqual({ seconds: 1, points: 10, bought: false });
    expect(wordSearch.setupFault({ ...engine.setup, cappedBonus: false })).toBe('malformed');
    expect(wordSearch.readShared(wordSearch.shareText(engine.setup), family)).toEqual(engine.setup);
  });

  it('gives no bonus when it is off, and never runs out', () => {
    const engine = begun({ clock: 'off' });
    spend(engine, 100_000);
    const events = allWords.flatMap((word) => find(engine, word));
    expect(events.at(-1)).toMatchObject({ reason: 'allFound', seconds: 0, bonus: 0 });
    expect(engine.state.msSpent).toBe(100_000_000);
  });

  it('runs out: the words not found are shown, and the score stands', () => {
    const engine = begun();
    for (const word of [2, 5, 7]) find(engine, word);
    const { score } = engine.state;
    spend(engine, 719);
    const ended = spend(engine, 5).at(-1);
    const missed = engine.state.laid.filter((_, word) => ![2, 5, 7].includes(word));
    expect(ended).toMatchObject({ type: 'gameEnded', reason: 'timeOut', bonus: 0, score });
    expect(ended?.type === 'gameEnded' && ended.missed.toSorted(byGrid)).toEqual(missed.toSorted(byGrid));
    expect(engine.state).toMatchObject({ phase: 'over', score, msSpent: 720_000 });
  });

  it('stands still in a pause, and nothing can be found', () => {
    const engine = begun();
    spend(engine, 10);
    expect(act(engine, { type: 'pause' })).toEqual([{ type: 'paused' }]);
    expect(refusalOf(engine, { type: 'spendTime', ms: 1 })).toBe('paused');
    expect(refusalOf(engine, selectAlong(engine, 0))).toBe('paused');
    expect(refusalOf(engine, { type: 'hint' })).toBe('paused');
    expect(refusalOf(engine, { type: 'pause' })).toBe('paused');
    expect(refusalOf(engine, { type: 'cheat', code: 'flash' })).toBe('paused');
    expect(act(engine, { type: 'goOn' })).toEqual([{ type: 'wentOn' }]);
    expect(refusalOf(engine, { type: 'goOn' })).toBe('notPaused');
    find(engine, 0);
    expect(engine.state.msSpent).toBe(10_000);
  });
});

describe('The list beside the grid', () => {
  it.each([
    ['all', 14, 14],
    ['remaining', 12, 12],
    ['hidden', 14, 2],
  ] as const)('%s', (mode, rows, shown) => {
    const engine = begun();
    for (const word of [9, 1]) find(engine, word);
    const listed = listedWords(engine.state, mode);
    expect(listed).toHaveLength(rows);
    expect(listed.filter(({ word }) => word !== null)).toHaveLength(shown);
    for (const { index, word, length, found } of listed) {
      expect(length).toBe(engine.setup.list.words[index]!.length);
      expect(found).toBe([9, 1].includes(index));
      if (word !== null) expect(word).toBe(engine.setup.list.words[index]);
    }
  });
});

describe('The summary', () => {
  it('reckons every word, and its parts are the total', () => {
    const engine = begun();
    for (const word of [9, 1, 13]) find(engine, word);
    act(engine, { type: 'cheat', code: 'flash' });
    act(engine, { type: 'cheat', code: 'mambazamba' });
    act(engine, { type: 'hint' });
    act(engine, { type: 'giveUp' });
    const summary = summaryOf(engine);
    expect(summary.reason).toBe('givenUp');
    expect(summary.found.map(({ word, place }) => [word, place])).toEqual([
      ['ROBIN', 1],
      ['SWALLOW', 0],
      ['WAXWING', 2],
    ]);
    for (const { length, multiplier, score } of summary.found) expect(score).toBe(length * multiplier);
    expect(summary.missed).toHaveLength(11);
    expect(summary.words).toBe(summary.found.reduce((sum, { score }) => sum + score, 0));
    expect(summary.total).toBe(summary.words - 100 - 20);
    expect(summary.total).toBe(engine.state.score);
  });
});
