import { describe, expect, it } from 'vitest';
import { scramble } from '../../../src/rules';
import { act, begun, names, newGame, pictured, refusalOf, setupFor, spend, typeAll } from './playing';
import { lexicon, solver } from './words';

const { GameEngine, mostPlayers, resultOf, secondsLeft, setupFault } = scramble;

describe('A setup', () => {
  it.each<[string, Partial<scramble.Setup>]>([
    ['dice of 4 and 5 a side', { board: { kind: 'dice', side: 5, seed: '3009', roll: 3 } }],
    ['no clock', { seconds: null }],
    ['words from 2 letters', { shortest: 2 }],
    ['as many players as fit', { players: names.map((name) => ({ name, mascot: 'owl' })) }],
  ])('may have %s', (_, changes) => {
    expect(setupFault(setupFor(changes))).toBeUndefined();
    expect(newGame(changes).state.phase).toBe('ready');
  });

  it.each<[scramble.SetupFault, unknown]>([
    ['badBoard', { board: undefined }],
    ['badBoard', { board: { kind: 'typed', letters: 'ABCDE' } }],
    ['playerCount', { players: [] }],
    ['playerCount', { players: 'Mina' }],
    ['playerCount', { players: Array.from({ length: mostPlayers + 1 }, (_, at) => ({ name: `${at}` })) }],
    ['badPlayer', { players: [null] }],
    ['badPlayer', { players: new Array(2) }],
    ['badPlayer', { players: [{ name: 7 }] }],
    ['badPlayer', { players: [{ name: 'Mina', mascot: '' }] }],
    ['nameEmpty', { players: [{ name: ' ' }] }],
    ['nameTooLong', { players: [{ name: 'x'.repeat(17) }] }],
    ['nameTaken', { players: [{ name: 'Mina' }, { name: 'mina ' }] }],
    ['badLength', { shortest: 1 }],
    ['badLength', { shortest: 6 }],
    ['badLength', { shortest: '3' }],
    ['badClock', { seconds: undefined }],
    ['badClock', { seconds: 9 }],
    ['badClock', { seconds: 3601 }],
    ['badClock', { seconds: 60.5 }],
    ['badClock', { seconds: Number.POSITIVE_INFINITY }],
    ['malformed', { strikeShared: 1 }],
    ['malformed', { words: undefined }],
  ])('is refused as %s: %j', (fault, changes) => {
    const setup = { ...setupFor(), ...(changes as object) };
    expect(setupFault(setup)).toBe(fault);
    expect(() => new GameEngine(setup, lexicon)).toThrow(RangeError);
  });

  it('must name the words that are at hand, and is taken as a copy', () => {
    expect(() => newGame({ words: 'other' })).toThrow(RangeError);
    for (const nothing of [undefined, null, 7, 'setup']) expect(setupFault(nothing)).toBe('malformed');
    const setup = { ...setupFor(), extra: 1 };
    const engine = new GameEngine(setup, lexicon);
    setup.players[0]!.name = 'Somebody';
    setup.shortest = 5;
    expect(engine.setup).toEqual(setupFor());
  });
});

