import type { Box } from './box';

const holes = new WeakMap<object, Box>();

/** It lies over everything below it but there, in whole pixels: only there can be seen what changes. */
export const leavesOpen = (cover: object, hole: Box) => void holes.set(cover, hole);

/** Where what is below may be seen through it, if it covers all else. */
export const holeIn = (cover: object): Box | undefined => holes.get(cover);
