import type { TableOptions } from '../canvas/table';
import { eyesOn } from '../panels/seat-card';
import type { TablePanel } from '../panels/table-panel';
import { drop, tap } from '../play/pointing';
import type { TablePlay } from '../play/table-play';
import type { TableSounds } from './table-sounds';

interface Ways {
  root: HTMLElement;
  panel: TablePanel;
  sounds: TableSounds;
  play(): TablePlay;
  /** The canvas has something to draw. */
  stir(): void;
  /** The panels have. */
  redraw(): void;
}

/** What the table tells of what a hand does there, and of what it shows. */
export const tableHands = ({ root, panel, sounds, play, stir, redraw }: Ways) =>
  ({
    seatPoint: (seat) => {
      const box = panel.seatBox(seat);
      const { left, top } = root.getBoundingClientRect();
      return box ? { x: box.x - left + box.width / 2, y: box.y - top + box.height / 2 } : null;
    },
    mayLift: (tile) => play().mayArrange && play().gestures.mayLift(tile),
    onHurry: () => play().hurry(),
    onLift: () => play().gestures.leaveExchange(),
    onStir: stir,
    onScored: (seat, points, left) => {
      eyesOn(root, seat);
      sounds.scored();
      play().scored(seat, points, left);
    },
    onCounting: (seat, left) => play().counting(seat, left),
    onBagCounted: redraw,
    mayInterrupt: () => play().isOpen,
    onCue: (cue, step) => sounds.cue(cue, step),
    onTap: (target, { modifiers: { ctrl, meta } }) => tap(play(), target, ctrl || meta),
    onDrop: (tile, target) => drop(play(), tile, target),
  }) satisfies Partial<TableOptions>;
