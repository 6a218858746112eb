import { expect, it } from 'vitest';
import { takeUpHand } from '../../../../src/wordbler/play/online/hidden-tiles';
import type { Command, TileId } from '../../../../src/wordbler/rules';

/** The rack of seat 0 in its turn 5, and what was laid from it. */
function seated(tiles: readonly number[]) {
  const rack: (TileId | null)[] = [...tiles];
  const laid: Command[] = [];
  const dispatch = (command: Command) => {
    if (command.type !== 'arrange') laid.push(command);
    else rack.splice(command.to, 0, ...rack.splice(command.from, 1));
  };
  return { rack, laid, at: { turn: 5, rack, isOpen: true, dispatch, isBlank: (tile: TileId) => tile === 9 } };
}

it('a rack lies again as it was left, and what was laid is laid', () => {
  const { rack, laid, at } = seated([1, 2, 3, 4, 9]);
  const left = [
    { tile: 3, x: 7, y: 7, letter: 'A' },
    { tile: 9, x: 8, y: 7, letter: 'B' },
  ];
  takeUpHand({ turn: 5, cells: [4, 9, 1, 3, 2], laid: left }, 0, at);
  expect(rack).toEqual([4, 9, 1, 3, 2]);
  expect(laid).toEqual([
    { type: 'lay', seat: 0, tile: 3, x: 7, y: 7 },
    { type: 'lay', seat: 0, tile: 9, x: 8, y: 7, letter: 'B' },
  ]);
});

it('what was laid in another turn stays on the rack, and what is no hand changes nothing', () => {
  const { rack, laid, at } = seated([1, 2]);
  takeUpHand({ turn: 4, cells: [2, 1], laid: [{ tile: 1, x: 7, y: 7 }] }, 0, at);
  for (const strange of [undefined, null, 7, {}, { cells: 'all' }, { turn: 5, cells: [], laid: 'all' }])
    takeUpHand(strange, 0, at);
  expect([rack, laid]).toEqual([[2, 1], []]);
});
