import { describe, expect, it } from 'vitest';
import { scramble } from '../../../src/rules';
import { firstWord, firstWordStep, Hints } from '../../../src/scramble/play/hints';
import { begunMatch, HandSolver, wordsOf } from './sitting';

async function hinted() {
  const match = begunMatch();
  const solver = new HandSolver();
  const hints = new Hints(match, solver);
  await hints.look();
  return { match, solver, hints };
}

describe('the hints of a board', () => {
  it('count the words of the board, and the count never moves, whatever is found', async () => {
    const { match, hints, solver } = await hinted();
    const all = wordsOf(match.board);
    expect(hints.all).toBe(all.length);
    solver.words = (board) => wordsOf(board).map((own) => ({ ...own, isRude: true as const }));
    await hints.look();
    expect(hints.all).toBe(all.length);
    match.send({ type: 'type', word: 'ton' });
    expect(hints.all).toBe(all.length);
  });

  it('tell how many words each square still has part in, one less for a word found', async () => {
    const { match, hints } = await hinted();
    expect(hints.counts).toEqual([]);
    hints.count();
    const before = hints.counts;
    expect(before).toHaveLength(16);
    match.send({ type: 'type', word: 'ton' });
    expect(before.map((count, square) => count - hints.counts[square]!)).toEqual(
      before.map((_, square) => Number([13, 14, 15].includes(square))),
    );
    hints.count();
    expect(match.turn.counted).toBe(1);
  });

  it('show a word letter by letter until it is found', async () => {
    const { match, hints } = await hinted();
    hints.reveal();
    hints.reveal();
    const { word, letters, squares } = hints.shown!;
    expect(squares).toHaveLength(2);
    expect(word.startsWith(letters)).toBe(true);
    expect(scramble.wordAlong(match.board, squares)).toBe(letters);
    hints.found('TON');
    expect(hints.shown?.word).toBe(word);
    hints.found(word);
    expect(hints.shown).toBeUndefined();
  });

  it('are forgotten for the next player', async () => {
    const { hints } = await hinted();
    hints.count();
    hints.reveal();
    hints.forget();
    expect([hints.isCounting, hints.counts, hints.shown]).toEqual([false, [], undefined]);
  });

  it('fail where the words cannot be counted, and can be asked for again', async () => {
    const match = begunMatch();
    const solver = new HandSolver();
    solver.failures = 1;
    let changes = 0;
    const hints = new Hints(match, solver);
    hints.changed.on(() => changes++);
    await hints.look();
    expect([hints.failed, hints.isReady, hints.all, hints.reveal(), changes]).toEqual([
      true,
      false,
      undefined,
      false,
      1,
    ]);
    await hints.look();
    expect([hints.failed, hints.isReady]).toEqual([false, true]);
  });

  it('say nothing more to a player who has left', async () => {
    let changes = 0;
    const hints = new Hints(begunMatch(), new HandSolver());
    hints.changed.on(() => changes++);
    const looking = hints.look();
    hints.stop();
    await looking;
    expect(changes).toBe(0);
  });
});

const word = (word: string, level?: number, more = {}) => ({
  word,
  points: 1,
  path: [...word].map((_, at) => at),
  paths: 1,
  ...(level && { level }),
  ...more,
});

describe('The first word of a board', () => {
  it('is short and known, and no rude one', () => {
    const words = [
      word('ZAX'),
      word('LETTERED', 10),
      word('TREE', 20),
      word('SEA', 20),
      word('DAMN', 10, { isRude: true }),
    ];
    expect(firstWord(words)?.word).toBe('TREE');
    expect(firstWord([])).toBeUndefined();
  });

  it('is shown letter by letter, then its end; another path or a typed word are as good', () => {
    const tree = word('TREE');
    expect(firstWordStep(tree, [], '')).toMatchObject({ kind: 'first', from: 0, to: 1 });
    expect(firstWordStep(tree, [0, 1], '')).toMatchObject({ kind: 'next', from: 1, to: 2 });
    expect(firstWordStep(tree, [0, 1, 2, 3], '')).toMatchObject({ kind: 'end', at: 3 });
    expect(firstWordStep(tree, [0, 1, 2, 3, 4], '')).toEqual({ kind: 'own', at: 4 });
    expect(firstWordStep(tree, [5], '')).toEqual({ kind: 'own', at: 5 });
    expect(firstWordStep(tree, [], 'TR')).toEqual({ kind: 'typed' });
  });
});
