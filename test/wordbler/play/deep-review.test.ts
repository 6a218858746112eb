import { describe, expect, it } from 'vitest';
import { type Hindsight, moveDone } from '../../../src/wordbler/ai/verdicts';
import { DeepReview, GameReview } from '../../../src/wordbler/play/game-review';
import type { Move, VisibleState } from '../../../src/wordbler/rules/visible-state';
import { anyWord, begun, setupFor } from '../rules/table';

/** A game in which everybody only passes. */
function passedGame(seats: number) {
  const engine = begun(setupFor(seats, { failsToEnd: 3 * seats }));
  while (engine.state.phase === 'turn') engine.dispatch({ type: 'pass', seat: engine.state.toMove });
  return new GameReview(engine, anyWord);
}

/** Answers when it is told to. */
class Asked {
  readonly questions: { sight: VisibleState; done: Move; ms: number }[] = [];
  stopped = 0;
  private settle: { resolve(found: Hindsight): void; reject(error: Error): void } | undefined;

  lookBack(sight: VisibleState, done: Move, ms: number) {
    this.questions.push({ sight, done, ms });
    return new Promise<Hindsight>((resolve, reject) => {
      this.settle = { resolve, reject };
    });
  }

  stopThinking() {
    this.stopped++;
  }

  async answer(gain = 0) {
    this.settle?.resolve({
      best: { kind: 'pass' },
      wasBest: gain === 0,
      gain,
      margin: 1,
      isExact: false,
      sure: 1,
    });
    await new Promise((done) => setTimeout(done));
  }

  async fail() {
    this.settle?.reject(new Error('the worker died'));
    await new Promise((done) => setTimeout(done));
  }
}

function asked(seats = 2) {
  const review = passedGame(seats);
  const [deep, mind] = [new DeepReview(review), new Asked()];
  const told: number[] = [];
  const look = { seat: 1 };
  const begin = () =>
    deep.begin(
      mind,
      () => look.seat,
      3000,
      () => told.push(deep.turnsOf(look.seat).length),
    );
  return { review, deep, mind, told, look, begin };
}

describe('a deep review', () => {
  it('asks turn by turn of the seat that is looked at, tells after each, and ends with the last', async () => {
    const { review, deep, mind, told, begin } = asked();
    expect(deep.isUnderWay).toBe(false);
    const beginning = begin();
    expect(deep.isUnderWay).toBe(true);
    for (const gain of [4, 0, 7]) await mind.answer(gain);
    await beginning;
    expect(told).toEqual([1, 2, 3]);
    expect(deep.isUnderWay).toBe(false);
    expect(deep.isDone(1)).toBe(true);
    expect(deep.turnsOf(1).map(({ hindsight }) => hindsight.gain)).toEqual([4, 0, 7]);
    expect(mind.questions).toEqual(
      review.turnsOf(1).map((turn) => ({ sight: turn.sight, done: moveDone(turn), ms: 3000 })),
    );
    expect([deep.isDone(0), deep.countOf(0), deep.turnsOf(0).length]).toEqual([false, 3, 0]);
  });

  it('goes over to another seat with whoever looks', async () => {
    const { deep, mind, look, begin } = asked(3);
    const beginning = begin();
    await mind.answer();
    look.seat = 2;
    await mind.answer();
    for (let turn = 0; turn < 3; turn++) await mind.answer();
    await beginning;
    expect([0, 1, 2].map((seat) => deep.turnsOf(seat).length)).toEqual([0, 2, 3]);
  });

  it('is stopped in the middle of a turn, and goes on with that one', async () => {
    const { deep, mind, begin } = asked();
    void begin();
    await mind.answer();
    deep.stop();
    expect([deep.isUnderWay, mind.stopped]).toEqual([false, 1]);
    await mind.answer();
    expect(deep.turnsOf(1)).toHaveLength(1);
    void begin();
    expect(mind.questions.map(({ sight }) => sight.turn)).toEqual([2, 4, 4]);
    deep.stop();
    deep.stop();
    expect(mind.stopped).toBe(2);
  });

  it('that cannot be asked says so, keeps what it knows, and can be tried again', async () => {
    const { deep, mind, told, begin } = asked();
    const beginning = begin();
    await mind.answer();
    await mind.fail();
    await beginning;
    expect([deep.failed, deep.isUnderWay, deep.turnsOf(1).length]).toEqual([true, false, 1]);
    expect(told).toEqual([1, 1]);
    const again = begin();
    expect(deep.failed).toBe(false);
    for (let turn = 0; turn < 2; turn++) await mind.answer();
    await again;
    expect(deep.isDone(1)).toBe(true);
  });
});
