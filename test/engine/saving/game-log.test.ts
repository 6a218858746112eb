import { describe, expect, it } from 'vitest';
import { type Migration, replay, withoutState } from '../../../src/engine/saving/game-log';
import { digestOf } from '../../../src/engine/saving/untrusted';
import { bookAfter, counting, restored } from './counting';

function counted() {
  const game = counting();
  game.dispatch({ type: 'add', by: 2 });
  game.dispatch({ type: 'say' });
  game.dispatch({ type: 'add', by: 3, thrown: 'away' });
  return game;
}

const reasonFor = (value: unknown, book = bookAfter(withoutState)) => {
  const game = restored(value, book);
  return 'reason' in game ? game.reason : 'restored';
};

describe('A log of commands', () => {
  it('answers with events, or with why not, and then nothing has changed', () => {
    const game = counting();
    expect(game.dispatch({ type: 'say' })).toEqual({ ok: false, reason: 'nothingToSay' });
    expect(game.dispatch({ type: 'add', by: 4 })).toEqual({ ok: true, events: [{ type: 'added', at: 4 }] });
    expect(game.dispatch({ type: 'add', by: 0 })).toEqual({ ok: false, reason: 'nothing', at: 4 });
    expect(game.dispatch({ type: 'add', by: -1 })).toEqual({ ok: false, reason: 'malformed' });
    expect(game.dispatch({ type: 'say', what: 7 })).toEqual({ ok: false, reason: 'malformed' });
    expect(game.state).toEqual({ at: 4, said: [] });
    expect(game.commands).toEqual([{ type: 'add', by: 4 }]);
  });

  it('obeys a list of commands whole, or not at all', () => {
    const game = counting();
    const add = (by: number) => ({ type: 'add', by });
    expect(game.dispatchAll([add(2), { type: 'say' }, add(3)])).toEqual({
      ok: true,
      events: [
        { type: 'added', at: 2 },
        { type: 'said', what: '2' },
        { type: 'added', at: 5 },
      ],
    });
    const save = game.save();
    const faulty = [[add(0)], [add(1), add(0)], [add(1), { type: 'say' }, null], [{ type: 'say' }, add(-1)]];
    for (const commands of faulty) {
      expect(game.dispatchAll(commands).ok).toBe(false);
      expect(game.state).toEqual({ at: 5, said: ['2'] });
      expect(game.save()).toEqual(save);
    }
    expect(game.dispatchAll([add(1), add(0)])).toEqual({ ok: false, reason: 'nothing', at: 6 });
    expect(game.dispatchAll([])).toEqual({ ok: true, events: [] });
    expect(game.dispatch(add(4))).toEqual({ ok: true, events: [{ type: 'added', at: 9 }] });
  });

  it('takes no setup that is unsound or asks for another judge', () => {
    expect(() => counting(undefined, { from: 0.5, words: 'plain' })).toThrow('badStart');
    expect(() => counting(undefined, { from: 0, words: 'fancy' })).toThrow('asks for the words fancy');
  });

  it('is played over again, looked at before and after each command', () => {
    const played = counted();
    const fresh = counting();
    const seen = [...replay(fresh, played.commands, () => fresh.state.at)].map(({ before, events }) => ({
      before,
      types: events.map(({ type }) => type),
      after: fresh.state.at,
    }));
    // The generator has run to its end before anything was read: all stands at the last count.
    expect(seen.map(({ before }) => before)).toEqual([0, 2, 2]);
    expect(seen.flatMap(({ types }) => types)).toEqual(['added', 'said', 'added']);
    expect(fresh.state).toEqual(played.state);
    expect(() => [...replay(counting(), [{ type: 'say' }])]).toThrow('nothingToSay');
  });
});

