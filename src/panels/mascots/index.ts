import type { TemplateResult } from 'lit-html';
import { the } from '../../core/the';
import type { Texts } from '../../texts/texts';
import { birds, type MascotId } from './birds';
import type { Pose } from './poses';
import { drawBird } from './rig';

export type { MascotId, Pose };

export const mascotIds = Object.keys(birds) as readonly MascotId[];

export const isMascot = (id: string | undefined): id is MascotId =>
  id !== undefined && Object.hasOwn(birds, id);

/** A table from elsewhere may name a mascot that we don't have: its seat gets one that can be drawn. */
export const knownMascot = (id: string | undefined, seat: number): MascotId =>
  isMascot(id) ? id : the(mascotIds[seat % mascotIds.length]);

export const mascotName = (texts: Texts, id: MascotId): string => texts.mascots[id];

export function mascot(id: MascotId, pose: Pose = 'idle'): TemplateResult {
  return drawBird(id, pose);
}
