import { must } from '../../engine/must';
import { type ReplayStep, strokeOf } from '../play/search-replay';
import type * as wordSearch from '../rules';
import type { ShownSheet } from './search-picture';
import { emptySheet, type SheetPicture } from './sheet-picture';

type State = Readonly<wordSearch.GameState>;

const foundMarks = ({ laid }: State, found: readonly number[]): SheetPicture['found'] =>
  found.map((word, order) => ({ laid: must(laid[word]), number: word + 1, order }));

const missedMarks = ({ laid }: State, found: readonly number[]): SheetPicture['missed'] =>
  laid.map((own, word) => ({ laid: own, number: word + 1 })).filter((_, word) => !found.includes(word));

/** The grid at the end, with all that was found and all that was not. */
export function finalSheet({ state }: wordSearch.ReadonlyGame): ShownSheet {
  const found = state.found.map(({ word }) => word);
  return {
    ...emptySheet,
    grid: state.grid,
    found: foundMarks(state, found),
    missed: missedMarks(state, found),
  };
}

/** The grid at a step of the replay; of its stroke that share is drawn. */
export function sheetAt({ state }: wordSearch.ReadonlyGame, step: ReplayStep, share: number): ShownSheet {
  const { found, hinted, told, isOver } = step;
  const drawn = partOf(strokeOf(step), share);
  // A word counts as found once its stroke is drawn.
  const shown = told.type === 'wordFound' && share < 1 ? found.slice(0, -1) : found;
  const isRefused = told.type === 'nope' && share === 1;
  const isFlash = told.type === 'cheated' && told.code === 'flash';
  return {
    ...emptySheet,
    grid: state.grid,
    found: foundMarks(state, shown),
    missed: isOver ? missedMarks(state, found) : [],
    flashed: isFlash ? missedMarks(state, found).map(({ laid }) => laid) : [],
    stroke: share < 1 ? drawn : undefined,
    refused: isRefused ? drawn : undefined,
    hinted: hinted.filter((word) => !found.includes(word)).map((word) => must(state.laid[word])),
  };
}

function partOf(stroke: wordSearch.Stroke | undefined, share: number): wordSearch.Stroke | undefined {
  if (!stroke) return undefined;
  const { from, to } = stroke;
  return { from, to: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share } };
}
