import { describe, expect, it } from 'vitest';
import { Messages } from '../../../src/wordbler/play/messages';
import type { GameEvent, GameState } from '../../../src/wordbler/rules';

const laid = [
  { tile: 1, x: 2, y: 3, letter: 'A' },
  { tile: 2, x: 5, y: 3, letter: 'B' },
];
const state = { board: new Array(225).fill(null), laid } as unknown as GameState;
const done = { type: 'done', seat: 0 } as const;
const lay = { type: 'lay', seat: 0, tile: 4, x: 5, y: 3 } as const;
const rejected: GameEvent = {
  type: 'wordsRejected',
  seat: 0,
  words: ['XX'],
  attempted: ['XX'],
  squares: [{ x: 1, y: 1 }],
  turnLost: true,
  fails: 1,
};

const marks = (saying: Messages) => saying.marked.map(({ x, y, tone }) => `${x},${y} ${tone}`);

describe('what is said', () => {
  it('joins what one command brings about, and ends with the next', () => {
    const saying = new Messages();
    saying.add(() => 'Ada scores 9.');
    saying.add(() => 'Bruno sits out a turn.');
    expect([saying.message?.says(), saying.message?.kind]).toEqual(['Ada scores 9. Bruno sits out a turn.', 'news']);
    saying.clear();
    expect(saying.message).toBeUndefined();
  });

  it('says all of it anew in whatever language is spoken then', () => {
    const saying = new Messages();
    let language = 'en';
    saying.add(() => `nine, ${language}`);
    saying.add(() => `out, ${language}`);
    language = 'fr';
    expect(saying.message?.says()).toBe('nine, fr out, fr');
    saying.refuse('gap', () => `gap, ${language}`, state, done);
    language = 'de';
    expect(saying.message?.says()).toBe('gap, de');
  });

  it('says a refusal over the news, with its squares, until the hand does something else', () => {
    const saying = new Messages();
    saying.add(() => 'Ada scores 9.');
    saying.refuse('gap', () => 'There is a gap.', state, done);
    expect([saying.message?.says(), saying.message?.kind]).toEqual(['There is a gap.', 'refusal']);
    expect(marks(saying)).toEqual(['3,3 refused', '4,3 refused']);
    saying.handMoved();
    expect(saying.message?.says()).toBe('Ada scores 9.');
    expect(marks(saying)).toEqual([]);
  });

  it('keeps what is wrong with a play while a cursor moves, but not what was wrong with a gesture', () => {
    const saying = new Messages();
    saying.refuse('gap', () => 'There is a gap.', state, done);
    saying.pointed();
    expect(marks(saying)).toHaveLength(2);
    saying.refuse('squareTaken', () => 'Taken.', state, lay);
    expect(marks(saying)).toEqual(['5,3 refused']);
    saying.pointed();
    expect([saying.message, saying.marked]).toEqual([undefined, []]);
  });

  it('keeps what was wrong with a gesture where the focus is brought to a cursor', () => {
    const saying = new Messages();
    saying.refuse('squareTaken', () => 'Taken.', state, lay);
    saying.keepWhile(() => saying.pointed());
    expect([saying.message?.says(), marks(saying)]).toEqual(['Taken.', ['5,3 refused']]);
  });

  it('outlines the squares of invalid words as long as they are named', () => {
    const saying = new Messages();
    saying.report(rejected, () => 'Not in the dictionary: XX', state);
    expect([saying.message?.kind, marks(saying)]).toEqual(['refusal', ['1,1 refused']]);
    saying.pointed();
    expect(marks(saying)).toEqual(['1,1 refused']);
    saying.handMoved();
    expect([saying.message, saying.marked]).toEqual([undefined, []]);
  });

  it('outlines the tiles of a play that touches nothing', () => {
    const saying = new Messages();
    saying.report({ type: 'playRefused', seat: 0, reason: 'disjoint' }, () => 'It must touch.', state);
    expect(marks(saying)).toEqual(['2,3 refused', '5,3 refused']);
    saying.clear();
    expect(marks(saying)).toEqual([]);
  });

  it('outlines nothing where no square is meant', () => {
    const saying = new Messages();
    for (const reason of ['noSuchTile', 'bagTooSmall', 'nothingLaid'] as const) {
      saying.refuse(reason, () => 'No.', state);
      expect(saying.marked).toEqual([]);
    }
  });
});
