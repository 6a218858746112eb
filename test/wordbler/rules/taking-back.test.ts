import { describe, expect, it } from 'vitest';
import type { GameEngine, Refusal } from '../../../src/rules';
import { at, nameOf } from './notation';
import {
  act,
  begun,
  eventOf,
  eventsOf,
  expectRefused,
  layWord,
  rackOf,
  setupFor,
  snapshot,
  tableWith,
  tileOf,
} from './table';

const table = () => tableWith({ racks: ['CAPQS??', 'EEEEEEE'], board: '8 .......AT' });

const laidText = (engine: GameEngine) => engine.state.laid.map((laid) => `${nameOf(laid)} ${laid.letter}`).join(', ');

const refused = (engine: GameEngine, command: object, reason: Refusal) =>
  expectRefused(engine, { seat: 0, ...command }, reason);

describe('Taking back', () => {
  it('goes backwards, last in, first out, each tile to its own cell', () => {
    const engine = table();
    const before = snapshot(engine);
    for (const text of ['H9 S', 'H10 C', 'H11 q']) layWord(engine, text);
    const homes = [1, 2, 3].map(() => {
      const { tiles, reason } = eventOf(act(engine, 'takeBack'), 'tilesWentHome');
      expect(reason).toBe('takeBack');
      return tiles.map((tile) => `${nameOf(tile)} ${tile.cell}`).join();
    });
    expect(homes).toEqual(['H11 5', 'H10 0', 'H9 4']);
    expect(engine.state).toEqual(before);
    refused(engine, { type: 'takeBack' }, 'nothingToTakeBack');
  });

  it('keeps that order when tiles were moved about or changed places', () => {
    const engine = table();
    layWord(engine, 'H9 S');
    layWord(engine, 'H10 C');
    const { tile } = engine.state.laid[0]!;
    act(engine, 'move', { tile, ...at('H10') });
    act(engine, 'move', { tile, ...at('A1') });
    expect(eventOf(act(engine, 'takeBack'), 'tilesWentHome').tiles[0]).toMatchObject({
      ...at('H9'),
      cell: 0,
    });
    expect(laidText(engine)).toBe('A1 S');
  });

  it('takes a named tile, whenever it was laid', () => {
    const engine = table();
    layWord(engine, 'H9 S');
    layWord(engine, 'H10 C');
    act(engine, 'takeBack', { tile: engine.state.laid[0]!.tile });
    expect(laidText(engine)).toBe('H10 C');
    refused(engine, { type: 'takeBack', tile: tileOf(engine, 'S') }, 'notLaid');
    refused(engine, { type: 'takeBack', tile: engine.state.board[7 * 15 + 7]?.tile }, 'notLaid');
  });

  it('may end in another cell', () => {
    const engine = table();
    layWord(engine, 'H9 C');
    const answer = act(engine, 'takeBack', { cell: 2 });
    expect(eventOf(answer, 'tilesWentHome').tiles[0]!.cell).toBe(2);
    expect(rackOf(engine, 0)).toBe('APCQS??');
    layWord(engine, 'H9 C');
    refused(engine, { type: 'takeBack', cell: 7 }, 'noSuchCell');
  });

  it('all at once is Recall', () => {
    const engine = table();
    const before = snapshot(engine);
    refused(engine, { type: 'recall' }, 'nothingToTakeBack');
    for (const text of ['H9 S', 'A1 C', 'O15 q']) layWord(engine, text);
    const { tiles, reason } = eventOf(act(engine, 'recall'), 'tilesWentHome');
    expect(reason).toBe('recall');
    expect(tiles.map((tile) => `${nameOf(tile)} ${tile.cell}`)).toEqual(['O15 5', 'A1 0', 'H9 4']);
    expect(engine.state).toEqual(before);
  });
});

describe('Arranging the rack', () => {
  it.each([
    [0, 6, 'APQS??C'],
    [6, 0, '?CAPQS?'],
    [2, 3, 'CAQPS??'],
    [3, 3, 'CAPQS??'],
  ])('from cell %i to cell %i', (from, to, rack) => {
    const engine = table();
    eventsOf(act(engine, 'arrange', { from, to }));
    expect(rackOf(engine, 0)).toBe(rack);
  });

  it('may go to an empty cell at the end of the game', () => {
    const engine = tableWith({ racks: ['CA', 'EEEEEEE'], bag: '', rules: { bagEmpty: 'playOn' } });
    eventOf(act(engine, 'arrange', { from: 0, to: 6 }), 'rackArranged');
    expect(rackOf(engine, 0)).toBe('A.....C');
    refused(engine, { type: 'arrange', from: 3, to: 0 }, 'notYourTile');
  });

  it('is refused for cells that are none and for tiles on the board', () => {
    const engine = table();
    refused(engine, { type: 'arrange', from: 7, to: 0 }, 'noSuchCell');
    refused(engine, { type: 'arrange', from: 0, to: 7 }, 'noSuchCell');
    layWord(engine, 'H9 C');
    refused(engine, { type: 'arrange', from: 0, to: 1 }, 'alreadyLaid');
  });
});

describe('Shuffling the rack', () => {
  it('keeps the tiles, and leaves the emptied cells where they are', () => {
    const engine = table();
    layWord(engine, 'H9 P');
    const seen = new Set<string>();
    for (let time = 0; time < 40; time++) {
      const { cells, shuffled } = eventOf(act(engine, 'shuffle'), 'rackArranged');
      expect(shuffled).toBe(true);
      expect(cells).toEqual(engine.state.racks[0]);
      expect(rackOf(engine, 0)[2]).toBe('P');
      expect([...rackOf(engine, 0)].sort().join('')).toBe('??ACPQS');
      seen.add(rackOf(engine, 0));
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  it('and arranging never sway what is drawn later', () => {
    const drawsAfter = (mix: (engine: GameEngine) => void) => {
      const engine = begun(setupFor(2));
      mix(engine);
      const mine = engine.state.racks[engine.state.toMove]!.filter((tile) => tile !== null);
      // The same four tiles each time, named in the order in which they stand on the rack.
      const four = mine.toSorted((a, b) => a - b).slice(0, 4);
      const tiles = mine.filter((tile) => four.includes(tile));
      const drawn = eventOf(act(engine, 'exchange', { tiles }), 'refilled').drawn.map(({ tile }) => tile);
      return [drawn, engine.state.bag, engine.state.dice];
    };
    const plain = drawsAfter(() => undefined);
    expect(drawsAfter((engine) => act(engine, 'shuffle'))).toEqual(plain);
    expect(drawsAfter((engine) => [1, 2, 3].map(() => act(engine, 'shuffle')))).toEqual(plain);
    expect(drawsAfter((engine) => act(engine, 'arrange', { from: 0, to: 5 }))).toEqual(plain);
  });
});

describe('Only the seat to move', () => {
  it.each([
    ['lay', { tile: 1, x: 0, y: 0 }],
    ['move', { tile: 1, x: 0, y: 0 }],
    ['chooseLetter', { tile: 1, letter: 'A' }],
    ['takeBack', {}],
    ['recall', {}],
    ['arrange', { from: 0, to: 1 }],
    ['shuffle', {}],
  ])('may %s', (type, more) => {
    const engine = table();
    layWord(engine, 'H9 C');
    expectRefused(engine, { type, seat: 1, ...more }, 'notYourTurn');
  });
});
