import { beforeEach, describe, expect, it } from 'vitest';
import { Gestures, type Objection } from '../../../src/wordbler/play/gestures';
import { Match } from '../../../src/wordbler/play/match';
import { Typing } from '../../../src/wordbler/play/typing';
import { tableWith } from '../rules/table';

const right = { x: 1, y: 0 };
const down = { x: 0, y: 1 };
const left = { x: -1, y: 0 };
const up = { x: 0, y: -1 };

let match: Match;
let gestures: Gestures;
let typing: Typing;
let refusals: Objection[];

function sit(rack: string, more: { board?: string; bag?: string } = {}) {
  match = Match.of(tableWith({ racks: [rack, 'AEIOULN'], ...more }));
  refusals = [];
  const refused = (reason: Objection) => refusals.push(reason);
  gestures = new Gestures(match, { refused, words: () => undefined, changed: () => {} });
  typing = new Typing(match, gestures, { refused, pointed: () => {} });
}

const type = (word: string) => {
  for (const letter of word) typing.letter(letter);
};
const laid = () => match.state.laid.map(({ letter, x, y }) => `${letter}${x},${y}`).join(' ');
const cursor = () => `${typing.cursor.x},${typing.cursor.y} ${typing.cursor.direction}`;
const tileIn = (cell: number) => match.state.racks[0]![cell]!;
const chosen = () =>
  [...gestures.chosen]
    .map((tile) => match.engine.faces[tile]!.letter || '?')
    .sort()
    .join('');

beforeEach(() => sit('CATERS?'));

describe('the cursor', () => {
  it('comes with the first arrow, on the star, and moves with the next ones as far as the edge', () => {
    expect(typing.isOnBoard).toBe(false);
    typing.step(right);
    expect(typing.isOnBoard).toBe(true);
    expect(cursor()).toBe('7,7 across');
    typing.step(right);
    typing.step(up);
    expect(cursor()).toBe('8,6 across');
    for (let times = 0; times < 20; times++) typing.step(left);
    expect(cursor()).toBe('0,6 across');
  });

  it('turns with Space', () => {
    typing.step(right);
    typing.space();
    expect(cursor()).toBe('7,7 down');
    typing.space();
    expect(cursor()).toBe('7,7 across');
  });

  it('leaps to the next tile, or to the edge', () => {
    sit('CATERS?', { board: '8 .....JAM' });
    typing.point({ x: 0, y: 7 });
    typing.leap(right);
    expect(cursor()).toBe('5,7 across');
    typing.point({ x: 7, y: 7 });
    typing.leap(right);
    expect(cursor()).toBe('14,7 across');
    typing.leap(down);
    expect(cursor()).toBe('14,14 across');
  });

  it('is hidden while the hand is at the mouse, and comes back where it was', () => {
    typing.point({ x: 3, y: 4 });
    typing.leave();
    expect(typing.isOnBoard).toBe(false);
    typing.step(down);
    expect(cursor()).toBe('3,4 across');
  });
});

describe('letters', () => {
  beforeEach(() => typing.point({ x: 7, y: 7 }));

  it('are laid one after another in the typing direction', () => {
    type('CAT');
    expect(laid()).toBe('C7,7 A8,7 T9,7');
    expect(cursor()).toBe('10,7 across');
    typing.point({ x: 7, y: 8 });
    typing.space();
    type('RE');
    expect(laid()).toBe('C7,7 A8,7 T9,7 R7,8 E7,9');
    expect(refusals).toEqual([]);
  });

  it('jump over filled squares, of earlier turns and of this one', () => {
    sit('CATERS?', { board: '8 ........AM' });
    typing.point({ x: 7, y: 7 });
    type('CE');
    expect(laid()).toBe('C7,7 E10,7');
    typing.point({ x: 6, y: 7 });
    type('S');
    expect(cursor()).toBe('11,7 across');
  });

  it('are not laid on a filled square', () => {
    sit('CATERS?', { board: '8 .......AM' });
    typing.point({ x: 7, y: 7 });
    type('C');
    expect(refusals).toEqual(['squareTaken']);
    expect(cursor()).toBe('7,7 across');
  });

  it('end at the edge of the board', () => {
    typing.point({ x: 13, y: 7 });
    type('CA');
    expect(cursor()).toBe('14,7 across');
    type('T');
    expect(refusals).toEqual(['squareTaken']);
    expect(laid()).toBe('C13,7 A14,7');
  });

  it('take the blank when there is no such tile, and are refused when there is none left', () => {
    type('CQ');
    expect(laid()).toBe('C7,7 Q8,7');
    expect(match.state.laid[1]!.tile).toBe(tileIn(6));
    type('Z');
    expect(refusals).toEqual(['noSuchTile']);
    expect(cursor()).toBe('9,7 across');
  });

  it('pick the tile up while there is no cursor, and put it down again', () => {
    typing.leave();
    typing.letter('A');
    expect(gestures.picked).toBe(tileIn(1));
    gestures.tapSquare({ x: 7, y: 7 });
    expect(laid()).toBe('A7,7');
    typing.letter('T');
    typing.letter('T');
    expect(gestures.picked).toBeUndefined();
    typing.letter('A');
    expect(gestures.picked).toBe(tileIn(6));
  });
});

