import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { spelled, unitOf } from '../../../src/engine/alphabet/digraphs';
import { languageIds, playLanguages, tilesOf } from '../../../src/engine/alphabet/languages';
import { byAlphabet } from '../../../src/engine/alphabet/spelling';
import type { Lexicon } from '../../../src/engine/lexicon/lexicon';
import { Dice } from '../../../src/engine/random/dice';
import { scramble } from '../../../src/rules';
import { some } from '../../long';
import { loadWords } from '../../strength/knowledge';
import { slowPaths, slowPoints } from './slow-solver';

const { boardOf, diceOf, diceSides, GameEngine, isBoard, readBoard, readWord, Solver, throwDice } = scramble;
const { filteredWords, sortedWords, usualRules, writtenBoard } = scramble;

/** Written as it lies: squares apart, rows as lines. */
const board = (rows: string) => boardOf(rows.trim().split(/\s+/).map(unitOf).join(''));
const alphabetOf = (id: string) => tilesOf(id).alphabet;

it.each(languageIds)('boards of letters in %s have dice with every letter', (id) => {
  for (const side of diceSides) {
    const dice = diceOf(id, side);
    expect(dice).toHaveLength(side * side);
    expect(dice.every(({ length }) => length === 6)).toBe(true);
    expect([...new Set(dice.flat())].sort(byAlphabet)).toEqual(alphabetOf(id).letters);
  }
});

// Some of the sample's letters are two characters.
describe.each(some(languageIds, ['es']))('boards of letters in %s', (id) => {
  let words: Lexicon;
  let solver: scramble.Solver;

  beforeAll(async () => {
    words = await loadWords(id);
    solver = new Solver(words);
  });

  it('are solved as by trying every word of the list, which is in its order', () => {
    const dice = new Dice(`slow ${id}`);
    const chance = (side: number, from: readonly string[]) =>
      boardOf(Array.from({ length: side * side }, () => from[dice.below(from.length)]).join(''));
    const faces = diceOf(id, 5).flat();
    const boards = [
      ...some([0, 1], [0]).map((roll) => throwDice({ side: 4, seed: id, roll }, id)),
      throwDice({ side: 5, seed: id, roll: 0 }, id),
      ...some([3, 6], [3]).map((side) => chance(side, faces)),
      chance(4, faces.slice(0, 6)),
    ].map((own) => {
      const isOn = new Uint8Array(0x10000);
      for (const letter of own.letters) for (const says of scramble.readingOf(letter)) isOn[says.charCodeAt(0)] = 1;
      return { own, isOn, slow: new Map<string, number[][]>() };
    });
    for (const word of words.words())
      for (const { own, isOn, slow } of boards) {
        let at = 0;
        while (at < word.length && isOn[word.charCodeAt(at)] === 1) at++;
        const paths = at === word.length ? slowPaths(own, word) : [];
        if (paths.length > 0) slow.set(word, paths);
      }
    let found = 0;
    for (const { own, slow } of boards) {
      const traced = sortedWords(solver.trace(own, 2), 'alphabet');
      expect(traced.map(({ word }) => spelled(word))).toEqual([...slow.keys()].map(spelled));
      // Vitest's comparing is dear.
      for (const { word, points, path, paths, everyPath } of traced) {
        const all = slow.get(word)!;
        const told = [points, path, paths, everyPath];
        if (!isDeepStrictEqual(told, [slowPoints(word), all[0], all.length, all]))
          expect.fail(`${spelled(word)}: ${JSON.stringify(told)}`);
      }
      found += traced.length;
      const points = traced.reduce((sum, word) => sum + word.points, 0);
      expect(solver.score(own, 2)).toEqual({ words: traced.length, points });
    }
    expect(found).toBeGreaterThan(200);
  });

  it('are rolled until there are words enough, and each word is played however it is typed', () => {
    const wish = { side: 4, seed: 'a roll', shortest: 3, fewestWords: 100, fewestKnown: 0 } as const;
    const [rolled] = [...rollingTo(solver, wish)].slice(-1);
    expect(rolled).toMatchObject({ isMet: true });
    const { list } = playLanguages[id];
    const players = [{ name: 'Ana' }];
    const engine = new GameEngine({ ...usualRules, board: rolled!.board, words: list, players }, words);
    engine.dispatch({ type: 'begin' });
    for (const [at, { word }] of solver.solve(engine.board).entries()) {
      const typed = spelled(word);
      const ways = [typed, typed.toLocaleLowerCase(id), typed.normalize('NFD'), word];
      expect(engine.dispatch({ type: 'type', word: ways[at % ways.length] })).toMatchObject({ ok: true });
    }
    expect(engine.state.turns[0]!.found).toHaveLength(rolled!.words);
    const again = GameEngine.restore(JSON.parse(JSON.stringify(engine.save())), words);
    expect(again).toBeInstanceOf(GameEngine);
    expect((again as scramble.GameEngine).state).toEqual(engine.state);
  });

  it('are written so that they are read again', () => {
    for (let roll = 0; roll < 20; roll++) {
      const own = throwDice({ side: 5, seed: 'written', roll }, id);
      expect(readBoard(writtenBoard(own), alphabetOf(id))).toEqual(own);
      expect(readBoard(writtenBoard(own).toLocaleLowerCase(id), alphabetOf(id))).toEqual(own);
    }
  });
});

