import { expect, it } from 'vitest';
import { wayTo } from '../../../src/wordbler/panels/seat-card';

it('birds look as far as they can towards who scores, wherever that is', () => {
  const here = { x: 100, y: 100 };
  expect(wayTo(here, { x: 900, y: 100 })).toEqual(['1', '0']);
  expect(wayTo(here, { x: 100, y: 20 })).toEqual(['0', '-1']);
  expect(wayTo(here, { x: 0, y: 200 })).toEqual(['-0.71', '0.71']);
  expect(wayTo(here, here)).toEqual(['0', '0']);
});
