import { beforeEach, describe, expect, it } from 'vitest';
import { Solving, Watching, watchPaces } from '../../../src/scramble/play/solving';
import { board } from '../rules/words';
import { HandSolver, settled } from './sitting';

let solver: HandSolver;
let solving: Solving;

beforeEach(() => {
  solver = new HandSolver();
  solving = new Solving(solver, 'en');
});

async function type(text: string) {
  solving.type(text);
  await settled();
}

describe('the workbench of the solver', () => {
  it('finds all the words of a typed board', async () => {
    await type('pers latg\nsine TERS');
    expect([solving.state, solving.words.length, solving.points]).toEqual(['solved', 1044, 3623]);
    expect(solving.lengths.reduce((sum, { count }) => sum + count, 0)).toBe(1044);
    expect(solving.lengths[0]!.length).toBe(3);
  });

  it.each([
    ['', 'empty', 'empty'],
    ['a', 'fault', 'tooSmall'],
    ['ab', 'fault', 'notSquare'],
    ['abcde', 'fault', 'notSquare'],
    ['a'.repeat(400), 'fault', 'tooLarge'],
    ['ab1d', 'fault', 'notLetters'],
    ['abcя', 'fault', 'notLetters'],
    ['abc🐦', 'fault', 'notLetters'],
  ])('refuses %j', async (text, state, reason) => {
    await type('perslatgsineters');
    await type(text);
    expect([solving.state, solving.fault?.reason, solving.words, solving.board]).toEqual([
      state,
      reason,
      [],
      undefined,
    ]);
    await solving.solve();
    expect(solver.asked).toHaveLength(1);
  });

  it('reads a Q with and without a U', async () => {
    await type('q i t s');
    expect(solving.find('QUIT')?.path).toEqual([0, 1, 2]);
    await type('quits');
    expect(solving.board?.letters).toBe('QITS');
  });

  it('sorts and filters', async () => {
    await type('perslatgsineters');
    const best = solving.listed[0]!;
    expect(best.points).toBe(11);
    solving.sort('alphabet');
    expect(solving.listed[0]!.word).toMatch(/^A/);
    solving.filterBy('ing');
    expect(solving.listed.length).toBeGreaterThan(0);
    expect(solving.listed.every(({ word }) => word.includes('ING'))).toBe(true);
    expect(solving.words).toHaveLength(1044);
  });

  it('solves anew for another shortest word', async () => {
    await type('perslatgsineters');
    solving.setShortest(5);
    await settled();
    expect(solving.words.every(({ word }) => word.length >= 5)).toBe(true);
    expect(solver.asked.map(({ shortest }) => shortest)).toEqual([3, 5]);
  });

  it('says when the worker died, and tries again', async () => {
    solver.failures = 1;
    await type('perslatgsineters');
    expect([solving.state, solving.words]).toEqual(['failed', []]);
    await solving.solve();
    expect([solving.state, solving.words.length]).toEqual(['solved', 1044]);
  });

  it('forgets an answer to a board that has gone', async () => {
    solving.type('perslatgsineters');
    await type('streaedlp');
    expect(solving.words).toHaveLength(267);
    expect(solver.asked).toHaveLength(2);
  });

  it('writes a board as it lies once nothing more is typed, and tells what is to be saved', async () => {
    const written: string[] = [];
    solving.written.on((text) => written.push(text));
    await type('perslatgsineters');
    solving.spread();
    solving.spread();
    expect(written).toEqual(['perslatgsineters', solving.text]);
    expect(solving.text.split('\n')).toHaveLength(4);
  });

  it('takes what was copied, and says where it may not', async () => {
    solving.paste('pers latg sine ters');
    await settled();
    expect([solving.state, solving.isPasteRefused]).toEqual(['solved', false]);
    solving.paste(undefined);
    expect(solving.isPasteRefused).toBe(true);
    solving.type('');
    expect(solving.isPasteRefused).toBe(false);
  });

  it('rolls a board as large as the one that lies there', async () => {
    solving.roll('a');
    await settled();
    expect(solving.board?.side).toBe(4);
    await type('a'.repeat(25));
    solving.roll('a');
    await settled();
    expect(solving.board?.side).toBe(5);
  });
});

function watch(rows = 'PERS LATG SINE TERS') {
  const solver = new HandSolver();
  const waits: { ms: number; act: () => void; on: boolean }[] = [];
  const wake = (ms: number, act: () => void) => {
    const wait = { ms, act, on: true };
    waits.push(wait);
    return () => {
      wait.on = false;
    };
  };
  let words = 0;
  const watching = new Watching(board(rows), 3, solver, wake);
  watching.changed.on((isNew) => {
    words += Number(isNew);
  });
  const next = () => {
    const pending = waits.filter(({ on }) => on);
    expect(pending).toHaveLength(1);
    pending[0]!.on = false;
    pending[0]!.act();
    return pending[0]!.ms;
  };
  return { watching, solver, next, words: () => words, waiting: () => waits.filter(({ on }) => on).length };
}

describe('a board that plays itself', () => {
  it('shows one word after another, to the end, and from the beginning again', async () => {
    const { watching, next, words } = watch('AB ET');
    await watching.begin();
    const all = watching.words.length;
    expect(all).toBeGreaterThan(3);
    for (let word = 1; word < all; word++) {
      expect([watching.at, watching.state]).toEqual([word - 1, 'playing']);
      next();
    }
    expect(watching.word?.words).toBe(all);
    next();
    expect([watching.state, words()]).toEqual(['over', all]);
    watching.again();
    expect([watching.state, watching.at]).toEqual(['playing', 0]);
  });

  it('goes as fast as it is told to', async () => {
    const { watching, next } = watch();
    await watching.begin();
    expect(next()).toBe(watching.seconds * 1000);
    watching.setPace(99);
    expect(watching.seconds).toBe(watchPaces.at(-1));
    expect(next()).toBe(250);
    watching.setPace(-1);
    expect(next()).toBe(4000);
  });

  it('pauses, and is leafed through', async () => {
    const { watching, next, waiting } = watch();
    await watching.begin();
    next();
    watching.pause();
    expect([watching.state, waiting()]).toEqual(['paused', 0]);
    watching.leaf(-1);
    watching.leaf(-1);
    watching.leaf(-1);
    expect([watching.at, watching.state, waiting()]).toEqual([0, 'paused', 0]);
    watching.leaf(1);
    expect(watching.at).toBe(1);
    watching.goOn();
    expect([watching.at, watching.state]).toEqual([2, 'playing']);
  });

  it('says when nobody can solve it, and tries again', async () => {
    const { watching, solver } = watch();
    solver.failures = 1;
    await watching.begin();
    expect([watching.state, watching.word]).toEqual(['failed', undefined]);
    await watching.begin();
    expect(watching.state).toBe('playing');
  });

  it('is over at once where there is no word', async () => {
    const { watching, waiting } = watch('XX XX');
    await watching.begin();
    watching.leaf(1);
    expect([watching.state, watching.word, waiting()]).toEqual(['over', undefined, 0]);
  });

  it('does nothing more for somebody who has left', async () => {
    const { watching, waiting } = watch();
    const coming = watching.begin();
    watching.stop();
    await coming;
    expect(waiting()).toBe(0);
  });
});
