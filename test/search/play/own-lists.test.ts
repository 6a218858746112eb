import { describe, expect, it } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { listsPlace, OwnLists, readListsFrom } from '../../../src/search/play/own-lists';
import type { Opened } from '../../../src/shared/platform/encrypted';
import { SomeSealed } from '../../shared/platform/some-sealed';

const words = (id: wordSearch.PresetId) => wordSearch.presetWords(id);
const travels = { name: 'Our travels', words: words('harbour') };
const heroes = { name: 'Heroes', words: words('sports') };

async function visit(keeper = new SomeSealed()) {
  const lists = new OwnLists(keeper);
  return { lists, keeper, found: await lists.load() };
}

const names = (lists: OwnLists) => lists.all.map(({ name }) => name);

describe('own lists', () => {
  it('are found again at the next visit, in their order', async () => {
    const { lists, keeper } = await visit();
    await lists.put(travels, undefined);
    await lists.put(heroes, undefined);
    const later = await visit(keeper);
    expect(later.found).toBe('sound');
    expect(later.lists.all).toEqual([travels, heroes]);
  });

  it('are changed in their place, which keeps their name free for themselves', async () => {
    const { lists } = await visit();
    await lists.put(travels, undefined);
    await lists.put(heroes, undefined);
    expect(lists.namesBeside(lists.all[0])).toEqual(['Heroes']);
    expect(lists.namesBeside(undefined)).toEqual(['Our travels', 'Heroes']);
    await lists.put({ name: 'Ships', words: travels.words }, lists.all[0]);
    expect(names(lists)).toEqual(['Ships', 'Heroes']);
  });

  it('can be deleted, and brought back to where they were', async () => {
    const { lists, keeper } = await visit();
    await lists.put(travels, undefined);
    await lists.put(heroes, undefined);
    await lists.delete(lists.all[0]!);
    expect(lists.deleted).toEqual(travels);
    expect((await visit(keeper)).lists.all).toEqual([heroes]);
    await lists.undoDelete();
    expect(lists.deleted).toBeUndefined();
    expect((await visit(keeper)).lists.all).toEqual([travels, heroes]);
  });

  it.each<[string, Opened]>([
    ['do not open', { state: 'damaged' }],
    ['are no lists', { state: 'open', value: { name: 'x' } }],
    ['have too few words', { state: 'open', value: [travels, { ...heroes, words: heroes.words.slice(11) }] }],
    ['have a hole', { state: 'open', value: [travels, null] }],
  ])('are laid aside as a whole when they %s, and new ones can be kept', async (_, saved) => {
    const keeper = new SomeSealed();
    keeper.lying.set(listsPlace, saved);
    const { lists, found } = await visit(keeper);
    expect(found).toBe('damaged');
    expect(lists.all).toEqual([]);
    expect(keeper.lyingAside.get(listsPlace)).toEqual([saved]);
    expect((await visit(keeper)).found).toBe('sound');
    await lists.put(heroes, undefined);
    expect((await visit(keeper)).lists.all).toEqual([heroes]);
  });

  it('of a later release stay, unsaid, and are there again once they can be read', async () => {
    const kaart = { name: 'Kaart', language: 'xx', words: travels.words };
    const keeper = new SomeSealed();
    keeper.lying.set(listsPlace, { state: 'open', value: [travels, kaart] });
    const { lists, found } = await visit(keeper);
    expect(found).toBe('sound');
    await lists.put(heroes, undefined);
    expect(keeper.lying.get(listsPlace)).toEqual({ state: 'open', value: [travels, heroes, kaart] });
    const later = { version: 2, lists: [travels] };
    for (const saved of [{ state: 'newer' }, { state: 'open', value: later }] as const) {
      const own = new SomeSealed();
      own.lying.set(listsPlace, saved);
      const here = await visit(own);
      expect([here.found, own.lying.get(listsPlace)]).toEqual(['sound', saved]);
      await here.lists.put(heroes, undefined);
      expect(own.lyingAside.get(listsPlace)).toEqual([saved]);
      own.lyingAside.set(listsPlace, [{ state: 'open', value: [travels] }]);
      expect((await visit(own)).lists.all).toEqual([heroes, travels]);
      expect(own.lyingAside.get(listsPlace)).toEqual([]);
    }
  });

  it('are taken from a file: known ones once, taken names with a number', async () => {
    const { lists } = await visit();
    await lists.put(travels, undefined);
    const file = [
      travels,
      { name: 'OUR TRAVELS', words: words('music') },
      { name: 'Our travels', words: words('tools') },
      heroes,
      { ...heroes, words: [...heroes.words].reverse() },
    ];
    expect(await lists.take(file)).toEqual({ added: 3, known: 2 });
    expect(names(lists)).toEqual(['Our travels', 'OUR TRAVELS 2', 'Our travels 3', 'Heroes']);
    // Once more: the numbered ones are known by their words.
    expect(await lists.take(file)).toEqual({ added: 0, known: 5 });
  });

  it('are taken from a file under a new name, though their words are known', async () => {
    const { lists } = await visit();
    await lists.put(travels, undefined);
    expect(await lists.take([{ ...travels, name: 'Harbour' }])).toEqual({ added: 1, known: 0 });
    expect(names(lists)).toEqual(['Our travels', 'Harbour']);
    const [first, second] = lists.all.map(wordSearch.ownList);
    expect(first!.id).not.toBe(second!.id);
  });

  it('get a shorter name where a number would make it too long', async () => {
    const { lists } = await visit();
    const name = 'sixteen letters!';
    await lists.put({ name, words: words('music') }, undefined);
    await lists.take([{ name, words: words('tools') }]);
    expect(names(lists)).toEqual([name, 'sixteen letter 2']);
    expect(wordSearch.readOwnList(lists.all[1])).toBeDefined();
  });

  it('are not taken where there would be too many', async () => {
    const { lists } = await visit();
    const many = Array.from({ length: wordSearch.mostLists }, (_, at) => ({
      name: `List ${at}`,
      words: words('music').with(0, `PIANO${'ABCDEFGHIJ'[at % 10]}${'ABCDEFGHIJKLMNOPQRST'[Math.floor(at / 10)]}`),
    }));
    expect(await lists.take(many)).toEqual({ added: many.length, known: 0 });
    expect(await lists.take([heroes])).toBe('tooManyLists');
    expect(lists.all).toHaveLength(many.length);
  });
});

describe('a file', () => {
  const file = (content: string, size = content.length) => ({ size, text: async () => content });

  it('brings its lists', async () => {
    const { lists } = await visit();
    const content = wordSearch.writeListFile([travels, heroes]);
    expect(await readListsFrom(file(content), lists)).toEqual({ added: 2, known: 0 });
    expect(names(lists)).toEqual(['Our travels', 'Heroes']);
  });

  it('of 10 MB is not even read', async () => {
    const { lists } = await visit();
    const huge = { size: 10_000_000, text: () => Promise.reject(new Error('read all the same')) };
    expect(await readListsFrom(huge, lists)).toEqual({ code: 'tooBig' });
  });

  it('brings nothing where it is none, or is gone', async () => {
    const { lists } = await visit();
    expect(await readListsFrom(file('\u0000PNG'), lists)).toEqual({ code: 'notAListFile' });
    const gone = { size: 10, text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) };
    expect(await readListsFrom(gone, lists)).toEqual({ code: 'unreadable' });
    expect(lists.all).toEqual([]);
  });
});
