import { expect, it } from 'vitest';
import { dayLink, readDayLink } from '../../../src/daily/play/day-link';

const page = 'https://games.example/w/?x=1#/over';
const hashOf = (link: string) => new URL(link).hash;

it('a link to a day leads to one of its dailies, or to all of them', () => {
  expect(dayLink(page, '2026-11-28', 'find')).toBe('https://games.example/w/#day=2026-11-28/find');
  expect(readDayLink(hashOf(dayLink(page, '2026-11-28', 'find')))).toEqual({ day: '2026-11-28', id: 'find' });
  expect(readDayLink(hashOf(dayLink(page, '2026-11-28')))).toEqual({ day: '2026-11-28', id: undefined });
});

it.each(['', '#day=', '#day=2026-02-30', '#day=2026-11-28/chess', '#days=2026-11-28', '#/day'])(
  '%s leads to none',
  (hash) => {
    expect(readDayLink(hash)).toBeUndefined();
  },
);
