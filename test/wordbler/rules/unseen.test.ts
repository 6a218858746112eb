import { expect, it } from 'vitest';
import { unseenLetters } from '../../../src/rules';
import { anyWord, begun, setupFor } from './table';

const counted = (counts: { letter: string; count: number }[]) =>
  Object.fromEntries(counts.map(({ letter, count }) => [letter || '?', count]));

it('counts what is neither on the board nor on the own rack', () => {
  const engine = begun(setupFor(2), anyWord);
  const { state, faces, letters } = engine;
  const seat = state.toMove;
  const all = counted(unseenLetters(state, faces, letters, undefined));
  expect(all).toMatchObject({ E: 12, A: 9, Q: 1, '?': 2 });
  const seen = counted(unseenLetters(state, faces, letters, seat));
  expect(Object.values(seen).reduce((a, b) => a + b)).toBe(93);
  const own = state.racks[seat]!.map((tile) => faces[tile!]!.letter || '?');
  for (const letter of Object.keys(all)) {
    expect(all[letter]! - seen[letter]!).toBe(own.filter((other) => other === letter).length);
  }
});

it('sees the tiles that are laid, whoever looks', () => {
  const engine = begun(setupFor(2), anyWord);
  const { state, faces, letters } = engine;
  const seat = state.toMove;
  const before = unseenLetters(state, faces, letters, 1 - seat);
  const tile = state.racks[seat]!.find((one) => faces[one!]!.letter !== '')!;
  engine.dispatch({ type: 'lay', seat, tile, x: 7, y: 7 });
  const after = unseenLetters(state, faces, letters, 1 - seat);
  const { letter } = faces[tile]!;
  expect(counted(after)[letter]).toBe(counted(before)[letter]! - 1);
});
