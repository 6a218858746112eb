import { describe, expect, it } from 'vitest';
import { english } from '../../../src/engine/alphabet/languages';
import { scramble } from '../../../src/rules';
import { board } from './words';

const { boardFrom, boardOf, isBoard, isBoardSource, neighboursOf, pathFault, pointsFor } = scramble;
const { readBoard, readWord, stepTo, wordAlong } = scramble;

describe('Neighbours', () => {
  it('are those of the rule book on 5 by 5', () => {
    const of = neighboursOf(5);
    expect(of[0]).toEqual([1, 5, 6]);
    expect(of[12]).toEqual([6, 7, 8, 11, 13, 16, 17, 18]);
    expect(of[24]).toEqual([18, 19, 23]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('on %i a side are the squares a step away, once worked out', (side) => {
    const of = neighboursOf(side);
    expect(neighboursOf(side)).toBe(of);
    expect(of).toHaveLength(side * side);
    for (const [square, near] of of.entries()) {
      const steps = [...of.keys()].filter((other) => {
        const across = Math.abs((other % side) - (square % side));
        const down = Math.abs(Math.floor(other / side) - Math.floor(square / side));
        return Math.max(across, down) === 1;
      });
      expect(near).toEqual(steps);
    }
  });

  it.each([0, 1, 11, 2.5, -3, Number.NaN])('are none on %d a side', (side) => {
    expect(() => neighboursOf(side)).toThrow(RangeError);
  });
});

describe('A typed board', () => {
  const read = (text: string) => readBoard(text, english);
  const letters = (text: string) => {
    const own = read(text);
    return isBoard(own) ? own.letters : own;
  };

  it.each([
    ['abcd', 'ABCD'],
    ['AbCdEfGhI', 'ABCDEFGHI'],
    [' a b\n c d ', 'ABCD'],
    ['a,b;c|d', 'ABCD'],
    ['streaedlp', 'STREAEDLP'],
    ['OHAID\r\nIFCQR\r\nEITRE\r\nGTAIT\r\nINHUN\r\n', 'OHAIDIFCQREITREGTAITINHUN'],
    ['Qu A B C', 'QABC'],
    ['QU\tE\nE\tN', 'QEEN'],
    ['qabc', 'QABC'],
    ['quab', 'QUAB'],
    ['q u a b', 'QUAB'],
    ['quabc', 'QABC'],
    ['quaquaabcde', 'QAQAABCDE'],
    ['ququququ', 'QQQQ'],
    ['A'.repeat(100), 'A'.repeat(100)],
    ['A '.repeat(100), 'A'.repeat(100)],
  ])('%j is read as squares', (text, squares) => {
    expect(letters(text)).toBe(squares);
    expect((read(text) as scramble.Board).side ** 2).toBe(squares.length);
  });

  it.each([
    ['', { reason: 'empty' }],
    [' \n\t', { reason: 'empty' }],
    ['a', { reason: 'tooSmall', count: 1 }],
    ['ab', { reason: 'notSquare', count: 2 }],
    ['abcde', { reason: 'notSquare', count: 5 }],
    ['A'.repeat(99), { reason: 'notSquare', count: 99 }],
    ['A'.repeat(101), { reason: 'tooLarge', count: 101 }],
    ['A'.repeat(400), { reason: 'tooLarge', count: 400 }],
    ['é'.repeat(5000), { reason: 'tooLarge', count: 5000 }],
    ['abc1', { reason: 'notLetters', strange: ['1'] }],
    ['a1b2c1d2', { reason: 'notLetters', strange: ['1', '2'] }],
    ['café1ø1', { reason: 'notLetters', strange: ['1', 'ø'] }],
    ['ab👩‍👩‍👧‍👦c🇫🇷', { reason: 'notLetters', strange: ['👩‍👩‍👧‍👦', '🇫🇷'] }],
    ['ſtop', { reason: 'notLetters', strange: ['ſ'] }],
    ['ıabc', { reason: 'notLetters', strange: ['ı'] }],
    [
      'АBCDΑ',
      {
        reason: 'notLetters',
        strange: ['А', 'Α'],
        foreign: [
          { sign: 'А', writing: 'Cyrillic' },
          { sign: 'Α', writing: 'Greek' },
        ],
      },
    ],
    ['a-b.', { reason: 'notLetters', strange: ['-', '.'] }],
    ['ab\u0000c', { reason: 'notLetters', strange: ['\u0000'] }],
  ])('%j is refused, and why', (text, fault) => {
    const letters = fault.reason === 'notLetters' && { letters: english.letters };
    expect(read(text)).toEqual({ ...fault, ...letters });
  });
});

describe('Where a board comes from', () => {
  it.each([
    { kind: 'dice', side: 4, seed: '3009', roll: 0 },
    { kind: 'dice', side: 5, seed: 'été 🌞', roll: 9999 },
    { kind: 'typed', letters: 'ABCD' },
    { kind: 'typed', letters: 'Q'.repeat(100) },
  ])('may be %j', (source) => {
    expect(isBoardSource(source, english)).toBe(true);
    expect(boardFrom(source as scramble.BoardSource, 'en').letters).toMatch(/^[A-Z]+$/);
  });

  it.each([
    undefined,
    null,
    7,
    'ABCD',
    {},
    { kind: 'drawn', letters: 'ABCD' },
    { kind: 'dice', side: 3, seed: 'a', roll: 0 },
    { kind: 'dice', side: '4', seed: 'a', roll: 0 },
    { kind: 'dice', side: 4, seed: '', roll: 0 },
    { kind: 'dice', side: 4, seed: 'x'.repeat(41), roll: 0 },
    { kind: 'dice', side: 4, seed: '\ud83c', roll: 0 },
    { kind: 'dice', side: 4, seed: 7, roll: 0 },
    { kind: 'dice', side: 4, seed: 'a', roll: -1 },
    { kind: 'dice', side: 4, seed: 'a', roll: 0.5 },
    { kind: 'dice', side: 4, seed: 'a', roll: 10_000 },
    { kind: 'dice', side: 4, seed: 'a' },
    { kind: 'typed', letters: '' },
    { kind: 'typed', letters: 'A' },
    { kind: 'typed', letters: 'ABC' },
    { kind: 'typed', letters: 'ABCd' },
    { kind: 'typed', letters: 'ABC1' },
    { kind: 'typed', letters: 'A'.repeat(121) },
    { kind: 'typed', letters: ['A', 'B', 'C', 'D'] },
  ])('is not %j', (source) => {
    expect(isBoardSource(source, english)).toBe(false);
  });
});

describe('A path', () => {
  const own = board(`
    F B N G
    O I L E
    R V L Y
    P T O Q
  `);

  it.each([
    [[12, 8, 4, 0, 5], undefined],
    [[0], undefined],
    [[0, 5, 10, 15], undefined],
    [[], 'emptyPath'],
    [[0, 2], 'jump'],
    [[3, 4], 'jump'],
    [[7, 8], 'jump'],
    [[0, 1, 0], 'squareTwice'],
    [[0, 0], 'squareTwice'],
    [[0, 1, 2, 6, 5, 1], 'squareTwice'],
    [[16], 'outsideBoard'],
    [[0, -1], 'outsideBoard'],
    [[0, 0.5], 'outsideBoard'],
    [[Number.NaN], 'outsideBoard'],
  ])('%j: %s', (path, fault) => {
    expect(pathFault(own, path)).toBe(fault);
  });

  it('reads Q as QU', () => {
    expect(wordAlong(own, [12, 8, 4, 0])).toBe('PROF');
    expect(wordAlong(own, [15, 5])).toBe('QUI');
  });

  it('grows by a neighbour, shrinks by backing, is played by its last square again', () => {
    expect(stepTo(own, [], 12)).toEqual({ kind: 'on', path: [12] });
    expect(stepTo(own, [12], 8)).toEqual({ kind: 'on', path: [12, 8] });
    expect(stepTo(own, [12, 8, 4], 8)).toEqual({ kind: 'back', path: [12, 8] });
    expect(stepTo(own, [12, 8], 12)).toEqual({ kind: 'back', path: [12] });
    expect(stepTo(own, [12, 8], 8)).toEqual({ kind: 'again' });
    expect(stepTo(own, [12, 8], 3)).toEqual({ kind: 'refused', reason: 'jump' });
    expect(stepTo(own, [12, 8, 4], 12)).toEqual({ kind: 'refused', reason: 'squareTwice' });
    expect(stepTo(own, [12], 77)).toEqual({ kind: 'refused', reason: 'outsideBoard' });
  });
});

describe('Points', () => {
  it('follow the length', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9, 15, 28].map(pointsFor)).toEqual([1, 1, 1, 2, 3, 5, 11, 11, 11, 11]);
  });
});

