import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lettersApart, spelled } from '../../../src/engine/alphabet/digraphs';
import { languageIds, tilesOf } from '../../../src/engine/alphabet/languages';
import { Dice } from '../../../src/engine/random/dice';
import { dayNumber } from '../../../src/engine/saving/time';
import { wordSearch } from '../../../src/rules';
import { often, some } from '../../long';
import { inLetters, packedWords, rudeWordsOf, shippedWords, writtenLists } from './shipped-words';
import { placesByWalking } from './slow-walk';
import { family, turned, twoOrMore } from './words';

const { checkList, dailySetup, dayOfSearch, filterOf, Finder, GameEngine, idOfPage, listOfPage } = wordSearch;
const { pagesOf, presetIds, readShared, shareText, squaresOf } = wordSearch;

const seeds = (count: number) => Array.from({ length: count }, (_, at) => `seed ${at}`);

function begun(setup: wordSearch.Setup, words: wordSearch.LanguageWords) {
  const engine = new GameEngine(setup, words);
  engine.dispatch({ type: 'begin' });
  return engine;
}

it('the grids of old seeds and days are what they have always been, and so are their links', () => {
  const { directions } = wordSearch;
  const sum = createHash('sha256');
  for (let n = 0; n < 240; n++) {
    const setup: wordSearch.Setup = {
      list: wordSearch.presetList(presetIds[n % 24]!),
      directions: n % 3 ? [...directions] : directions.slice(0, 2 + (n % 6)),
      clock: 'standard',
      seed: `old ${n}`,
      filter: 'family',
    };
    sum.update(begun(setup, family).state.grid.join('\n')).update(shareText(setup));
  }
  for (let day = 1; day <= 28; day++) {
    const setup = dailySetup(`2026-11-${String(day).padStart(2, '0')}`, family, 'authors')!;
    sum.update(begun(setup, family).state.grid.join('\n')).update(JSON.stringify(setup));
  }
  expect(sum.digest('hex')).toBe('a2e8476a20d10f8a4f49a4ea18640efb6d8328d0476d967a96dc91b6f9823668');
});