describe('A save', () => {
  it('that holds what no save can hold is damaged, and nothing is thrown', () => {
    const round: Record<string, unknown> = {};
    round['round'] = [round];
    for (const odd of [round, 12n, { deep: { round } }, new Map([[1, 2n]]), undefined, Number.NaN]) {
      const save = counted().save();
      expect(reasonFor({ ...save, odd })).toBe('restored');
      expect(reasonFor({ ...save, setup: { ...save.setup, odd } })).toMatch(/damaged|restored/);
      expect(reasonFor({ ...save, commands: [...save.commands, odd] })).not.toBe('restored');
      expect(reasonFor({ ...save, setup: odd })).not.toBe('restored');
      expect(reasonFor(odd)).toBe('notASave');
    }
    expect(reasonFor({ ...counted().save(), setup: { ...counted().save().setup, odd: round } })).toBe('damaged');
  });

  it('of more commands than anybody has given is not even read', () => {
    const [game, save] = [counting(), () => game.save()];
    for (let many = 10_000; many > 0; many--) game.dispatch({ type: 'add', by: 1 });
    expect(reasonFor(save())).toBe('restored');
    game.dispatch({ type: 'add', by: 1 });
    expect(reasonFor(save())).toBe('damaged');
  });

  it('covers setup and commands, whatever the state is like', () => {
    const { setup, commands, digest, ...named } = counted().save();
    expect(named).toEqual({ app: 'wordbler', game: 'counting', version: 2 });
    expect(digest).toBe(digestOf([setup, commands]));
    // A release whose state has one field more opens it, and keeps it alike.
    const book = bookAfter(withoutState);
    const { fresh } = book;
    const richer = {
      ...book,
      fresh: (...given: Parameters<typeof fresh>) => {
        const game = fresh(...given);
        Object.assign(game.state, { parity: 'even' });
        return game;
      },
    };
    const again = restored({ ...named, setup, commands, digest }, richer);
    expect('reason' in again || again.state).toEqual({ at: 5, said: ['2'], parity: 'even' });
    expect('reason' in again || again.save().digest).toBe(digest);
  });

  it('of version 1 opens, though its digest covers a state that nobody can write any more', () => {
    const { setup, commands } = counted().save();
    const first = {
      app: 'wordbler',
      game: 'counting',
      version: 1,
      setup,
      commands,
      digest: '0123456789abcdef',
    };
    const game = restored(first);
    expect('reason' in game || game.state).toEqual({ at: 5, said: ['2'] });
    expect('reason' in game || game.save().version).toBe(2);
    for (const digest of ['', '0123', 'no digest at all', 7, null, undefined])
      expect(reasonFor({ ...first, digest })).toBe('damaged');
    expect(reasonFor({ ...first, commands: [...commands, { type: 'add', by: 0 }] })).toBe('badCommand');
    expect(reasonFor({ ...first, setup: { ...setup, from: 'none' } })).toBe('badSetup');
    expect(reasonFor({ ...first, setup: { ...setup, words: 'fancy' } })).toBe('otherWords');
  });

  it('goes through every step from its version to the newest', () => {
    const save = counted().save();
    const steps: string[] = [];
    const step =
      (name: string, change: Migration): Migration =>
      (saved) => {
        steps.push(name);
        return change(saved);
      };
    // In version 3 a count begins at one more, in version 4 nothing is said aloud.
    const book = bookAfter(
      step('1', withoutState),
      step('2', ({ setup, commands }) => ({ setup: { ...(setup as object), from: 1 }, commands })),
      step('3', ({ setup, commands }) => ({
        setup,
        commands: commands.filter((command) => (command as { type: string }).type !== 'say'),
      })),
    );
    const game = restored(save, book);
    expect('reason' in game || game.state).toEqual({ at: 6, said: [] });
    expect(steps).toEqual(['2', '3']);
    expect(restored({ ...save, version: 1 }, book)).not.toHaveProperty('reason');
    expect(steps).toEqual(['2', '3', '1', '2', '3']);

    const saved = 'reason' in game ? undefined : game.save();
    expect(saved?.version).toBe(4);
    expect(reasonFor(saved, book)).toBe('restored');
    expect(reasonFor(saved)).toBe('newerVersion');
  });

  it('that is damaged goes through no step', () => {
    const never: Migration = () => {
      throw new Error('a step was asked for something damaged');
    };
    const save = counted().save();
    const book = bookAfter(withoutState, never);
    expect(reasonFor({ ...save, setup: { from: 7, words: 'plain' } }, book)).toBe('damaged');
    expect(reasonFor({ ...save, commands: save.commands.slice(1) }, book)).toBe('damaged');
    expect(reasonFor({ ...save, commands: undefined }, book)).toBe('damaged');
    expect(reasonFor({ ...save, digest: undefined }, book)).toBe('damaged');
  });
});
