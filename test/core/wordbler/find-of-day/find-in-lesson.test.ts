import { describe, expect, it } from 'vitest';
import { adviseOn, lessonsOf, reviewTurn, turnsOf } from '../../../../src/core/wordbler/computer';
import { FindOfDay, findInLesson, readFind, writeFind } from '../../../../src/core/wordbler/find-of-day';
import { judge } from '../../../browser/game-of-two';
import { gameToReview } from '../../../browser/game-to-review';
import { knowledge } from '../computer/shipped-knowledge';

const turns = turnsOf(gameToReview(8), judge).map((turn) =>
  reviewTurn(turn, adviseOn(knowledge, turn.sight, 'expert')),
);

describe('a turn that was reviewed', () => {
  it('becomes a position with the same board and rack, and the same best play', () => {
    const found = turns.flatMap((turn) => {
      const own = findInLesson(turn);
      return own ? [{ turn, ...own }] : [];
    });
    expect(found.length).toBeGreaterThan(3);
    for (const { turn, find, goal } of found) {
      const read = readFind(writeFind(find));
      expect(read).toEqual(find);
      const answer = FindOfDay.of(find);
      expect(answer?.sight.board).toEqual(turn.sight.board);
      expect([...find.rack].sort()).toEqual([...turn.sight.rack].sort());
      expect(answer?.points).toBe(turn.best?.move.score);
      // Enough is more than was made, and can be made.
      expect(goal).toBeLessThanOrEqual(answer?.points ?? 0);
      expect(goal).toBeGreaterThan(turn.entry.kind === 'played' ? turn.entry.points : 0);
    }
  });

  it('does not where it gave nothing away, holds a blank or too few tiles, or lies on no board', () => {
    const [lesson] = lessonsOf(turns.filter((turn) => findInLesson(turn)));
    if (!lesson) throw new Error('no lesson');
    const { sight, best } = lesson;
    const points = best?.move.score ?? 0;
    const made = { ...lesson, entry: { ...lesson.entry, kind: 'played' as const, points } as never };
    expect(findInLesson(made)).toBeUndefined();
    expect(findInLesson({ ...lesson, best: undefined })).toBeUndefined();
    expect(
      findInLesson({ ...lesson, sight: { ...sight, rack: ['', ...sight.rack.slice(1)] } }),
    ).toBeUndefined();
    expect(findInLesson({ ...lesson, sight: { ...sight, rack: sight.rack.slice(1) } })).toBeUndefined();
    expect(
      findInLesson({ ...lesson, sight: { ...sight, board: sight.board.map(() => null) } }),
    ).toBeUndefined();
    expect(findInLesson({ ...lesson, sight: { ...sight, tiles: 'fr' } })).toBeUndefined();
    for (const own of [{ board: 'super' }, { premiums: 7 }, { letterOrder: 'free' }] as const)
      expect(
        findInLesson({ ...lesson, sight: { ...sight, rules: { ...sight.rules, ...own } } }),
      ).toBeUndefined();
  });
});
