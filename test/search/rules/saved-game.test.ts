import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { wordSearch } from '../../../src/rules';
import { act, anyCommand, begun, setupFor } from './playing';
import { family } from './words';

const { GameEngine, noFilter, replayOf, summaryOf } = wordSearch;

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function wildGame(seed: string, steps = 120, clock: wordSearch.Clock = 'standard') {
  const dice = new Dice(`wild ${seed}`);
  const engine = begun({ seed, clock });
  for (let step = 0; step < steps; step++) engine.dispatch(anyCommand(engine, dice));
  return engine;
}

const restored = (value: unknown) => {
  const engine = GameEngine.restore(value, family);
  if (!(engine instanceof GameEngine)) throw new Error(engine.reason);
  return engine;
};

const reasonFor = (value: unknown) => {
  const engine = GameEngine.restore(value, family);
  return engine instanceof GameEngine ? 'restored' : engine.reason;
};

describe('Any game', () => {
  it('comes back from its save, goes on equally, and sums up', () => {
    const reasons = new Set<string | undefined>();
    for (let seed = 0; seed < 120; seed++) {
      const dice = new Dice(`on ${seed}`);
      const one = wildGame(`${seed}`, 5 + 3 * seed, wordSearch.clocks[seed % 3]);
      const other = restored(copy(one.save()));
      expect(other.state).toEqual(one.state);
      for (let step = 0; step < 20; step++) {
        const command = anyCommand(one, dice);
        expect(other.dispatch(command)).toEqual(one.dispatch(command));
      }
      expect(other.save()).toEqual(one.save());
      const { words, cheats, hints, timeBonus, total, found, missed, reason } = summaryOf(one);
      const spent = cheats.reduce((sum, { cost }) => sum + cost, hints.cost);
      expect(total).toBe(words - spent + timeBonus.points);
      expect(found.length + missed.length).toBe(14);
      expect(one.state.phase === 'over').toBe(reason !== undefined);
      reasons.add(reason);
    }
    expect(reasons).toEqual(new Set([undefined, 'allFound', 'timeOut', 'givenUp']));
  });

  it('can be watched again, at the times when all happened', () => {
    const engine = wildGame('again', 60);
    const moments = replayOf(engine, family);
    expect(moments[0]).toMatchObject({ atMs: 0, command: { type: 'begin' } });
    expect(moments.map(({ atMs }) => atMs)).toEqual(moments.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
    const found = moments.flatMap(({ atMs, events }) =>
      events.flatMap((event) => (event.type === 'wordFound' ? [{ word: event.word, atMs }] : [])),
    );
    expect(found.length).toBeGreaterThan(2);
    expect(found).toEqual(engine.state.found);
  });
});

describe('Restoring refuses', () => {
  const save = copy(wildGame('kept', 40).save());

  it.each([undefined, null, 0, '', [], {}, { app: 'wordbler' }, { app: 'wordbler', version: 1, commands: [] }])(
    '%j as no saved game',
    (value) => {
      expect(GameEngine.restore(value, family)).toEqual({ reason: 'notASave' });
    },
  );

  it.each([
    ['app', 'notASave'],
    ['game', 'notASave'],
    ['version', 'otherVersion'],
    ['setup', 'badSetup'],
    ['commands', 'damaged'],
    ['digest', 'damaged'],
  ] as const)('a save with another %s', (field, reason) => {
    for (const junk of [undefined, null, -7, '', {}]) expect(reasonFor({ ...save, [field]: junk })).toBe(reason);
  });

  it('another family filter', () => {
    expect(GameEngine.restore(save, noFilter)).toEqual({ reason: 'otherFilter' });
  });

  it.each<[string, Partial<wordSearch.Setup>]>([
    ['seed', { seed: 'kept?' }],
    ['clock', { clock: 'scaled' }],
    ['directions', { directions: ['up', 'down'] }],
    ['list', { list: wordSearch.presetList('space') }],
  ])('another %s', (_, change) => {
    expect(['badCommand', 'damaged']).toContain(reasonFor({ ...save, setup: { ...save.setup, ...change } }));
  });

  it('a setup that is wrong, saying why', () => {
    const setup = { ...save.setup, directions: ['up'] };
    expect(GameEngine.restore({ ...save, setup }, family)).toEqual({
      reason: 'badSetup',
      setupFault: 'tooFewDirections',
    });
  });

  it('a log cut off, or with a command dropped, doubled or edited', () => {
    for (const [at, command] of save.commands.entries()) {
      const logs: unknown[][] = [save.commands.slice(0, at), save.commands.toSpliced(at, 1)];
      logs.push(save.commands.toSpliced(at, 0, command));
      for (const junk of [null, 7, {}, { ...command, type: 'win' }])
        logs.push(save.commands.toSpliced(at, 1, junk as never));
      for (const commands of logs)
        expect(['badCommand', 'damaged'], `${at}`).toContain(reasonFor({ ...save, commands }));
    }
  });

  it('any one sign of the text changed, unless it means the same', () => {
    const text = JSON.stringify(save);
    for (let at = 0; at < text.length; at += 3) {
      const changed = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
      let value: unknown;
      try {
        value = JSON.parse(changed);
      } catch {
        continue;
      }
      // The version before says the same of a category that ships with the game.
      if ((value as { version?: unknown }).version === save.version - 1) expect(restored(value).save()).toEqual(save);
      else expect(reasonFor(value), `${at}`).not.toBe('restored');
    }
  });
});

describe('A setup', () => {
  it('is taken as a copy', () => {
    const setup = setupFor();
    const engine = new GameEngine(setup, family);
    setup.directions.length = 2;
    setup.list.words[0] = 'ROOK';
    act(engine, { type: 'begin' });
    expect(engine.setup.directions).toHaveLength(8);
    expect(engine.state.laid[0]!.word).toBe('BLACKBIRD');
  });
});
