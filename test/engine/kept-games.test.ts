import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Command, GameEngine, scramble, wordSearch } from '../../src/rules';
import { readChoice as readRound, usualChoice } from '../../src/scramble/play/choice';
import { readChoice as readSearch } from '../../src/search/play/choice';
import { readSettings } from '../../src/shared/platform/settings';
import { readTable } from '../../src/wordbler/play/new-game';
import { family } from '../search/rules/words';
import { lexicon } from './familiarity/shipped-familiarity';

// What browsers hold of releases that people have: each file is written by the release it lies under and is never
// written again. A file holds the values by their keys, as the page's own storage does. Own lists and high scores,
// which are sealed under a key that no browser hands out, are there as they were before they were sealed.
const saved = (release: string, file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../kept/${release}/${file}.json`, import.meta.url), 'utf8'));

function opened<Engine>(Kind: abstract new (...given: never[]) => Engine, restored: unknown): Engine {
  expect(restored).toBeInstanceOf(Kind);
  return restored as Engine;
}

const openGame = (value: unknown) => opened(GameEngine, GameEngine.restore(value, lexicon));
const openSearch = (value: unknown) => opened(wordSearch.GameEngine, wordSearch.GameEngine.restore(value, family));
const openRound = (value: unknown) => opened(scramble.GameEngine, scramble.GameEngine.restore(value, lexicon));

/** Does what must be allowed; what is kept of that opens, too, and is the same game. */
function goOn<Engine extends { dispatch(command: unknown): { ok: boolean }; save(): unknown; state: object }>(
  engine: Engine,
  open: (value: unknown) => Engine,
  ...commands: unknown[]
) {
  for (const command of commands) expect(engine.dispatch(command)).toMatchObject({ ok: true });
  expect(open(JSON.parse(JSON.stringify(engine.save()))).state).toEqual(engine.state);
}

const deeds = ({ state }: GameEngine) => state.history.map(({ kind }) => kind).join(' ');

describe('what release 6aa7eab kept', () => {
  const release = '6aa7eab';

  it('a game of two goes on, with tiles laid, a blank among them, and two steps of a hint', () => {
    const engine = openGame(saved(release, 'wordbler-two')['game']);
    const { state } = engine;
    expect(state).toMatchObject({ phase: 'turn', toMove: 1, turn: 9, scores: [38, 42], hintsThisTurn: 2 });
    expect(state.bag).toHaveLength(57);
    expect(state.laid).toHaveLength(5);
    expect(state.laid.some(({ tile }) => engine.faces[tile]!.letter === '')).toBe(true);
    expect(deeds(engine)).toBe('played played played played played played exchanged passed');
    expect(engine.setup.seats).toMatchObject([
      { name: 'Ada', kind: 'person', mascot: 'maize' },
      { name: 'Bruno', kind: 'person' },
    ]);
    goOn(engine, openGame, { type: 'hint', seat: 1 }, { type: 'done', seat: 1 });
    expect(state.toMove).toBe(0);
    expect(state.scores[1]).toBeGreaterThan(42);
  });

  it('a game of four goes on, with computers, a clock and an open play', () => {
    const engine = openGame(saved(release, 'wordbler-four')['game']);
    const { state } = engine;
    expect(state).toMatchObject({ phase: 'challenge', toMove: 2, turn: 11, scores: [57, 89, 15, 40] });
    expect(state.openPlay?.awaiting).toEqual([0, 1]);
    expect(state.msUsed).toEqual([15_642, 26_963, 67_321, 17_642]);
    expect(deeds(engine)).toContain('challengedInVain');
    expect(engine.setup.seats[3]).toMatchObject({
      name: 'Azure',
      kind: 'computer',
      level: 'expert',
      mascot: 'skerry',
    });
    const answers: Command[] = [
      { type: 'accept', seat: 0 },
      { type: 'accept', seat: 1 },
    ];
    goOn(engine, openGame, ...answers, { type: 'spendTime', seat: 3, ms: 2000 }, { type: 'pass', seat: 3 });
    expect(state).toMatchObject({ phase: 'turn', toMove: 0 });
    expect(state.scores[2]).toBeGreaterThan(15);
  });

  it('a game with words that were none goes on, with a clock for each player', () => {
    const engine = openGame(saved(release, 'wordbler-attempts')['game']);
    const { state } = engine;
    expect(state).toMatchObject({ phase: 'turn', toMove: 0, turn: 5, scores: [25, 24, 39] });
    expect(state.msUsed).toEqual([70_000, 70_000, 210_000]);
    expect(deeds(engine)).toBe('played played played invalid played');
    goOn(engine, openGame, { type: 'shuffle', seat: 0 }, { type: 'pass', seat: 0 });
    expect(state.toMove).toBe(1);
  });

  it('a game that is over has its outcome', () => {
    const engine = openGame(saved(release, 'wordbler-finished')['finished game']);
    const { state } = engine;
    expect(state).toMatchObject({ phase: 'over', scores: [282, 188], outcome: { reason: 'wentOut' } });
    expect(state.history).toHaveLength(22);
    expect(engine.dispatch({ type: 'pass', seat: 0 })).toEqual({ ok: false, reason: 'gameOver' });
  });

  it('a word search goes on, with hints, a cheat and a stroke that was no word', () => {
    const engine = openSearch(saved(release, 'search-under-way')['search']);
    const { state } = engine;
    expect(state).toMatchObject({ phase: 'searching', score: 330, nopes: 1, cheats: ['mambazamba'] });
    expect(state).toMatchObject({ msSpent: 43_345, msAllowed: 820_000, hinted: [0, 7] });
    expect(state.found.map(({ word }) => word)).toEqual([4, 0, 11]);
    const squares = wordSearch.squaresOf(state.laid[9]!);
    goOn(engine, openSearch, { type: 'stroke', from: squares[0], to: squares[squares.length - 1] });
    expect(state.found).toHaveLength(4);
    expect(state.score).toBeGreaterThan(330);
  });

  it('a word search that pauses goes on, with an own list and no clock', () => {
    const engine = openSearch(saved(release, 'search-paused')['search']);
    const { state } = engine;
    expect(state).toMatchObject({ phase: 'paused', score: 50, msSpent: 100_000, msAllowed: null });
    expect(engine.setup.list).toMatchObject({
      name: 'Reise & Öl 🌞',
      words: expect.arrayContaining(['FJORD']),
    });
    goOn(engine, openSearch, { type: 'goOn' }, { type: 'hint' });
    expect(state.hinted).toHaveLength(1);
  });

  it('a word search that is over has the score that has no name yet', () => {
    const { state } = openSearch(saved(release, 'search-score-not-named')['search']);
    const outcome = { reason: 'allFound', seconds: 594, bonus: 5940 };
    expect(state).toMatchObject({ phase: 'over', score: 7790, outcome });
  });

  it('a board of Scramble goes on, with hints', () => {
    const engine = openRound(saved(release, 'scramble-under-way')['scramble']);
    const [turn] = engine.state.turns;
    expect(engine.state).toMatchObject({ phase: 'turn', player: 0, msAllowed: 180_000 });
    expect(turn).toMatchObject({ points: 4, counted: 1, msSpent: 52_000, ended: null });
    expect(turn!.found.map(({ word }) => word)).toEqual(['VAIR', 'PRION', 'PION']);
    expect(turn!.shown).toMatchObject([{ word: 'PRANG', squares: 2 }]);
    goOn(engine, openRound, { type: 'type', word: 'prang' });
    expect(engine.state.turns[0]!.found).toHaveLength(4);
  });

  it('a board of two players goes on after its pause', () => {
    const engine = openRound(saved(release, 'scramble-two-paused')['scramble']);
    const { state } = engine;
    expect(state).toMatchObject({ phase: 'paused', player: 1, turns: [{ points: 10 }, { points: 3 }] });
    expect(engine.setup).toMatchObject({ shortest: 4, seconds: 120, strikeShared: true });
    goOn(engine, openRound, { type: 'goOn' }, { type: 'type', word: 'sober' });
    expect(state.turns[1]!.found).toHaveLength(2);
  });

  it('a board that is over has its outcome', () => {
    const { state } = openRound(saved(release, 'scramble-result')['scramble']);
    const outcome = { reason: 'played', struck: ['FOIL', 'FOR'], scores: [5, 1], winners: [0] };
    expect(state).toMatchObject({ phase: 'over', outcome });
  });

  it('what was chosen is chosen still', () => {
    const values = saved(release, 'choices');
    // English was the only language then, and nobody's choice.
    const { language: _, ...settings } = values['settings'] as Record<string, unknown>;
    expect(readSettings(values['settings'])).toMatchObject(settings);
    expect(readTable(values['last table'])).toMatchObject(values['last table'] as object);
    expect(readSearch(values['last search'])).toMatchObject(values['last search'] as object);
    expect(readRound(values['last scramble'], usualChoice('', ''))).toMatchObject(values['last scramble'] as object);
  });
});

describe('what release bf2810b kept', () => {
  const release = 'bf2810b';

  it('a word search goes on with its own list, which is known by its name now', () => {
    const engine = openSearch(saved(release, 'search-own-list')['search']);
    const { list } = engine.setup;
    expect(list).toEqual(wordSearch.ownList({ name: 'Our travels', words: list.words }));
    expect(engine.state.found).toHaveLength(3);
    goOn(engine, openSearch, { type: 'hint' });
  });
});
