import type { Point } from '../../shared/canvas/box';
import type { InFigures } from '../../shared/canvas/in-figures';
import type { SquareDress, TableDress } from './bake-square';
import { type BoardColours, boards } from './colours';
import type { GraspListener } from './grasp';
import type { Cue } from './stage';

export interface TableOptions extends GraspListener {
  width: number;
  height: number;
  /** So many squares the board has a side. */
  side: number;
  dpr: number;
  reducedMotion?: boolean;
  colours?: BoardColours;
  /** The signs of the premiums stand on the squares. */
  labels?: boolean;
  signs: SquareDress['signs'];
  /** Numbers as the language writes them. */
  inFigures: InFigures;
  hand?: 'right' | 'left';
  /** Where a seat's rack is, in CSS pixels; without it, the middle of the upper edge. */
  seatPoint?: (seat: number) => Point | null;
  /** Something moves or has changed: wake the loop. */
  onStir?: () => void;
  onCue?: (cue: Cue, step: number) => void;
  /** The points of a play have reached its seat; `left` of them are still to be counted on its card. */
  onScored?: (seat: number, points: number, left: number) => void;
  /** So many of them are left now. */
  onCounting?: (seat: number, left: number) => void;
  /** The bag holds another number of tiles, as far as it is seen. */
  onBagCounted?: () => void;
}

export const dressOf = ({
  colours = boards.dark,
  labels = true,
  signs,
  inFigures,
  dpr,
}: Pick<TableOptions, 'colours' | 'labels' | 'signs' | 'inFigures' | 'dpr'>): TableDress => ({
  ...{ colours, px: dpr, labels, signs, inFigures },
});
