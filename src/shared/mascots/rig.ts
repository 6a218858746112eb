import type { TemplateResult } from 'lit-html';
import type { MascotId } from './birds';
import { hangDefinitions } from './paint';
import { pictureOf } from './picture';
import type { Pose } from './poses';
import { stirBirds } from './stirring';

/** A bird as an inline picture that fills its box; what it does by itself is in stirring.ts. */
export function drawBird(id: MascotId, pose: Pose): TemplateResult {
  hangDefinitions();
  stirBirds();
  return pictureOf(id, pose);
}