describe.each(some(languageIds, ['en', 'es', 'el']))('Word search in %s', (id) => {
  const words = shippedWords(id);
  const { alphabet } = tilesOf(id);
  const rude = rudeWordsOf(id);
  const rudeFinder = new Finder(rude, alphabet);
  const pages = pagesOf(id);
  const setupOf = (seed: string, dice: Dice): wordSearch.Setup => ({
    list: listOfPage(words, { page: pages[dice.below(pages.length)]!, language: id }, seed),
    directions: wordSearch.inOrder(twoOrMore(dice)),
    clock: 'standard',
    seed,
    filter: filterOf(id),
  });

  it('knows all rude words by the shortest within them', () => {
    for (const word of rude)
      expect(
        words.finder.words.some((own) => word.includes(own)),
        word,
      ).toBe(true);
    if (id !== 'en') for (const own of words.finder.words) expect(rude).toContain(own);
  });

  it('has lists that pass every check of an own one, with words of many lengths and none rude, from either end', () => {
    const some = pages.flatMap((page) => {
      const own = wordSearch.isDrawn(page) ? seeds(often(20, 60)) : ['any'];
      return own.map((seed) => listOfPage(words, { page, language: id }, seed));
    });
    for (const list of some) {
      expect(checkList({ name: 'Shipped', words: list.words.map(spelled) }, [], alphabet)).toMatchObject({
        ready: 14,
        sound: true,
      });
      for (const word of list.words)
        expect(
          rude.filter((own) => word.includes(own) || turned(word).includes(own)),
          word,
        ).toEqual([]);
      expect(new Set(list.words.map(({ length }) => length)).size, list.id).toBeGreaterThanOrEqual(2);
    }
  });

  if (id !== 'en')
    it('packs what is written in its folder', () => {
      if (!pages.every(wordSearch.isDrawn)) {
        const written = Object.entries(writtenLists(id));
        expect(written.map(([page]) => page)).toEqual(presetIds);
        const read = written.map(([page, text]) => [page, text.split(' ').map((word) => inLetters(word, id))]);
        expect(words.listed).toEqual(Object.fromEntries(read));
      }
      const text = packedWords(id);
      for (const damaged of ['', '{}', text.slice(0, -9), text.replace('"listed":', '"listed":7,"x":')])
        expect(wordSearch.readBrought(damaged, id)).toBeUndefined();
      const other = languageIds.find((own) => pagesOf(own)[0] !== pages[0])!;
      expect(wordSearch.readBrought(text, other)).toBeUndefined();
    });

  it('lays grids in which every word lies once, its letters one a square, and nothing rude by accident', () => {
    const dice = new Dice(`grids ${id}`);
    let several = 0;
    for (const seed of seeds(often(70, 220))) {
      const setup = setupOf(seed, dice);
      const { grid, laid } = begun(setup, words).state;
      expect(grid.every((row) => row.length === 18 && [...row].every((own) => alphabet.letters.includes(own)))).toBe(
        true,
      );
      expect(laid.map(({ word }) => word)).toEqual(setup.list.words);
      for (const place of laid) {
        const letters = squaresOf(place).map(({ x, y }) => grid[y]?.[x]);
        expect(letters.join('')).toBe(place.word);
        // Where a letter has several characters, others side by side must not read the same.
        const readings = lettersApart(place.word, alphabet).map((reading) => placesByWalking(grid, reading).length);
        expect(readings).toEqual([1, ...readings.slice(1).map(() => 0)]);
        several += readings.length - 1;
      }
      expect(rudeFinder.in(grid).map(({ word }) => word)).toEqual([]);
    }
    expect(several > 0).toBe(id === 'es');
  });

  it('is told in a link, and opens in its language alone', () => {
    const dice = new Dice(`links ${id}`);
    for (const seed of seeds(12)) {
      const setup = setupOf(seed, dice);
      const text = shareText(setup);
      expect(text).toMatch(/^[\w.~%-]+$/);
      expect(wordSearch.languageShared(text)).toEqual({ language: id });
      expect(readShared(text, words)).toEqual(setup);
      const other = languageIds[(languageIds.indexOf(id) + 1) % languageIds.length]!;
      expect(readShared(text, shippedWords(other))).toBe('damaged');
    }
    const list = wordSearch.ownList({
      name: 'Own',
      language: id,
      words: listOfPage(words, { page: pages[0]!, language: id }, 'own').words,
    });
    const own: wordSearch.Setup = { ...setupOf('own', dice), list, cappedBonus: true };
    expect(readShared(shareText(own), words)).toEqual(own);
  });

  it('is kept with its language, and refused with other words than its lists have', () => {
    const setup = setupOf('kept', new Dice(`kept ${id}`));
    const save = JSON.parse(JSON.stringify(begun(setup, words).save()));
    const restored = GameEngine.restore(save, words);
    expect(restored instanceof GameEngine && restored.state.grid).toEqual(begun(setup, words).state.grid);
    const swapped = { ...setup, list: { ...setup.list, words: setup.list.words.toReversed() } };
    expect(() => new GameEngine(swapped, words)).toThrow('badList');
    const other = shippedWords(languageIds[(languageIds.indexOf(id) + 1) % languageIds.length]!);
    expect(GameEngine.restore(save, other)).toEqual({ reason: 'otherFilter' });
  });

  it('has a grid of each day, and all its lists have their turn', () => {
    const all = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2026, 10, 1 + at)).toISOString().slice(0, 10));
    const first = all.findIndex((day) => dayNumber(day)! % pages.length === 0);
    const days = all.slice(first, first + pages.length);
    const setups = days.map((day) => dailySetup(day, words)!);
    expect(setups.map((setup) => dayOfSearch(setup, words))).toEqual(days);
    expect(setups.map(({ list }) => list.id).toSorted()).toEqual(
      pages.map((page) => idOfPage({ page, language: id })).toSorted(),
    );
  });
});
