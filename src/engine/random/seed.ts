export const longestSeed = 40;

/** Whether somebody may name a seed so; half a character would not survive a link. */
export const isSeed = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestSeed && !/\p{Cs}/u.test(value);

/** Whether somebody may type it as the number of a board: letters and figures, in words. Older links may hold more. */
export const isBoardNumber = (typed: string): boolean =>
  isSeed(typed) && /^[\p{L}\p{M}\p{N}]+([ -][\p{L}\p{M}\p{N}]+)*$/u.test(typed);
