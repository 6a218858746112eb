export const mark = '#s=';
export const movedMark = '#m=';

/** Whether an address leads into a game, or was meant to. */
export const isCarried = (hash: string) => hash.startsWith(mark);

/** Whether an address brings everything of another device, or was meant to. */
export const isMoved = (hash: string) => hash.startsWith(movedMark);
