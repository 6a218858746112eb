export const longestSeed = 40;

/** Whether somebody may name a seed so; half a character would not survive a link. */
export const isSeed = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestSeed && !/\p{Cs}/u.test(value);
