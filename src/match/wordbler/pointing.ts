import type { Square, TileId } from '../../core/wordbler';
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

export function drop(gestures: Gestures, tile: TileId, target: Target) {
  gestures.drop(tile, target.kind === 'square' || target.kind === 'rack' ? target : { kind: 'outside' });
}
