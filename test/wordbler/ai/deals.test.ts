import { beforeAll, describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { type Deals, dealtByChance, dealtOnceEach } from '../../../src/wordbler/ai/looking-ahead';
import { SearchBoard } from '../../../src/wordbler/ai/search-board';
import type { VisibleState } from '../../../src/wordbler/rules/visible-state';
import { gameAmong } from './computer-game';
import { knowledge } from './shipped-knowledge';

/** The last turn of so many seats with so many tiles in the bag. */
function sightWith(bagCount: number, seats = 2): { desk: SearchBoard; sight: VisibleState } {
  const unseen = [...'AABCDEFGHIJKLMNOPQRSTUV'].slice(0, 7 * (seats - 1) + bagCount);
  const sight: VisibleState = { ...begun, unseen, bagCount, rackCounts: new Array(seats).fill(7) };
  return { desk: SearchBoard.of(knowledge.gaddag, sight), sight };
}

let begun: VisibleState;

beforeAll(() => {
  begun = gameAmong(['club', 'club'], 'classic', 'deals', {}, ({ state }) => state.turn > 1).turns[0]!.sight;
});

const first = (deals: Deals, count: number) =>
  Array.from({ length: count }, () => deals.next()).map(({ value }) => value as readonly number[]);

describe('the unseen tiles', () => {
  it.each([
    [1, 8],
    [2, 72],
  ])('lie, with %i in the bag, in each of %i ways once', (bagCount, ways) => {
    const { desk, sight } = sightWith(bagCount);
    const deals = dealtOnceEach(desk, sight, new Dice('once'));
    const dealt = first(deals, ways);
    expect(deals.next().done).toBe(true);
    const all = sight.unseen.map((letter) => desk.codeOf(letter)).sort();
    for (const tiles of dealt) expect([...tiles].sort()).toEqual(all);
    // Two are alike, and each of them is drawn as often as any other.
    const often = new Map<string, number>();
    for (const tiles of dealt)
      for (const code of new Set(tiles.slice(7)))
        often.set(`${code}`, (often.get(`${code}`) ?? 0) + tiles.slice(7).filter((own) => own === code).length);
    const each = (ways * bagCount) / all.length;
    expect([...often.values()].sort((a, b) => b - a)).toEqual([2 * each, ...new Array(all.length - 2).fill(each)]);
  });

  it('lie as chance has it where there are more ways, or more seats', () => {
    for (const [bagCount, seats] of [
      [3, 2],
      [1, 3],
    ] as const) {
      const { desk, sight } = sightWith(bagCount, seats);
      const told = first(dealtOnceEach(desk, sight, new Dice('chance')), 2_000);
      expect(told).toEqual(first(dealtByChance(desk, sight, new Dice('chance')), 2_000));
    }
  });
});
