const longestMascot = 24;

/** Who stands for a player at the table; which mascots there are is not the rules' business. */
export const isMascotId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestMascot;
