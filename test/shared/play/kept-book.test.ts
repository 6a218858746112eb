import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quarantinePlace } from '../../../src/shared/play/quarantine';
import { SavedBook, whyUnread } from '../../../src/shared/play/saved-book';
import { joinedRecords, type PlayRecord, readRecord, writeRecord } from '../../../src/stats/rules/statistics';
import { someShelf } from '../../stats/play/some-shelf';
import { FakeTabs } from '../platform/fake-tabs';

const form = {
  place: 'games',
  empty: [] as PlayRecord,
  read: readRecord,
  write: writeRecord,
  joined: joinedRecords,
};

const game = (number: number): PlayRecord[number] => ({
  id: String(number).padStart(16, '0'),
  game: 'search',
  level: 'standard',
  language: 'en',
  when: number,
  day: '2026-11-21',
  result: 'won',
  points: number,
});

const shelf = someShelf();
const page = () => new SavedBook(shelf, form);
const add = (book: SavedBook<PlayRecord>, number: number) =>
  book.change((record) => joinedRecords(record, [game(number)]));
const points = (record: PlayRecord) => record.map((own) => own.points);
const saved = async () => points(await page().read());

it('a book that cannot be seen for a while is not written over: what comes meanwhile joins it', async () => {
  shelf.kept.clear();
  await add(page(), 1);
  const later = page();
  shelf.isLost = true;
  expect(points(await add(later, 2))).toEqual([2]);
  expect(points(await add(later, 3))).toEqual([2, 3]);
  shelf.isLost = false;
  expect(await saved()).toEqual([1]);
  expect(points(await later.read())).toEqual([1, 2, 3]);
  expect(await saved()).toEqual([1, 2, 3]);
});

it('two pages that add at the same time overlook nothing', async () => {
  shelf.kept.clear();
  const [one, other] = [page(), page()];
  await Promise.all([add(one, 1), add(other, 2), add(one, 3), add(other, 4)]);
  expect(await saved()).toEqual([1, 2, 3, 4]);
});

it('a book that cannot be read is laid aside, and a new one begun', async () => {
  shelf.kept.clear();
  shelf.kept.set(form.place, { version: 1, played: 'torn' });
  expect(points(await add(page(), 5))).toEqual([5]);
  expect(shelf.kept.get(quarantinePlace)).toEqual([{ place: form.place, value: { version: 1, played: 'torn' } }]);
});

describe('of two releases', () => {
  const later = { version: 2, played: [], of: 'tomorrow' };

  it('what the later one has kept is not written over, and what came meanwhile joins it once it can be read', async () => {
    const tabs = new FakeTabs();
    tabs.disk.saved.set(form.place, later);
    const old = new SavedBook(await tabs.tab(), form);
    expect(points(await add(old, 1))).toEqual([1]);
    expect(points(await add(new SavedBook(await tabs.tab(), form), 2))).toEqual([1, 2]);
    expect(points(await old.read())).toEqual([1, 2]);
    expect(tabs.disk.saved.get(form.place)).toEqual(later);
    // The later release reads its own, too.
    const read: typeof readRecord = (value) => (value === later ? [game(3)] : readRecord(value));
    const newer = new SavedBook(await tabs.tab(), { ...form, read });
    expect(points(await newer.read())).toEqual([1, 2, 3]);
    expect(tabs.disk.saved.has(quarantinePlace)).toBe(false);
    expect(points(readRecord(tabs.disk.saved.get(form.place)) as PlayRecord)).toEqual([1, 2, 3]);
  });

  it('a page goes on with what it knows where the later one has come between', async () => {
    const tabs = new FakeTabs();
    const old = new SavedBook(await tabs.tab(), form);
    await add(old, 1);
    tabs.disk.saved.set(form.place, later);
    expect(points(await old.read())).toEqual([1]);
    expect(points(await add(old, 2))).toEqual([1, 2]);
    expect(tabs.disk.saved.get(form.place)).toEqual(later);
    expect(tabs.disk.saved.get(quarantinePlace)).toEqual([
      { place: form.place, value: writeRecord([game(1), game(2)]) },
    ]);
  });

  it('a list that has no release is newer where it names one', () => {
    expect([{ version: 2, names: [] }, { version: 1 }, 'torn', 7].map(whyUnread)).toEqual([
      'newer',
      ...['damaged', 'damaged', 'damaged'],
    ]);
  });

  it('what had been laid aside is in the book again as soon as it can be read', async () => {
    const tabs = new FakeTabs();
    const aside = { place: form.place, value: writeRecord([game(1)]) };
    tabs.disk.saved.set(quarantinePlace, [{ place: 'game', value: 1 }, aside]);
    const book = new SavedBook(await tabs.tab(), form);
    expect(points(await add(book, 2))).toEqual([1, 2]);
    expect(tabs.disk.saved.get(quarantinePlace)).toEqual([{ place: 'game', value: 1 }]);
  });
});

describe('while another page does not let go', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('a book is read at once, shows what came after three seconds, and keeps it in the end', async () => {
    const tabs = new FakeTabs();
    const book = new SavedBook(await tabs.tab(), form);
    await add(book, 1);
    const letGo = tabs.hold(form.place);
    expect(points(await book.read())).toEqual([1]);
    const late = add(book, 2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(points(await late)).toEqual([1, 2]);
    // From now on nobody waits.
    expect(points(await add(book, 3))).toEqual([1, 2, 3]);
    expect(tabs.disk.saved.get(form.place)).toMatchObject({ played: [{ points: 1 }] });
    letGo();
    await vi.waitFor(() =>
      expect(tabs.disk.saved.get(form.place)).toMatchObject({
        played: [{ points: 1 }, { points: 2 }, { points: 3 }],
      }),
    );
  });

  it('what came is there at the next visit, though every page was killed in the same moment', async () => {
    const tabs = new FakeTabs();
    const [one, other] = [new SavedBook(await tabs.tab(), form), new SavedBook(await tabs.tab(), form)];
    await add(one, 1);
    await other.read();
    tabs.hold(form.place);
    void add(one, 2);
    void add(other, 3);
    tabs.kill();
    expect(points(await new SavedBook(await tabs.tab(), form).read())).toEqual([1, 2, 3]);
    expect(tabs.atOnce).toEqual({});
  });

  it.each([
    ['seen', true],
    ['unseen', false],
  ])(
    'what comes to a book, %s, to which a page that was killed has left something, is there, too',
    async (_, isSeen) => {
      const tabs = new FakeTabs();
      const killed = new SavedBook(await tabs.tab(), form);
      await add(killed, 1);
      tabs.hold(form.place);
      void add(killed, 2);
      tabs.kill();
      tabs.hold(form.place);
      const book = new SavedBook(await tabs.tab(), form);
      const read = isSeen && book.read();
      await vi.advanceTimersByTimeAsync(3000);
      if (read) expect(points(await read)).toEqual([1, 2]);
      void add(book, 3);
      await vi.advanceTimersByTimeAsync(3000);
      tabs.kill();
      expect(points(await new SavedBook(await tabs.tab(), form).read())).toEqual([1, 2, 3]);
      expect(tabs.atOnce).toEqual({});
    },
  );

  it('what a page has not kept yet is left to it while it lives', async () => {
    const tabs = new FakeTabs();
    const book = new SavedBook(await tabs.tab(), form);
    await add(book, 1);
    tabs.hold(form.place);
    void add(book, 2);
    const later = tabs.tab();
    await vi.advanceTimersByTimeAsync(1000);
    expect(points(await new SavedBook(await later, form).read())).toEqual([1]);
  });
});
