import { html, nothing } from 'lit-html';
import type { Texts } from '../../texts/texts';
import { runOf } from '../play/last-turns';
import type { TableView } from '../play/table-view';
import { lastOfOthers } from './last-of-others';
import type { TableActions } from './table-buttons';

interface Board {
  x: number;
  y: number;
  frame: number;
  cell: number;
  /** So many squares. */
  side: number;
}

interface Spot {
  x: number;
  y: number;
}

/** Where a label of so many squares hides no tile: before the word, behind it, below or above; undefined if nowhere. */
function labelSpot(
  { from, to }: { from: Spot; to: Spot },
  wide: number,
  squares: number,
  isTaken: (x: number, y: number) => boolean,
): Spot | undefined {
  const isFree = ({ x, y }: Spot) => {
    if (x < 0 || y < 0 || x + wide > squares || y >= squares) return false;
    for (let at = Math.floor(x); at < x + wide; at++) if (isTaken(at, y)) return false;
    return true;
  };
  const left = Math.min(from.x, squares - wide);
  const [before, behind] = [from.x - wide, to.x + 1];
  const places =
    from.y === to.y
      ? [
          ...[before, behind].map((x) => ({ x, y: from.y })),
          ...[1, -1].flatMap((by) => [left, to.x + 1 - wide].map((x) => ({ x, y: from.y + by }))),
        ]
      : [to.y, from.y, Math.floor((from.y + to.y) / 2)].flatMap((y) => [
          { x: behind, y },
          { x: before, y },
        ]);
  return places.find(isFree);
}

/** The newest play of another player is named beside its word, until the player to move begins to lay. */
export function wordLabel(
  texts: Texts,
  view: TableView,
  { x, y, frame, cell, side: squares }: Board,
  actions: Pick<TableActions, 'history' | 'explain'>,
) {
  const [newest] = view.lastOfOthers;
  const run = newest && runOf(newest);
  if (!newest || !run || !view.open || view.laid > 0 || view.exchanging) return nothing;
  const letters = Math.max(run.to.x - run.from.x, run.to.y - run.from.y) + 1;
  const wide = Math.ceil((110 + 12.5 * Math.max(letters, 5)) / cell);
  const spot = labelSpot(run, wide, squares, view.isTaken);
  if (!spot) return nothing;
  const side = spot.x < run.from.x ? 'end' : 'start';
  const place = `left:${x + frame + spot.x * cell}px;top:${y + frame + spot.y * cell}px;width:${wide * cell}px;height:${cell}px`;
  return html`<div class="word-label ${side}" .style=${place}>${lastOfOthers(texts, [newest], view.seats, actions)}</div>`;
}
