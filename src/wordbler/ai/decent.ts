import type { Desk } from './desk';
import type { Plays } from './plays';
import type { Knowledge } from './thought';
import { wordsMade } from './words-made';

/** Whether a computer may lay this play at a family table. Cheap enough to ask of the best few, not of all. */
export const isDecent = (knowledge: Knowledge, desk: Desk, plays: Plays, index: number): boolean =>
  !wordsMade(desk, plays, index).some((word) => knowledge.isRude(word));
