/** Reads a field: the value, cleaned, or undefined if it does not fit. */
export type Reader = (value: unknown) => unknown;

/** The fields of each kind of command; those whose name ends with ? may be missing. */
export type Fields = Readonly<Record<string, Readonly<Record<string, Reader>>>>;

// Minus zero would pass for a square, and come back from a saved game as another number.
export const whole: Reader = (value) => (Number.isSafeInteger(value) ? (value as number) + 0 : undefined);

export const count: Reader = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) + 0 : undefined;

export const text: Reader = (value) => (typeof value === 'string' ? value : undefined);

/** The command in a value that may come from anywhere, copied and stripped of what does not belong. */
export function readBy<Command>(fields: Fields, value: unknown): Command | undefined {
  if (typeof value !== 'object' || value === null || !('type' in value)) return undefined;
  const type = value.type;
  if (typeof type !== 'string' || !Object.hasOwn(fields, type)) return undefined;
  const command: Record<string, unknown> = { type };
  for (const [field, read] of Object.entries(fields[type])) {
    const name = field.replace('?', '');
    const given = (value as Record<string, unknown>)[name];
    if (given === undefined && field !== name) continue;
    const own = read(given);
    if (own === undefined) return undefined;
    command[name] = own;
  }
  return command as Command;
}