describe('taking back', () => {
  beforeEach(() => typing.point({ x: 7, y: 7 }));

  it('moves the cursor back to where the tile lay', () => {
    sit('CATERS?', { board: '8 ........AM' });
    typing.point({ x: 7, y: 7 });
    type('CE');
    typing.takeBack();
    expect(cursor()).toBe('10,7 across');
    typing.takeBack();
    expect(cursor()).toBe('7,7 across');
    typing.takeBack();
    expect(refusals).toEqual(['nothingToTakeBack']);
    expect(cursor()).toBe('7,7 across');
  });

  it('does not bring a cursor to the mouse', () => {
    type('C');
    typing.leave();
    typing.takeBack();
    expect(typing.isOnBoard).toBe(false);
  });

  it('takes the tile under the cursor', () => {
    type('CAT');
    typing.point({ x: 8, y: 7 });
    typing.takeFromCursor();
    expect(laid()).toBe('C7,7 T9,7');
    typing.takeFromCursor();
    expect(refusals).toEqual(['notLaid']);
  });

  it('is done for all tiles by Escape, which first puts down what is in the hand', () => {
    type('CAT');
    typing.escape();
    expect(laid()).toBe('');
    gestures.exchange();
    typing.escape();
    expect(gestures.exchanging).toBe(false);
    typing.escape();
    expect(refusals).toEqual([]);
  });
});

describe('the rack', () => {
  beforeEach(() => typing.point({ x: 7, y: 7 }));

  it('has a cursor that moves along it, and Space lays its tile on the board', () => {
    typing.pointRack(0);
    typing.step(right);
    typing.step(down);
    expect(typing.rackCell).toBe(2);
    for (let times = 0; times < 9; times++) typing.step(left);
    expect(typing.rackCell).toBe(0);
    typing.space();
    expect(laid()).toBe('C7,7');
    expect(cursor()).toBe('8,7 across');
    typing.pointRack(0);
    typing.space();
    expect(refusals).toEqual(['alreadyLaid']);
  });

  it('lets a blank be laid though its letter is there', () => {
    typing.pointRack(6);
    typing.space();
    expect(gestures.blank).toMatchObject({ x: 7, y: 7 });
    gestures.chooseLetter('A');
    typing.goOnFrom({ x: 7, y: 7 });
    expect(laid()).toBe('A7,7');
    expect(cursor()).toBe('8,7 across');
  });

  it('is ordered by moving the tile under its cursor', () => {
    const tile = tileIn(1);
    typing.pointRack(1);
    typing.shift(right);
    expect(tileIn(2)).toBe(tile);
    expect(typing.rackCell).toBe(2);
    typing.pointRack(0);
    typing.shift(left);
    expect(typing.rackCell).toBe(0);
  });
});

describe('an exchange', () => {
  it('chooses by letters: one more of that letter, or one less when all are chosen', () => {
    sit('EEATES?');
    gestures.exchange();
    type('EE');
    expect(chosen()).toBe('EE');
    type('EA');
    expect(chosen()).toBe('AEEE');
    type('E');
    expect(chosen()).toBe('AEE');
    type('Q');
    expect(refusals).toEqual(['noSuchTile']);
    typing.enter();
    expect(match.state.history.at(-1)).toMatchObject({ kind: 'exchanged', count: 3 });
  });

  it('chooses by arrows and Space, the blank, too', () => {
    gestures.exchange();
    typing.step(right);
    expect(typing.rackCell).toBe(0);
    typing.step(right);
    typing.space();
    typing.pointRack(6);
    typing.space();
    expect(chosen()).toBe('?A');
    typing.space();
    expect(chosen()).toBe('A');
  });

  it('is refused without a choice', () => {
    gestures.exchange();
    typing.enter();
    expect(refusals).toEqual(['noTilesChosen']);
  });
});

it('ends the turn with Enter', () => {
  typing.point({ x: 7, y: 7 });
  type('CAT');
  typing.enter();
  expect(match.state.history.at(-1)).toMatchObject({ kind: 'played', points: 10 });
  typing.enter();
  expect(refusals).toEqual(['nothingLaid']);
});

it('names a sign that is on no tile, and forgets what it was to be the second half of', () => {
  sit('CHATEAU');
  typing.letter('C');
  typing.stranger('Я');
  expect(refusals).toEqual([{ stranger: 'Я' }]);
});
