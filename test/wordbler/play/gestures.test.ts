import { beforeEach, describe, expect, it } from 'vitest';
import { isBlank } from '../../../src/rules';
import { Gestures, type Objection } from '../../../src/wordbler/play/gestures';
import { Match } from '../../../src/wordbler/play/match';
import { anyWord, setupFor, tableWith } from '../rules/table';

let match: Match;
let gestures: Gestures;
let refusals: Objection[];
let changes: number;

function sit(rack: string, more: { board?: string; bag?: string } = {}) {
  match = Match.of(tableWith({ racks: [rack, 'AEIOULN'], ...more }));
  refusals = [];
  changes = 0;
  gestures = new Gestures(match, {
    refused: (reason) => refusals.push(reason),
    words: () => undefined,
    changed: () => changes++,
  });
}

const tileIn = (cell: number) => match.state.racks[0]![cell]!;
const laid = () => match.state.laid.map(({ letter, x, y }) => `${letter}${x},${y}`);

beforeEach(() => sit('CATERS?'));

describe('dropping', () => {
  it('lays a tile where it is dropped, moves it on, and takes it back to a cell of the rack', () => {
    const tile = tileIn(0);
    gestures.drop(tile, { kind: 'square', x: 7, y: 7 });
    expect(laid()).toEqual(['C7,7']);
    gestures.drop(tile, { kind: 'square', x: 8, y: 7 });
    expect(laid()).toEqual(['C8,7']);
    gestures.drop(tile, { kind: 'rack', cell: 3 });
    expect(laid()).toEqual([]);
    expect(match.state.racks[0]!.indexOf(tile)).toBe(3);
    expect(refusals).toEqual([]);
  });

  it('sends a tile home from outside the board, and from a taken square with a reason', () => {
    gestures.drop(tileIn(0), { kind: 'outside' });
    expect(laid()).toEqual([]);
    expect(changes).toBe(1);
    gestures.drop(tileIn(0), { kind: 'square', x: 7, y: 7 });
    gestures.drop(tileIn(1), { kind: 'square', x: 7, y: 7 });
    expect(refusals).toEqual(['squareTaken']);
    expect(laid()).toEqual(['C7,7']);
  });

  it('orders the rack', () => {
    const tile = tileIn(0);
    gestures.drop(tile, { kind: 'rack', cell: 6 });
    expect(tileIn(6)).toBe(tile);
  });
});

describe('tapping', () => {
  it('picks a tile up and puts it on the next square', () => {
    gestures.tapCell(1);
    expect(gestures.picked).toBe(tileIn(1));
    gestures.tapSquare({ x: 7, y: 7 });
    expect(laid()).toEqual(['A7,7']);
    expect(gestures.picked).toBeUndefined();
  });

  it('puts a tile down again at the second tap', () => {
    gestures.tapCell(1);
    gestures.tapCell(1);
    expect(gestures.picked).toBeUndefined();
  });

  it('picks up a tile laid this turn and moves it', () => {
    gestures.drop(tileIn(0), { kind: 'square', x: 7, y: 7 });
    gestures.tapSquare({ x: 7, y: 7 });
    gestures.tapSquare({ x: 7, y: 8 });
    expect(laid()).toEqual(['C7,8']);
  });

  it('takes a laid tile back to the cell that is tapped next', () => {
    const tile = tileIn(0);
    gestures.drop(tile, { kind: 'square', x: 7, y: 7 });
    gestures.tapSquare({ x: 7, y: 7 });
    gestures.tapCell(0);
    expect(laid()).toEqual([]);
    expect(tileIn(0)).toBe(tile);
  });

  it('takes a laid tile back and picks up the one in the rack that is tapped next', () => {
    gestures.drop(tileIn(0), { kind: 'square', x: 7, y: 7 });
    gestures.tapSquare({ x: 7, y: 7 });
    const other = tileIn(1);
    gestures.tapCell(1);
    expect(laid()).toEqual([]);
    expect(gestures.picked).toBe(other);
  });

  it('says of an emptied cell that its tile is on the board', () => {
    gestures.drop(tileIn(0), { kind: 'square', x: 7, y: 7 });
    gestures.tapCell(0);
    expect(refusals).toEqual(['alreadyLaid']);
  });
});

describe('a blank', () => {
  const blankCell = () =>
    match.state.racks[0]!.findIndex((tile) => tile !== null && isBlank(match.engine.faces[tile]!));

  it('waits for its letter and is laid with it', () => {
    gestures.drop(tileIn(blankCell()), { kind: 'square', x: 7, y: 7 });
    expect(gestures.blank).toMatchObject({ x: 7, y: 7 });
    expect(laid()).toEqual([]);
    gestures.chooseLetter('Q');
    expect(laid()).toEqual(['Q7,7']);
    expect(gestures.blank).toBeUndefined();
  });

  it('returns to the rack when no letter is chosen', () => {
    gestures.drop(tileIn(blankCell()), { kind: 'square', x: 7, y: 7 });
    gestures.cancelLetter();
    expect(refusals).toEqual(['letterMissing']);
    expect(laid()).toEqual([]);
    gestures.chooseLetter('Q');
    expect(laid()).toEqual([]);
  });

  it('is not asked for its letter on a taken square', () => {
    gestures.drop(tileIn(0), { kind: 'square', x: 7, y: 7 });
    gestures.drop(tileIn(blankCell()), { kind: 'square', x: 7, y: 7 });
    expect(gestures.blank).toBeUndefined();
    expect(refusals).toEqual(['squareTaken']);
  });
});

describe('an exchange', () => {
  it('chooses tiles by taps and exchanges them', () => {
    gestures.exchange();
    gestures.tapCell(0);
    gestures.tapCell(1);
    gestures.tapCell(1);
    expect([...gestures.chosen]).toEqual([tileIn(0)]);
    gestures.exchange();
    expect(match.state.history.at(-1)).toMatchObject({ kind: 'exchanged', count: 1 });
  });

  it('is refused at once with tiles on the board, a small bag, and at last without a choice', () => {
    gestures.drop(tileIn(0), { kind: 'square', x: 7, y: 7 });
    gestures.exchange();
    gestures.toggleChosen(tileIn(1));
    expect(refusals).toEqual(['takeTilesBack', 'takeTilesBack']);
    sit('CATERS?', { bag: 'ABCDEF' });
    gestures.exchange();
    expect(refusals).toEqual(['bagTooSmall']);
    sit('CATERS?');
    gestures.exchange();
    gestures.exchange();
    expect(refusals).toEqual(['noTilesChosen']);
  });

  it('is left with nothing chosen', () => {
    gestures.toggleChosen(tileIn(0));
    gestures.cancel();
    expect(gestures.exchanging).toBe(false);
    expect(gestures.chosen.size).toBe(0);
  });

  it('is left by the tile that is dragged', () => {
    gestures.toggleChosen(tileIn(0));
    expect(gestures.mayLift(tileIn(1))).toBe(true);
    gestures.leaveExchange();
    expect([gestures.exchanging, gestures.chosen.size]).toEqual([false, 0]);
    gestures.drop(tileIn(1), { kind: 'square', x: 7, y: 7 });
    expect(laid()).toEqual(['A7,7']);
  });
});

it('passes refusals of the game on', () => {
  match = Match.fresh(setupFor(2), anyWord);
  const heard: Objection[] = [];
  new Gestures(match, {
    refused: (reason) => heard.push(reason),
    words: () => undefined,
    changed: () => {},
  }).send({ type: 'done' });
  expect(heard).toEqual(['notBegun']);
});
