import { choose } from './choose';
import { end } from './end';
import { play } from './play';
import { worksheets } from './worksheets';

/** What Word search alone says; it comes in with its scenes. */
export const search = { choose, play, end, worksheets } as const;
