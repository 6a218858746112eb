import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { bestIn, HighScores, scoresPlace } from '../../../src/search/play/high-scores';
import { OwnLists } from '../../../src/search/play/own-lists';
import type { Opened } from '../../../src/shared/platform/encrypted';
import { SomeSealed } from '../../shared/platform/some-sealed';

const birds = wordSearch.presetList('gardenBirds');
const own = wordSearch.ownList({
  name: 'Our travels',
  words: 'LISBON KYOTO FJORD GONDOLA PASSPORT HARBOUR CAMEL MARKET LAGOON TICKET SUITCASE HOTEL ISLAND DESERT'.split(
    ' ',
  ),
});
const setup: wordSearch.Setup = {
  list: birds,
  directions: ['right', 'up'],
  clock: 'standard',
  seed: '7',
  filter: 'none',
};

const { state } = new wordSearch.GameEngine(setup, wordSearch.noFilter);
const entry = (score: number, name = 'Mina') =>
  wordSearch.scoreEntry({ setup, state: { ...state, score } }, name, 1000);

describe('high scores', () => {
  it('stand by category, best first, the newer below its equal, fourteen at most', async () => {
    const scores = new HighScores(new SomeSealed());
    for (const score of [50, 70, 60]) await scores.enter(birds, entry(score));
    expect((await scores.enter(birds, entry(60, 'Theo'))).place).toBe(2);
    await scores.enter(own, entry(10));
    const { shelf, lost } = await scores.read();
    expect(lost).toBe(false);
    expect(shelf.tables[birds.id]!.map(({ score, name }) => `${name} ${score}`)).toEqual([
      'Mina 70',
      'Mina 60',
      'Theo 60',
      'Mina 50',
    ]);
    expect(shelf.tables[own.id]).toHaveLength(1);
    for (let at = 0; at < 20; at++) await scores.enter(birds, entry(100 + at));
    expect((await scores.read()).shelf.tables[birds.id]).toHaveLength(wordSearch.placesInTable);
    expect((await scores.enter(birds, entry(1))).place).toBeUndefined();
  });

  it('have a table for each set of rules, and by Casual ones a best time', async () => {
    const scores = new HighScores(new SomeSealed());
    await scores.enter(own, entry(9000));
    await scores.enter(own, entry(700), 'casual');
    expect(await scores.noteTime(own.id, 240_000)).toBe(240_000);
    expect(await scores.noteTime(own.id, 300_000)).toBe(240_000);
    const best = async (list = own.id) => {
      const of = bestIn((await scores.read()).shelf);
      return wordSearch.ruleSets.map((rules) => [of(list, rules).entry?.score, of(list, rules).ms]);
    };
    expect(await best()).toEqual([
      [700, 240_000],
      [9000, undefined],
    ]);

    const come = { tables: {}, names: {}, times: { [own.id]: 200_000, [birds.id]: 90_000 } };
    await scores.bringIn(come);
    expect((await best())[0]).toEqual([700, 200_000]);
    const renamed = wordSearch.ownList({ name: 'Other travels', words: own.words });
    await scores.rename(own.id, renamed);
    expect((await best(renamed.id))[0]).toEqual([700, 200_000]);
    expect((await scores.read()).shelf.names).toEqual({ [renamed.id]: 'Other travels' });

    await scores.clear(wordSearch.tableId(renamed.id, 'casual'));
    expect(await best(renamed.id)).toEqual([
      [undefined, undefined],
      [9000, undefined],
    ]);
    expect((await scores.read()).shelf.names).toEqual({ [renamed.id]: 'Other travels' });
    expect((await best(birds.id))[0]).toEqual([undefined, 90_000]);
  });

  it('know what an own list is called, also when it is gone', async () => {
    const scores = new HighScores(new SomeSealed());
    await scores.enter(own, entry(10));
    await scores.enter(birds, entry(10));
    expect((await scores.read()).shelf.names).toEqual({ [own.id]: 'Our travels' });
  });

  const table = [entry(10)];
  it.each<[string, Opened]>([
    ['bytes that do not open', { state: 'damaged' }],
    ['no shelf', { state: 'open', value: null }],
    ['a text', { state: 'open', value: 'scores' }],
    ['tables without names', { state: 'open', value: { tables: {} } }],
    ['names that are none', { state: 'open', value: { tables: {}, names: { a: 7 } } }],
    ['a score that is none', { state: 'open', value: { tables: { a: [{ ...table[0], score: '9' }] }, names: {} } }],
    ['one sound table and one that is not', { state: 'open', value: { tables: { a: table, b: 7 }, names: {} } }],
  ])('begin anew after %s, and say so once', async (_, opened) => {
    const sealing = new SomeSealed();
    sealing.lying.set(scoresPlace, opened);
    const scores = new HighScores(sealing);
    expect(await scores.read()).toEqual({ shelf: { tables: {}, names: {} }, lost: true });
    expect((await scores.read()).lost).toBe(false);
    expect(sealing.lyingAside.get(scoresPlace)).toEqual([opened]);
    expect((await scores.enter(birds, entry(10))).place).toBe(0);
  });

  it('tell whether they outlive the page', async () => {
    const sealing = new SomeSealed();
    sealing.keeping = 'session only';
    expect((await new HighScores(sealing).enter(birds, entry(10))).kept).toBe('session only');
  });

  it('are cleared, one table or all', async () => {
    const scores = new HighScores(new SomeSealed());
    await scores.enter(birds, entry(10));
    await scores.enter(own, entry(10));
    expect(Object.keys((await scores.clear(own.id)).tables)).toEqual([birds.id]);
    expect((await scores.read()).shelf).toEqual({ tables: { [birds.id]: [entry(10)] }, names: {} });
    await scores.clear();
    expect((await scores.read()).shelf).toEqual({ tables: {}, names: {} });
  });

  it('go with a list that gets another name', async () => {
    const scores = new HighScores(new SomeSealed());
    await scores.enter(own, entry(70));
    const renamed = wordSearch.ownList({ name: 'Far away', words: own.words });
    await scores.rename(own.id, renamed);
    const { shelf } = await scores.read();
    expect(shelf).toEqual({ tables: { [renamed.id]: [entry(70)] }, names: { [renamed.id]: 'Far away' } });
  });
});

