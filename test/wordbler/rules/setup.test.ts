import { describe, expect, it } from 'vitest';
import {
  areRules,
  GameEngine,
  nameFault,
  nameFaults,
  presetOf,
  presets,
  type Rules,
  ruleRanges,
  type Setup,
  setupFault,
  tidyName,
} from '../../../src/rules';
import { anyWord, setupFor } from './table';

const family = '👨‍👩‍👧‍👦';
const zeroWidth = '\u200b';

describe('A name', () => {
  it.each([
    ['one letter', 'A'],
    ['a digit', '7'],
    ['sixteen letters', 'abcdefghijklmnop'],
    ['sixteen letters and spaces around', '  abcdefghijklmnop  '],
    ['sixteen letters and marks of no width', `${zeroWidth}abcdefgh${zeroWidth}ijklmnop\u2060\ufeff`],
    ['sixteen families', family.repeat(16)],
    ['sixteen flags', '🇫🇷'.repeat(16)],
    ['sixteen hearts with a colour', '❤️'.repeat(16)],
    ['sixteen letters with two accents each', 'a\u0301\u0323'.repeat(16)],
    ['Arabic', 'محمد عبد الله'],
    ['Arabic with vowel signs', 'مُحَمَّد'],
    ['Persian with a joiner', 'می‌خواهم'],
    ['Hindi', 'क्षत्रिय'],
    ['Korean in single parts', '한글'.normalize('NFD')],
    ['Chinese', '王小明'],
    ['the word of a prototype', 'constructor'],
  ])('may be %s', (_, name) => {
    expect(nameFault(name, [])).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['tabs and new lines', '\t\n\r'],
    ['wide spaces', '\u3000\u00a0\u2003'],
    ['a mark of no width', zeroWidth],
    ['joiners', '\u200d\u200c\u200d'],
    ['a byte order mark', '\ufeff'],
    ['marks of direction', '\u202e\u2066\u200f'],
    ['a soft hyphen', '\u00ad'],
    ['a filler that looks like nothing', '\u3164'],
    ['the empty Braille cell', '\u2800'],
    ['an accent without a letter', '\u0301'],
    ['control characters', '\u0000\u0007'],
  ])('is empty as %s', (_, name) => {
    expect(nameFault(name, [])).toBe('nameEmpty');
  });

  it.each([
    ['seventeen letters', 'abcdefghijklmnopq'],
    ['seventeen families', family.repeat(17)],
    ['seventeen Arabic letters', 'ا'.repeat(17)],
    ['seventeen with a space within', 'abcdefgh ijklmnop'],
    ['a text that no memory holds letter by letter', 'a'.repeat(1_000_000)],
  ])('is too long as %s', (_, name) => {
    expect(nameFault(name, [])).toBe('nameTooLong');
  });

  it.each([
    ['itself', 'Ann', 'Ann'],
    ['other case', 'ann', 'ANN'],
    ['spaces around', ' Ann ', 'Ann'],
    ['more spaces within', 'Ann  Lee', 'Ann Lee'],
    ['an accent in one or in two characters', 'Zoé', 'Zoe\u0301'],
    ['wide letters', 'Ａｎｎ', 'Ann'],
    ['a mark of no width', `An${zeroWidth}n`, 'Ann'],
    ['a joiner', 'An\u200dn', 'Ann'],
    ['Greek capitals', 'Σωκράτης', 'ΣΩΚΡΆΤΗΣ'],
    ['German capitals', 'Strauß', 'STRAUSS'],
  ])('is taken by %s', (_, name, other) => {
    expect(nameFault(name, [other])).toBe('nameTaken');
    expect(nameFault(other, [name])).toBe('nameTaken');
  });

  it('is not taken by a name that only resembles it', () => {
    for (const other of ['Anna', 'An n', 'Änn', 'Ann2']) expect(nameFault('Ann', [other])).toBeUndefined();
  });

  it('is kept by the first who took it', () => {
    expect(nameFaults(['Ann', 'ANN', '', 'ann'])).toEqual([undefined, 'nameTaken', 'nameEmpty', 'nameTaken']);
  });

  it('is kept trimmed, and tidying twice changes nothing', () => {
    for (const name of ['  Ann   Lee ', `Ann ${zeroWidth} Lee`, 'An\u202en', `e${zeroWidth}\u0301`, '\ta\u0007b'])
      expect(tidyName(tidyName(name))).toBe(tidyName(name));
    expect(tidyName(`  Ann ${zeroWidth}  Lee `)).toBe('Ann Lee');
    const setup = setupFor(2);
    setup.seats[0]!.name = '  Zoe ';
    expect(new GameEngine(setup, anyWord).setup.seats[0]!.name).toBe('Zoe');
  });
});

