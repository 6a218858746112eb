import { describe, expect, it } from 'vitest';
import { directionOf, placementFault, runsOf, wordOf } from '../../../src/wordbler/rules/placement';
import { boardOf, laidOn } from './notation';
import { act, eventOf, expectRefused, layWord, snapshot, tableWith } from './table';

const act8 = `
   ABCDEFGHIJKLMNO
 8 .......ACT
`;

const faultOf = (picture: string, moves: string) => {
  const board = boardOf(picture);
  return placementFault(board, moves === '' ? [] : laidOn(board, moves));
};

const wordsOf = (picture: string, moves: string) => {
  const board = boardOf(picture);
  return runsOf(board, laidOn(board, moves)).map(wordOf);
};

describe('Done refuses', () => {
  it.each([
    ['nothing laid', '', '', 'nothingLaid'],
    ['nothing laid beside words', act8, '', 'nothingLaid'],
    ['tiles of no common line', '', 'H8=A, I9=B', 'notInLine'],
    ['an L of tiles', '', '8H CAT, H9=B', 'notInLine'],
    ['a diagonal that touches a word', act8, 'G8=P, H9=S', 'notInLine'],
    ['an empty square between, across', '', 'G8=A, I8=B', 'gap'],
    ['an empty square between, down', '', 'H7=A, H9=B', 'gap'],
    ['an empty square before the last', '', '8E CATS, J8=E', 'gap'],
    ['a gap on both sides of a word', act8, 'F8=S, K8=S', 'gap'],
    ['a first word beside the star', '', '7H CAT', 'missesStar'],
    ['a first word that ends before the star', '', '8D CATS', 'missesStar'],
    ['a first word down beside the star', '', 'G7 CAT', 'missesStar'],
    ['a single first tile on the star', '', 'H8=A', 'tooShort'],
    ['a word apart', act8, '1A CAT', 'disjoint'],
    ['a word that meets another at a corner only', act8, '9K CAT', 'disjoint'],
    ['a single tile apart', act8, 'A1=A', 'disjoint'],
    ['a word across the edge from row end to row start', '8 ..............S', '9A CAT', 'disjoint'],
  ])('%s', (_, picture, moves, fault) => {
    expect(faultOf(picture, moves)).toBe(fault);
  });

  it.each([
    ['line before gap', '', 'A1=A, C3=B', 'notInLine'],
    ['line before star', '', 'A1=A, B2=B', 'notInLine'],
    ['line before touch', act8, 'A1=A, B2=B', 'notInLine'],
    ['gap before star', '', 'A1=A, C1=B', 'gap'],
    ['gap before touch', act8, 'A1=A, C1=B', 'gap'],
    ['star before two letters', '', 'A1=A', 'missesStar'],
  ])('names the first rule broken: %s', (_, picture, moves, fault) => {
    expect(faultOf(picture, moves)).toBe(fault);
  });
});

describe('Done takes', () => {
  it.each([
    ['a first word that begins on the star', '', '8H AB'],
    ['a first word that ends on the star', '', '8G AB'],
    ['a first word down through the star', '', 'H5 CATS'],
    ['seven letters from the star', '', 'H8 CATNIPS'],
    ['tiles before and behind a word', act8, '8G FACTS'],
    ['tiles on both sides of two words', '8 .......AT.ON', '8G RATION'],
    ['a tile in front', act8, 'G8=P'],
    ['a tile above', act8, 'I7=A'],
    ['a word laid alongside', act8, '9H BOX'],
    ['a word whose last letter alone touches', act8, 'K4 CORES'],
    ['a tile in the corner', '1 .............AT\n2 .............X', 'O2=T'],
  ])('%s', (_, picture, moves) => {
    expect(faultOf(picture, moves)).toBeUndefined();
  });

  it('tiles in whatever order they were laid', () => {
    expect(faultOf(act8, 'K8=S, F8=E, G8=F')).toBeUndefined();
    expect(wordsOf(act8, 'K8=S, F8=E, G8=F')).toEqual(['EFACTS']);
  });
});

describe('A single tile', () => {
  it.each([
    ['below a word lies down', 'H9=S', 'down', ['AS']],
    ['above a word lies down', 'J7=A', 'down', ['AT']],
    ['behind a word lies across', 'K8=S', 'across', ['ACTS']],
  ])('%s', (_, moves, direction, words) => {
    const board = boardOf(act8);
    expect(directionOf(board, laidOn(board, moves))).toBe(direction);
    expect(wordsOf(act8, moves)).toEqual(words);
  });

  it('with neighbours on both axes lies along the longer word', () => {
    const longDown = `
 5 ..........B
 6 ..........A
 7 ..........T
 8 ........AC
`;
    expect(wordsOf(longDown, 'K8=H')).toEqual(['BATH', 'ACH']);
    const longAcross = `
 7 ..........O
 8 .......ACT
`;
    expect(wordsOf(longAcross, 'K8=S')).toEqual(['ACTS', 'OS']);
  });

  it('between words on all four sides makes both', () => {
    const ring = `
 7 .......T
 8 ......P.N
 9 .......N
`;
    expect(wordsOf(ring, 'H8=A')).toEqual(['PAN', 'TAN']);
  });
});

describe('A word apart', () => {
  const table = () => tableWith({ racks: ['CATNIPS', 'EEEEEEE'], board: act8 });

  it('is noted in the history, and nothing else changes', () => {
    const engine = table();
    layWord(engine, '1A CAT');
    const before = snapshot(engine);
    const refused = eventOf(act(engine, 'done'), 'playRefused');
    expect(refused).toEqual({ type: 'playRefused', seat: 0, reason: 'disjoint' });
    const note = { kind: 'disjoint', word: 'CAT', seat: 0, turn: before.turn, points: 0, total: 0 };
    expect(engine.state).toEqual({ ...before, history: [...before.history, note] });
  });

  it('is noted each time it is tried', () => {
    const engine = table();
    layWord(engine, 'A1 C');
    act(engine, 'done');
    act(engine, 'done');
    expect(engine.state.history.map((entry) => entry.kind === 'disjoint' && entry.word)).toEqual(['C', 'C']);
    expect(engine.state.fails).toBe(0);
  });

  it('is told apart from the faults that leave no trace', () => {
    const engine = table();
    expectRefused(engine, { type: 'done', seat: 0 }, 'nothingLaid');
    layWord(engine, '1A C');
    layWord(engine, '1C A');
    expectRefused(engine, { type: 'done', seat: 0 }, 'gap');
    layWord(engine, '3B T');
    expectRefused(engine, { type: 'done', seat: 0 }, 'notInLine');
    expect(engine.state.history).toEqual([]);
  });

  it('on the empty board is a first word that misses the star', () => {
    const engine = tableWith({ racks: ['CATNIPS', 'EEEEEEE'] });
    layWord(engine, '7H CAT');
    expectRefused(engine, { type: 'done', seat: 0 }, 'missesStar');
    act(engine, 'recall');
    layWord(engine, '8H C');
    expectRefused(engine, { type: 'done', seat: 0 }, 'tooShort');
  });
});
