import { describe, expect, it } from 'vitest';
import type { Advice } from '../../../src/wordbler/ai/review';
import { Hints, type ShownHint } from '../../../src/wordbler/play/hints';
import { Match } from '../../../src/wordbler/play/match';
import { Teacher } from '../../../src/wordbler/play/teacher';
import { presets } from '../../../src/wordbler/rules';
import type { VisibleState } from '../../../src/wordbler/rules/visible-state';
import { anyWord, setupFor } from '../rules/table';

/** Advises to lay the first tiles of the rack on the star, when it is told to. */
class Slow {
  asked: VisibleState[] = [];
  private readonly waiting: ((answer: Advice | undefined | Error) => void)[] = [];

  advise(sight: VisibleState): Promise<Advice | undefined> {
    this.asked.push(sight);
    return new Promise((resolve, reject) =>
      this.waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
    );
  }

  async answer(answer: Advice | undefined | Error) {
    this.waiting.shift()!(answer);
    await new Promise((done) => setTimeout(done));
  }

  find() {
    return this.answer(this.adviceFor(this.asked.at(-1)!));
  }

  private adviceFor({ rack }: VisibleState): Advice {
    const [first, second] = [...rack].sort((a, b) => a.length - b.length);
    const tiles = [first, second].map((letter, at) => ({
      letter: letter || 'Q',
      blank: letter === '',
      x: 7 + at,
      y: 7,
    }));
    return { move: { kind: 'play', score: 4, tiles }, words: [tiles.map(({ letter }) => letter).join('')] };
  }
}

function table(seed = 'table') {
  const setup = { ...setupFor(2, presets.wordbler), words: anyWord.id, seed };
  const match = Match.fresh(setup, anyWord);
  match.send({ type: 'begin' });
  const adviser = new Slow();
  const seen: (ShownHint | undefined)[] = [];
  const hints: Hints = new Hints(match, new Teacher(match, adviser));
  hints.changed.on(() => seen.push(hints.shown));
  const press = () => void hints.press();
  const taken = () => match.state.hintsThisTurn;
  return { match, adviser, hints, press, taken, seen };
}

describe('A hint', () => {
  it('tells more with each press, and each step is counted in the game', async () => {
    const { adviser, hints, press, taken, seen } = table();
    press();
    expect(hints.shown).toEqual({ kind: 'thinking' });
    expect(taken()).toBe(0);
    await adviser.find();
    for (const step of [1, 2, 3]) {
      expect(hints.shown).toMatchObject({ kind: 'told', step });
      expect(taken()).toBe(step);
      press();
    }
    // There is no more to tell.
    expect(taken()).toBe(3);
    expect(adviser.asked).toHaveLength(1);
    expect(seen.map((hint) => hint?.kind)).toEqual(['thinking', 'told', 'told', 'told', 'told']);
  });

  it('is asked for once while it is looked for', async () => {
    const { adviser, press, taken } = table();
    press();
    press();
    await adviser.find();
    expect(adviser.asked).toHaveLength(1);
    expect(taken()).toBe(1);
  });

  it('that was put away tells the same step again', async () => {
    const { adviser, hints, press, taken } = table();
    press();
    await adviser.find();
    press();
    expect(hints.close()).toBe(true);
    expect(hints.close()).toBe(false);
    expect(hints.shown).toBeUndefined();
    press();
    await new Promise((done) => setTimeout(done));
    expect(hints.shown).toMatchObject({ kind: 'told', step: 2 });
    expect(taken()).toBe(2);
  });

  it('goes with its turn, and one that is found too late is not shown', async () => {
    const { match, adviser, hints, press } = table();
    press();
    match.send({ type: 'pass', seat: match.state.toMove });
    expect(hints.shown).toBeUndefined();
    await adviser.find();
    expect(hints.shown).toBeUndefined();
    expect(match.state.hintsThisTurn).toBe(0);
    press();
    await adviser.find();
    expect(hints.shown).toMatchObject({ kind: 'told', step: 1 });
    expect(adviser.asked.map(({ turn }) => turn)).toEqual([1, 2]);
  });

  it('where no play is possible says so, and counts nothing', async () => {
    const { adviser, hints, press, taken } = table();
    press();
    await adviser.answer(undefined);
    expect(hints.shown).toEqual({ kind: 'noPlay' });
    expect(taken()).toBe(0);
  });

  it('that could not be found says so, counts nothing, and may be asked for again', async () => {
    const { adviser, hints, press, taken } = table();
    press();
    await adviser.answer(new Error('lost'));
    expect(hints.shown).toEqual({ kind: 'failed' });
    expect(taken()).toBe(0);
    press();
    await adviser.find();
    expect(hints.shown).toMatchObject({ kind: 'told', step: 1 });
  });

  it('is neither shown nor counted once the table is left', async () => {
    const { adviser, hints, press, taken } = table();
    press();
    hints.leave();
    await adviser.find();
    expect(hints.shown).toBeUndefined();
    expect(taken()).toBe(0);
  });
});

describe('A hint that has told all', () => {
  // The second seed deals a blank.
  it.each(['table', 'blank 5'])('lays its word, and scores what it said, with the seed %s', async (seed) => {
    const { match, adviser, hints, press } = table(seed);
    press();
    await adviser.find();
    hints.lay();
    expect(match.state.laid, 'nothing is laid before all is told').toEqual([]);
    press();
    expect(hints.isAllTold).toBe(false);
    press();
    expect(hints.isAllTold).toBe(true);
    expect(hints.isLaid).toBe(false);
    hints.lay();
    expect(hints.isLaid).toBe(true);
    const { shown } = hints;
    const { sheet } = (shown as Extract<ShownHint, { kind: 'told' }>).best;
    const seat = match.state.toMove;
    match.send({ type: 'done', seat });
    expect(match.state.history.at(-1)).toMatchObject({ kind: 'played', seat, points: sheet.total, hints: 3 });
    expect(hints.isLaid).toBe(false);
  });

  it('takes back first what lies in its way', async () => {
    const { match, adviser, hints, press } = table();
    press();
    await adviser.find();
    press();
    press();
    const { toMove: seat, racks } = match.state;
    const tile = racks[seat]!.findLast((one) => one !== null)!;
    match.send({ type: 'lay', seat, tile, x: 7, y: 7 });
    expect(hints.isLaid).toBe(false);
    hints.lay();
    expect(hints.isLaid).toBe(true);
    expect(match.state.laid).toHaveLength(2);
    match.send({ type: 'takeBack', seat, tile: match.state.laid[0]!.tile });
    expect(hints.isLaid).toBe(false);
  });
});
