import { describe, expect, it } from 'vitest';
import type { WordScore } from '../../../src/rules';
import { nameOf, pictureOf } from './notation';
import { act, eventOf, layWord, only, play, rackOf, tableWith, typesOf } from './table';

const named = (words: WordScore[]) =>
  words.map((word) => `${nameOf(word)} ${word.direction} ${word.word} ${word.score}`);

const cater = '8 .......CATER';

describe('The words of a play', () => {
  it('CAP beside CATER makes three words across it', () => {
    const words = only('CAP', 'CA', 'AT', 'PE');
    const engine = tableWith({ racks: ['CAPIIII', 'EEEEEEE'], board: cater, words });
    const { sheet } = eventOf(play(engine, '7I CAP'), 'playScored');
    expect(named(sheet.words)).toEqual(['I7 across CAP 10', 'I7 down CA 7', 'J7 down AT 2', 'K7 down PE 4']);
    expect(sheet.total).toBe(23);
    expect(pictureOf(engine.state.board)).toBe('7 ........CAP\n8 .......CATER');
  });

  it('SCATTERS runs through the C of ACT and the T of PAT', () => {
    const board = `
 7 ......ACT
10 .....PAT
`;
    const engine = tableWith({ racks: ['SATERSI', 'EEEEEEE'], board, words: only('SCATTERS') });
    const { sheet } = eventOf(play(engine, 'H6 SCATTERS'), 'playScored');
    expect(named(sheet.words)).toEqual(['H6 down SCATTERS 22']);
    expect(sheet.words[0]!.letters.map(({ isNew }) => (isNew ? 'n' : '.')).join('')).toBe('n.nn.nnn');
  });

  it('CANOPY takes in the N and the O that lie between its tiles', () => {
    const engine = tableWith({ racks: ['CAPYIII', 'EEEEEEE'], board: '8 .......NO', words: only('CANOPY') });
    const { sheet } = eventOf(play(engine, '8F CANOPY'), 'playScored');
    expect(named(sheet.words)).toEqual(['F8 across CANOPY 13']);
    expect(sheet.words[0]!.letters.map(({ isNew }) => (isNew ? 'n' : '.')).join('')).toBe('nn..nn');
  });

  it('CANOPY takes in an N and an O of words that stand across it', () => {
    const board = `
 7 .......I.
 8 .......NO
 9 ........R
`;
    const engine = tableWith({ racks: ['CAPYIII', 'EEEEEEE'], board, words: only('CANOPY') });
    expect(eventOf(play(engine, '8F CANOPY'), 'playScored').sheet.words).toHaveLength(1);
  });

  it('END, ENDING and ENDINGS are three plays', () => {
    const words = only('END', 'ENDING', 'ENDINGS');
    const engine = tableWith({ racks: ['ENDINGS', 'AAIIOOU'], words });
    expect(eventOf(play(engine, '8H END'), 'playScored').sheet.total).toBe(8);
    act(engine, 'pass');
    expect(eventOf(play(engine, '8H ENDING'), 'playScored').sheet.total).toBe(9);
    act(engine, 'pass');
    const last = eventOf(play(engine, '8H ENDINGS'), 'playScored');
    expect(named(last.sheet.words)).toEqual(['H8 across ENDINGS 9']);
    expect(last.total).toBe(26);
  });

  it('a word may be made again elsewhere', () => {
    const words = only('AT', 'TA');
    const engine = tableWith({ racks: ['TATIIII', 'EEEEEEE'], board: '8 .......AT', words });
    expect(named(eventOf(play(engine, '9H TA'), 'playScored').sheet.words)).toEqual([
      'H9 across TA 3',
      'H8 down AT 2',
      'I8 down TA 3',
    ]);
  });

  it('words that stood before are not judged again', () => {
    const engine = tableWith({ racks: ['TIIIIII', 'EEEEEEE'], board: '8 .......QXA', words: only('AT') });
    expect(named(eventOf(play(engine, 'J8 AT'), 'playScored').sheet.words)).toEqual(['J8 down AT 2']);
  });

  it('a word that is extended is judged as a whole', () => {
    const engine = tableWith({ racks: ['SIIIIII', 'EEEEEEE'], board: cater, words: only('CATER') });
    expect(eventOf(play(engine, '8H CATERS'), 'wordsRejected').words).toEqual(['CATERS']);
  });

  it('a blank is judged by the letter it stands for', () => {
    const engine = tableWith({ racks: ['?AIIIII', 'EEEEEEE'], words: only('QA') });
    expect(eventOf(play(engine, '8H qA'), 'playScored').sheet.words[0]!.word).toBe('QA');
  });
});

