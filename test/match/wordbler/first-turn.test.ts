import { describe, expect, it } from 'vitest';
import { presets } from '../../../src/core/wordbler';
import type { Advice, Sight } from '../../../src/core/wordbler/computer';
import { FirstTurn } from '../../../src/match/wordbler/first-turn';
import { Match } from '../../../src/match/wordbler/match';
import { anyWord, setupFor } from '../../core/wordbler/table';

const empty = { picked: undefined, exchanging: false };

/** Advises the first three letters of the rack, down through the star. */
const adviser = {
  advise: async ({ rack }: Sight): Promise<Advice> => {
    const tiles = rack.slice(0, 3).map((letter, at) => ({ letter, blank: false, x: 7, y: 6 + at }));
    return { move: { kind: 'play', score: 4, tiles }, words: [rack.slice(0, 3).join('')] };
  },
};

async function sitting(rules = presets.casual) {
  const match = Match.fresh({ ...setupFor(2, rules), words: anyWord.id, seed: 'first turn' }, anyWord);
  match.send({ type: 'begin' });
  let changes = 0;
  const turn = new FirstTurn(match, adviser, () => changes++);
  expect(turn.step(empty)).toBeUndefined();
  await expect.poll(() => changes).toBe(1);
  const seat = match.state.toMove;
  const lay = (cell: number, x: number, y: number) =>
    match.send({ type: 'lay', seat, tile: match.rack[cell]!, x, y });
  return { match, turn, seat, lay, letter: (cell: number) => match.faceOf(match.rack[cell]!).letter };
}

describe('The first turn', () => {
  it('leads tile by tile from the star on, and then to Done', async () => {
    const { turn, lay, letter, match, seat } = await sitting();
    const step = {
      kind: 'lay',
      isFirst: true,
      isStar: true,
      letter: letter(0),
      square: { x: 7, y: 7 },
      picked: false,
    };
    expect(turn.step(empty)).toMatchObject(step);
    expect(turn.step({ ...empty, picked: 3 })).toMatchObject({ ...step, picked: true });
    expect(turn.step({ ...empty, exchanging: true })).toBeUndefined();
    lay(0, 7, 7);
    expect(turn.step(empty)).toMatchObject({ isFirst: false, letter: letter(1), square: { x: 8, y: 7 } });
    lay(1, 8, 7);
    lay(2, 9, 7);
    expect(turn.step(empty)).toEqual({ kind: 'done' });
    match.send({ type: 'recall', seat });
    expect(turn.step(empty)).toMatchObject(step);
  });

  it('takes any other tiles as well, as far as the rules tell', async () => {
    for (const rules of [presets.casual, presets.classic]) {
      const { turn, lay } = await sitting(rules);
      lay(4, 0, 0);
      expect(turn.step(empty)).toEqual({ kind: 'own' });
    }
    const { turn, lay } = await sitting(presets.classic);
    lay(4, 7, 7);
    expect(turn.step(empty)).toEqual({ kind: 'own' });
    lay(3, 7, 8);
    expect(turn.step(empty)).toEqual({ kind: 'done' });
  });
});
