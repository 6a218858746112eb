/** What lies in a value that may come from anywhere, by name; undefined if nothing can. */
export const fieldsOf = <T = Record<string, unknown>>(
  value: unknown,
): { readonly [Name in keyof T]?: unknown } | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;
