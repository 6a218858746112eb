import { describe, expect, it } from 'vitest';
import { carriedGame, readCarriedGame } from '../../../src/engine/links/link';
import { GameEngine, gameRecord, type Handicap, presets, type Rules, setupFault } from '../../../src/rules';
import { recordNotes } from '../../../src/texts/sentences/record';
import { asPlayed } from '../../../src/wordbler/rules';
import { evenGameOf } from '../../../src/wordbler/rules/levels';
import { openRecord } from '../../../src/wordbler/rules/record/open';
import { en } from '../../texts/spoken';
import { act, anyWord, begun, expectRefused, setupFor } from './table';

const notes = recordNotes(en);

const given = (handicap: Handicap, rules: Partial<Rules> = {}) => {
  const setup = setupFor(2, rules);
  const [ann, ben] = setup.seats;
  return { ...setup, seats: [{ ...ann!, handicap }, ben!] };
};

/** Everybody passes, whoever begins, until the game is over. */
function passOn(engine: GameEngine) {
  while (engine.state.phase === 'turn') act(engine, 'pass', { seat: engine.state.toMove });
}

const turnOf = (engine: GameEngine, seat: number) => {
  while (engine.state.toMove !== seat) act(engine, 'pass', { seat: engine.state.toMove });
};

describe('A handicap', () => {
  it.each([
    { points: 0 },
    { points: 301 },
    { points: 12.5 },
    { time: 99 },
    { time: 401 },
    { hints: -1 },
    { hints: 21 },
    3,
    null,
  ])('is refused that cannot be given: %o', (handicap) => {
    expect(setupFault(given(handicap as Handicap))).toBe('badSeat');
  });

  it('is kept as it is, and one that gives nothing is none', () => {
    const handicap = { points: 30, time: 150, hints: 2 };
    expect(new GameEngine(given(handicap), anyWord).setup.seats[0]!.handicap).toEqual(handicap);
    expect(new GameEngine(given({}), anyWord).setup.seats[0]).not.toHaveProperty('handicap');
  });

  it('of points is there from the start, in the history and the final scores, and no points of a play', () => {
    const engine = begun(given({ points: 40 }));
    expect(engine.state.scores).toEqual([40, 0]);
    expect(engine.state.history).toEqual([{ kind: 'handicap', seat: 0, turn: 0, points: 40, total: 40 }]);
    passOn(engine);
    const { ranking, adjustments } = engine.state.outcome!;
    expect(adjustments[0]).toEqual({ seat: 0, kind: 'handicap', points: 40 });
    const own = ranking.find(({ seat }) => seat === 0)!;
    const lost = adjustments.find(({ seat, kind }) => seat === 0 && kind === 'rackLost')!.points;
    expect(own).toMatchObject({ played: 0, total: 40 + lost });
  });

  it('of time makes a turn, or the time of a player, longer', () => {
    const perTurn = begun(given({ time: 200 }, { clock: { kind: 'perTurn', seconds: 30 } }));
    const spend = (engine: GameEngine, seat: number, ms: number) => {
      turnOf(engine, seat);
      act(engine, 'spendTime', { seat, ms });
      return engine.state.history.at(-1)?.kind;
    };
    expect(spend(perTurn, 0, 59_000)).not.toBe('timedOut');
    expect(spend(perTurn, 0, 1000)).toBe('timedOut');
    expect(spend(perTurn, 1, 30_000)).toBe('timedOut');
    const perPlayer = begun(given({ time: 150 }, { clock: { kind: 'perPlayer', minutes: 2 } }));
    spend(perPlayer, 0, 3 * 60_000);
    spend(perPlayer, 1, 3 * 60_000);
    passOn(perPlayer);
    expect(perPlayer.state.outcome!.adjustments.filter(({ kind }) => kind === 'overTime')).toEqual([
      { seat: 1, kind: 'overTime', points: -10 },
    ]);
  });

  it.each([true, false])('of hints lasts so many turns, whatever the rules say: hints %s', (hints) => {
    const engine = begun(given({ hints: 2 }, { hints }));
    for (let turn = 0; turn < 2; turn++) {
      turnOf(engine, 0);
      for (let step = 0; step < 3; step++) expect(act(engine, 'hint', { seat: 0 }).ok).toBe(true);
      expectRefused(engine, { type: 'hint', seat: 0 }, 'noMoreHints');
      act(engine, 'pass', { seat: 0 });
      turnOf(engine, 1);
      if (hints) expect(act(engine, 'hint', { seat: 1 }).ok).toBe(true);
      else expectRefused(engine, { type: 'hint', seat: 1 }, 'noHints');
      act(engine, 'pass', { seat: 1 });
    }
    expect(engine.state.toMove).toBe(0);
    expectRefused(engine, { type: 'hint', seat: 0 }, 'hintsSpent');
  });

  it('of no hints is to do without them where others have some', () => {
    const engine = begun(given({ hints: 0 }, { hints: true }));
    turnOf(engine, 0);
    expectRefused(engine, { type: 'hint', seat: 0 }, 'noHints');
  });

  it('marks the game in the record of what was played, and sways no level that is to be just right', () => {
    const told = { when: 1, day: '2026-11-27', name: 'Ann' };
    const [plain, handicapped] = [setupFor(2), given({ points: 40 })].map((setup) => {
      const engine = begun(setup);
      passOn(engine);
      return engine;
    });
    expect(asPlayed(plain!, told)).not.toHaveProperty('handicap');
    expect(asPlayed(handicapped!, told)).toMatchObject({ handicap: true });
    const even = [
      { name: 'Ann', kind: 'person' as const },
      { name: 'Ben', kind: 'computer' as const, level: 'justRight' as const, step: 'nestling' as const },
    ];
    const { outcome } = plain!.state;
    expect(evenGameOf(even, outcome!)).toBeDefined();
    expect(evenGameOf([{ ...even[0]!, handicap: { hints: 1 } }, even[1]!], outcome!)).toBeUndefined();
  });

  it('is told in a record by a note, whose lines count the plays alone', () => {
    const engine = begun(given({ points: 40, time: 150, hints: 1 }, presets.classic));
    turnOf(engine, 0);
    passOn(engine);
    const text = gameRecord(engine, anyWord, notes);
    expect(text).toContain(
      '#note Handicap of Ann: 40 points at the start, not counted in any line, 150% of the time, hints in 1 turn.',
    );
    const opened = openRecord(text);
    expect(opened).toMatchObject({ faults: [], isWhole: true });
  });

  it('is carried in saves and links', () => {
    const engine = begun(given({ points: 40, time: 150, hints: 1 }));
    passOn(engine);
    const back = readCarriedGame(carriedGame(engine.save())!);
    const restored = GameEngine.restore(back, anyWord);
    expect(restored instanceof GameEngine && restored.state).toEqual(engine.state);
  });
});
