export const mark = '#s=';
export const movedMark = '#m=';

const roomMark = '#r=';

/** Whether an address leads to a table with others, or was meant to. */
export const isRoom = (hash: string) => hash.startsWith(roomMark);

const raceMark = '#race=';

/** Whether an address leads to a race with others, or was meant to. */
export const isRace = (hash: string) => hash.startsWith(raceMark);

/** Whether an address leads into a game, or was meant to. */
export const isCarried = (hash: string) => hash.startsWith(mark);

/** Whether an address brings everything of another device, or was meant to. */
export const isMoved = (hash: string) => hash.startsWith(movedMark);

export const dayMark = '#day=';

/** Whether an address leads to the dailies of a day, or was meant to. */
export const isDay = (hash: string) => hash.startsWith(dayMark);

export const howMark = '#how=';

/** Whether an address leads to a page of how it works, or was meant to. */
export const isHow = (hash: string) => hash.startsWith(howMark);
