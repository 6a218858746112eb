import { describe, expect, it } from 'vitest';
import {
  chooseMascot,
  freeMascot,
  type Mascots,
  moveMascot,
  offerMascot,
  type Seating,
  seatingOf,
  undoChoice,
  withSeats,
} from '../../../src/wordbler/play/seating';

const none = undefined;
const seated = (mascots: Mascots, ...steps: ((seating: Seating) => Seating)[]) =>
  steps.reduce((seating, step) => step(seating), seatingOf(mascots));
const choose = (seat: number, mascot: string) => (seating: Seating) => chooseMascot(seating, seat, mascot);
const move = (from: number, to: number) => (seating: Seating) => moveMascot(seating, from, to);
const free = (seat: number) => (seating: Seating) => freeMascot(seating, seat);
const seats = (count: number) => (seating: Seating) => withSeats(seating, count);

describe('a mascot', () => {
  it('goes from the gallery to an empty box', () => {
    expect(seated([none, none], choose(1, 'owl')).mascots).toEqual([none, 'owl']);
  });

  it('sends the one in its box back to the gallery', () => {
    expect(seated(['wren', none], choose(0, 'owl')).mascots).toEqual(['owl', none]);
  });

  it('serves one seat only', () => {
    expect(seated(['owl', none, none], choose(2, 'owl')).mascots).toEqual([none, none, 'owl']);
  });

  it('moves to an empty box, and changes places with the one in another', () => {
    expect(seated(['owl', none], move(0, 1)).mascots).toEqual([none, 'owl']);
    expect(seated(['owl', 'wren'], move(0, 1)).mascots).toEqual(['wren', 'owl']);
    expect(seated(['owl', 'wren'], move(1, 0)).mascots).toEqual(['wren', 'owl']);
  });

  it('is found for a seat that has none, the first that is free', () => {
    const offer = (seat: number) => (seating: Seating) => offerMascot(seating, seat, ['owl', 'wren', 'robin']);
    const seating = seated([none, 'owl', none], offer(0), offer(1), offer(2));
    expect(seating.mascots).toEqual(['wren', 'owl', 'robin']);
    expect(undoChoice(seating).mascots).toEqual(['wren', 'owl', none]);
    expect(seated(['owl', none], (now) => offerMascot(now, 1, ['owl'])).mascots).toEqual(['owl', none]);
  });

  it('goes back to the gallery', () => {
    expect(seated(['owl', 'wren'], free(0)).mascots).toEqual([none, 'wren']);
  });
});

describe('undo', () => {
  it('takes back choice after choice, swaps included, until nothing is left', () => {
    const steps = [choose(0, 'owl'), choose(1, 'wren'), move(0, 1), choose(0, 'robin'), free(1)];
    const states = steps.map((_, count) => seated([none, none], ...steps.slice(0, count)).mascots);
    let seating = seated([none, none], ...steps);
    for (const state of states.reverse()) {
      seating = undoChoice(seating);
      expect(seating.mascots).toEqual(state);
    }
    expect(seating.past).toEqual([]);
    expect(undoChoice(seating).mascots).toEqual([none, none]);
  });

  it('does not count what changed nothing', () => {
    const seating = seated(['owl', none], choose(0, 'owl'), move(1, 0), move(0, 0), free(1));
    expect(seating).toEqual(seatingOf(['owl', none]));
  });

  it('keeps to the seats there are', () => {
    const more = seated([none, none, none], choose(0, 'owl'), choose(2, 'wren'), choose(1, 'robin'), seats(2));
    expect(more.mascots).toEqual(['owl', 'robin']);
    expect(undoChoice(more).mascots).toEqual(['owl', none]);
    expect(undoChoice(undoChoice(more)).mascots).toEqual([none, none]);
    expect(seated(['owl', 'wren'], seats(4)).mascots).toEqual(['owl', 'wren', none, none]);
  });
});
