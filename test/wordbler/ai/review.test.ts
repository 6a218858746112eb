import { describe, expect, it } from 'vitest';
import { lessonsOf, reviewTurn, turnsOf } from '../../../src/wordbler/ai/review';
import type { Command, HistoryEntry } from '../../../src/wordbler/rules';
import { type SeenTurn, visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { anyWord, begun, noWord, setupFor } from '../rules/table';

/** Two turns: a play of two letters, and a pass; in between some trying. */
function shortGame() {
  const engine = begun(setupFor(2));
  const seat = engine.state.toMove;
  const [first, second] = engine.state.racks[seat]!.filter((tile) => tile !== null);
  const lay = (tile: number, x: number, y: number): Command => {
    const blank = engine.faces[tile]!.letter === '';
    return { type: 'lay', seat, tile, x, y, ...(blank && { letter: 'E' }) };
  };
  const before = visibleStateOf(engine, seat);
  const send = (command: Command) => expect(engine.dispatch(command).ok).toBe(true);
  send(lay(first!, 3, 3));
  send({ type: 'recall', seat });
  send(lay(first!, 7, 7));
  send(lay(second!, 8, 7));
  send({ type: 'done', seat });
  const after = visibleStateOf(engine, 1 - seat);
  send({ type: 'pass', seat: 1 - seat });
  return { engine, seat, before, after };
}

const played = (points: number, turn = 1) =>
  ({ entry: { kind: 'played', points, turn } as HistoryEntry, sight: {} }) as SeenTurn;
const best = (score: number) => ({ move: { kind: 'play' as const, tiles: [], score }, words: ['BEST'] });

describe('The turns of a game', () => {
  it('are told again with what their players saw before them', () => {
    const { engine, seat, before, after } = shortGame();
    const turns = turnsOf(engine, anyWord);
    expect(turns.map(({ entry }) => entry)).toEqual(engine.state.history);
    expect(turns.map(({ sight }) => sight.seat)).toEqual([seat, 1 - seat]);
    expect(turns.map(({ sight }) => sight)).toEqual([before, after]);
  });

  it('leave out what is no turn: the final scores, and turns sat out', () => {
    const engine = begun(setupFor(2, { failsToEnd: 2 }), noWord);
    for (let turn = 0; turn < 2; turn++) engine.dispatch({ type: 'pass', seat: engine.state.toMove });
    expect(engine.state.phase).toBe('over');
    expect(turnsOf(engine, noWord).map(({ entry }) => entry.kind)).toEqual(['passed', 'passed']);
  });
});

describe('A turn beside the best', () => {
  it.each([
    [40, 40, 3, 0],
    [40, 38, 3, 2],
    [40, 30, 2, 10],
    [40, 20, 1, 20],
    [40, 19, 0, 21],
    [40, 44, 3, 0],
  ])('of %i: %i points are %i stars and %i given away', (most, points, stars, missed) => {
    expect(reviewTurn(played(points), best(most))).toMatchObject({ stars, missed });
  });

  it('counts a turn without a play as all given away', () => {
    const turn = { ...played(0), entry: { kind: 'exchanged', points: 0, count: 3, turn: 1 } as HistoryEntry };
    expect(reviewTurn(turn, best(12))).toMatchObject({ missed: 12, share: 0, stars: 0 });
  });

  it('blames nobody where there was no play', () => {
    expect(reviewTurn(played(0), undefined)).toMatchObject({ missed: 0, share: 1, stars: 0 });
  });
});

describe('The lessons', () => {
  it('are the three turns that gave most away, in the order of the game', () => {
    const turns = [5, 30, 12, 40, 0].map((points, at) => reviewTurn(played(points, at + 1), best(40)));
    expect(lessonsOf(turns).map(({ entry }) => entry.turn)).toEqual([1, 3, 5]);
    expect(lessonsOf([reviewTurn(played(40), best(40))])).toEqual([]);
  });
});