describe('A typed word', () => {
  it.each([
    ['Lovingly', 'LOVINGLY'],
    ['  quiz ', 'QUIZ'],
    ['', ''],
    ['naïve', 'NAIVE'],
    ['naiвe', undefined],
    ['two words', undefined],
    ['ﬁt', undefined],
    ['ſo', undefined],
    ['7up', undefined],
    ['a🌞', undefined],
  ])('%j is read as %j', (typed, word) => {
    expect(readWord(typed, english)).toBe(word);
  });

  it('is played on the path that is easiest to follow', () => {
    const own = board(`
      A B C
      B X X
      C X X
    `);
    expect(scramble.pathsOf(own, 'ABC')).toEqual([
      [0, 1, 2],
      [0, 3, 6],
    ]);
    expect(scramble.pathOfTyped(own, 'ABC')).toEqual([0, 1, 2]);
    const bent = board(`
      C B X
      X A X
      X B C
    `);
    expect(scramble.pathOfTyped(bent, 'ABC')).toEqual([4, 1, 0]);
    const straight = board(`
      X C X
      B C X
      A B C
    `);
    expect(scramble.pathsOf(straight, 'ABC').length).toBeGreaterThan(2);
    expect(scramble.pathOfTyped(straight, 'ABC')).toEqual([6, 7, 8]);
    expect(scramble.pathOfTyped(straight, 'BAA')).toBeUndefined();
  });

  it('on a board that could not be made is a mistake of the program', () => {
    expect(() => boardOf('ABC')).toThrow(RangeError);
  });
});