describe('A word', () => {
  it('is played along its squares and scores by its length', () => {
    const engine = begun();
    spend(engine, 3);
    expect(act(engine, { type: 'play', path: [12, 8, 4, 0, 5, 10, 7] })).toEqual([
      {
        type: 'wordFound',
        player: 0,
        word: 'PROFILE',
        path: [12, 8, 4, 0, 5, 10, 7],
        points: 5,
        score: 5,
        words: 1,
      },
    ]);
    expect(act(engine, { type: 'type', word: 'lovingly' })).toMatchObject([
      { word: 'LOVINGLY', points: 11, score: 16, words: 2, path: [10, 14, 9, 5, 2, 3, 6, 11] },
    ]);
    expect(engine.state.turns[0]).toMatchObject({
      points: 16,
      found: [{ atMs: 3000 }, { word: 'LOVINGLY' }],
    });
  });

  it.each<[scramble.Refusal, object]>([
    ['emptyPath', { type: 'play', path: [] }],
    ['jump', { type: 'play', path: [0, 2, 3] }],
    ['squareTwice', { type: 'play', path: [0, 4, 0] }],
    ['outsideBoard', { type: 'play', path: [15, 16] }],
    ['tooShort', { type: 'play', path: [4, 8] }],
    ['notAWord', { type: 'play', path: [0, 1, 2] }],
    ['alreadyFound', { type: 'play', path: [13, 14, 15] }],
    ['tooShort', { type: 'type', word: 'or' }],
    ['tooShort', { type: 'type', word: '' }],
    ['notOnBoard', { type: 'type', word: 'zebra' }],
    ['notOnBoard', { type: 'type', word: 'lolly' }],
    ['notOnBoard', { type: 'type', word: 'x'.repeat(10_000) }],
    ['notAWord', { type: 'type', word: 'forp' }],
    ['alreadyFound', { type: 'type', word: 'Ton' }],
    ['notLetters', { type: 'type', word: 'fя' }],
    ['notLetters', { type: 'type', word: 'for 4' }],
    ['notOnBoard', { type: 'hint', word: 'zebra' }],
    ['alreadyFound', { type: 'hint', word: 'ton' }],
    ['notAWord', { type: 'hint', word: 'forp' }],
  ])('is refused as %s: %j', (reason, command) => {
    const engine = begun();
    typeAll(engine, 'ton');
    expect(refusalOf(engine, command)).toBe(reason);
  });

  it('is named by a refusal that is about it', () => {
    const engine = begun();
    expect(engine.dispatch({ type: 'play', path: [0, 1, 2] })).toEqual({
      ok: false,
      reason: 'notAWord',
      word: 'FBN',
    });
    expect(engine.dispatch({ type: 'play', path: [0, 2] })).toEqual({ ok: false, reason: 'jump' });
  });

  it('on two paths is one word', () => {
    const engine = begun({ board: { kind: 'typed', letters: 'CATATXXXX' } });
    const paths = scramble.pathsOf(engine.board, 'CAT');
    expect(paths.length).toBeGreaterThan(1);
    expect(act(engine, { type: 'type', word: 'CAT' })).toMatchObject([{ path: [0, 1, 2] }]);
    for (const path of paths) expect(refusalOf(engine, { type: 'play', path })).toBe('alreadyFound');
  });

  it('with QU counts two letters for one square, and spells Q and U on two squares as well', () => {
    const one = begun({ board: { kind: 'typed', letters: 'QITE' }, shortest: 4 });
    expect(act(one, { type: 'play', path: [0, 1, 2] })).toMatchObject([{ word: 'QUIT', points: 1 }]);
    expect(act(one, { type: 'type', word: 'quite' })).toMatchObject([{ points: 2, path: [0, 1, 2, 3] }]);
    const two = begun({ board: { kind: 'typed', letters: 'QUITEXXXX' } });
    expect(refusalOf(two, { type: 'play', path: [0, 1, 2] })).toBe('notAWord');
    expect(refusalOf(two, { type: 'type', word: 'quit' })).toBe('notOnBoard');
  });

  it('of two letters counts where the table wants it', () => {
    const engine = begun({ shortest: 2 });
    expect(act(engine, { type: 'type', word: 'or' })).toMatchObject([{ points: 1 }]);
    expect(refusalOf(begun({ shortest: 5 }), { type: 'type', word: 'ring' })).toBe('tooShort');
  });
});

