import { describe, expect, it } from 'vitest';
import type { GameEngine, Refusal } from '../../../src/rules';
import { at, nameOf } from './notation';
import { act, eventOf, eventsOf, expectRefused, layWord, play, rackOf, snapshot, tableWith, tileOf } from './table';

const board = '8 .......AT';
const table = () => tableWith({ racks: ['CAPQS??', 'EEEEEEE'], board });

/** Puts one tile down: `H9 C`; a small letter is a blank. */
const put = (engine: GameEngine, text: string) => layWord(engine, text);

const laidText = (engine: GameEngine) => engine.state.laid.map((laid) => `${nameOf(laid)} ${laid.letter}`).join(', ');

const refused = (engine: GameEngine, command: object, reason: Refusal) =>
  expectRefused(engine, { seat: 0, ...command }, reason);

describe('Laying a tile', () => {
  it('puts it on the square, and keeps its cell', () => {
    const engine = table();
    const answer = act(engine, 'lay', { tile: tileOf(engine, 'P'), ...at('H9') });
    expect(eventOf(answer, 'tileLaid')).toEqual({
      type: 'tileLaid',
      seat: 0,
      tile: tileOf(table(), 'P'),
      letter: 'P',
      cell: 2,
      ...at('H9'),
    });
    expect(laidText(engine)).toBe('H9 P');
    expect(rackOf(engine, 0)).toBe('CAPQS??');
  });

  it('is refused for what is not on the own rack, is laid already, off the board or on a tile', () => {
    const engine = table();
    put(engine, 'H9 C');
    const [c, a] = engine.state.racks[0]!;
    const lay = (more: object) => ({ type: 'lay', tile: a, ...at('H10'), ...more });
    refused(engine, lay({ tile: engine.state.racks[1]![0] }), 'notYourTile');
    refused(engine, lay({ tile: engine.state.bag[0] }), 'notYourTile');
    refused(engine, lay({ tile: engine.state.board[7 * 15 + 7]?.tile }), 'notYourTile');
    refused(engine, lay({ tile: 100 }), 'notYourTile');
    refused(engine, lay({ tile: c }), 'alreadyLaid');
    refused(engine, lay(at('H8')), 'squareTaken');
    refused(engine, lay(at('H9')), 'squareTaken');
    for (const [x, y] of [
      [-1, 0],
      [0, -1],
      [15, 0],
      [0, 15],
    ])
      refused(engine, lay({ x, y }), 'outsideBoard');
    refused(engine, lay({ letter: 'E' }), 'notABlank');
    refused(engine, lay({ letter: '' }), 'notABlank');
    expect(act(engine, 'lay', lay({ letter: 'A' })).ok).toBe(true);
  });
});

describe('A blank', () => {
  it('takes any letter of the alphabet, and needs one', () => {
    const engine = table();
    const blank = tileOf(engine, '?');
    const lay = { type: 'lay', tile: blank, ...at('H9') };
    refused(engine, lay, 'letterMissing');
    for (const letter of ['', 'q', '?', 'QU', 'É', '1', ' ', '__proto__', 'A '])
      refused(engine, { ...lay, letter }, 'notALetter');
    for (const letter of engine.letters) {
      expect(eventOf(act(engine, 'lay', { ...lay, letter }), 'tileLaid').letter).toBe(letter);
      act(engine, 'takeBack');
    }
    expect(engine.letters).toHaveLength(26);
  });

  it('may be given another letter this turn', () => {
    const engine = table();
    put(engine, 'H9 q');
    put(engine, 'I9 C');
    const [blank, plain] = engine.state.laid.map(({ tile }) => tile);
    const choose = (more: object) => ({ type: 'chooseLetter', tile: blank, letter: 'Z', ...more });
    expect(eventOf(act(engine, 'chooseLetter', choose({})), 'letterChosen')).toMatchObject({ letter: 'Z' });
    expect(laidText(engine)).toBe('H9 Z, I9 C');
    refused(engine, choose({ letter: 'z' }), 'notALetter');
    refused(engine, choose({ letter: '' }), 'notALetter');
    refused(engine, choose({ tile: plain, letter: 'C' }), 'notABlank');
    refused(engine, choose({ tile: tileOf(engine, '?') }), 'notLaid');
    refused(engine, choose({ tile: engine.state.board[7 * 15 + 7]?.tile }), 'notLaid');
  });

  it('is blank again when it is taken back', () => {
    const engine = table();
    put(engine, 'H9 q');
    act(engine, 'takeBack');
    expect(rackOf(engine, 0)).toBe('CAPQS??');
    put(engine, 'H9 e');
    expect(laidText(engine)).toBe('H9 E');
  });

  it('keeps its letter for good once the play is done', () => {
    const engine = table();
    const blank = tileOf(engine, '?');
    eventsOf(play(engine, 'H8 As'));
    expect(engine.state.board[8 * 15 + 7]).toEqual({ tile: blank, letter: 'S' });
    expectRefused(engine, { type: 'chooseLetter', seat: 1, tile: blank, letter: 'Z' }, 'notLaid');
  });
});

describe('Moving a laid tile', () => {
  it('takes it to an empty square', () => {
    const engine = table();
    put(engine, 'H9 C');
    const { tile } = engine.state.laid[0]!;
    const moved = eventOf(act(engine, 'move', { tile, ...at('A1') }), 'tileMoved');
    expect(moved).toMatchObject({ from: at('H9'), ...at('A1'), swapped: null });
    expect(laidText(engine)).toBe('A1 C');
  });

  it('onto another one laid this turn makes the two change places', () => {
    const engine = table();
    put(engine, 'H9 C');
    put(engine, 'I9 q');
    const [tile, other] = engine.state.laid.map((laid) => laid.tile);
    expect(eventOf(act(engine, 'move', { tile, ...at('I9') }), 'tileMoved').swapped).toBe(other);
    expect(laidText(engine)).toBe('I9 C, H9 Q');
  });

  it('onto its own square changes nothing', () => {
    const engine = table();
    put(engine, 'H9 C');
    const before = snapshot(engine);
    const { tile } = engine.state.laid[0]!;
    expect(eventOf(act(engine, 'move', { tile, ...at('H9') }), 'tileMoved').swapped).toBeNull();
    expect(engine.state).toEqual(before);
  });

  it('is refused for a tile not laid, off the board, or onto an earlier turn’s tile', () => {
    const engine = table();
    put(engine, 'H9 C');
    const { tile } = engine.state.laid[0]!;
    const move = (more: object) => ({ type: 'move', tile, ...at('A1'), ...more });
    refused(engine, move({ tile: tileOf(engine, 'P') }), 'notLaid');
    refused(engine, move({ tile: engine.state.board[7 * 15 + 7]?.tile }), 'notLaid');
    refused(engine, move({ x: 15 }), 'outsideBoard');
    refused(engine, move({ y: -1 }), 'outsideBoard');
    refused(engine, move(at('H8')), 'squareTaken');
  });
});
