export const mark = '#scramble=';

/** Whether an address leads to a board, or was meant to. */
export const isSharedBoard = (hash: string) => hash.startsWith(mark);