describe('Commands', () => {
  it.each([
    undefined,
    null,
    0,
    'begin',
    [],
    {},
    { type: 'win' },
    { type: 'toString' },
    { type: 'play' },
    { type: 'play', path: 'abc' },
    { type: 'play', path: [0, '1'] },
    { type: 'play', path: [0, 0.5] },
    { type: 'play', path: new Array(3) },
    { type: 'type' },
    { type: 'type', word: 7 },
    { type: 'hint', word: null },
    { type: 'spendTime', ms: -1 },
    { type: 'spendTime', ms: Number.NaN },
    { type: 'spendTime', ms: 0.5 },
    { type: 'spendTime' },
  ])('like %j are none', (value) => {
    expect(refusalOf(begun(), value)).toBe('malformed');
  });

  it('wait for the begin, the end of a pause, and end with the game', () => {
    const engine = newGame();
    const all: scramble.Command[] = [
      { type: 'play', path: [13, 14, 15] },
      { type: 'type', word: 'ton' },
      { type: 'hint' },
      { type: 'spendTime', ms: 5 },
      { type: 'pause' },
    ];
    const others: scramble.Command[] = [{ type: 'goOn' }, { type: 'endTurn' }];
    for (const command of [...all, ...others]) expect(refusalOf(engine, command)).toBe('notBegun');
    act(engine, { type: 'begin' });
    expect(refusalOf(engine, { type: 'begin' })).toBe('alreadyBegun');
    expect(refusalOf(engine, { type: 'goOn' })).toBe('notPaused');
    expect(act(engine, { type: 'pause' })).toEqual([{ type: 'paused' }]);
    for (const command of all) expect(refusalOf(engine, command)).toBe('paused');
    expect(refusalOf(engine, { type: 'begin' })).toBe('alreadyBegun');
    expect(act(engine, { type: 'goOn' })).toEqual([{ type: 'wentOn' }]);
    act(engine, { type: 'giveUp' });
    for (const command of [...all, ...others, { type: 'begin' }, { type: 'giveUp' }])
      expect(refusalOf(engine, command)).toBe('gameOver');
  });
});

describe('The clock', () => {
  it('shows begun seconds, and ends the turn when it is out', () => {
    const engine = begun({ seconds: 10 });
    expect(secondsLeft(engine.state)).toBe(10);
    expect(act(engine, { type: 'spendTime', ms: 1 })).toMatchObject([{ msSpent: 1, secondsLeft: 10 }]);
    expect(act(engine, { type: 'spendTime', ms: 9998 })).toMatchObject([{ secondsLeft: 1 }]);
    const end = act(engine, { type: 'spendTime', ms: 500 });
    expect(end.map(({ type }) => type)).toEqual(['timeSpent', 'turnEnded', 'gameEnded']);
    expect(end).toMatchObject([{ ms: 500, msSpent: 10_000, secondsLeft: 0 }, { reason: 'timeOut' }, { winners: [] }]);
  });

  it('may be off, and time is noted all the same', () => {
    const engine = begun({ seconds: null });
    expect(secondsLeft(engine.state)).toBeNull();
    expect(spend(engine, 36_000)).toEqual([
      { type: 'timeSpent', player: 0, ms: 36_000_000, msSpent: 36_000_000, secondsLeft: null },
    ]);
    expect(engine.state.phase).toBe('turn');
  });
});

describe('Hints', () => {
  it('are free and noted: words for each square, and a word square by square', () => {
    const engine = begun();
    expect(act(engine, { type: 'hint' })).toEqual([{ type: 'squaresCounted', player: 0 }]);
    const shown = () => act(engine, { type: 'hint', word: 'ton' })[0];
    expect(shown()).toEqual({ type: 'wordShown', player: 0, word: 'TON', squares: [13], isWhole: false });
    expect(shown()).toMatchObject({ squares: [13, 14], isWhole: false });
    expect(shown()).toMatchObject({ squares: [13, 14, 15], isWhole: true });
    expect(refusalOf(engine, { type: 'hint', word: 'ton' })).toBe('allShown');
    expect(act(engine, { type: 'type', word: 'ton' })).toMatchObject([{ points: 1 }]);
    act(engine, { type: 'endTurn' });
    expect(resultOf(engine)?.players[0]).toMatchObject({ score: 1, hints: 4 });
  });

  it('are better when they are of a word that people know', () => {
    const words = solver.solve(engineBoard());
    const marks = { levelOf: (word: string) => ({ TON: 35, ROBIN: 20, LOT: 20 })[word], isRude: () => false };
    expect(scramble.wordToShow(scramble.marked(words, marks), [])).toBe('ROBIN');
    expect(scramble.wordToShow(scramble.marked(words, marks), [{ word: 'ROBIN' }])).toBe('LOT');
    const rude = { ...marks, isRude: (word: string) => word === 'ROBIN' };
    expect(scramble.wordToShow(scramble.marked(words, rude), [])).toBe('LOT');
    expect(scramble.wordToShow(words, words)).toBeUndefined();
  });

  const engineBoard = () => scramble.boardFrom(pictured, 'en');
});
