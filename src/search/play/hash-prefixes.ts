export const mark = '#search=';

/** Whether an address leads to a grid, or was meant to. */
export const isShared = (hash: string) => hash.startsWith(mark);

export const sheetMark = '#worksheet=';

/** Whether an address leads to the page of a class, or was meant to. */
export const isWorksheet = (hash: string) => hash.startsWith(sheetMark);
