import { describe, expect, it } from 'vitest';
import { Watching, watchPaces } from '../../../src/scramble/play/watching';
import { board } from '../rules/words';
import { HandSolver } from './sitting';

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
