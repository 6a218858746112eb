import { describe, expect, it } from 'vitest';
import { GameEngine, type Refusal } from '../../../src/rules';
import { act, anyWord, expectRefused, layWord, setupFor, tableWith } from './table';

const table = () => {
  const engine = tableWith({
    racks: ['CAPQS??', 'EEEEEEE'],
    board: '8 .......AT',
    rules: { clock: { kind: 'perPlayer', minutes: 5 } },
  });
  layWord(engine, 'H9 S');
  return engine;
};

/** One sound command of each type that has fields; tile 0 stands for any. */
const sound: Record<string, Record<string, unknown>> = {
  lay: { seat: 0, tile: 0, x: 0, y: 0, letter: 'A' },
  move: { seat: 0, tile: 0, x: 0, y: 0 },
  chooseLetter: { seat: 0, tile: 0, letter: 'A' },
  takeBack: { seat: 0, tile: 0, cell: 0 },
  recall: { seat: 0 },
  arrange: { seat: 0, from: 0, to: 0 },
  shuffle: { seat: 0 },
  done: { seat: 0 },
  exchange: { seat: 0, tiles: [0] },
  pass: { seat: 0 },
  challenge: { seat: 0 },
  accept: { seat: 0 },
  spendTime: { seat: 0, ms: 1 },
};

const optional = ['lay.letter', 'takeBack.tile', 'takeBack.cell'];

const noNumbers = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  0.5,
  2 ** 53,
  '0',
  '',
  null,
  true,
  [],
  [0],
  {},
  0n,
];
const junk: Record<string, unknown[]> = {
  seat: [...noNumbers, -1],
  tile: [...noNumbers, -1],
  cell: [...noNumbers, -1],
  from: [...noNumbers, -1],
  to: [...noNumbers, -1],
  ms: [...noNumbers, -1],
  x: noNumbers,
  y: noNumbers,
  letter: [0, null, true, [], ['A'], {}],
  tiles: ['0', 0, null, {}, { length: 1, 0: 0 }, [null], ['0'], [0, -1], [0.5], [[0]], [Number.NaN]],
};

const fields = Object.entries(sound).flatMap(([type, command]) =>
  Object.keys(command).map((field) => [type, field] as const),
);

describe('No command', () => {
  it.each([undefined, null, true, 0, 7, '', 'pass', [], ['pass'], {}, { seat: 0 }, () => 'pass', Symbol('pass')])(
    'is %s',
    (value) => {
      expectRefused(table(), value, 'malformed');
    },
  );

  it.each([
    '',
    'Pass',
    'pass ',
    'giveUp',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    0,
    null,
    undefined,
    ['pass'],
    { toString: () => 'pass' },
  ])('has the type %j', (type) => {
    expectRefused(table(), { type, seat: 0 }, 'malformed');
  });

  it('comes from a prototype written into the text', () => {
    expectRefused(table(), JSON.parse('{"__proto__": {"type": "pass", "seat": 0}}'), 'malformed');
  });
});

describe('A command', () => {
  it.each(fields)('%s needs its %s', (type, field) => {
    const { [field]: _, ...rest } = sound[type]!;
    const answer = table().dispatch({ type, ...rest });
    if (optional.includes(`${type}.${field}`)) expect(answer).not.toEqual({ ok: false, reason: 'malformed' });
    else expect(answer).toEqual({ ok: false, reason: 'malformed' });
  });

  it.each(fields)('%s refuses junk as its %s', (type, field) => {
    const engine = table();
    for (const value of junk[field]!) expectRefused(engine, { type, ...sound[type], [field]: value }, 'malformed');
  });

  it.each(fields)('%s takes the largest number as its %s without harm', (type, field) => {
    const engine = table();
    if (typeof sound[type]![field] !== 'number' || field === 'ms') return;
    const answer = engine.dispatch({ type, ...sound[type], [field]: Number.MAX_SAFE_INTEGER });
    expect(answer.ok).toBe(false);
    if (!answer.ok) expect(answer.reason).not.toBe('malformed');
  });

  it('is kept without what does not belong to it', () => {
    const engine = table();
    const done = { type: 'pass', seat: 0, tile: 3, note: 'hello', __proto__: { evil: true } };
    expect(engine.dispatch(done).ok).toBe(true);
    expect(engine.commands.at(-1)).toEqual({ type: 'pass', seat: 0 });
    expect(Object.keys(engine.commands.at(-1)!)).toEqual(['type', 'seat']);
  });

  it('is kept as it was, whatever happens to the value later', () => {
    const engine = tableWith({ racks: ['CAPQS??', 'EEEEEEE'] });
    const tiles = [engine.state.racks[0]![0]];
    expect(act(engine, 'exchange', { tiles }).ok).toBe(true);
    tiles.push(99);
    expect(engine.commands.at(-1)).toMatchObject({ tiles: [tiles[0]] });
  });

  it('with minus zero is one with zero', () => {
    const engine = table();
    const tile = engine.state.racks[0]![0];
    expect(engine.dispatch({ type: 'lay', seat: -0, tile, x: -0, y: -0 }).ok).toBe(true);
    expect(JSON.parse(JSON.stringify(engine.state))).toEqual(engine.state);
    expect(engine.commands.at(-1)).toEqual({ type: 'lay', seat: 0, tile, x: 0, y: 0 });
  });
});

describe('The seat', () => {
  it.each(Object.keys(sound))('must exist to %s', (type) => {
    for (const seat of [2, 4, 100, Number.MAX_SAFE_INTEGER])
      expectRefused(table(), { type, ...sound[type], seat }, 'noSuchSeat');
  });

  it.each(Object.keys(sound))('must be the one to move to %s', (type) => {
    const reason: Refusal = type === 'challenge' || type === 'accept' ? 'noChallenge' : 'notYourTurn';
    expectRefused(table(), { type, ...sound[type], seat: 1 }, reason);
  });
});

describe('Begin', () => {
  it.each(Object.keys(sound))('comes before %s', (type) => {
    const engine = new GameEngine(setupFor(2), anyWord);
    expectRefused(engine, { type, ...sound[type] }, 'notBegun');
  });

  it('is done once', () => {
    expectRefused(table(), { type: 'begin' }, 'alreadyBegun');
  });
});
