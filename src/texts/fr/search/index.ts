import { choose } from './choose';
import { end } from './end';
import { play } from './play';
import { sheet } from './sheet';

/** What Word search alone says; it comes in with its scenes. */
export const search = { choose, play, end, sheet } as const;
