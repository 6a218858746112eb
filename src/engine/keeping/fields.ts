/** What lies in a value that may come from anywhere, by name; undefined if nothing can. */
export const fieldsOf = <T = Record<string, unknown>>(
  value: unknown,
): { readonly [Name in keyof T]?: unknown } | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;

/** A whole number from the least to the most. */
export const isWithin = (value: unknown, [least, most]: readonly [number, number]): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
