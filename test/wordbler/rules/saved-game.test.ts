import { describe, expect, it } from 'vitest';
import { GameEngine, type SavedGame, type SaveFault, type SetupFault, type WordJudge } from '../../../src/rules';
import { often } from '../../long';
import { RandomPlayer } from './random-player';
import { act, anyWord, begun, eventsOf, only, setupFor } from './table';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** A classic game for three in full swing. */
function midGame(commands = often(55, 90)): GameEngine {
  const engine = begun(setupFor(3, { bagEmpty: 'playOn', fullRackBonus: 50 }, { seed: 'kept' }));
  const player = new RandomPlayer('kept', 0);
  while (engine.commands.length < commands) engine.dispatch(player.next(engine));
  expect(engine.state.phase).toBe('turn');
  return engine;
}

const save = copy(midGame().save());

function restored(value: unknown, words: WordJudge = anyWord): GameEngine {
  const engine = GameEngine.restore(value, words);
  if (!(engine instanceof GameEngine)) throw new Error(engine.reason);
  return engine;
}

const reasonFor = (value: unknown, words: WordJudge = anyWord): SaveFault | 'restored' => {
  const engine = GameEngine.restore(value, words);
  return engine instanceof GameEngine ? 'restored' : engine.reason;
};

/** The save with something done to a copy of it. */
function edited(edit: (save: SavedGame) => void): SavedGame {
  const value = copy(save);
  edit(value);
  return value;
}

describe('A saved game', () => {
  it.each([0, 1, 2, 17, 60])('is the same after %i commands', (count) => {
    const engine = count === 0 ? new GameEngine(setupFor(2), anyWord) : midGame(Math.max(count, 1));
    const again = restored(copy(engine.save()));
    expect(again.state).toEqual(engine.state);
    expect(again.setup).toEqual(engine.setup);
    expect(again.commands).toEqual(engine.commands);
    expect(again.save()).toEqual(engine.save());
  });

  it('goes on equally, draw by draw', () => {
    const [one, other] = [midGame(), restored(copy(save))];
    const player = new RandomPlayer('on', 5);
    for (let step = 0; step < 200 && one.state.phase !== 'over'; step++) {
      const command = player.next(one);
      expect(other.dispatch(command)).toEqual(one.dispatch(command));
    }
    expect(other.state).toEqual(one.state);
    expect(one.state.turn).toBeGreaterThan(20);
  });

  it('can be kept with tiles on the board, a play offered, and the game over', () => {
    const engine = begun(setupFor(2, { invalidWord: 'challenge', failsToEnd: 2 }, { seed: 'kept' }));
    const check = () => expect(restored(copy(engine.save())).state).toEqual(engine.state);
    const letters = engine.state.racks[engine.state.toMove]!;
    for (const [index, tile] of letters.slice(0, 2).entries())
      eventsOf(act(engine, 'lay', { tile, x: 7 + index, y: 7 }));
    check();
    eventsOf(act(engine, 'done'));
    check();
    eventsOf(engine.dispatch({ type: 'accept', seat: 1 - engine.state.toMove }));
    for (let pass = 0; pass < 2; pass++) eventsOf(act(engine, 'pass'));
    expect(engine.state.phase).toBe('over');
    check();
  });

  it('holds no refused command', () => {
    const engine = begun(setupFor(2));
    engine.dispatch({ type: 'done', seat: engine.state.toMove });
    engine.dispatch('nonsense');
    expect(engine.save().commands).toEqual([{ type: 'begin' }]);
  });
});

