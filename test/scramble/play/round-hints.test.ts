import { describe, expect, it } from 'vitest';
import { scramble } from '../../../src/rules';
import { RoundHints } from '../../../src/scramble/play/round-hints';
import { begunRound, HandSolver, wordsOf } from './sitting';

async function hinted() {
  const round = begunRound();
  const solver = new HandSolver();
  const hints = new RoundHints(round, solver, () => {});
  await hints.look();
  return { round, solver, hints };
}

describe('the hints of a round', () => {
  it('count the words of the board, and the count never moves, whatever is found', async () => {
    const { round, hints, solver } = await hinted();
    const all = wordsOf(round.board);
    expect(hints.all).toBe(all.length);
    solver.words = (board) => wordsOf(board).map((own) => ({ ...own, isRude: true as const }));
    await hints.look();
    expect(hints.all).toBe(all.length);
    round.send({ type: 'type', word: 'ton' });
    expect(hints.all).toBe(all.length);
  });

  it('tell how many words each square still has part in, one less for a word found', async () => {
    const { round, hints } = await hinted();
    expect(hints.counts).toEqual([]);
    hints.count();
    const before = hints.counts;
    expect(before).toHaveLength(16);
    round.send({ type: 'type', word: 'ton' });
    expect(before.map((count, square) => count - hints.counts[square]!)).toEqual(
      before.map((_, square) => Number([13, 14, 15].includes(square))),
    );
    hints.count();
    expect(round.turn.counted).toBe(1);
  });

  it('show a word letter by letter until it is found', async () => {
    const { round, hints } = await hinted();
    hints.reveal();
    hints.reveal();
    const { word, letters, squares } = hints.shown!;
    expect(squares).toHaveLength(2);
    expect(word.startsWith(letters)).toBe(true);
    expect(scramble.wordAlong(round.board, squares)).toBe(letters);
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
    const round = begunRound();
    const solver = new HandSolver();
    solver.failures = 1;
    let changes = 0;
    const hints = new RoundHints(round, solver, () => changes++);
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
    const hints = new RoundHints(begunRound(), new HandSolver(), () => changes++);
    const looking = hints.look();
    hints.stop();
    await looking;
    expect(changes).toBe(0);
  });
});
