import { expect, it } from 'vitest';
import { ClockWarnings } from '../../../src/shared/play/game-clock';

it('warns once as the clock falls below a minute, half a minute, ten seconds and nothing', () => {
  const warnings = new ClockWarnings();
  const heard: number[] = [];
  for (let left = 65; left > -5; left--) {
    const due = warnings.due(0, left * 1000);
    if (due !== undefined) heard.push(due);
  }
  expect(heard).toEqual([60, 30, 10, 0]);
});

it('does not warn of what another player had left, nor without a clock', () => {
  const warnings = new ClockWarnings();
  expect(warnings.due(0, 40_000)).toBeUndefined();
  expect(warnings.due(1, 20_000)).toBeUndefined();
  expect(warnings.due(1, 9_000)).toBe(10);
  expect(warnings.due(1, undefined)).toBeUndefined();
});