describe('Restoring refuses', () => {
  it.each([undefined, null, true, 0, '', 'wordbler', [], {}, { app: 'chess' }, { app: null }, () => null, [{}]])(
    '%s as no saved game',
    (value) => {
      expect(GameEngine.restore(value, anyWord)).toEqual({ reason: 'notASave' });
    },
  );

  it.each([
    ['app', 'notASave'],
    ['version', 'otherVersion'],
    ['setup', 'badSetup'],
    ['commands', 'damaged'],
    ['digest', 'damaged'],
  ] as const)('a save without its %s', (field, reason) => {
    const { [field]: _, ...rest } = save;
    expect(reasonFor(rest)).toBe(reason);
    for (const junk of [null, -7, '', true, {}]) expect(reasonFor({ ...save, [field]: junk })).toBe(reason);
  });

  it.each([0, '1', 1.5, null])('version %j', (version) => {
    expect(reasonFor({ ...save, version })).toBe('otherVersion');
  });

  it.each([3, 4, 1000, Number.MAX_SAFE_INTEGER])('version %j, which a later release wrote', (version) => {
    expect(reasonFor({ ...save, version })).toBe('newerVersion');
    // Whatever else may have changed by then.
    expect(reasonFor({ app: 'wordbler', version })).toBe('newerVersion');
  });

  it('a save of another game', () => {
    for (const game of ['wordSearch', 'scramble', '', null, 7]) expect(reasonFor({ ...save, game })).toBe('notASave');
  });

  it('another word list', () => {
    expect(reasonFor(save, only('AT'))).toBe('otherWordList');
    expect(reasonFor(edited(({ setup }) => Object.assign(setup, { words: 'other' })))).toBe('otherWordList');
  });

  it('words judged otherwise under the same name', () => {
    expect(reasonFor(save, { id: anyWord.id, has: (word) => word.length % 2 === 0 })).not.toBe('restored');
  });

  it.each([
    ['seats', [], 'seatCount'],
    ['seats', null, 'seatCount'],
    ['seats', [null, null], 'badSeat'],
    ['rules', {}, 'badRules'],
    ['rules', null, 'badRules'],
    ['seed', null, 'badSeed'],
    ['tiles', 'xx', 'unknownTiles'],
    ['words', null, 'malformed'],
  ] satisfies [string, unknown, SetupFault][])('a setup with %s %j, saying why', (field, value, setupFault) => {
    const broken = edited(({ setup }) => Object.assign(setup, { [field]: value }));
    expect(GameEngine.restore(broken, anyWord)).toEqual({ reason: 'badSetup', setupFault });
  });

  it.each<[string, (setup: SavedGame['setup']) => void]>([
    ['name', ({ seats }) => Object.assign(seats[0]!, { name: 'Eve' })],
    ['kind of player', ({ seats }) => Object.assign(seats[0]!, { kind: 'computer', level: 'club' })],
    ['order of seats', ({ seats }) => seats.reverse()],
    ['bonus', ({ rules }) => Object.assign(rules, { fullRackBonus: 51 })],
    ['end of the bag', ({ rules }) => Object.assign(rules, { bagEmpty: 'gameEnds' })],
    ['number of fails', ({ rules }) => Object.assign(rules, { failsToEnd: 7 })],
    ['need of an exchange', ({ rules }) => Object.assign(rules, { exchangeNeeds: 6 })],
    ['invalid word', ({ rules }) => Object.assign(rules, { invalidWord: 'tryAgain' })],
    ['clock', ({ rules }) => Object.assign(rules, { clock: { kind: 'perTurn', seconds: 60 } })],
    ['hints', ({ rules }) => Object.assign(rules, { hints: !rules.hints })],
  ])('a setup whose %s was edited', (_, edit) => {
    expect(reasonFor(edited(({ setup }) => edit(setup)))).toBe('damaged');
  });

  it('another seed', () => {
    const reason = reasonFor(edited(({ setup }) => Object.assign(setup, { seed: 'kepu' })));
    expect(['badCommand', 'damaged']).toContain(reason);
  });

  it('a log cut off anywhere', () => {
    for (let length = 0; length < save.commands.length; length++)
      expect(reasonFor({ ...save, commands: save.commands.slice(0, length) }), `${length}`).toBe('damaged');
  });

  it('a log with any one command dropped, doubled or swapped with the next', () => {
    for (const [index, command] of save.commands.entries()) {
      const dropped = save.commands.toSpliced(index, 1);
      const doubled = save.commands.toSpliced(index, 0, command);
      for (const commands of [dropped, doubled])
        expect(['badCommand', 'damaged'], `${index}`).toContain(reasonFor({ ...save, commands }));
      const next = save.commands[index + 1];
      if (!next || JSON.stringify(next) === JSON.stringify(command)) continue;
      const swapped = save.commands.toSpliced(index, 2, next, command);
      expect(['badCommand', 'damaged'], `${index}`).toContain(reasonFor({ ...save, commands: swapped }));
    }
  });

  it('a log with any field of any command edited', () => {
    for (const [index, command] of save.commands.entries())
      for (const [field, value] of Object.entries(command)) {
        for (const other of [null, 'Z', typeof value === 'number' ? value + 1 : 0]) {
          if (other === value) continue;
          const commands = save.commands.with(index, { ...command, [field]: other });
          const reason = reasonFor({ ...save, commands });
          expect(['badCommand', 'damaged'], `${index} ${field} ${other}`).toContain(reason);
        }
      }
  });

  it.each([null, 'pass', 7, {}, [], { type: 'begin' }, { type: 'giveUp', seat: 0 }])(
    'a log that ends with %j',
    (junk) => {
      expect(reasonFor({ ...save, commands: [...save.commands, junk] })).toBe('badCommand');
    },
  );

  it('a changed digest', () => {
    for (const digest of ['0', `${save.digest}0`, [...save.digest].reverse().join('')])
      expect(reasonFor({ ...save, digest })).toBe('damaged');
  });
});