describe('The seats', () => {
  const withSeats = (seats: unknown) => ({ ...setupFor(2), seats });
  const ann = { name: 'Ann', kind: 'person' };

  it('are two, three or four', () => {
    for (const count of [2, 3, 4]) expect(setupFault(setupFor(count))).toBeUndefined();
    const many = Array.from({ length: 5 }, (_, seat) => ({ ...ann, name: `Ann ${seat}` }));
    for (const seats of [[], [ann], many, 2, null, undefined, 'ab', { length: 2 }])
      expect(setupFault(withSeats(seats))).toBe('seatCount');
  });

  it('may all be computers', () => {
    const seats = ['Robin', 'Wren'].map((name) => ({ name, kind: 'computer', level: 'club' }));
    expect(setupFault(withSeats(seats))).toBeUndefined();
  });

  it.each([
    null,
    undefined,
    'Ben',
    [],
    {},
    { name: 'Ben' },
    { kind: 'person' },
    { name: 7, kind: 'person' },
    { name: 'Ben', kind: 'robot' },
    { name: 'Ben', kind: null },
    { name: 'Ben', kind: 'computer' },
    { name: 'Ben', kind: 'computer', level: 'genius' },
    { name: 'Ben', kind: 'person', level: 'club' },
  ])('are each a name and a kind, not %j', (seat) => {
    expect(setupFault(withSeats([ann, seat]))).toBe('badSeat');
  });

  it('are no holes in a list', () => {
    expect(setupFault(withSeats(new Array(2)))).toBe('badSeat');
  });

  it('have sound names', () => {
    const fault = (name: string) => setupFault(withSeats([ann, { name, kind: 'person' }]));
    expect([fault(' '), fault('x'.repeat(17)), fault('aNN')]).toEqual(['nameEmpty', 'nameTooLong', 'nameTaken']);
  });

  it('may each have a mascot, one that nobody else has, known or not', () => {
    const fault = (...mascots: unknown[]) =>
      setupFault(withSeats(mascots.map((mascot, seat) => ({ ...ann, name: `Ann ${seat}`, mascot }))));
    expect(fault('sage', 'river')).toBeUndefined();
    expect(fault('dodo', undefined)).toBeUndefined();
    expect(fault(undefined, undefined)).toBeUndefined();
    expect(fault('m'.repeat(24), 'sage')).toBeUndefined();
    expect(fault('sage', 'river', 'sage')).toBe('mascotTaken');
    for (const bad of ['', 'm'.repeat(25), 7, null, {}, ['sage']]) expect(fault('sage', bad)).toBe('badSeat');
  });
});

