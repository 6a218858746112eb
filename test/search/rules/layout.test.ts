import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { wordSearch } from '../../../src/rules';
import { often, some } from '../../long';
import { placesByWalking } from './slow-walk';
import { allChoices, chanceWords, family, mixedWords, rudeWords, turned, twoOrMore } from './words';

const { directions, languageWords, Finder, gridSize, layOut, noFilter, presetIds, presetWords, squaresOf, steps } =
  wordSearch;

/** What is wrong with a grid, read with the finder, which agrees with the slow walk. */
function faultsOf({ words, directions: chosen, size }: wordSearch.LayoutSpec, layout?: wordSearch.Layout) {
  if (!layout) return ['not laid'];
  const { grid, laid } = layout;
  const faults: string[] = [];
  const note = (fault: string, isThere: boolean) => isThere && faults.push(fault);
  note('shape', grid.length !== size || !grid.every((row) => row.length === size && /^[A-Z]+$/.test(row)));
  note('words', laid.map(({ word }) => word).join() !== words.join());
  for (const place of laid) {
    note(`${place.word} runs ${place.direction}`, !chosen.includes(place.direction));
    const letters = squaresOf(place).map(({ x, y }) => grid[y]?.[x]);
    note(`${place.word} is ${letters}`, letters.join('') !== place.word);
  }
  const seen = new Finder(words).in(grid).map(({ word }) => word);
  note(`seen are ${seen}`, seen.join() !== words.join());
  return faults;
}

const accidentsIn = ({ grid, laid }: wordSearch.Layout) =>
  family.finder
    .in(grid)
    .map(({ word }) => word)
    .filter((rude) => !laid.some(({ word }) => word.includes(rude) || turned(word).includes(rude)));

function expectSound(wish: wordSearch.LayoutSpec): wordSearch.Layout {
  const layout = layOut(wish);
  const faults = faultsOf(wish, layout);
  if (!layout || faults.length > 0)
    throw new Error(`${faults} in ${JSON.stringify({ ...wish, filter: wish.filter.id })}`);
  if (wish.filter === family) expect(accidentsIn(layout)).toEqual([]);
  return layout;
}

