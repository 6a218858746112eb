import { describe, expect, it } from 'vitest';
import type { LanguageId } from '../../../src/engine/alphabet/languages';
import { wordSearch } from '../../../src/rules';
import { linkTo, listOf, readChoice, type SharedGrid, sharedIn, turnWay } from '../../../src/search/play/choice';
import { englishWords } from '../../../src/search/play/words';
import { dayOf } from '../../../src/shared/play/day';

const first = {
  list: 'gardenBirds',
  directions: [...wordSearch.directions],
  rules: 'casual',
  clock: 'standard',
  cappedBonus: false,
};

describe('the last choice', () => {
  it.each([[undefined], [null], ['text'], [[]], [{ list: 7, directions: ['right'], clock: 'wild' }]])(
    'is as at the first visit when %j was kept',
    (saved) => expect(readChoice(saved)).toEqual(first),
  );

  it('is found again, the directions in their usual order', () => {
    const saved = { list: 'own-1', directions: ['upRight', 'right'], clock: 'off', cappedBonus: true };
    const read = { ...saved, directions: ['right', 'upRight'] };
    expect(readChoice({ ...saved, rules: 'casual' })).toEqual({ ...read, rules: 'casual' });
    // Earlier releases had no other rules.
    expect(readChoice(saved)).toEqual({ ...read, rules: 'authors' });
  });
});

describe('a direction', () => {
  it('is taken out and put in again', () => {
    const without = turnWay(wordSearch.directions, 'left');
    expect(without).toEqual(wordSearch.directions.filter((way) => way !== 'left'));
    expect(turnWay(without as wordSearch.Direction[], 'left')).toEqual(wordSearch.directions);
  });

  it('stays where it is one of the last two', () => {
    expect(turnWay(['right', 'down'], 'down')).toBe('tooFewDirections');
  });
});

describe('the list that is chosen', () => {
  const own = { name: 'Mi lista', language: 'es' as const, words: wordSearch.presetWords('music') };

  it('is the same category in a language that has it, else its first; one of one’s own stays what it is', () => {
    const lists = { all: [own] };
    const idIn = (list: string, language: LanguageId) => listOf(lists, { list }, language).id;
    expect(idIn('fruit', 'en')).toBe('fruit');
    expect(idIn('fruit', 'fr')).toBe('fr-fruit');
    expect(idIn('fr-fruit', 'es')).toBe('es-fruit');
    expect(idIn('fr-fruit', 'ru')).toBe('ru-everyday');
    expect(idIn('el-longWords', 'ru')).toBe('ru-longWords');
    expect(idIn('ru-longWords', 'en')).toBe('gardenBirds');
    expect(idIn('nothing', 'en')).toBe('gardenBirds');
    const { id } = wordSearch.ownList(own);
    expect(idIn(id, 'ru')).toBe(id);
  });

  it('has no words before those of its language have come', () => {
    expect(listOf({ all: [] }, { list: 'fruit' }, 'fr')).toEqual({
      id: 'fr-fruit',
      language: 'fr',
      words: [],
    });
    expect(listOf({ all: [] }, { list: 'fruit' }, 'en')).toEqual(wordSearch.presetList('fruit'));
  });
});

describe('a link', () => {
  const setup: wordSearch.Setup = {
    list: wordSearch.ownList({ name: 'Été & co.', words: wordSearch.presetWords('music') }),
    directions: ['right', 'upLeft'],
    clock: 'scaled',
    seed: 'a seed? #1',
    filter: 'family',
  };

  it.each([['https://play.example/wordbler/'], ['https://play.example/?seed=7#old'], ['file:///games/index.html']])(
    'from %s leads to the same grid',
    (page) => {
      const link = new URL(linkTo(setup, page));
      expect(link.href.startsWith(page.replace(/[?#].*/, ''))).toBe(true);
      expect(link.search).toBe('');
      const shared = sharedIn(link.hash) as SharedGrid;
      expect(shared.language).toBe('en');
      expect(shared.read(englishWords())).toEqual(setup);
    },
  );

  it('that was cut off says so, and an address without one says nothing', () => {
    const { hash } = new URL(linkTo(setup, 'https://play.example/'));
    expect((sharedIn(hash.slice(0, -3)) as SharedGrid).read(englishWords())).toBe('damaged');
    expect(sharedIn('#search=')).toBe('notShared');
    expect(sharedIn('#search=9.x')).toBe('otherVersion');
    expect(sharedIn('')).toBeUndefined();
    expect(sharedIn('#about')).toBeUndefined();
  });
});

it('a day is the one where the player is', () => {
  expect(dayOf(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
  expect(dayOf(new Date(2027, 0, 1, 0, 0))).toBe('2027-01-01');
});
