import { expect, it } from 'vitest';
import { joinedRecords, type PlayRecord, readRecord, writeRecord } from '../../../src/core/records';
import { KeptBook } from '../../../src/match/records/kept-book';
import { asidePlace } from '../../../src/match/set-aside';
import { someShelf } from './some-shelf';

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
const page = () => new KeptBook(shelf, form);
const add = (book: KeptBook<PlayRecord>, number: number) =>
  book.change((record) => joinedRecords(record, [game(number)]));
const points = (record: PlayRecord) => record.map((own) => own.points);
const kept = async () => points(await page().read());

it('a book that cannot be seen for a while is not written over: what comes meanwhile joins it', async () => {
  shelf.kept.clear();
  await add(page(), 1);
  const later = page();
  shelf.isLost = true;
  expect(points(await add(later, 2))).toEqual([2]);
  expect(points(await add(later, 3))).toEqual([2, 3]);
  shelf.isLost = false;
  expect(await kept()).toEqual([1]);
  expect(points(await later.read())).toEqual([1, 2, 3]);
  expect(await kept()).toEqual([1, 2, 3]);
});

it('two pages that add at the same time overlook nothing', async () => {
  shelf.kept.clear();
  const [one, other] = [page(), page()];
  await Promise.all([add(one, 1), add(other, 2), add(one, 3), add(other, 4)]);
  expect(await kept()).toEqual([1, 2, 3, 4]);
});

it('a book that cannot be read is laid aside, and a new one begun', async () => {
  shelf.kept.clear();
  shelf.kept.set(form.place, { version: 1, played: 'torn' });
  expect(points(await add(page(), 5))).toEqual([5]);
  expect(shelf.kept.get(asidePlace)).toEqual([{ place: form.place, value: { version: 1, played: 'torn' } }]);
});