describe('what release bf2810b sealed', () => {
  const saved: Record<string, unknown> = JSON.parse(
    readFileSync(new URL('../../kept/bf2810b/sealed.json', import.meta.url), 'utf8'),
  );
  const sealing = () => {
    const sealed = new SomeSealed();
    for (const [name, value] of Object.entries(saved)) sealed.lying.set(name, { state: 'open', value });
    return sealed;
  };

  it('are lists that open, and scores that lie under what these lists are called now', async () => {
    const sealed = sealing();
    const lists = new OwnLists(sealed);
    expect(await lists.load()).toBe('sound');
    const [travels] = lists.all.map(wordSearch.ownList);
    const scores = new HighScores(sealed);
    const { shelf, lost } = await scores.read();
    expect(lost).toBe(false);
    const best = (id: string) => wordSearch.tableOf(shelf.tables, id).map(({ score }) => score);
    expect(best(travels!.id)).toEqual([1200]);
    expect(best('space')).toEqual([700]);
    // The list is gone, but its scores can be looked at.
    const gone = wordSearch.ownList({ name: 'Gone', words: wordSearch.presetWords('fruit') });
    expect(best(gone.id)).toEqual([800]);
    expect(shelf.names).toEqual({ [travels!.id]: 'Travels', [gone.id]: 'Gone' });
    expect(Object.keys(shelf.tables).some(wordSearch.isFormerId)).toBe(false);
    const entered = await scores.enter(travels!, entry(1300));
    expect(entered.shelf.tables[travels!.id]!.map(({ score }) => score)).toEqual([1300, 1200]);
  });
});
