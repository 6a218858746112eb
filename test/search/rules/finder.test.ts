import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { wordSearch } from '../../../src/rules';
import { placesByWalking } from './slow-walk';
import { family, mixedWords, rudeWords, turned } from './words';

const { directions, Finder, layOut, squaresOf } = wordSearch;

const written = (place: wordSearch.LaidWord) =>
  squaresOf(place)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

function randomGrid(size: number, letters: string, dice: Dice): string[] {
  return Array.from({ length: size }, () =>
    Array.from({ length: size }, () => letters[dice.below(letters.length)]).join(''),
  );
}

/** Place by place, and each told as it is read: the letters along it spell the word. */
function expectAgreement(grid: readonly string[], words: readonly string[]): number {
  const found = new Finder(words).in(grid);
  for (const place of found)
    expect(
      squaresOf(place)
        .map(({ x, y }) => grid[y]?.[x])
        .join(''),
    ).toBe(place.word);
  let count = 0;
  for (const word of new Set(words)) {
    const own = found.filter((place) => place.word === word).map(written);
    const walked = placesByWalking(grid, word);
    // Where a word is the same from behind, either end may be called the first.
    const both = (place: string) => [place, place.split(' ').reverse().join(' ')];
    expect(own.length, word).toBe(walked.length);
    for (const place of own)
      expect(
        walked.some((other) => both(other).includes(place)),
        `${word} ${place}`,
      ).toBe(true);
    if (turned(word) !== word) expect(own.sort(), word).toEqual(walked.sort());
    count += own.length;
  }
  return count;
}

describe('The finder', () => {
  it('agrees with a walk from every square in every direction, on grids of few letters', () => {
    const dice = new Dice('finder');
    let count = 0;
    for (let round = 0; round < 150; round++) {
      const letters = ['AB', 'ABC', 'STEAM'][round % 3]!;
      const grid = randomGrid(3 + dice.below(8), letters, dice);
      const words = new Set<string>();
      while (words.size < 8) {
        const length = 3 + dice.below(4);
        words.add(Array.from({ length }, () => letters[dice.below(letters.length)]).join(''));
      }
      count += expectAgreement(grid, [...words]);
    }
    expect(count).toBeGreaterThan(5000);
  });

  it('agrees with it on the grids of the game, for the list and for rude words', () => {
    const dice = new Dice('real');
    for (let seed = 0; seed < 12; seed++) {
      const words = mixedWords(14, dice);
      const { grid } = layOut({
        words,
        directions: [...directions],
        size: 18,
        seed: `${seed}`,
        filter: family,
      })!;
      expect(expectAgreement(grid, words)).toBe(14);
      const some = dice.shuffled(rudeWords).slice(0, 40);
      expectAgreement(grid, some);
      expectAgreement(randomGrid(18, 'ABCEKNORSTUI', dice), [...some, ...words]);
    }
  });

  it.each([
    ['right', 2, 2],
    ['left', 2, 2],
    ['down', 2, 2],
    ['up', 2, 2],
    ['downRight', 2, 2],
    ['downLeft', 2, 2],
    ['upRight', 2, 2],
    ['upLeft', 2, 2],
  ] as const)('finds a word that runs %s', (direction, x, y) => {
    const grid = Array.from({ length: 5 }, () => [...'.....']);
    for (const [at, square] of squaresOf({ word: 'CAT', x, y, direction }).entries())
      grid[square.y]![square.x] = 'CAT'[at]!;
    const rows = grid.map((row) => row.join('').replaceAll('.', 'X'));
    expect(new Finder(['CAT']).in(rows)).toEqual([{ word: 'CAT', x, y, direction }]);
    expect(new Finder(['TAC']).in(rows)).toHaveLength(1);
  });

  it('does not read round the edge', () => {
    const rows = ['XXXXCA', 'TXXXXX', 'XXXXXC', 'AXXXXX', 'XTXXXX', 'CXXXXX'];
    expect(new Finder(['CAT']).in(rows)).toEqual([]);
  });

  it('tells a word that is the same from behind once', () => {
    expect(new Finder(['LEVEL']).in(['LEVEL', 'XXXXX', 'XXXXX', 'XXXXX', 'XXXXX'])).toHaveLength(1);
    expect(new Finder(['AAA']).in(['AAAA', 'XXXX', 'XXXX', 'XXXX'])).toHaveLength(2);
  });

  it('finds every word of a list with the same three letters in front', () => {
    const rows = ['CARPETX', ...new Array(6).fill('XXXXXXX')];
    const found = new Finder(['CAR', 'CARP', 'CARPET', 'CARS', 'TEP']).in(rows);
    expect(found.map(({ word }) => word)).toEqual(['CAR', 'CARP', 'CARPET', 'TEP']);
  });
});
