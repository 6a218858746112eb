import { describe, expect, it } from 'vitest';
import { englishTiles, presets } from '../../../src/rules';
import { outlookOf, Prospects } from '../../../src/wordbler/ai/choices';
import { LeaveValues, RackParts } from '../../../src/wordbler/ai/leaves';
import { SearchBoard } from '../../../src/wordbler/ai/search-board';
import type { VisibleState } from '../../../src/wordbler/rules/visible-state';
import { knowledge } from './shipped-knowledge';

const { gaddag } = knowledge;
const { letters } = englishTiles.alphabet;

const sight: VisibleState = {
  seat: 0,
  tiles: 'en',
  rules: presets.classic,
  board: new Array(225).fill(null),
  rack: [...'RETAINS'],
  unseen: [...'AAAAEEEEEEIIIIIOOOONNNRRRTTTSSLLDDGGUUBCMPFHWYVKJXQZ'],
  bagCount: 45,
  rackCounts: [7, 7],
  scores: [0, 0],
  fails: 0,
  turn: 1,
};

/** What a play of so many tiles promises beside its score, if no tile is worth more to keep than another. */
function besideScore(laid: number, seen: VisibleState, values = new LeaveValues(letters)): number {
  const desk = SearchBoard.of(gaddag, seen);
  const parts = new RackParts(values);
  parts.take(seen.rack.map((letter) => desk.codeOf(letter)));
  const plays = desk.findPlays(seen.rack);
  const index = plays.lengths.indexOf(laid);
  expect(index).toBeGreaterThanOrEqual(0);
  return new Prospects(desk, outlookOf(desk, seen), parts).ofPlay(plays, index) - plays.scores[index]!;
}

describe('what a play promises beside its score', () => {
  it('is the more, the fewer tiles it spends, by the same for each', () => {
    const promised = [2, 3, 4, 5, 6, 7].map((laid) => besideScore(laid, sight));
    const steps = promised.slice(1).map((worth, at) => promised[at]! - worth);
    expect(promised.at(-1)).toBe(0);
    for (const step of steps) expect(step).toBeCloseTo(steps[0]!, 9);
    expect(steps[0]).toBeGreaterThan(0);
  });

  it('is more for each tile kept, the more of the usual bonus a full rack brings', () => {
    const withBonus = (fullRackBonus: number) =>
      besideScore(4, { ...sight, rules: { ...presets.classic, fullRackBonus } });
    expect(withBonus(0)).toBe(0);
    expect(withBonus(0)).toBeLessThan(withBonus(25));
    expect(withBonus(25)).toBeLessThan(withBonus(50));
    expect(withBonus(200)).toBe(withBonus(50));
  });

  it('is what the tiles kept cost, where nothing more is drawn', () => {
    const ending = { ...sight, rack: [...'QUIZ'], unseen: [...'EAT'], bagCount: 0, rackCounts: [4, 3] };
    expect(besideScore(4, ending)).toBe(3);
    expect(besideScore(2, { ...ending, rack: [...'ATZZ'], rackCounts: [4, 3] })).toBe(-20);
  });
});
