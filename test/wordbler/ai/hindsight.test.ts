import { describe, expect, it } from 'vitest';
import type { GameEngine } from '../../../src/rules';
import { think } from '../../../src/wordbler/ai/levels';
import { ponder } from '../../../src/wordbler/ai/pondering';
import { turnsOf } from '../../../src/wordbler/ai/review';
import { hindsightOn, moveDone, type Verdict } from '../../../src/wordbler/ai/verdicts';
import { keyOf, type Move, type VisibleState, visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { often } from '../../long';
import { loadWords } from '../../strength/knowledge';
import { makeMove, newGame, playOn } from '../../strength/self-play';
import { answerOf } from './computer-game';
import { movesOf, type PlainEnding, PlainMinimax } from './plain-endings';
import { knowledge } from './shipped-knowledge';

const words = await loadWords();
const club = (sight: VisibleState) => answerOf(think(knowledge, sight, 'club'));

/** Looked at by one, for so many throws at most. */
function lookBack(sight: VisibleState, done: Move, rounds = 10_000) {
  const pondering = ponder(knowledge, sight, 'back', done);
  let step = pondering.next();
  for (let round = 0; round < rounds && !step.done; round++) step = pondering.next();
  return hindsightOn([step.value.verdicts()], done);
}

const play = (letter: string): Move & { kind: 'play' } => ({
  kind: 'play',
  score: 1,
  tiles: [{ letter, blank: false, x: 7, y: 7 }],
});
const verdict = (letter: string, rounds: number, mean: number, more: Partial<Verdict> = {}): Verdict => ({
  move: play(letter),
  rounds,
  mean,
  variance: 100,
  ...more,
});

describe('what was done in a turn', () => {
  it('is the move that was made, whatever its kind', () => {
    const engine = newGame(words, 3, 'done');
    const made: Move[] = [];
    playOn(
      engine,
      Array.from({ length: 3 }, () => (sight: VisibleState) => {
        const turn = sight.turn % 5;
        const other: Move = turn === 2 ? { kind: 'pass' } : { kind: 'exchange', letters: sight.rack.slice(0, 3) };
        made.push(turn === 2 || (turn === 4 && sight.bagCount >= 7) ? other : club(sight));
        return made.at(-1)!;
      }),
    );
    const done = turnsOf(engine, words).map((turn) => keyOf(moveDone(turn)!));
    expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(['play', 'pass', 'exchange']));
    expect(done).toEqual(made.map(keyOf));
  });

  it('is not known of an exchange that was written down as a number', () => {
    const [turn] = turnsOf(exchanged(), words);
    const { given, ...written } = turn!;
    expect(given).toHaveLength(2);
    expect(moveDone(written)).toBeUndefined();
  });
});

function exchanged(): GameEngine {
  const engine = newGame(words, 2, 'exchanged');
  makeMove(engine, { kind: 'exchange', letters: visibleStateOf(engine, engine.state.toMove).rack.slice(0, 2) });
  return engine;
}

describe('looking back', () => {
  it('tells by how much something else came to more, what all have found taken together', () => {
    const found = hindsightOn(
      [
        [verdict('A', 100, 20), verdict('B', 100, 12)],
        [verdict('B', 300, 16), verdict('A', 300, 28)],
      ],
      play('B'),
    );
    expect(found).toMatchObject({ best: play('A'), wasBest: false, gain: 11, isExact: false });
    expect(found.margin).toBeCloseTo(1.96 * Math.sqrt(0.5), 9);
    expect(found.sure).toBeGreaterThan(0.99);
  });

  it('knows what was best, and how surely it was', () => {
    const found = hindsightOn([[verdict('A', 100, 20), verdict('B', 100, 19)]], play('A'));
    expect(found).toMatchObject({ best: play('A'), wasBest: true, gain: 0, margin: 0 });
    expect(found.sure).toBeGreaterThan(0.5);
    expect(found.sure).toBeLessThan(0.95);
    expect(hindsightOn([[verdict('A', 100, 20)]], play('A')).sure).toBe(1);
  });

  it('is sure of nothing that was hardly tried', () => {
    expect(hindsightOn([[verdict('A', 9, 20), verdict('B', 9, 0)]], play('B')).sure).toBeUndefined();
    expect(hindsightOn([[verdict('A', 90, 20)]], play('B')).sure).toBeUndefined();
  });

  it('tries what was done to the last, however far it is behind', () => {
    const engine = newGame(words, 2, 'behind');
    const sight = { ...visibleStateOf(engine, engine.state.toMove), rack: [...'RETAINS'] };
    const { wasBest, gain, margin, sure } = lookBack(sight, { kind: 'pass' }, often(28, 40));
    expect(wasBest).toBe(false);
    expect(gain - margin).toBeGreaterThan(10);
    expect(sure).toBeGreaterThan(0.99);
  });
});

describe('looking back at the last tiles', () => {
  it('follows what was done to the end, as a search does that tries everything', () => {
    let [better, best] = [0, 0];
    for (let game = 0; game < often(1, 3); game++) {
      const engine = newGame(words, 2, `last ${game}`);
      playOn(engine, [club, club], ({ state }) => state.bag.length === 0);
      const seen = visibleStateOf(engine, engine.state.toMove);
      const racks: PlainEnding['racks'] = [
        seen.rack.filter((letter) => letter !== '').slice(0, 3),
        seen.unseen.filter((letter) => letter !== '').slice(0, often(1, 2)),
      ];
      const sight: VisibleState = {
        ...seen,
        rack: racks[0],
        unseen: racks[1],
        fails: game,
        seat: 0,
        rackCounts: racks.map(({ length }) => length),
      };
      const { board, rules, fails } = sight;
      const ending: PlainEnding = { board: [...board], racks, toMove: 0, fails, rules };
      const minimax = new PlainMinimax(knowledge.gaddag);
      const moves = movesOf(knowledge.gaddag, ending);
      const most = Math.max(...moves.map((move) => minimax.worthOfMove(ending, move)));
      for (const done of [...moves.filter((_, at) => at % 7 === 0), moves.at(-1)!]) {
        const found = lookBack(sight, done);
        const own = minimax.worthOfMove(ending, done);
        expect(found).toMatchObject({ isExact: true, gain: most - own, wasBest: own === most });
        if (found.wasBest) best++;
        else {
          better++;
          expect(found.sure).toBe(1);
        }
      }
    }
    expect(better).toBeGreaterThan(often(1, 5));
    expect(best).toBeGreaterThan(0);
  });
});