describe('Words that are none', () => {
  it('PASCAL is named, though AS across it is a word', () => {
    const engine = tableWith({ racks: ['PASCALI', 'EEEEEEE'], board: '8 .......A', words: only('AS') });
    const answer = play(engine, '9F PASCAL');
    expect(eventOf(answer, 'wordsRejected')).toEqual({
      type: 'wordsRejected',
      seat: 0,
      words: ['PASCAL'],
      attempted: ['PASCAL', 'AS'],
      squares: [5, 6, 7, 8, 9, 10].map((x) => ({ x, y: 8 })),
      turnLost: true,
      fails: 1,
    });
  });

  it('PASCAL is named, made by enclosing AS', () => {
    const engine = tableWith({ racks: ['PCALIII', 'EEEEEEE'], board: '8 .......AS', words: only('AS') });
    expect(eventOf(play(engine, '8G PASCAL'), 'wordsRejected').words).toEqual(['PASCAL']);
  });

  it('every tile flies back to its own cell, the last one laid first', () => {
    const engine = tableWith({ racks: ['PICALII', 'EEEEEEE'], board: '8 .......AS', words: only('AS') });
    const bag = [...engine.state.bag];
    const answer = play(engine, '8G PASCAL');
    expect(typesOf(answer)).toEqual(['wordsRejected', 'tilesWentHome', 'turnBegan']);
    const home = eventOf(answer, 'tilesWentHome');
    expect(home.reason).toBe('invalid');
    expect(home.tiles.map(({ cell }) => cell)).toEqual([4, 3, 2, 0]);
    expect(home.tiles.map(nameOf)).toEqual(['L8', 'K8', 'J8', 'G8']);
    expect(rackOf(engine, 0)).toBe('PICALII');
    expect(pictureOf(engine.state.board)).toBe('8 .......AS');
    expect(engine.state).toMatchObject({ laid: [], bag, scores: [0, 0], fails: 1, toMove: 1 });
  });

  it('are noted in the history with all the words tried', () => {
    const words = only('CAP', 'AT');
    const engine = tableWith({ racks: ['CAPIIII', 'EEEEEEE'], board: cater, words });
    expect(eventOf(play(engine, '7I CAP'), 'wordsRejected').words).toEqual(['CA', 'PE']);
    expect(engine.state.history.at(-1)).toEqual({
      kind: 'invalid',
      words: ['CA', 'PE'],
      attempted: ['CAP', 'CA', 'AT', 'PE'],
      turnLost: true,
      seat: 0,
      turn: 1,
      points: 0,
      total: 0,
    });
  });

  it('the same one made twice is named once', () => {
    const board = `
 8 .......AXA
`;
    const engine = tableWith({ racks: ['TITIIII', 'EEEEEEE'], board, words: only('TIT', 'XI') });
    expect(eventOf(play(engine, '9H TIT'), 'wordsRejected').words).toEqual(['AT']);
  });

  it('in the preview are scored all the same', () => {
    const engine = tableWith({ racks: ['PCALIII', 'EEEEEEE'], board: '8 .......AS', words: only('AS') });
    expect(engine.preview()).toBeUndefined();
    layWord(engine, '8G PASCAL');
    expect(engine.preview()?.words.map(({ word }) => word)).toEqual(['PASCAL']);
    act(engine, 'lay', { tile: engine.state.racks[0]![6], x: 0, y: 0 });
    expect(engine.preview()).toBeUndefined();
  });
});
