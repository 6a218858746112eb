import { describe, expect, it } from 'vitest';
import { chooseMascot, seatMascots } from '../../../src/wordbler/play/new-game';

const gallery = ['owl', 'wren', 'robin', 'puffin'];
const seat = (saved: (string | undefined)[], count: number, birds = gallery) => seatMascots(saved, count, () => birds);

describe('a mascot', () => {
  it('is found for each seat, the first that is free', () => {
    expect(seat([], 3)).toEqual(['owl', 'wren', 'robin']);
    expect(seat([undefined, 'owl', undefined], 3)).toEqual(['wren', 'owl', 'robin']);
  });

  it('comes from the gallery of its seat', () => {
    const backwards = [...gallery].reverse();
    expect(seatMascots([], 3, (at) => (at === 1 ? backwards : gallery))).toEqual(['owl', 'puffin', 'wren']);
  });

  it('stays when seats come and go', () => {
    expect(seat(['puffin', 'owl'], 3)).toEqual(['puffin', 'owl', 'wren']);
    expect(seat(['puffin', 'owl', 'wren'], 2)).toEqual(['puffin', 'owl']);
  });

  it('takes the place of the one that was there', () => {
    expect(chooseMascot(['wren', 'robin'], 0, 'owl')).toEqual(['owl', 'robin']);
    expect(chooseMascot(['wren', 'robin'], 0, 'wren')).toEqual(['wren', 'robin']);
  });

  it('changes places where another seat has it', () => {
    expect(chooseMascot(['owl', 'wren', 'robin'], 0, 'robin')).toEqual(['robin', 'wren', 'owl']);
  });
});
