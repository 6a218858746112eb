import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/engine/random/dice';
import { sharesOf } from '../../../src/wordbler/ai/lesson';
import { playSheet, visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { often } from '../../long';
import { tableWith } from '../rules/table';
import { allPlays, deskWith } from './found-plays';
import { positions } from './positions';
import { knowledge } from './shipped-knowledge';

const { gaddag } = knowledge;

describe('The sheet of a found play', () => {
  it('adds up to what the search found, and so do the shares of its points', () => {
    const dice = new Dice('sheets');
    const sight = visibleStateOf(tableWith({ racks: ['AB', 'CD'], rules: { fullRackBonus: 50 } }), 0);
    let compared = 0;
    for (const { letters, rack } of positions(gaddag, 'sheets', often(25, 60))) {
      const board = letters.map((letter) =>
        letter === '' ? null : { letter: letter.toUpperCase(), blank: letter !== letter.toUpperCase() },
      );
      for (const play of dice.shuffled(allPlays(deskWith(gaddag, letters), rack)).slice(0, 5)) {
        const { sheet } = playSheet({ ...sight, board }, play.tiles);
        expect(sheet.total).toBe(play.score);
        expect(Object.values(sharesOf(sheet)).reduce((sum, share) => sum + share, 0)).toBe(play.score);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(often(60, 150));
  });

  it('says where the points come from', () => {
    const sight = visibleStateOf(
      tableWith({ racks: ['QUIZ', 'A'], board: '8 .......CAT', rules: { fullRackBonus: 50 } }),
      0,
    );
    // S after CAT, and SO down from it: O lies on a square that doubles nothing.
    const { sheet } = playSheet(sight, [
      { x: 10, y: 7, letter: 'S', blank: false },
      { x: 10, y: 8, letter: 'O', blank: false },
    ]);
    const shares = sharesOf(sheet);
    expect(sheet.words.map(({ word }) => word)).toEqual(['SO', 'CATS']);
    expect(shares.crosses).toBe(3 + 1 + 1 + 1);
    expect(shares.laid).toBe(2);
    expect(shares.lying).toBe(0);
    expect(shares.bonus).toBe(0);
  });
});
