export const mark = '#s=';

/** Whether an address leads into a game, or was meant to. */
export const isCarried = (hash: string) => hash.startsWith(mark);
