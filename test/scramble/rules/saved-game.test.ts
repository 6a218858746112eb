import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { scramble } from '../../../src/rules';
import { often } from '../../long';
import { act, anyCommand, anySetup, newGame, typeAll } from './playing';
import { lexicon, solver } from './words';

const { GameEngine, pathFault, pointsFor, replayOf, resultOf, wordAlong } = scramble;

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function wildGame(seed: string, steps: number) {
  const dice = new Dice(`wild ${seed}`);
  const engine = new GameEngine(anySetup(dice, seed), lexicon);
  const told: scramble.GameEvent[][] = [];
  for (let step = 0; step < steps; step++) {
    const command = anyCommand(engine, dice);
    const before = JSON.stringify([engine.state, engine.commands.length]);
    const answer = engine.dispatch(command);
    if (answer.ok) told.push(copy(answer.events));
    else expect(JSON.stringify([engine.state, engine.commands.length])).toBe(before);
  }
  return { engine, told };
}

const restored = (value: unknown) => {
  const engine = GameEngine.restore(value, lexicon);
  if (!(engine instanceof GameEngine)) throw new Error(engine.reason);
  return engine;
};

const reasonFor = (value: unknown) => {
  const engine = GameEngine.restore(value, lexicon);
  return engine instanceof GameEngine ? 'restored' : engine.reason;
};

function checkTurns({ state, setup, board }: scramble.GameEngine) {
  for (const [player, { found, points, msSpent, ended }] of state.turns.entries()) {
    expect(new Set(found.map(({ word }) => word)).size).toBe(found.length);
    for (const { word, path, points: own } of found) {
      expect(pathFault(board, path)).toBeUndefined();
      expect(wordAlong(board, path)).toBe(word);
      expect(lexicon.has(word) && word.length >= setup.shortest).toBe(true);
      expect(own).toBe(pointsFor(word.length));
    }
    expect(points).toBe(found.reduce((sum, find) => sum + find.points, 0));
    expect(msSpent).toBeLessThanOrEqual(state.msAllowed ?? Number.POSITIVE_INFINITY);
    if (player > state.player && player !== scramble.computerOf(setup)) expect(found).toEqual([]);
    if (player < state.player) expect(ended).not.toBeNull();
    if (ended === 'timeOut') expect(msSpent).toBe(state.msAllowed);
  }
  expect(state.outcome !== null).toBe(state.phase === 'over');
}

function checkResult(engine: scramble.GameEngine) {
  const { turns, outcome } = engine.state;
  const words = solver.solve(engine.board, engine.setup.shortest);
  const result = resultOf(engine, words)!;
  const everyFind = turns.flatMap(({ found }) => found.map(({ word }) => word));
  expect(result.words.map(({ word }) => word).toSorted()).toEqual(words.map(({ word }) => word).toSorted());
  expect(result.words.flatMap(({ finders }) => finders)).toHaveLength(everyFind.length);
  for (const { word, finders, struck } of result.words) {
    expect(finders).toEqual(
      [...turns.keys()].filter((player) => turns[player]!.found.some((find) => find.word === word)),
    );
    expect(struck).toBe(engine.setup.strikeShared && finders.length > 1);
  }
  for (const { player, score } of result.players) {
    const own = result.words.filter(({ finders, struck }) => finders.includes(player) && !struck);
    expect(score).toBe(own.reduce((sum, { points }) => sum + points, 0));
    expect(outcome?.scores[player]).toBe(score);
  }
  // Without the words of the board, with those that were found.
  expect(
    resultOf(engine)
      ?.words.map(({ word }) => word)
      .toSorted(),
  ).toEqual([...new Set(everyFind)].toSorted());
}