function* rollingTo(solver: scramble.Solver, wish: scramble.BoardSpec) {
  const throws = scramble.rolling(solver, wish);
  for (;;) {
    const { done, value } = throws.next();
    yield value;
    if (done) return;
  }
}

describe('Letters of several characters', () => {
  const spanish = alphabetOf('es');
  const own = board(`
    LL A  CH
    M  A  O
    RR E  Q
  `);

  it('are one square each, and count one: LLAMA has four', async () => {
    const solver = new Solver(await loadWords('es'));
    const found = new Map(solver.solve(own, 2).map((word) => [spelled(word.word), word]));
    expect(found.get('LLAMA')).toMatchObject({ path: [0, 1, 3, 4], points: 1 });
    expect(found.get('MACHO')).toMatchObject({ path: [3, 1, 2, 5], points: 1 });
    expect(readWord('llama', spanish)).toBe(`${unitOf('LL')}AMA`);
    // Two squares of L are no LL.
    const apart = board('L L A M A A A A A');
    expect(solver.solve(apart).map(({ word }) => spelled(word))).not.toContain('LLAMA');
  });

  it.each([
    ['LL A CH M A O RR E Q', own.letters],
    ['ll a ch\nm a o\nrr e qu', own.letters],
    ['llachmaorreq', own.letters],
    ['llachmaorrequ', own.letters],
    ['l l a m', 'LLAM'],
    ['llam', 'LLAM'],
  ])('are read in %j', (text, letters) => {
    const read = readBoard(text, spanish);
    expect(isBoard(read) ? read.letters : '').toBe(letters);
  });

  it('are filtered by what they are', () => {
    const list = ['LLAMA', 'LACRA', 'MACHO'].map((word) => ({ word: readWord(word, spanish)!, points: 1 }));
    const left = (filter: string) => filteredWords(list, filter, spanish).map(({ word }) => spelled(word));
    expect(left('ll')).toEqual(['LLAMA']);
    expect(left('l')).toEqual(['LACRA']);
    expect(left('c')).toEqual(['LACRA']);
    expect(left('?a?o')).toEqual(['MACHO']);
    expect(left('á')).toEqual(['LLAMA', 'LACRA', 'MACHO']);
    expect(left('ж')).toEqual([]);
  });
});

describe('Letters of a language', () => {
  it('are capitals by its own rules: a Turkish i is no ı', () => {
    const turkish = alphabetOf('tr');
    expect(readWord('ılık iri', turkish)).toBeUndefined();
    expect(readWord('ılık', turkish)).toBe('ILIK');
    expect(readWord('iri', turkish)).toBe('İRİ');
    expect(readWord('I\u0307ri', turkish)).toBe('İRİ');
    expect(readWord('iri', alphabetOf('en'))).toBe('IRI');
    expect(readBoard('ıi Iİ', turkish)).toEqual({ side: 2, letters: 'IİIİ' });
    expect(readWord('λέξεις', alphabetOf('el'))).toBe('ΛΕΞΕΙΣ');
    expect(readWord('cœur', alphabetOf('fr'))).toBe('COEUR');
  });

  it('are told from those of another writing, which are named', () => {
    const { letters } = alphabetOf('ru');
    expect(readBoard('АBСD', alphabetOf('ru'))).toEqual({
      reason: 'notLetters',
      strange: ['B', 'D'],
      letters,
      foreign: [
        { sign: 'B', writing: 'Latin' },
        { sign: 'D', writing: 'Latin' },
      ],
    });
    expect(readBoard('abcñ', alphabetOf('tr'))).toEqual({ side: 2, letters: 'ABCN' });
    expect(readBoard('abcw', alphabetOf('tr'))).toMatchObject({ reason: 'notLetters', strange: ['w'] });
  });
});
