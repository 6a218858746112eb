import { expect, it } from 'vitest';
import type { Seat } from '../../../src/rules';
import { racksShown } from '../../../src/wordbler/play/shown-table';

const seats = (...kinds: Seat['kind'][]): Seat[] => kinds.map((kind, seat) => ({ name: `${seat}`, kind }));
const shownAt = (table: Seat[], open: boolean) => table.map((_, seat) => racksShown(table, open)(seat));

it('tells the racks that the table shows', () => {
  expect(shownAt(seats('person', 'person'), false)).toEqual([false, false]);
  expect(shownAt(seats('person', 'person'), true)).toEqual([true, true]);
  expect(shownAt(seats('computer', 'person', 'computer'), false)).toEqual([false, true, false]);
  expect(shownAt(seats('computer', 'person'), true)).toEqual([true, true]);
  expect(shownAt(seats('computer', 'computer'), false)).toEqual([true, true]);
});
