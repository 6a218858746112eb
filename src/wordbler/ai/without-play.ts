import type { Move } from '../rules/move';
import type { Sight } from '../rules/sight';

/** What is left to do for whoever finds no play: new letters, as many as can be had, but blanks are kept. */
export function moveWithoutPlay({ rack, rules, bagCount }: Sight): Move {
  const letters = rack.filter((letter) => letter !== '');
  if (bagCount < rules.exchangeNeeds || letters.length === 0) return { kind: 'pass' };
  return { kind: 'exchange', letters };
}
