import { describe, expect, it } from 'vitest';
import { bareClasses } from './bare-classes';
import { boundaries } from './boundaries';
import { houseOf, thisHouse } from './house';
import { scanAll } from './imports';
import { olderBrowsers } from './older-browsers';
import { rooms } from './rooms';

const rules = [...boundaries, ...rooms, ...bareClasses, ...olderBrowsers];

// Whether this house keeps its rules, and whether a breach of them would be noticed.
describe('the house', () => {
  const house = thisHouse();
  for (const { name, faults } of rules) it(name, () => expect(faults(house)).toEqual([]));
});

describe('the rules of the house', () => {
  for (const { name, faults, broken, said } of rules) {
    it(`notice a breach of: ${name}`, () => {
      expect(faults(houseOf(new Map(Object.entries(broken)), Object.keys(broken)))).toEqual(said);
    });
  }

  it('will not judge what cannot be read', () => {
    expect(() => scanAll(new Map([['src/a.ts', 'import from;']]))).toThrow('src/a.ts cannot be read');
  });
});
