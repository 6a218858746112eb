import { otherBirds } from './other-birds';
import type { Species } from './species';
import { warblers } from './warblers';

/** The twelve, by the ids that games are kept with. */
export const birds = { ...warblers, ...otherBirds } satisfies Record<string, Species>;

export type MascotId = keyof typeof birds;
