import { describe, expect, it } from 'vitest';
import { GameEngine, gameRecord, type Rules } from '../../../src/rules';
import { recordNotes } from '../../../src/texts/sentences/record';
import { visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { en } from '../../texts/spoken';
import {
  act,
  anyWord,
  begun,
  eventOf,
  expectAllTiles,
  expectRefused,
  layWord,
  noWord,
  play,
  rackOf,
  setupFor,
  tableWith,
  typesOf,
} from './table';

const resign = (engine: GameEngine, seat: number) => engine.dispatch({ type: 'resign', seat });
const challenging: Partial<Rules> = { invalidWord: 'challenge' };
const three = ['CATERSI', 'EEEEEEE', 'OOOOOOO'];

describe('Whoever resigns', () => {
  it('of two has lost at once, whatever the points, and no rack is counted', () => {
    const engine = tableWith({ racks: ['CATERSI', 'EEEEEEE'], scores: [300, 12] });
    const answer = resign(engine, 0);
    expect(typesOf(answer)).toEqual(['resigned', 'gameEnded']);
    const { outcome, scores, phase } = engine.state;
    expect(phase).toBe('over');
    expect(outcome).toMatchObject({ reason: 'resigned', adjustments: [], winners: [1] });
    expect(outcome!.ranking.map(({ seat, total, place }) => [seat, total, place])).toEqual([
      [1, 12, 1],
      [0, 300, 2],
    ]);
    expect(scores).toEqual([300, 12]);
    expect(engine.state.history.at(-1)).toMatchObject({ kind: 'resigned', seat: 0, points: 0, total: 300 });
    expectRefused(engine, { type: 'resign', seat: 1 }, 'gameOver');
  });

  it('gives the own tiles back to the bag, and the others play on without', () => {
    const engine = tableWith({ racks: three, bag: 'XYZ' });
    const { returned } = eventOf(resign(engine, 1), 'resigned');
    expect(returned.map(({ cell }) => cell)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(engine.state.bag).toHaveLength(10);
    expect(rackOf(engine, 1)).toBe('.......');
    expectAllTiles(engine.state);
    expect(engine.state).toMatchObject({ phase: 'turn', toMove: 0, resigned: [1] });
    expectRefused(engine, { type: 'resign', seat: 1 }, 'alreadyResigned');
    expectRefused(engine, { type: 'resign', seat: 3 }, 'noSuchSeat');
    act(engine, 'pass');
    expect(engine.state.toMove).toBe(2);
    expectRefused(engine, { type: 'pass', seat: 1 }, 'notYourTurn');
    act(engine, 'pass');
    expect(engine.state.toMove).toBe(0);
  });

  it('to move takes back what is laid, and the turn is the next one’s, without a fail', () => {
    const engine = tableWith({ racks: three });
    layWord(engine, '8H CAT');
    expect(typesOf(resign(engine, 0))).toEqual(['tilesWentHome', 'resigned', 'turnBegan']);
    expect(engine.state).toMatchObject({ toMove: 1, fails: 0, laid: [], phase: 'turn' });
    expectAllTiles(engine.state);
  });

  it('takes an open play away, or is not waited for where another’s is open', () => {
    const own = tableWith({ racks: three, rules: challenging });
    play(own, '8H CATER');
    expect(typesOf(resign(own, 0))).toEqual(['tilesWentHome', 'resigned', 'turnBegan']);
    expect(own.state).toMatchObject({ openPlay: null, phase: 'turn', toMove: 1 });
    expectAllTiles(own.state);

    const open = tableWith({ racks: three, rules: challenging });
    play(open, '8H CATER');
    open.dispatch({ type: 'accept', seat: 1 });
    expect(typesOf(resign(open, 2))).toEqual(['resigned', 'playScored', 'refilled', 'turnBegan']);
    expect(open.state).toMatchObject({ toMove: 1 });

    const last = tableWith({ racks: three.slice(0, 2), rules: challenging });
    play(last, '8H CATER');
    expect(typesOf(resign(last, 1))).toEqual(['resigned', 'playScored', 'refilled', 'gameEnded']);
    expect(last.state.outcome).toMatchObject({ reason: 'resigned', winners: [0] });
    expect(last.state).toMatchObject({ openPlay: null, laid: [] });
  });

  it('stands behind all who stayed, the first to leave last, and the last one left has won', () => {
    const engine = tableWith({ racks: ['AAAAAAA', 'EEEEEEE', 'OOOOOO', 'IIIIIII'], scores: [9, 40, 30, 20] });
    for (const seat of [1, 3, 2]) resign(engine, seat);
    expect(engine.state.outcome!.ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [2, 2],
      [3, 3],
      [1, 4],
    ]);
  });

  it('stays behind where the others end the game by the rules, and has no rack to lose', () => {
    const engine = tableWith({ racks: three, scores: [5, 500, 7], rules: { failsToEnd: 2 } });
    resign(engine, 1);
    act(engine, 'pass');
    const { outcome } = eventOf(act(engine, 'pass'), 'gameEnded');
    expect(outcome.reason).toBe('fails');
    expect(outcome.adjustments.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(outcome.ranking.at(-1)).toMatchObject({ seat: 1, total: 500, place: 3 });
  });

  it('is not asked about a later play, and is nobody to a computer that thinks', () => {
    const engine = tableWith({ racks: three, rules: challenging });
    resign(engine, 2);
    const sight = visibleStateOf(engine, 0);
    expect(sight).toMatchObject({ seat: 0, rackCounts: [7, 7], scores: [0, 0] });
    expect(sight.unseen).toHaveLength(sight.bagCount + 7);
    expect(eventOf(play(engine, '8H CATER'), 'playOffered').awaiting).toEqual([1]);
    const later = tableWith({ racks: three });
    resign(later, 0);
    expect(visibleStateOf(later, 2)).toMatchObject({ seat: 1, rackCounts: [7, 7] });
  });

  it('is told in the record and kept in the save', () => {
    const engine = begun(setupFor(3));
    resign(engine, 1);
    act(engine, 'pass');
    const saved = GameEngine.restore(JSON.parse(JSON.stringify(engine.save())), anyWord);
    expect((saved as GameEngine).state).toEqual(engine.state);
    expect(gameRecord(engine, anyWord, recordNotes(en))).toContain(
      '#note Ben resigns; the tiles go back into the bag.',
    );
  });

  it('has not begun a game that has not', () => {
    expectRefused(new GameEngine(setupFor(2), anyWord), { type: 'resign', seat: 0 }, 'notBegun');
  });
});

describe('An open play that nobody has challenged in time', () => {
  it('stands for all who have said nothing', () => {
    const engine = tableWith({
      racks: three,
      rules: { ...challenging, challengeSeconds: 20 },
      words: noWord,
    });
    play(engine, '8H CATER');
    engine.dispatch({ type: 'accept', seat: 2 });
    const answer = engine.dispatch({ type: 'letStand' });
    expect(typesOf(answer)).toEqual(['playAccepted', 'playScored', 'refilled', 'turnBegan']);
    expect(eventOf(answer, 'playAccepted').by).toBe(1);
    expectRefused(engine, { type: 'letStand' }, 'noChallenge');
  });

  it('waits for its opponents where the rules set no time', () => {
    const engine = tableWith({ racks: three, rules: challenging });
    play(engine, '8H CATER');
    expectRefused(engine, { type: 'letStand' }, 'noClock');
  });
});

describe('A clock by correspondence', () => {
  it('takes the turn after its days', () => {
    const engine = tableWith({ racks: three, rules: { clock: { kind: 'perDays', days: 2 } } });
    const day = 24 * 60 * 60 * 1000;
    expect(typesOf(act(engine, 'spendTime', { ms: 2 * day - 1 }))).toEqual(['timeSpent']);
    expect(typesOf(act(engine, 'spendTime', { ms: 1 }))).toEqual(['timeSpent', 'timedOut', 'turnBegan']);
  });

  it.each([0, 8, 1.5, '2', undefined])('takes %j days for no rule', (days) => {
    const clock = { kind: 'perDays', days } as Rules['clock'];
    expect(() => begun(setupFor(2, { clock }))).toThrow('badRules');
  });

  it.each([9, 604_801, '20'])('has no %j seconds to challenge', (challengeSeconds) => {
    expect(() => begun(setupFor(2, { challengeSeconds } as Rules))).toThrow('badRules');
  });

  it('is kept with its rules', () => {
    const rules: Partial<Rules> = { clock: { kind: 'perDays', days: 7 }, challengeSeconds: 86_400 };
    expect(begun(setupFor(2, rules)).setup.rules).toMatchObject(rules);
  });
});