describe('A grid', () => {
  it('holds all fourteen words of every preset, each once, for every choice of two directions or more', () => {
    for (const [at, id] of presetIds.entries()) {
      const words = presetWords(id);
      for (const [choice, chosen] of allChoices.entries()) {
        if (choice % presetIds.length !== at && chosen.length > 2) continue;
        const wish = { words, directions: chosen, size: gridSize, seed: `${id} ${choice}`, filter: family };
        expectSound(wish);
      }
    }
  });

  it.each(some([1, 2, 3], [1]))('of mixed words shows none twice and no rude one: thousand no. %i', (thousand) => {
    const dice = new Dice(`mixed lists ${thousand}`);
    for (let seed = 0; seed < often(120, 1000); seed++) {
      const words = mixedWords(14, dice);
      const wish = {
        words,
        directions: twoOrMore(dice),
        size: gridSize,
        seed: `${thousand} ${seed}`,
        filter: family,
      };
      expectSound(wish);
    }
  });

  it('takes fourteen words of ten letters, whatever the directions', () => {
    const dice = new Dice('long');
    for (const chosen of some(
      allChoices,
      allChoices.filter((_, at) => at % 4 === 0),
    )) {
      const words = chanceWords(14, [10], 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', dice);
      const wish = { words, directions: chosen, size: gridSize, seed: 'long', filter: family };
      expectSound(wish);
    }
  });

  it('keeps words apart that are much alike', () => {
    const dice = new Dice('alike');
    for (let seed = 0; seed < often(20, 150); seed++) {
      const words = chanceWords(14, [3, 4, 5], seed % 2 ? 'ABE' : 'ANTS', dice);
      const wish = { words, directions: twoOrMore(dice), size: gridSize, seed: `${seed}`, filter: noFilter };
      const layout = expectSound(wish);
      for (const word of words) expect(placesByWalking(layout.grid, word)).toHaveLength(1);
    }
  });

  it('takes forty words', () => {
    const dice = new Dice('forty');
    for (let seed = 0; seed < often(25, 400); seed++) {
      const words = mixedWords(40, dice);
      const chosen = seed < allChoices.length ? allChoices[seed]! : twoOrMore(dice);
      const wish = { words, directions: chosen, size: gridSize, seed: `${seed}`, filter: family };
      expectSound(wish);
    }
  });

  it('of 12 by 12 takes fourteen words', () => {
    const dice = new Dice('twelve');
    for (let seed = 0; seed < often(50, 800); seed++) {
      const words = seed % 2 ? presetWords(presetIds[seed % presetIds.length]!) : mixedWords(14, dice);
      const chosen = allChoices[seed % allChoices.length]!;
      const wish = { words, directions: chosen, size: 12, seed: `${seed}`, filter: family };
      expectSound(wish);
    }
  });

  it('is the same for the same seed, list and directions, in whatever order they were chosen', () => {
    const dice = new Dice('same');
    for (let seed = 0; seed < often(30, 100); seed++) {
      const words = mixedWords(14, dice);
      const chosen = twoOrMore(dice);
      const wish = { words, directions: chosen, size: gridSize, seed: `${seed}`, filter: family };
      const grid = layOut(wish);
      expect(layOut({ ...wish, directions: [...chosen].reverse() })).toEqual(grid);
      expect(layOut({ ...wish, seed: `${seed}'` })?.grid).not.toEqual(grid?.grid);
    }
  });

  it('is never asked for in vain for ever: what cannot be laid is given up', () => {
    const wish = { directions: [...directions], seed: 'x', filter: noFilter };
    expect(layOut({ ...wish, words: ['CAT', 'CATTLE'], size: 18 })).toBeUndefined();
    expect(layOut({ ...wish, words: ['HORSE'], size: 4 })).toBeUndefined();
    const tooMany = chanceWords(60, [10], 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', new Dice('many'));
    expect(layOut({ ...wish, words: tooMany, size: 18 })).toBeUndefined();
  });

  it('shows a rude word only where a word of the list has it within', () => {
    const words = ['PEACOCK', 'GRAPE', 'SPOON', 'CLASSES'];
    for (let seed = 0; seed < often(60, 200); seed++) {
      const layout = layOut({
        words,
        directions: [...directions],
        size: 12,
        seed: `${seed}`,
        filter: family,
      });
      const seen = family.finder.in(layout!.grid).map(({ word }) => word);
      expect(seen.sort()).toEqual(
        ['ASS', 'ASSES', 'COCK', 'POON', 'RAPE', 'SSA'].filter((word) => rudeWords.includes(word)),
      );
    }
  });

  it('would show doubles and rude words without such care', () => {
    // The same fillers under no guard: the properties above are not true by themselves.
    const dice = new Dice('careless');
    let rude = 0;
    for (let seed = 0; seed < 50; seed++) {
      const words = mixedWords(14, dice);
      const layout = layOut({
        words,
        directions: [...directions],
        size: gridSize,
        seed: `${seed}`,
        filter: noFilter,
      });
      rude += family.finder.in(layout!.grid).length;
    }
    expect(rude).toBeGreaterThan(20);
  });
});

describe('The directions', () => {
  it('are used about equally often, few or many of them', () => {
    const dice = new Dice('equally');
    for (const chosen of [[...directions], ...Array.from({ length: often(4, 12) }, () => twoOrMore(dice))]) {
      const uses = new Map(chosen.map((direction) => [direction, 0]));
      for (let seed = 0; seed < 60; seed++) {
        const words = mixedWords(14, dice);
        const layout = layOut({ words, directions: chosen, size: gridSize, seed: `${seed}`, filter: family });
        for (const { direction } of layout!.laid) uses.set(direction, uses.get(direction)! + 1);
      }
      const fair = (60 * 14) / chosen.length;
      for (const [direction, count] of uses) {
        expect(count, `${direction} of ${chosen}`).toBeGreaterThan(fair * 0.8);
        expect(count, `${direction} of ${chosen}`).toBeLessThan(fair * 1.2);
      }
    }
  });

  it('do not depend on the length of a word, nor starts on the place in the list', () => {
    const words = presetWords('space');
    const [sums, grids] = [words.map(() => ({ x: 0, y: 0, multiplier: 0 })), 600];
    for (let seed = 0; seed < grids; seed++) {
      const { laid } = layOut({
        words,
        directions: [...directions],
        size: gridSize,
        seed: `${seed}`,
        filter: noFilter,
      })!;
      for (const [at, { word, x, y, direction }] of laid.entries()) {
        const half = (word.length - 1) / 2;
        sums[at]!.x += x + steps[direction].x * half;
        sums[at]!.y += y + steps[direction].y * half;
        sums[at]!.multiplier += wordSearch.multipliers[direction];
      }
    }
    for (const { x, y, multiplier } of sums) {
      for (const middle of [x, y]) expect(Math.abs(middle / grids - (gridSize - 1) / 2)).toBeLessThan(0.8);
      expect(Math.abs(multiplier / grids - 20)).toBeLessThan(1.5);
    }
  });

  it('have the multipliers of the rule book', () => {
    const { right, down, left, up, downLeft, downRight, upLeft, upRight } = wordSearch.multipliers;
    expect([right, down, left, up]).toEqual([10, 10, 20, 20]);
    expect([downLeft, downRight, upLeft, upRight]).toEqual([20, 20, 30, 30]);
  });

  it.each([
    [['right', 'up'], undefined],
    [['right'], 'tooFewDirections'],
    [[], 'tooFewDirections'],
    [['right', 'right'], 'tooFewDirections'],
    [['right', 'right', 'up'], 'badDirections'],
    [['right', 'across'], 'badDirections'],
    [new Array(3), 'badDirections'],
    ['right', 'badDirections'],
    [null, 'badDirections'],
  ])('%j: %s', (chosen, fault) => {
    expect(wordSearch.directionsFault(chosen)).toBe(fault);
  });
});

describe('A family filter', () => {
  it('takes words in any case and leaves out what no grid can show', () => {
    const filter = languageWords('own', ['darn ', 'Heck', 'é', 'x', 'no', '', 'naïve', 'two words']);
    expect(filter.finder.words).toEqual(['DARN', 'HECK', 'X', 'NO']);
    const grid = ['HECKX', 'AAAAX', 'ONNRA', 'XXXAX', 'DXXXX'];
    expect(filter.finder.in(grid).map(({ word }) => word)).toEqual(['DARN', 'HECK'].slice(1));
  });
});
