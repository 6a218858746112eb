export const mark = '#search=';

/** Whether an address leads to a grid, or was meant to. */
export const isShared = (hash: string) => hash.startsWith(mark);