describe('The rules', () => {
  const fault = (rules: unknown) => setupFault({ ...setupFor(2), rules });

  it('of the presets are those of the rule book, and a timed one is Casual with a clock', () => {
    const clock = { kind: 'off' };
    const same = { invalidWord: 'turnLost', failsToEnd: 6, exchangeNeeds: 7, clock };
    const { timed, ...ofTheBook } = presets;
    expect(timed).toEqual({ ...presets.casual, clock: { kind: 'perTurn', seconds: 180 } });
    expect(ofTheBook).toEqual({
      wordbler: { ...same, fullRackBonus: 0, bagEmpty: 'gameEnds', hints: true },
      classic: { ...same, fullRackBonus: 50, bagEmpty: 'playOn', hints: false },
      casual: {
        ...same,
        invalidWord: 'tryAgain',
        fullRackBonus: 50,
        bagEmpty: 'playOn',
        hints: true,
        showsWords: true,
      },
    });
    for (const name of ['casual', 'timed', 'wordbler', 'classic'] as const) {
      expect(fault(presets[name])).toBeUndefined();
      expect(presetOf(structuredClone(presets[name]))).toBe(name);
    }
    expect(presetOf({ ...presets.classic, fullRackBonus: 40 })).toBeUndefined();
    expect(presetOf({ ...presets.classic, showsWords: false })).toBe('classic');
    expect(presetOf({ ...presets.classic, showsWords: true })).toBeUndefined();
    expect(presetOf({ ...presets.casual, showsWords: false })).toBeUndefined();
  });

  const options: [keyof Rules, unknown[], unknown[]][] = [
    ['invalidWord', ['turnLost', 'tryAgain', 'challenge'], ['', 'TurnLost', null, undefined, 1, ['turnLost']]],
    ['bagEmpty', ['gameEnds', 'playOn'], ['', 'never', null, undefined, true]],
    ['showsWords', [true, false, undefined], [null, 'true', 0, 1]],
    ['hints', [true, false], [null, undefined, 'true', 0, 1]],
    ['fullRackBonus', [0, 50, ...ruleRanges.fullRackBonus], [-1, 201, 0.5, '50', null, undefined]],
    ['failsToEnd', [6, ...ruleRanges.failsToEnd], [0, 1, 21, 6.5, Number.NaN, '6', null, undefined]],
    ['exchangeNeeds', [1, 7], [0, 8, -7, 6.5, Number.POSITIVE_INFINITY, '7', null, undefined]],
    [
      'clock',
      [
        { kind: 'off' },
        { kind: 'perTurn', seconds: 30 },
        { kind: 'perTurn', seconds: 300 },
        { kind: 'perPlayer', minutes: 1 },
        { kind: 'perPlayer', minutes: 60 },
      ],
      [
        null,
        undefined,
        'off',
        {},
        { kind: 'hourglass' },
        { kind: 'perTurn' },
        { kind: 'perTurn', minutes: 5 },
        { kind: 'perTurn', seconds: 29 },
        { kind: 'perTurn', seconds: 301 },
        { kind: 'perTurn', seconds: 30.5 },
        { kind: 'perTurn', seconds: '60' },
        { kind: 'perPlayer', minutes: 0 },
        { kind: 'perPlayer', minutes: 61 },
        { kind: 'perPlayer', seconds: 60 },
      ],
    ],
  ];

  it.each(options)('%s takes each of its values and no other', (option, good, bad) => {
    for (const name of ['wordbler', 'classic'] as const) {
      for (const value of good) expect(fault({ ...presets[name], [option]: value }), `${value}`).toBeUndefined();
      for (const value of bad) expect(fault({ ...presets[name], [option]: value }), `${value}`).toBe('badRules');
    }
  });

  it('are all there', () => {
    for (const option of Object.keys(presets.wordbler) as (keyof Rules)[]) {
      const { [option]: _, ...rest } = presets.wordbler;
      expect(areRules(rest), option).toBe(false);
    }
    for (const value of [null, undefined, 'classic', 7, [], {}]) expect(fault(value)).toBe('badRules');
  });
});

describe('A setup', () => {
  it.each([null, undefined, 0, 'setup', true])('is no %j', (value) => {
    expect(setupFault(value)).toBe('malformed');
  });

  it.each([
    ['seed', '', 'badSeed'],
    ['seed', 7, 'badSeed'],
    ['seed', 'a'.repeat(1_000_000), 'badSeed'],
    ['seed', undefined, 'badSeed'],
    ['tiles', 'xx', 'unknownTiles'],
    ['tiles', 'constructor', 'unknownTiles'],
    ['tiles', '__proto__', 'unknownTiles'],
    ['tiles', undefined, 'unknownTiles'],
    ['words', undefined, 'malformed'],
    ['words', 7, 'malformed'],
  ])('with %s %j is refused', (field, value, fault) => {
    expect(setupFault({ ...setupFor(2), [field]: value })).toBe(fault);
  });

  it('that is unsound makes no game', () => {
    expect(() => new GameEngine({ ...setupFor(2), seats: [] }, anyWord)).toThrow(RangeError);
  });

  it('may be changed afterwards without touching the game', () => {
    const setup: Setup = setupFor(2);
    const engine = new GameEngine(setup, anyWord);
    setup.rules.failsToEnd = 2;
    setup.seats[0]!.name = 'Zoe';
    expect(engine.setup).toEqual(setupFor(2));
  });
});
