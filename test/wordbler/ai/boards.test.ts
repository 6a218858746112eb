import { describe, expect, it } from 'vitest';
import { type BoardRules, type EvenStep, levels, shapeOf } from '../../../src/rules';
import { isLong, some } from '../../long';
import { gameAmong } from './computer-game';

/** All but the Master, who takes its time. */
const playing = levels.filter((level) => level !== 'master') as EvenStep[];
const boards: BoardRules[] = [
  { board: 'small' },
  { board: 'super' },
  { premiums: 1 },
  { board: 'small', premiums: 2 },
  { board: 'super', premiums: 3 },
  { letterOrder: 'free' },
  { board: 'small', premiums: 4, letterOrder: 'free' },
];

describe('The computer', () => {
  it.each(some(boards, [boards[3]!, boards[6]!]))('plays whole games at each level on any board: %o', (board) => {
    for (const [at, level] of playing.entries()) {
      // Each of them sits at two tables; one shows how it plays.
      if (!isLong && at % 2 === 1) continue;
      const other = playing[(at + 1) % playing.length]!;
      const { engine, turns } = gameAmong([level, other], 'casual', `boards ${at}`, board);
      const { phase, board: lying } = engine.state;
      expect([phase, lying.length]).toEqual(['over', shapeOf(board).bonuses.length]);
      const plays = turns.filter(({ move }) => move.kind === 'play');
      expect(plays.length, level).toBeGreaterThan(board.board === 'super' ? 30 : 8);
    }
  });
});
