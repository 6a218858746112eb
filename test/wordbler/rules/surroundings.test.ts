import { describe, expect, it } from 'vitest';
import { spokenNear } from '../../../src/texts/sentences/speech';
import {
  type Board,
  type LaidTile,
  type Square,
  squareIndex,
  surroundings,
  usualShape,
} from '../../../src/wordbler/rules';
import { emptyBoard } from '../../../src/wordbler/rules/board';
import { en } from '../../texts/spoken';

const board = emptyBoard(15);
const put = (x: number, y: number, letters: string, down = false) =>
  [...letters].forEach((letter, i) => {
    board[squareIndex(down ? { x, y: y + i } : { x: x + i, y }, usualShape.side)] = { tile: i, letter };
  });

put(5, 7, 'NEST');
put(8, 7, 'TERN', true);

const around = (lying: Board, at: Square, laid: LaidTile[] = []) => surroundings(lying, laid, at, usualShape.bonuses);

describe('the surroundings of a square', () => {
  it('are its row and column, the words that come near, and the free bonus squares', () => {
    const near = around(board, { x: 6, y: 9 }, [{ x: 9, y: 7, tile: 9, letter: 'S' }]);
    expect(near.row).toEqual([{ x: 8, y: 9, direction: 'across', letters: 'R' }]);
    expect(near.column).toEqual([{ x: 6, y: 7, direction: 'down', letters: 'E' }]);
    expect(near.words.map(({ letters }) => letters)).toEqual(['NESTS', 'TERN']);
    expect(near.free).toContainEqual({ x: 6, y: 8, bonus: '2L' });
    expect(near.free).not.toContainEqual(expect.objectContaining({ x: 7, y: 7 }));
  });

  it('are told in one sentence each', () => {
    expect(spokenNear(en, around(board, { x: 7, y: 8 }))).toBe(
      'Row 9: E at I9. Column H: S at H8. Words nearby: NEST at F8 across, TERN at I8 down. ' +
        'Free nearby: double letter G7, double letter I7, double letter G9, triple letter F10, triple letter J10.',
    );
  });

  it('say that nothing lies there', () => {
    expect(spokenNear(en, around(emptyBoard(15), { x: 14, y: 7 }))).toMatch(
      /^Row 8: empty. Column O: empty. Free nearby: /,
    );
  });
});
