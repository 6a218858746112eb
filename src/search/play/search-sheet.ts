import { must } from '../../engine/must';
import * as wordSearch from '../rules';
import type { SearchPlay } from './search-play';

/** What lies on the page of letters, and is drawn there. */
export function sheetOf({ state, stroking, flashed }: SearchPlay) {
  const isOver = state.phase === 'over';
  const numbered = state.laid.map((laid, index) => ({ laid, number: index + 1 }));
  return {
    grid: state.grid,
    covered: state.phase === 'paused',
    found: state.found.map(({ word }, order) => ({ ...must(numbered[word]), order })),
    missed: isOver ? numbered.filter((_, index) => !wordSearch.isFound(state, index)) : [],
    flashed,
    hinted: isOver
      ? []
      : state.hinted
          .filter((index) => !wordSearch.isFound(state, index))
          .map((index) => must(state.laid[index]))
          .map(({ x, y }) => ({ x, y })),
    stroke: stroking.stroke,
    start: stroking.isHeld ? undefined : stroking.start,
    cursor: stroking.cursor,
  };
}

/** How much room the list of a worksheet asks for: a clue takes two lines, and more of the width. */
export const linesOf = (worksheet: wordSearch.Worksheet | undefined) => {
  if (!worksheet) return undefined;
  const areLong = worksheet.shown === 'clues';
  return { lines: worksheet.words.length * (areLong ? 2 : 1), areLong };
};
