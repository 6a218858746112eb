import { describe, expect, it } from 'vitest';
import type { GameEngine, Rules, WordJudge } from '../../../../src/rules';
import {
  FollowedGame,
  type SeenEvent,
  seenEvents,
  seenState,
  type Viewer,
} from '../../../../src/wordbler/rules/online';
import { hiddenTile } from '../../../../src/wordbler/rules/online/seen-game';
import { visibleStateOf } from '../../../../src/wordbler/rules/visible-state';
import { act, anyWord, eventsOf, noWord, play, tableWith, tileOf } from '../table';

const racks = ['CATERSI', 'EEEEEEE', 'OOOOOOO'];

interface Table {
  engine: GameEngine;
  followed: FollowedGame;
  /** Does it where the game is played, and tells of it. */
  tell(...commands: object[]): ReturnType<FollowedGame['follow']>;
}

function followedTable(viewer: Viewer, rules: Partial<Rules> = {}, words: WordJudge = anyWord): Table {
  const engine = tableWith({ racks, rules, words });
  const state = structuredClone(seenState(engine.state, viewer));
  const followed = new FollowedGame(engine.setup, viewer, words, { state });
  const tell = (...commands: object[]) => {
    const answer = engine.dispatchAll(commands);
    const told = JSON.parse(JSON.stringify(seenEvents(eventsOf(answer), viewer))) as SeenEvent[];
    return followed.follow(told);
  };
  return { engine, followed, tell };
}

/** The commands that lay a word from H8 on. */
const laying = (engine: GameEngine, letters: string) =>
  [...letters].map((letter, at) => ({ type: 'lay', seat: 0, tile: tileOf(engine, letter), x: 7 + at, y: 7 }));
const done = { type: 'done', seat: 0 };
const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe('A game that is followed', () => {
  it('shows an own play as it was laid here before, without laying it again', () => {
    const { engine, followed, tell } = followedTable(0);
    const commands = laying(engine, 'CAT');
    for (const command of commands) expect(followed.dispatch(command).ok).toBe(true);
    expect(followed.preview()?.total).toBe(10);
    expect(followed.isFree({ x: 7, y: 7 })).toBe(false);
    expect(typesOf(tell(...commands, done))).toEqual(['playScored', 'refilled', 'turnBegan']);
    expect(followed.digest()).toBe(
      new FollowedGame(engine.setup, 0, anyWord, { state: seenState(engine.state, 0) }).digest(),
    );
    expect(followed.state).toEqual(seenState(engine.state, 0));
  });

  it('sends home what was laid here and is not what was played', () => {
    const { engine, followed, tell } = followedTable(0);
    for (const command of laying(engine, 'CRIT')) followed.dispatch(command);
    const shown = tell(...laying(engine, 'CAT'), done);
    expect(typesOf(shown)).toEqual(['tilesWentHome', 'tileLaid', 'tileLaid', 'playScored', 'refilled', 'turnBegan']);
    expect(followed.state).toEqual(seenState(engine.state, 0));
  });

  it('sends home what was laid here when the turn is over without it', () => {
    const { engine, followed, tell } = followedTable(0, { clock: { kind: 'perTurn', seconds: 30 } });
    followed.dispatch(laying(engine, 'C')[0]);
    expect(typesOf(tell({ type: 'spendTime', seat: 0, ms: 30_000 }))).toEqual([
      'tilesWentHome',
      'timeSpent',
      'timedOut',
      'turnBegan',
    ]);
    expect(followed.state).toEqual(seenState(engine.state, 0));
  });

  it('leaves a play lying that may be tried again', () => {
    const { engine, followed, tell } = followedTable(0, { invalidWord: 'tryAgain' }, noWord);
    const commands = laying(engine, 'CAT');
    for (const command of commands) followed.dispatch(command);
    expect(typesOf(tell(...commands, done, { type: 'recall', seat: 0 }))).toEqual(['wordsRejected']);
    expect(followed.state.laid).toHaveLength(3);
    expect({ ...followed.state, laid: [] }).toEqual(seenState(engine.state, 0));
    expect(typesOf(tell({ type: 'pass', seat: 0 }))).toContain('passed');
    expect(followed.state).toEqual(seenState(engine.state, 0));
  });

  it('keeps the own rack as it was arranged, and puts what is drawn where there is room', () => {
    const { engine, followed, tell } = followedTable(0);
    followed.dispatch({ type: 'arrange', seat: 0, from: 0, to: 6 });
    const [drawn] = tell(...laying(engine, 'CAT'), done).filter(({ type }) => type === 'refilled');
    expect(drawn).toMatchObject({ seat: 0, drawn: [{ cell: 0 }, { cell: 1 }, { cell: 6 }] });
    const sorted = (state: { racks: readonly (number | null)[][] }) => [...state.racks[0]!].sort();
    expect(sorted(followed.state)).toEqual(sorted(engine.state));
  });

  it('lets a seat arrange its rack at any time, and lay in its own turn alone', () => {
    const { engine, followed } = followedTable(1);
    expect(followed.dispatch({ type: 'shuffle', seat: 1 }).ok).toBe(true);
    const tile = engine.state.racks[1]![0];
    expect(followed.dispatch({ type: 'lay', seat: 1, tile, x: 7, y: 7 })).toEqual({
      ok: false,
      reason: 'notYourTurn',
    });
    expect(followed.dispatch({ type: 'shuffle', seat: 0 })).toEqual({ ok: false, reason: 'noSuchSeat' });
    for (const type of ['done', 'pass', 'accept', 'spendTime', 'letStand', 'begin', 'resign'])
      expect(followed.dispatch({ type, seat: 1, ms: 1 })).toEqual({ ok: false, reason: 'malformed' });
  });

  it('shows what others draw and exchange face down, in cells of their racks', () => {
    const { engine, tell } = followedTable(1);
    const [exchanged, refilled] = tell({ type: 'exchange', seat: 0, tiles: [engine.state.racks[0]![3]!] });
    const drawn = [{ tile: hiddenTile, cell: 6 }];
    expect(exchanged).toEqual({ type: 'exchanged', seat: 0, returned: drawn, fails: 1 });
    expect(refilled).toEqual({ type: 'refilled', seat: 0, drawn });
  });

  it('gives a computer the same sight as the game itself', () => {
    const engine = tableWith({ racks });
    play(engine, '8H CATER');
    act(engine, 'pass');
    for (const seat of [0, 1, 2]) {
      const followed = new FollowedGame(engine.setup, seat, anyWord, {
        state: seenState(engine.state, seat),
      });
      expect(visibleStateOf(followed, seat)).toEqual(visibleStateOf(engine, seat));
    }
  });

  it('takes nothing that cannot have happened', () => {
    const { engine, followed } = followedTable(0);
    const tile = engine.state.racks[1]![0]!;
    const strange: SeenEvent = { type: 'tileLaid', seat: 0, tile, x: 7, y: 7, letter: 'E', cell: 0 };
    expect(() => followed.follow([strange])).toThrow('notYourTile');
  });
});
