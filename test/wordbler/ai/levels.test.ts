import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { levels as allLevels, evenSteps, type Level, presets } from '../../../src/rules';
import { think } from '../../../src/wordbler/ai/levels';
import type { VisibleState } from '../../../src/wordbler/rules/visible-state';
import { familiarity } from '../../engine/familiarity/shipped-familiarity';
import { often } from '../../long';
import { answerOf, type ComputerTurn, gameAmong } from './computer-game';
import { knowledge } from './shipped-knowledge';

/** All but the Master, who takes its time: master.test.ts. */
const levels = allLevels.filter((level) => level !== 'master');

/** Four at a table, so often. */
const fours = often(8, 10);

/** Those that do no more than to look at every play once. */
const simple: Level[] = ['nestling', 'fledgling', 'songbird', 'club'];

const games = (['wordbler', 'classic'] as const).flatMap((preset, shift) =>
  [2, 3, ...new Array(fours).fill(4)].map((seats, game) => {
    const seated = Array.from({ length: seats }, (_, seat) => levels[(seat + game + shift) % levels.length]!);
    return gameAmong(seated, preset, `${preset} ${game}`);
  }),
);
const turns = games.flatMap((game) => game.turns);

/** The words that each level laid, as the score sheets tell them, the main word first. */
const wordsBy = (level: Level) =>
  games.flatMap(({ engine: { setup, state } }) =>
    state.history.flatMap((entry) =>
      entry.kind === 'played' && setup.seats[entry.seat]!.level === level
        ? [entry.sheet.words.map(({ word }) => word)]
        : [],
    ),
  );

const sightWith = (rack: string, more: Partial<VisibleState> = {}): VisibleState => ({
  seat: 0,
  tiles: 'en',
  rules: presets.classic,
  board: new Array(225).fill(null),
  rack: [...rack].map((letter) => (letter === '?' ? '' : letter)),
  unseen: [],
  bagCount: 86,
  rackCounts: [7, 7],
  scores: [0, 0],
  fails: 0,
  turn: 1,
  ...more,
});

const lettersOf = (move: ReturnType<typeof answerOf>) =>
  move.kind === 'play' ? move.tiles.map(({ letter }) => letter).join('') : move.kind;

describe('Every level', () => {
  it('plays whole games by the rules, with any number of seats', () => {
    expect(games).toHaveLength(2 * (2 + fours));
    for (const { engine } of games) expect(engine.state.phase).toBe('over');
    for (const level of levels) expect(wordsBy(level).length, level).toBeGreaterThan(40);
  });

  it('lays no rude word', () => {
    for (const level of levels)
      expect(
        wordsBy(level)
          .flat()
          .filter((word) => familiarity.isRude(word)),
      ).toEqual([]);
  });

  it.each(levels)('would rather lay less than a rude word: %s', (level) => {
    const sight = sightWith('DAMNQQQ', { bagCount: 6 });
    const laid = lettersOf(answerOf(think(knowledge, sight, level)));
    expect(['MAD', 'DAM', 'MAN', 'AND', 'AD', 'AM', 'AN', 'MA']).toContain(laid);
  });

  it('lays it where nobody minds', () => {
    const free = { ...knowledge, isRude: () => false };
    expect(lettersOf(answerOf(think(free, sightWith('DAMNQQQ'), 'club')))).toBe('DAMN');
  });

  it.each(simple)('exchanges what it can lay nothing with, and passes when the bag is low: %s', (level) => {
    const sight = sightWith('VVWCCQ');
    expect(answerOf(think(knowledge, sight, level))).toEqual({ kind: 'exchange', letters: [...'VVWCCQ'] });
    expect(answerOf(think(knowledge, { ...sight, bagCount: 6 }, level))).toEqual({ kind: 'pass' });
    const allRude = { ...knowledge, isRude: () => true };
    expect(answerOf(think(allRude, sightWith('CAT?'), level))).toEqual({
      kind: 'exchange',
      letters: [...'CAT'],
    });
  });

  it('moves alike at the same sight, however its rack is arranged', () => {
    const dice = new Dice('again');
    for (const { level, sight, move } of dice.shuffled(turns).slice(0, often(8, 60))) {
      expect(answerOf(think(knowledge, sight, level))).toEqual(move);
      const arranged = { ...sight, rack: dice.shuffled(sight.rack) };
      const other = answerOf(think(knowledge, arranged, level));
      if (move.kind === 'exchange') expect(other.kind).toBe('exchange');
      else expect(other).toEqual(move);
    }
  });

  it.each(levels)('has a move ready whenever it is stopped: %s', (level) => {
    const { sight } = turns.find((turn) => turn.sight.rack.includes('') && turn.sight.turn > 5) as ComputerTurn;
    const told = [...think(knowledge, sight, level)];
    expect(told.length).toBeGreaterThan(level === 'club' || level === 'expert' ? 0 : 5);
    for (const move of told) expect(['play', 'exchange', 'pass']).toContain(move.kind);
  });
});

describe('The easier levels', () => {
  it.each([
    ['nestling', 20, 20, 40],
    ['fledgling', 20, 20, 40],
    ['songbird', 40, 50, 70],
  ] as const)('lay only words they know: %s', (level, main, across, two) => {
    const strange = wordsBy(level).filter((words) =>
      words.some((word, at) => {
        const most = word.length === 2 ? two : at === 0 ? main : across;
        return (familiarity.levelOf(word) ?? 100) > most;
      }),
    );
    expect(strange).toEqual([]);
  });

  const lengthOf = (words: string[][]) =>
    words.reduce((sum, [main]) => sum + main!.length, 0) / Math.max(1, words.length);

  it('lay shorter words, the easier they are', () => {
    expect(lengthOf(wordsBy('fledgling'))).toBeLessThan(lengthOf(wordsBy('songbird')));
    expect(lengthOf(wordsBy('songbird'))).toBeLessThan(lengthOf(wordsBy('club')));
  });

  it('score less, but are worth playing against', () => {
    const average = (level: Level) => {
      const own = turns.filter((turn) => turn.level === level);
      return own.reduce((sum, { move }) => sum + (move.kind === 'play' ? move.score : 0), 0) / own.length;
    };
    const [nestling, fledgling, songbird, club] = simple.map(average);
    expect(nestling).toBeGreaterThan(7);
    expect(fledgling).toBeGreaterThan(1.1 * nestling!);
    expect(songbird).toBeGreaterThan(1.1 * fledgling!);
    expect(club).toBeGreaterThan(songbird!);
  });
});

describe('The steps below and between the levels', () => {
  /** Points a turn, when two of them play with each other. */
  const pointsOf = (step: (typeof evenSteps)[number]) => {
    const own = ['first', 'second', 'third', 'fourth'].flatMap(
      (seed) => gameAmong([step, step], 'classic', `${step} ${seed}`).turns,
    );
    return own.reduce((sum, { move }) => sum + (move.kind === 'play' ? move.score : 0), 0) / own.length;
  };

  it('lead from about 9 points a turn to what Club makes, each above the one before', () => {
    const points = evenSteps.slice(0, evenSteps.indexOf('expert')).map(pointsOf);
    expect(points[0]).toBeGreaterThan(7);
    expect(points[0]).toBeLessThan(10.5);
    expect(points).toEqual([...points].sort((a, b) => a - b));
  });
});
