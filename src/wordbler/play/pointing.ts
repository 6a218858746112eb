import type { Square, TileId } from '../rules';
import type { Gestures } from './gestures';

/** What a hand points at: a square, a cell of the rack with its tile, or anything else. */
type Target =
  | ({ kind: 'square' } & Square)
  | { kind: 'rack'; cell: number; tile: TileId | null }
  | { kind: 'bag' | 'elsewhere' };

interface Pointed {
  isOpen: boolean;
  gestures: Gestures;
  hurry(): void;
  refuse(reason: 'notYourTurn'): void;
}

/** A tap on the table; while others move it only hurries them. */
export function tap(play: Pointed, target: Target, choosing: boolean) {
  const { gestures } = play;
  if (!play.isOpen) play.hurry();
  else if (target.kind === 'square') gestures.tapSquare(target);
  else if (target.kind !== 'rack') gestures.putAside();
  else if (choosing && target.tile !== null) gestures.toggleChosen(target.tile);
  else gestures.tapCell(target.cell);
}

/** The own rack may be put in order while others move. */
export function drop(play: Pick<Pointed, 'isOpen' | 'gestures' | 'refuse'>, tile: TileId, target: Target) {
  const { gestures, isOpen } = play;
  if (!isOpen && target.kind === 'square') play.refuse('notYourTurn');
  else gestures.drop(tile, target.kind === 'square' || target.kind === 'rack' ? target : { kind: 'outside' });
}
