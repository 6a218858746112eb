import { html, type TemplateResult } from 'lit-html';
import { must } from '../../engine/must';
import type { Texts } from '../../texts/texts';
import type { Pose } from './anatomy';
import { stirBirds } from './bird-motion';
import { birds, type MascotId } from './birds';
import { hangDefinitions, pictureOf } from './picture';

export type { MascotId, Pose };

export const mascotIds = Object.keys(birds) as readonly MascotId[];

export const isMascot = (id: string | undefined): id is MascotId => id !== undefined && Object.hasOwn(birds, id);

/** A table from elsewhere may name a mascot that we don't have: its seat gets one that can be drawn. */
export const knownMascot = (id: string | undefined, seat: number): MascotId =>
  isMascot(id) ? id : must(mascotIds[seat % mascotIds.length]);

export const mascotName = (texts: Texts, id: MascotId): string => texts.mascots[id];

export function mascot(id: MascotId, pose: Pose = 'idle'): TemplateResult {
  return drawBird(id, pose);
}

/** For the head of a bird, in whose box it lies: the crown of who has won. */
export const crown = (
  id: MascotId,
) => html`<svg class="crown" viewBox="0 0 100 64" aria-hidden="true" .style="--head:${birds[id].figure.top / 2}%">
  <path d="M8 58 2 18 30 36 50 6 70 36 98 18 92 58Q50 68 8 58Z" fill="#f6c445" stroke="#8a5a0c" stroke-width="3"
    stroke-linejoin="round" />
  <path d="M11 48Q50 57 89 48L91 58Q50 68 9 58Z" fill="#d99a1e" /><path d="M24 44 22 34 34 42Z" fill="#fff"
    opacity=".5" />
  <circle cx="50" cy="7" r="6" fill="#e5304a" /><circle cx="3" cy="17" r="5" fill="#7ecbff" /><circle cx="97" cy="17"
    r="5" fill="#7ecbff" />
</svg>`;

/** A bird as an inline picture that fills its box; what it does by itself is in bird-motion.ts. */
function drawBird(id: MascotId, pose: Pose): TemplateResult {
  hangDefinitions();
  stirBirds();
  return pictureOf(id, pose);
}