describe('Any game', () => {
  it('keeps its accounts, comes back from its save, and goes on equally', () => {
    const kinds = new Set<string>();
    let words = 0;
    for (let seed = 0; seed < often(20, 150); seed++) {
      const { engine: one, told } = wildGame(`${seed}`, 20 + 3 * seed);
      checkTurns(one);
      if (one.state.phase === 'over') checkResult(one);
      for (const events of told) for (const { type } of events) kinds.add(type);
      kinds.add(one.state.outcome?.reason ?? 'under way');
      words += one.state.turns.reduce((sum, { found }) => sum + found.length, 0);

      expect(copy(one.state)).toEqual(one.state);
      const other = restored(copy(one.save()));
      expect(other.state).toEqual(one.state);
      const again = new GameEngine(one.setup, lexicon);
      expect(one.commands.map((command) => copy(act(again, command)))).toEqual(told);
      const dice = new Dice(`on ${seed}`);
      for (let step = 0; step < 10; step++) {
        const command = anyCommand(one, dice);
        expect(other.dispatch(command)).toEqual(one.dispatch(command));
      }
      expect(other.save()).toEqual(one.save());
    }
    expect(words).toBeGreaterThan(often(40, 1000));
    for (const kind of ['turnBegan', 'wordFound', 'squaresCounted', 'wordShown', 'paused', 'wentOn'])
      expect(kinds).toContain(kind);
    for (const kind of ['timeSpent', 'turnEnded', 'gameEnded', 'played', 'givenUp', 'under way'])
      expect(kinds).toContain(kind);
  });

  it('can be watched again, at the times when all happened', () => {
    const engine = newGame({}, 2);
    for (const words of ['ton for', 'loving']) {
      act(engine, { type: 'begin' });
      for (const word of words.split(' ')) {
        act(engine, { type: 'spendTime', ms: 700 });
        typeAll(engine, word);
      }
      act(engine, { type: 'endTurn' });
    }
    const moments = replayOf(engine, lexicon);
    expect(moments.map(({ player, atMs, command }) => [player, atMs, command.type])).toEqual([
      [0, 0, 'begin'],
      [0, 700, 'type'],
      [0, 1400, 'type'],
      [0, 1400, 'endTurn'],
      [1, 0, 'begin'],
      [1, 700, 'type'],
      [1, 700, 'endTurn'],
    ]);
  });
});

describe('Restoring refuses', () => {
  const save = copy(wildGame('kept', 60).engine.save());

  it.each([undefined, null, 0, '', [], {}, { app: 'wordbler' }, { app: 'wordbler', version: 1, commands: [] }])(
    '%j as no saved game',
    (value) => {
      expect(reasonFor(value)).toBe('notASave');
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

  it('another word list', () => {
    const other = { id: 'other', has: () => true };
    expect(GameEngine.restore(save, other)).toEqual({ reason: 'otherWordList' });
    const forged = { id: lexicon.id, has: () => false };
    expect(GameEngine.restore(save, forged)).toEqual({ reason: 'badCommand' });
  });

  it('a setup that is wrong, saying why', () => {
    const setup = { ...save.setup, shortest: 9 };
    expect(GameEngine.restore({ ...save, setup }, lexicon)).toEqual({
      reason: 'badSetup',
      setupFault: 'badLength',
    });
  });

  it('a log cut off, or with a command dropped, doubled or edited', () => {
    expect(save.commands.length).toBeGreaterThan(15);
    for (const [at, command] of save.commands.entries()) {
      const logs: unknown[][] = [save.commands.slice(0, at), save.commands.toSpliced(at, 1)];
      logs.push(save.commands.toSpliced(at, 0, command));
      for (const junk of [null, 7, {}, { ...command, type: 'win' }])
        logs.push(save.commands.toSpliced(at, 1, junk as never));
      for (const commands of logs)
        expect(['badCommand', 'damaged'], `${at}`).toContain(reasonFor({ ...save, commands }));
    }
  });

  it('any one sign of the text changed', () => {
    const text = JSON.stringify(save);
    for (let at = 0; at < text.length; at += often(3, 1)) {
      const changed = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
      let value: unknown;
      try {
        value = JSON.parse(changed);
      } catch {
        continue;
      }
      expect(reasonFor(value), `${at}`).not.toBe('restored');
    }
  });
});
