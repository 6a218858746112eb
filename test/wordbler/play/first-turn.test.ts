import { describe, expect, it } from 'vitest';
import type { Advice } from '../../../src/wordbler/ai/review';
import { FirstTurn } from '../../../src/wordbler/play/first-turn';
import { Match } from '../../../src/wordbler/play/match';
import { presets, type WordJudge } from '../../../src/wordbler/rules';
import type { VisibleState } from '../../../src/wordbler/rules/visible-state';
import { anyWord, noWord, setupFor } from '../rules/table';

/** What was put down wrongly has gone home. */
const soon = () => new Promise((done) => setTimeout(done));

const empty = { picked: undefined, exchanging: false };

/** Advises the first letters of the rack, down through the star. */
const adviserOf = (length: number) => ({
  advise: async ({ rack }: VisibleState): Promise<Advice> => {
    const tiles = rack.slice(0, length).map((letter, at) => ({ letter, blank: false, x: 7, y: 9 - length + at }));
    return { move: { kind: 'play', score: 4, tiles }, words: [rack.slice(0, length).join('')] };
  },
});

async function sitting(rules = presets.casual, words: WordJudge = anyWord, length = 3) {
  const match = Match.fresh({ ...setupFor(2, rules), words: words.id, seed: 'a first turn' }, words);
  match.send({ type: 'begin' });
  let changes = 0;
  const by = { hand: true };
  const seat = match.state.toMove;
  const turn = new FirstTurn(match, adviserOf(length), {
    changed: () => changes++,
    isHand: () => by.hand,
    sendHome: (tile) => match.send(tile === undefined ? { type: 'recall', seat } : { type: 'takeBack', seat, tile }),
  });
  match.listen((events) => turn.follow(events));
  expect(turn.step(empty)).toBeUndefined();
  await expect.poll(() => changes).toBe(1);
  const lay = (cell: number, x: number, y: number) => match.send({ type: 'lay', seat, tile: match.rack[cell]!, x, y });
  return { match, turn, seat, by, lay, letter: (cell: number) => match.faceOf(match.rack[cell]!).letter };
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

  it('takes any other tiles as well that the dictionary knows, whatever the rules tell of it', async () => {
    for (const rules of Object.values(presets)) {
      const { turn, lay } = await sitting(rules);
      lay(4, 0, 7);
      expect(turn.step(empty)).toEqual({ kind: 'own' });
    }
    for (const rules of Object.values(presets))
      for (const words of [anyWord, noWord]) {
        const { turn, lay } = await sitting(rules, words);
        lay(4, 7, 7);
        expect(turn.step(empty)).toEqual({ kind: 'own' });
        lay(3, 7, 8);
        expect(turn.step(empty)).toEqual({ kind: words === anyWord ? 'done' : 'own' });
      }
  });

  it('sends a tile home that just misses its square, says what it lacks, and shows it again', async () => {
    const { turn, lay, match } = await sitting();
    const shown = turn.step(empty);
    for (const [x, y] of [
      [8, 9],
      [7, 8],
      [0, 0],
    ] as const) {
      lay(0, x, y);
      await soon();
      expect(match.state.laid).toEqual([]);
      expect(turn.step(empty)).toEqual({ ...shown, lacks: 'star' });
    }
    lay(0, 7, 7);
    expect(turn.step(empty)).toMatchObject({ isFirst: false, lacks: undefined });
    lay(1, 9, 7);
    await soon();
    expect(match.state.laid).toHaveLength(1);
    expect(turn.step(empty)).toMatchObject({ isFirst: false, lacks: 'line', square: { x: 8, y: 7 } });
    // The star is covered by now: whatever lies elsewhere is out of line.
    lay(1, 12, 10);
    await soon();
    expect(match.state.laid).toHaveLength(1);
    expect(turn.step(empty)).toMatchObject({ isFirst: false, lacks: 'line' });
  });

  it('lets keys begin beside the star, and other tiles lie there', async () => {
    const { turn, lay, match, by, seat } = await sitting();
    lay(4, 6, 7);
    await soon();
    expect(turn.step(empty)).toEqual({ kind: 'own' });
    match.send({ type: 'recall', seat });
    by.hand = false;
    lay(0, 6, 7);
    await soon();
    expect(turn.step(empty)).toEqual({ kind: 'own' });
  });

  it.each([
    ['missesStar', 'star'],
    ['gap', 'line'],
    ['notInLine', 'line'],
    ['disjoint', 'touch'],
  ] as const)('after a Done that came to nothing (%s) begins anew', async (reason, lacks) => {
    const { turn, lay, match } = await sitting();
    lay(4, 7, 5);
    lay(3, 7, 6);
    turn.refuse(reason);
    await soon();
    expect(match.state.laid).toEqual([]);
    expect(turn.step(empty)).toMatchObject({ kind: 'lay', isFirst: true, lacks });
  });

  it('says nothing more of a Done with nothing laid', async () => {
    const { turn } = await sitting();
    turn.refuse('nothingLaid');
    expect(turn.step(empty)).toMatchObject({ lacks: undefined });
  });

  it('calls nothing a word while the words still come', async () => {
    const { turn, lay } = await sitting(presets.classic, { ...anyWord, isToCome: true });
    lay(4, 7, 7);
    lay(3, 7, 8);
    expect(turn.step(empty)).toEqual({ kind: 'own' });
  });

  it('lays a long word so that all of it is on a small board, and the star is covered', async () => {
    const { turn, lay } = await sitting({ ...presets.casual, board: 'small' }, anyWord, 7);
    const squares: unknown[] = [];
    for (let at = 0; at < 7; at++) {
      const step = turn.step(empty);
      if (step?.kind !== 'lay') break;
      squares.push(step.square);
      lay(step.cell, step.square.x, step.square.y);
    }
    expect(squares).toEqual([4, 5, 6, 7, 8, 9, 10].map((x) => ({ x, y: 5 })));
    expect(turn.step(empty)).toEqual({ kind: 'done' });
  });
});
