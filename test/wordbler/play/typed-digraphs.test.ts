import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../src/engine/alphabet/digraphs';
import { type LanguageId, playLanguages } from '../../../src/engine/alphabet/languages';
import { GameEngine, presets } from '../../../src/rules';
import { Gestures, type Objection } from '../../../src/wordbler/play/gestures';
import { Match } from '../../../src/wordbler/play/match';
import { Typing } from '../../../src/wordbler/play/typing';
import { letterOfKey } from '../../../src/wordbler/play/written-letters';

let match: Match;
let gestures: Gestures;
let typing: Typing;
let refusals: Objection[];

const type = (word: string) => {
  for (const letter of word) typing.letter(letter);
};
const laid = () => match.state.laid.map(({ letter, x, y }) => `${letter}${x},${y}`).join(' ');
const cursor = () => `${typing.cursor.x},${typing.cursor.y} ${typing.cursor.direction}`;
const chosen = () => [...gestures.chosen].map((tile) => match.engine.faces[tile]!.letter || '?').join('');

describe('typing in Spanish', () => {
  const setup = {
    seats: ['Ana', 'Bea'].map((name) => ({ name, kind: 'person' as const })),
    rules: presets.casual,
    seed: 'x',
    tiles: 'es',
    words: 'es1',
  };
  /** Has these tiles on the rack of whoever begins. */
  function sitWith(...rack: string[]) {
    const engine = new GameEngine(setup, { id: 'es1', has: () => true });
    engine.dispatch({ type: 'begin' });
    const { racks, toMove } = engine.state;
    const left = [...engine.faces.keys()];
    racks[toMove] = rack.map((letter) => {
      const at = left.findIndex((tile) => engine.faces[tile]!.letter === (letter === '?' ? '' : unitOf(letter)));
      return left.splice(at, 1)[0]!;
    });
    match = Match.of(engine);
    refusals = [];
    const refused = (reason: Objection) => refusals.push(reason);
    gestures = new Gestures(match, { refused, words: () => undefined, changed: () => {} });
    typing = new Typing(match, gestures, { refused, pointed: () => {} });
    typing.step({ x: 1, y: 0 });
  }

  it('makes one tile of two keys where the rack has it', () => {
    sitWith('CH', 'C', 'H', 'A', 'LL', 'E', 'R');
    type('CHA');
    expect(laid()).toBe(`${unitOf('CH')}7,7 A8,7`);
    expect(cursor()).toBe('9,7 across');
    expect(refusals).toEqual([]);
  });

  it('takes the first key for both where there is no tile for it alone', () => {
    sitWith('LL', 'A', 'M', 'A', 'E', 'E', 'R');
    type('LLAMA');
    expect(laid()).toBe(`${unitOf('LL')}7,7 A8,7 M9,7 A10,7`);
    expect(refusals).toEqual([]);
  });

  it('lays two tiles where there is none for both, and where something came between', () => {
    sitWith('C', 'H', 'A', 'R', 'RR', 'R', 'O');
    type('CH');
    expect(laid()).toBe('C7,7 H8,7');
    type('RARO');
    expect(laid()).toBe('C7,7 H8,7 R9,7 A10,7 R11,7 O12,7');
  });

  it('gives a blank the first letter back for the tile of both', () => {
    sitWith('?', 'RR', 'A', 'O', 'E', 'E', 'S');
    type('RRO');
    expect(laid()).toBe(`${unitOf('RR')}7,7 O8,7`);
  });

  it('chooses the tile of both for an exchange', () => {
    sitWith('CH', 'C', 'H', 'A', 'LL', 'E', 'R');
    gestures.exchange();
    type('CH');
    expect(chosen()).toBe(unitOf('CH'));
  });
});

describe('a key', () => {
  const letter = (key: string, id: LanguageId) => letterOfKey(key, playLanguages[id].tiles.alphabet);

  it.each<[string, LanguageId, string | undefined]>([
    ['i', 'en', 'I'],
    ['i', 'tr', 'İ'],
    ['ı', 'tr', 'I'],
    ['I', 'tr', 'I'],
    ['ş', 'tr', 'Ş'],
    ['ñ', 'es', 'Ñ'],
    ['é', 'fr', 'E'],
    ['é', 'es', 'E'],
    ['ё', 'ru', 'Ё'],
    ['ά', 'el', 'Α'],
    ['ς', 'el', 'Σ'],
    ['ą', 'pl', 'Ą'],
    ['a', 'ru', undefined],
    ['œ', 'fr', undefined],
    ['Enter', 'en', undefined],
    ['5', 'en', undefined],
  ])('%s writes in %s: %s', (key, id, expected) => {
    expect(letter(key, id)).toBe(expected);
  });
});
