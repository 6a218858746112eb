import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { english, scramble } from '../../../src/rules';
import { often } from '../../long';
import { slowPaths } from './slow-solver';
import { board, chanceBoard, familiarity, solver } from './words';

const { boardFrom, dailySpec, filteredWords, isKnown, lengthGroups, marked, rolling } = scramble;
const { placed, sortedWords, stillToFind, walkthrough, wordsFrom, wordsInside, wordsThrough } = scramble;

const pictured = board('FBNG OILE RVLY PTON');
const words = marked(solver.solve(pictured), familiarity);
const texts = (list: readonly { word: string }[]) => list.map(({ word }) => word);

const only = (...list: string[]) => list.map((word) => ({ word, points: scramble.pointsFor(word.length) }));

describe('A list of words', () => {
  const some = only('TON', 'PROFILE', 'LOVINGLY', 'BORINGLY', 'OIL', 'BILLY');

  it('is sorted by score, length or alphabet', () => {
    expect(texts(sortedWords(some, 'alphabet'))).toEqual(texts(some).toSorted());
    const best = ['BORINGLY', 'LOVINGLY', 'PROFILE', 'BILLY', 'OIL', 'TON'];
    expect(texts(sortedWords(some, 'length'))).toEqual(best);
    expect(texts(sortedWords(some, 'score'))).toEqual(best);
    expect(texts(sortedWords(only('ABCD', 'ABCDEFGH', 'ABCDEFGHI', 'ABE'), 'score'))).toEqual([
      'ABCDEFGHI',
      'ABCDEFGH',
      'ABCD',
      'ABE',
    ]);
  });

  it.each([
    ['', 6],
    ['ing', 2],
    [' I N G ', 2],
    ['ing*', 0],
    ['*ing*', 2],
    ['b*', 2],
    ['*l*y', 3],
    ['?il', 1],
    ['???', 2],
    ['o??*', 1],
    ['*', 6],
    ['?', 0],
    ['é', 1],
    ['я', 0],
    ['(', 0],
    [`${'*a'.repeat(500)}`, 0],
  ])('filtered by %j holds %i', (filter, count) => {
    expect(filteredWords(some, filter, english)).toHaveLength(count);
  });

  it('filtered by a pattern agrees with a regular expression', () => {
    const dice = new Dice('patterns');
    for (let round = 0; round < 300; round++) {
      const pattern = Array.from({ length: 1 + dice.below(5) }, () => '?*INLOG*'[dice.below(8)]).join('');
      if (!/[?*]/.test(pattern)) continue;
      const plain = new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll('?', '.')}$`);
      expect(texts(filteredWords(words, pattern, english)), pattern).toEqual(
        texts(words).filter((word) => plain.test(word)),
      );
    }
  });

  it('is grouped by length, 8 and more in one', () => {
    const groups = lengthGroups(only('TON', 'LOVINGLY', 'ABCDEFGHIJ', 'OR', 'OIL'));
    expect(groups.map(({ length, orMore, words: own }) => [length, orMore, texts(own)])).toEqual([
      [8, true, ['LOVINGLY', 'ABCDEFGHIJ']],
      [3, false, ['TON', 'OIL']],
      [2, false, ['OR']],
    ]);
  });

  it('tells what is inside a word', () => {
    expect(texts(wordsInside('LOVINGLY', only('LOVING', 'VIN', 'LOVINGLY', 'TON', 'IN')))).toEqual([
      'LOVING',
      'VIN',
      'IN',
    ]);
  });
});

describe('Squares', () => {
  it('know in how many words they take part, and which begin there', () => {
    const dice = new Dice('squares');
    for (let round = 0; round < 30; round++) {
      const own = chanceBoard(3 + (round % 2), dice);
      const list = placed(own, solver.solve(own));
      const paths = list.map(({ word }) => slowPaths(own, word));
      const squares = [...own.letters].map((_, square) => square);
      expect(wordsThrough(own, list)).toEqual(
        squares.map((square) => paths.filter((of) => of.some((path) => path.includes(square))).length),
      );
      expect(wordsFrom(own, list)).toEqual(
        squares.map((square) => list.filter((_, at) => paths[at]!.some(([start]) => start === square))),
      );
    }
  });

  it('count less with every word that is found', () => {
    const found = words.filter((_, at) => at % 3 === 0);
    const left = stillToFind(words, found);
    expect(left).toHaveLength(words.length - found.length);
    const before = wordsThrough(pictured, placed(pictured, words));
    const after = wordsThrough(pictured, placed(pictured, left));
    const gone = wordsThrough(pictured, placed(pictured, found));
    expect(after).toEqual(before.map((count, square) => count - gone[square]!));
  });
});

describe('A board that plays itself', () => {
  it('plays every word once, rude ones too, along its path, and adds up', () => {
    const mixed = words.map((own, at) => (at % 7 === 0 ? { ...own, isRude: true as const } : own));
    for (const order of [undefined, 'score', 'length', 'alphabet'] as const) {
      const watched = walkthrough(mixed, order);
      expect(texts(watched).toSorted()).toEqual(texts(words).toSorted());
      let score = 0;
      for (const [place, { word, path, points, score: own, words: count }] of watched.entries()) {
        score += points;
        expect([own, count]).toEqual([score, place + 1]);
        expect(scramble.wordAlong(pictured, path)).toBe(word);
      }
    }
  });

  it('like a person begins with what everybody knows, and lets words grow', () => {
    const played = texts(walkthrough(words));
    const place = (list: readonly { word: string }[]) =>
      list.reduce((sum, { word }) => sum + played.indexOf(word), 0) / list.length;
    expect(place(words.filter(isKnown))).toBeLessThan(0.6 * place(words.filter((own) => !isKnown(own))));
    const levels: Record<string, number> = { ROBIN: 10, LOVING: 20, TON: 20, BORING: 35 };
    const marks = { levelOf: (word: string) => levels[word], isRude: () => false };
    const few = solver.solve(pictured).filter(({ word }) => /^(ROBIN|LOVING|TON|TONY|BORING|ROVING)/.test(word));
    expect(texts(walkthrough(marked(few, marks)))).toEqual([
      'ROBIN',
      'ROBING',
      'LOVING',
      'LOVINGLY',
      'TON',
      'TONY',
      'BORING',
      'BORINGLY',
      'ROVINGLY',
      'ROVING',
    ]);
  });
});

describe('Rolling', () => {
  function rolled(wish: Partial<scramble.BoardSpec>, marks?: scramble.WordMarks, from = 0) {
    const whole = { side: 4 as const, seed: 'roll', shortest: 3, fewestWords: 0, fewestKnown: 0, ...wish };
    const throws = rolling(solver, whole, marks, from);
    for (let steps = 0; ; steps++) {
      const { done, value } = throws.next();
      if (done) return { ...value, steps };
    }
  }

  it('takes the first throw that is as wished', () => {
    for (const [side, fewestWords, fewestKnown] of [
      [4, 0, 0],
      [4, 150, 0],
      [4, 100, 60],
      [5, 300, 0],
      [5, 250, 140],
    ] as const) {
      const got = rolled({ side, fewestWords, fewestKnown }, familiarity);
      expect(got.isMet).toBe(true);
      for (let roll = 0; roll <= got.board.roll; roll++) {
        const list = marked(solver.solve(boardFrom({ ...got.board, roll }, 'en')), familiarity);
        const isGood = list.length >= fewestWords && list.filter(isKnown).length >= fewestKnown;
        expect(isGood).toBe(roll === got.board.roll);
        if (isGood) expect(got).toMatchObject({ words: list.length });
        if (isGood && fewestKnown > 0) expect(got.known).toBe(list.filter(isKnown).length);
      }
    }
  });

  it('goes on from a throw, counts from the shortest length, and is the same every time', () => {
    const first = rolled({ fewestWords: 120 });
    const next = rolled({ fewestWords: 120 }, undefined, first.board.roll + 1);
    expect(next.board.roll).toBeGreaterThan(first.board.roll);
    expect(rolled({ fewestWords: 120 }, undefined, first.board.roll + 1)).toEqual(next);
    const long = rolled({ shortest: 5, fewestWords: 40 });
    expect(long.words).toBe(solver.solve(boardFrom(long.board, 'en'), 5).length);
    expect(solver.score(boardFrom(long.board, 'en'), 5)).toEqual({ words: long.words, points: long.points });
  });

  it('where nobody can say what is known goes by the number of words', () => {
    const { known, ...blind } = rolled({ fewestWords: 120, fewestKnown: 1000 });
    expect(known).toBeUndefined();
    expect(blind).toEqual(rolled({ fewestWords: 120 }));
  });

  it('that cannot come true ends with the best of many throws', () => {
    const none = rolled({ fewestWords: 100_000 });
    expect(none).toMatchObject({ isMet: false });
    expect(none.steps).toBeGreaterThan(100);
    const most = Math.max(
      ...Array.from({ length: 2000 }, (_, roll) => solver.score(boardFrom({ ...none.board, roll }, 'en')).words),
    );
    expect(none.words).toBe(most);
    const unknown = rolled({ fewestWords: 50, fewestKnown: 1000 }, familiarity);
    expect(unknown.isMet).toBe(false);
    expect(unknown.known).toBeGreaterThan(100);
  });

  it('finds a good board for every day', () => {
    for (let day = 0; day < often(25, 365); day++) {
      const wish = dailySpec(new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))!;
      expect(rolled(wish, familiarity).isMet, wish.seed).toBe(true);
    }
  });
});
