import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { packGraph } from '../../../assets/languages/pack-graph';
import { english } from '../../../src/engine/alphabet/languages';
import { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { unpackGraph } from '../../../src/engine/lexicon/unpack-graph';
import { Dice } from '../../../src/engine/random/dice';
import { scramble } from '../../../src/rules';
import { often } from '../../long';
import { slowPaths, slowPoints, slowSolve } from './slow-solver';
import { allWords, board, chanceBoard, lexicon, solver } from './words';

const { boardOf, pathFault, pathsOf, Solver, wordAlong } = scramble;

const solverOf = (...words: string[]) =>
  new Solver(
    new Lexicon({
      id: 'few',
      alphabet: english,
      ...unpackGraph(packGraph(words.toSorted(), english), english),
    }),
  );

/** Compares all that the solver says of a board with the slow search. Says how many words there are. */
function compare(own: scramble.Board, shortest: number): number {
  const slow = slowSolve(own, allWords, shortest);
  const words = solver.solve(own, shortest);
  expect(words.map(({ word }) => word).toSorted(), own.letters).toEqual([...slow.keys()].toSorted());
  for (const { word, points, path, paths } of words) {
    if (points !== slowPoints(word)) expect.fail(`${word} is worth ${points}`);
    const all = slow.get(word)!;
    if (paths !== all.length) expect.fail(`${word} has ${paths} paths, not ${all.length}: ${own.letters}`);
    if (String(all[0]) !== String(path)) expect.fail(`${word} does not lie at ${path} first`);
  }
  const points = words.reduce((sum, word) => sum + word.points, 0);
  expect(solver.score(own, shortest)).toEqual({ words: words.length, points });
  for (const { word, path, paths, everyPath, ...rest } of solver.trace(own, shortest)) {
    // Paths come in order of their squares, as the slow search finds them. Vitest's comparing is dear.
    if (!isDeepStrictEqual(everyPath, slow.get(word)))
      expect(everyPath, `${own.letters} ${word}`).toEqual(slow.get(word));
    const solved = words.find((one) => one.word === word);
    if (!isDeepStrictEqual({ word, path, paths, ...rest }, solved))
      expect({ word, path, paths, ...rest }).toEqual(solved);
  }
  return words.length;
}

describe('The solver', () => {
  it.each([
    [2, often(8, 40)],
    [3, often(16, 120)],
    [4, often(14, 120)],
    [5, often(8, 60)],
    [6, often(4, 24)],
    [7, often(1, 8)],
    [8, often(1, 8)],
  ])('agrees with the dictionary tried word by word on boards of %i a side', (side, count) => {
    const dice = new Dice(`agree ${side}`);
    let words = 0;
    for (let round = 0; round < count; round++) words += compare(chanceBoard(side, dice), 2 + (round % 4));
    expect(words).toBeGreaterThan(count * (side - 2) * 3);
  });

  it('agrees on boards full of Q, and of letters again and again', () => {
    const dice = new Dice('again');
    let withQ = 0;
    for (let round = 0; round < often(10, 60); round++) {
      const own = chanceBoard(3 + (round % 2), dice, 'QQEUISTAICK');
      compare(own, 2 + (round % 4));
      withQ += solver.solve(own).filter(({ word }) => word.includes('QU')).length;
    }
    expect(withQ).toBeGreaterThan(often(10, 60));
    for (const letters of ['ES', 'AN', 'TES', 'ERS', 'NIE', 'S'])
      for (const side of [3, 4]) compare(chanceBoard(side, dice, letters), 2);
  });

  it.each([
    ['streaedlp', 267, 545],
    ['perslatgsineters', 1044, 3623],
    ['ligdrmanesietildsracsepes', 2338, 10397],
  ])('finds in %s %i words for %i points', (letters, words, points) => {
    const own = scramble.readBoard(letters, english) as scramble.Board;
    expect(solver.score(own)).toEqual({ words, points });
    const found = solver.solve(own);
    expect(found).toHaveLength(words);
    expect(new Set(found.map(({ word }) => word)).size).toBe(words);
    expect(found.reduce((sum, word) => sum + word.points, 0)).toBe(points);
  });

  it('reads Q as QU, which counts two letters, and finds no word with a Q alone', () => {
    const few = solverOf('QI', 'QUIT', 'QAT', 'SUQ', 'SUQUET', 'IT', 'QUITE', 'CINQ');
    const own = board(`
      S U C
      Q I N
      E T A
    `);
    const points = Object.fromEntries(few.solve(own, 2).map((word) => [word.word, word.points]));
    expect(points).toEqual({ QUIT: 1, IT: 1, QUITE: 2, SUQUET: 3 });
    expect(few.solve(board('QQ QQ'), 2)).toEqual([]);
  });

  it('goes from length 2 on, or any that is asked for', () => {
    const few = solverOf('AB', 'ABA', 'ABAB', 'ABABA', 'ABABAB', 'ABABABAB', 'ABABABABA');
    const own = board('ABA BAB ABA');
    const lengths = (shortest: number) =>
      few
        .solve(own, shortest)
        .map(({ word, points }) => [word.length, points])
        .toSorted(([a], [b]) => a! - b!);
    expect(lengths(2)).toEqual([
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 2],
      [6, 3],
      [8, 11],
      [9, 11],
    ]);
    expect(lengths(5)).toEqual(lengths(2).slice(3));
    expect(few.score(own, 5)).toEqual({ words: 4, points: 27 });
  });

  it('remembers nothing of the board before', () => {
    const dice = new Dice('memory');
    const boards = Array.from({ length: often(3, 9) }, (_, at) => chanceBoard(often(3, 2) + at, dice));
    // A fresh solver is dear, so each board has one, and comes again after several others.
    const solved = new Map(boards.map((own) => [own, new Solver(lexicon).solve(own)]));
    for (let round = 0; round < often(3, 6); round++) {
      for (const own of dice.shuffled(boards)) {
        solver.score(own);
        const again = solver.solve(own);
        if (!isDeepStrictEqual(again, solved.get(own))) expect(again).toEqual(solved.get(own));
      }
    }
  });

  it('solves the largest board, each word along a sound path', () => {
    const own = chanceBoard(10, new Dice('large'));
    const words = solver.solve(own);
    expect(words.length).toBeGreaterThan(300);
    for (const { word, path } of words) {
      expect(pathFault(own, path)).toBeUndefined();
      expect(wordAlong(own, path)).toBe(word);
      expect(lexicon.has(word)).toBe(true);
    }
  });
});

describe('The paths of a word', () => {
  it('are all there are, for words and for any letters', () => {
    const dice = new Dice('paths');
    for (let round = 0; round < 300; round++) {
      const own = chanceBoard(2 + (round % 4), dice, 'ABEQU');
      const word = Array.from({ length: 1 + dice.below(6) }, () => 'ABEQU'[dice.below(5)]).join('');
      expect(pathsOf(own, word), `${own.letters} ${word}`).toEqual(slowPaths(own, word));
    }
  });

  it('are counted no further than is asked, and never for ever', () => {
    const own = boardOf('A'.repeat(100));
    expect(pathsOf(own, 'A'.repeat(30), 7)).toHaveLength(7);
    expect(pathsOf(own, 'A'.repeat(60)).length).toBeGreaterThan(1000);
    expect(pathsOf(own, 'A'.repeat(101))).toEqual([]);
    expect(pathsOf(own, '')).toEqual([]);
  });
});
