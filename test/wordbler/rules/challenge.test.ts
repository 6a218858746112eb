import { describe, expect, it } from 'vitest';
import type { GameEngine } from '../../../src/rules';
import { pictureOf } from './notation';
import {
  act,
  eventOf,
  eventsOf,
  expectAllTiles,
  expectRefused,
  layWord,
  only,
  play,
  rackOf,
  snapshot,
  tableWith,
  typesOf,
} from './table';

const racks = ['CAPQS??', 'EEEEEEE', 'IIIIIII', 'OOOOOOO'];
const board = '8 .......AT';

const table = (seatCount: number, failsToEnd = 6) =>
  tableWith({
    racks: racks.slice(0, seatCount),
    board,
    rules: { invalidWord: 'challenge', failsToEnd },
    words: only('AS', 'AE', 'AI', 'AO', 'ATE'),
  });

const by = (engine: GameEngine, type: 'accept' | 'challenge', seat: number) => engine.dispatch({ type, seat });

const acceptAll = (engine: GameEngine) => {
  for (const seat of [...(engine.state.openPlay?.awaiting ?? [])]) eventsOf(by(engine, 'accept', seat));
};

describe.each([2, 3, 4])('With %i seats', (seatCount) => {
  const opponents = Array.from({ length: seatCount - 1 }, (_, after) => after + 1);
  const others = racks.slice(0, seatCount).map(() => 0);

  it('a play is offered to all opponents and changes nothing yet', () => {
    const engine = table(seatCount);
    layWord(engine, 'H8 AP');
    const before = snapshot(engine);
    const sheet = engine.preview();
    const offered = eventOf(act(engine, 'done'), 'playOffered');
    expect(offered).toEqual({ type: 'playOffered', seat: 0, sheet, awaiting: opponents });
    expect(engine.state).toEqual({ ...before, phase: 'challenge', openPlay: { sheet, awaiting: opponents } });
  });

  it('it scores when the last of them accepts, whatever the words', () => {
    const engine = table(seatCount);
    const { sheet } = eventOf(play(engine, 'H8 AP'), 'playOffered');
    for (const seat of opponents.slice(1)) {
      const answer = by(engine, 'accept', seat);
      expect(eventsOf(answer)).toEqual([{ type: 'playAccepted', seat: 0, by: seat }]);
      expectRefused(engine, { type: 'accept', seat }, 'notYourPlay');
      expectRefused(engine, { type: 'challenge', seat }, 'notYourPlay');
    }
    const last = by(engine, 'accept', 1);
    expect(typesOf(last)).toEqual(['playAccepted', 'playScored', 'refilled', 'turnBegan']);
    expect(engine.state).toMatchObject({ phase: 'turn', toMove: 1, openPlay: null, fails: 0, laid: [] });
    expect(engine.state.scores).toEqual(others.with(0, sheet.total));
    expectAllTiles(engine.state);
  });

  it('an invalid word that is challenged is taken back, and the turn is lost', () => {
    const engine = table(seatCount);
    play(engine, 'H8 AP');
    const challenger = opponents.at(-1)!;
    const answer = by(engine, 'challenge', challenger);
    expect(typesOf(answer)).toEqual(['playChallenged', 'wordsRejected', 'tilesWentHome', 'turnBegan']);
    expect(eventOf(answer, 'playChallenged')).toMatchObject({ seat: 0, by: challenger, words: ['AP'] });
    expect(eventOf(answer, 'wordsRejected')).toMatchObject({ seat: 0, turnLost: true, fails: 1 });
    expect(eventOf(answer, 'tilesWentHome').reason).toBe('challenged');
    expect(rackOf(engine, 0)).toBe('CAPQS??');
    expect(pictureOf(engine.state.board)).toBe(board);
    expect(engine.state).toMatchObject({
      phase: 'turn',
      toMove: 1,
      openPlay: null,
      fails: 1,
      scores: others,
    });
    expect(engine.state.history).toMatchObject([{ kind: 'invalid', seat: 0, words: ['AP'], turnLost: true }]);
    expect(engine.state.skips).toEqual(others);
  });

  it('a valid play that is challenged scores, and the challenger sits out the next turn', () => {
    const engine = table(seatCount);
    const { sheet } = eventOf(play(engine, 'H8 AS'), 'playOffered');
    const challenger = opponents.at(-1)!;
    const answer = by(engine, 'challenge', challenger);
    expect(eventOf(answer, 'playChallenged')).toMatchObject({ by: challenger, words: [] });
    expect(eventOf(answer, 'playScored')).toMatchObject({ seat: 0, sheet, total: sheet.total });
    expect(engine.state.history.slice(0, 2)).toMatchObject([
      { kind: 'challengedInVain', seat: challenger, points: 0 },
      { kind: 'played', seat: 0, points: sheet.total },
    ]);
    while (engine.state.toMove !== 0) {
      expect(engine.state.toMove).not.toBe(challenger);
      act(engine, 'pass');
    }
    const skipped = engine.state.history.filter(({ kind }) => kind === 'skipped');
    expect(skipped).toMatchObject([{ seat: challenger, points: 0 }]);
    // To sit out is no fail, and it is for once only.
    expect(engine.state.fails).toBe(seatCount - 2);
    act(engine, 'pass');
    while (engine.state.toMove !== challenger) act(engine, 'pass');
    expect(engine.state.skips).toEqual(others);
  });

  it('the mover may neither accept nor challenge the own play', () => {
    const engine = table(seatCount);
    play(engine, 'H8 AP');
    expectRefused(engine, { type: 'accept', seat: 0 }, 'notYourPlay');
    expectRefused(engine, { type: 'challenge', seat: 0 }, 'notYourPlay');
    expectRefused(engine, { type: 'accept', seat: seatCount }, 'noSuchSeat');
    expectRefused(engine, { type: 'challenge', seat: seatCount }, 'noSuchSeat');
  });

  it('nothing else may be done while a play is open', () => {
    const engine = table(seatCount);
    play(engine, 'H8 AP');
    const { tile } = engine.state.laid[0]!;
    for (const command of [
      { type: 'done' },
      { type: 'pass' },
      { type: 'recall' },
      { type: 'shuffle' },
      { type: 'takeBack' },
      { type: 'arrange', from: 0, to: 1 },
      { type: 'move', tile, x: 0, y: 0 },
      { type: 'lay', tile, x: 0, y: 0 },
      { type: 'exchange', tiles: [tile] },
      { type: 'chooseLetter', tile, letter: 'A' },
    ])
      for (const seat of [0, 1]) expectRefused(engine, { ...command, seat }, 'challengeOpen');
  });
});

