import type { ResultView } from './result-view';

const squares = 5;

/** How much of each length was found, the shortest first: a line of squares for each, which give no word away. */
export const foundSquares = (groups: ResultView['groups'], inFigures: (length: number) => string): string =>
  [...groups]
    .reverse()
    .map(({ length, orMore, found, words }) => {
      // A single word shows, and full is what lacks none.
      const blue = found === 0 ? 0 : Math.max(1, Math.floor((found / words.length) * squares));
      return `${inFigures(length)}${orMore ? '+' : ''} ${'🟦'.repeat(blue)}${'⬜'.repeat(squares - blue)}`;
    })
    .join('\n');
