import { squareIndex, usualShape } from '../../src/wordbler/rules';
import type { SeenTile } from '../../src/wordbler/rules/visible-state';

/** The words that stand on a board: every run of two letters or more, across first. */
export function runsOnBoard(board: readonly (SeenTile | null)[]): string[] {
  const lines = Array.from({ length: usualShape.side }, (_, at) => at);
  const read = (squareOf: (step: number) => { x: number; y: number }) =>
    lines
      .map((step) => board[squareIndex(squareOf(step), usualShape.side)]?.letter ?? ' ')
      .join('')
      .split(' ')
      .filter((run) => run.length > 1);
  return [...lines.flatMap((y) => read((x) => ({ x, y }))), ...lines.flatMap((x) => read((y) => ({ x, y })))];
}
