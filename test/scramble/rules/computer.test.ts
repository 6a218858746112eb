import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { scramble } from '../../../src/rules';
import { act, begun, refusalOf, setupFor, spend } from './playing';
import { chanceBoard, familiarity, lexicon, solver } from './words';

const { findsOf, computerLevels, setupFault } = scramble;

const ada = { name: 'Ada' };
const pip = { name: 'Pip', level: 'club' } as const;
const markedOn = (board: scramble.Board) => scramble.marked(solver.solve(board, 3), familiarity);

describe('a board with the computer', () => {
  const playing = (changes: Partial<scramble.Setup> = {}) => begun({ players: [ada, pip], ...changes });
  const words = solver.solve(playing().board, 3);

  it('has one of them beside one person, after that one', () => {
    expect(setupFault(setupFor({ players: [ada, pip] }))).toBeUndefined();
    for (const players of [[pip], [pip, ada], [ada, pip, { name: 'Bo' }], [ada, pip, { ...pip, name: 'Juno' }]])
      expect(setupFault(setupFor({ players }))).toBe('badRival');
    for (const level of ['master', 1, null])
      expect(setupFault({ ...setupFor(), players: [ada, { name: 'Pip', level }] })).toBe('badPlayer');
  });

  it('is over with the turn of that person, and both have their words', () => {
    const engine = playing();
    act(engine, { type: 'play', path: words[0]!.path });
    spend(engine, 20);
    const [found] = act(engine, { type: 'rivalFinds', path: words[1]!.path });
    expect(found).toEqual({
      type: 'rivalFound',
      player: 1,
      words: 1,
      points: words[1]!.points,
      score: words[1]!.points,
    });
    expect(JSON.stringify(found)).not.toContain(words[1]!.word);
    act(engine, { type: 'endTurn' });
    expect(engine.state.phase).toBe('over');
    expect(engine.state.turns[1]).toMatchObject({ ended: 'done', msSpent: 20_000 });
    expect(engine.state.turns[1]!.found).toMatchObject([{ word: words[1]!.word, atMs: 20_000 }]);
    expect(engine.state.outcome?.scores).toEqual([words[0]!.points, words[1]!.points]);
    const again = scramble.GameEngine.restore(JSON.parse(JSON.stringify(engine.save())), lexicon);
    expect(again instanceof scramble.GameEngine && again.state).toEqual(engine.state);
  });

  it('judges what it finds as anybody’s words', () => {
    const engine = playing({ shortest: 4 });
    const short = words.find(({ word }) => word.length === 3)!;
    const long = words.find(({ word }) => word.length > 3)!;
    const finds = (path: number[]) => ({ type: 'rivalFinds', path });
    expect(refusalOf(engine, finds(short.path))).toBe('tooShort');
    expect(refusalOf(engine, finds([0, 99]))).toBe('outsideBoard');
    expect(refusalOf(engine, finds([]))).toBe('emptyPath');
    act(engine, { type: 'play', path: long.path });
    act(engine, { type: 'rivalFinds', path: long.path });
    expect(refusalOf(engine, finds(long.path))).toBe('alreadyFound');
    expect(refusalOf(begun(), finds(long.path))).toBe('noRival');
  });

  it('strikes what both have found, where that is the rule', () => {
    const engine = playing({ strikeShared: true });
    act(engine, { type: 'play', path: words[0]!.path });
    act(engine, { type: 'rivalFinds', path: words[0]!.path });
    act(engine, { type: 'endTurn' });
    expect(engine.state.outcome).toMatchObject({ struck: [words[0]!.word], scores: [0, 0], winners: [] });
  });
});

describe('what the computer finds', () => {
  const anyBoard = fc
    .tuple(fc.constantFrom(4, 5), fc.string({ minLength: 1, maxLength: 8 }))
    .map(([side, seed]) => chanceBoard(side, new Dice(seed)));

  it('are words of the board that it knows, each once, in the order of time, the same by the same seed', () => {
    fc.assert(
      fc.property(anyBoard, fc.constantFrom(...computerLevels), fc.string(), (board, level, seed) => {
        const words = markedOn(board);
        // Where none of a board's words is known to be usual or rare, all are.
        const isAnyKnown = words.some((one) => one.level !== undefined);
        const finds = findsOf(words, level, seed);
        expect(findsOf(words.toReversed(), level, seed)).toEqual(finds);
        expect(new Set(finds.map(({ word }) => word)).size).toBe(finds.length);
        for (const { word, path } of finds) {
          const own = words.find((one) => one.word === word)!;
          expect(own.path).toEqual(path);
          expect(own.isRude).toBeUndefined();
          if (isAnyKnown) expect(own.level).toBeLessThanOrEqual(60);
        }
        const times = finds.map(({ atMs }) => atMs);
        expect(times.every((ms, at) => ms > (times[at - 1] ?? 0))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('are worth more from level to level', () => {
    const boards = Array.from({ length: 40 }, (_, at) =>
      markedOn(scramble.boardFrom({ kind: 'dice', side: 4, seed: `rivals ${at}`, roll: 0 }, 'en')),
    );
    const points = computerLevels.map((level) => {
      let sum = 0;
      for (const [at, words] of boards.entries())
        for (const { word, atMs } of findsOf(words, level, `${at}`))
          if (atMs <= 180_000) sum += scramble.pointsFor(word.length);
      return sum / boards.length;
    });
    for (const [at, own] of points.slice(1).entries()) expect(own).toBeGreaterThan(1.25 * points[at]!);
    // A beginner finds about one word in a quarter of a minute.
    expect(points[0]).toBeGreaterThan(4);
    expect(points[0]).toBeLessThan(14);
    expect(points.at(-1)).toBeGreaterThan(35);
  });

  it('are short words where nothing is known of words', () => {
    const words = scramble.marked(solver.solve(scramble.boardOf('PERSLATGSINETERS'), 3), undefined);
    const finds = findsOf(words, 'nestling', 'a');
    expect(finds.length).toBeGreaterThan(10);
    expect(finds.every(({ word }) => word.length <= 4)).toBe(true);
  });
});