describe('A challenge', () => {
  it('needs an open play', () => {
    const engine = table(3);
    layWord(engine, 'H8 AP');
    for (const type of ['accept', 'challenge']) expectRefused(engine, { type, seat: 1 }, 'noChallenge');
  });

  it('is never offered by a lay that breaks a rule', () => {
    const engine = table(3);
    layWord(engine, 'A1 P');
    eventOf(act(engine, 'done'), 'playRefused');
    expect(engine.state.phase).toBe('turn');
  });

  it('for two seats: who challenges in vain lets the other move twice', () => {
    const engine = table(2);
    play(engine, 'H8 AS');
    const answer = by(engine, 'challenge', 1);
    expect(typesOf(answer).slice(-2)).toEqual(['turnSkipped', 'turnBegan']);
    expect(engine.state.toMove).toBe(0);
    act(engine, 'pass');
    expect(engine.state.toMove).toBe(1);
  });

  it('may be made again by a seat that still has to sit out', () => {
    const engine = table(3);
    play(engine, 'H8 AS');
    by(engine, 'challenge', 2);
    play(engine, '8H ATE');
    by(engine, 'challenge', 2);
    expect(engine.state.toMove).toBe(0);
    act(engine, 'pass');
    act(engine, 'pass');
    expect(engine.state).toMatchObject({ toMove: 0, skips: [0, 0, 0] });
    expect(engine.state.history.filter(({ kind }) => kind === 'skipped')).toHaveLength(2);
  });

  it('that succeeds can bring the last fail', () => {
    const engine = table(2, 2);
    act(engine, 'pass');
    play(engine, 'H8 AE');
    acceptAll(engine);
    act(engine, 'pass');
    layWord(engine, 'I9 E');
    act(engine, 'done');
    const answer = by(engine, 'challenge', 0);
    expect(typesOf(answer).at(-1)).toBe('gameEnded');
    expect(engine.state).toMatchObject({ phase: 'over', laid: [], openPlay: null });
    expectAllTiles(engine.state);
  });
});
