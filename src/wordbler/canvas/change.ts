import type { Pose } from './flight';
import type { TablePicture } from './picture';

/** A tile that has just left the hand, and how it was held. */
export interface Dropped {
  id: number;
  pose: Pose;
}

export interface Change {
  before: TablePicture;
  after: TablePicture;
  dropped: Dropped | null;
}
