/** Nothing that a game has written lies deeper, and no stack holds any depth. */
const deepest = 100;
/** Longer is none that a game has written, and its text would be longer than a text can be. */
const longestJsonList = 1_000_000;

/**
 * Any value as JSON, as far as that goes: what leads back to itself, lies too deep or has no
 * end is left out, and large numbers are their digits.
 */
export function jsonText(value: unknown): string {
  const above: unknown[] = [];
  const text = JSON.stringify(value, function (this: unknown, _name: string, own: unknown) {
    if (typeof own === 'bigint') return String(own);
    if (typeof own !== 'object' || own === null) return own;
    if (Array.isArray(own) && own.length > longestJsonList) return undefined;
    while (above.length > 0 && above.at(-1) !== this) above.pop();
    if (above.length === deepest || above.includes(own)) return undefined;
    above.push(own);
    return own;
  });
  return text ?? 'null';
}

/** Two 32-bit FNV-1a sums, one read forwards and one backwards: not a seal, but it sees every slip. */
export function digestOf(value: unknown): string {
  const text = jsonText(value);
  let [forwards, backwards] = [0x811c9dc5, 0x811c9dc5];
  for (let at = 0, end = text.length - 1; at <= end; at++) {
    forwards = Math.imul(forwards ^ text.charCodeAt(at), 0x01000193);
    backwards = Math.imul(backwards ^ text.charCodeAt(end - at), 0x01000193);
  }
  return [forwards, backwards].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
}

/** What lies in a value that may come from anywhere, by name; undefined if nothing can. */
export const fieldsOf = <T = Record<string, unknown>>(
  value: unknown,
): { readonly [Name in keyof T]?: unknown } | undefined =>
  typeof value === 'object' && value !== null ? value : undefined;

/** A whole number from the least to the most. */
export const isWithin = (value: unknown, [least, most]: readonly [number, number]): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Reads a field: the value, cleaned, or undefined if it does not fit. */
export type Reader<T> = (value: unknown) => T | undefined;

type Named<Command, Name extends string & keyof Command> = undefined extends Command[Name] ? `${Name}?` : Name;

/** How each field of each kind of command is read. A ? ends the name of one that may be missing. */
export type Fields<Command extends { type: string }> = {
  readonly [Type in Command['type']]: FieldsOf<Omit<Extract<Command, { type: Type }>, 'type'>>;
};

export type FieldsOf<Command> = {
  readonly [Name in keyof Command & string as Named<Command, Name>]-?: Reader<Exclude<Command[Name], undefined>>;
};

// Minus zero would pass for a square, and come back from a saved game as another number.
export const whole: Reader<number> = (value) => (isWhole(value) ? value + 0 : undefined);

export const count: Reader<number> = (value) => (isWhole(value) && value >= 0 ? value + 0 : undefined);

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);

export const yesOrNo: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const matching =
  (form: RegExp): Reader<string> =>
  (value) =>
    typeof value === 'string' && form.test(value) ? value : undefined;

export const oneOf =
  <T>(choices: readonly T[]): Reader<T> =>
  (value) =>
    choices.find((own) => own === value);

/** Longer is none of any command. */
const longestList = 1000;

export const listOf =
  <T>(item: Reader<T>): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > longestList) return undefined;
    // A hole in an array is passed over by `map`, but not by `from`.
    const read = Array.from<unknown, T | undefined>(value, item);
    return read.every((own) => own !== undefined) ? read : undefined;
  };

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** The command in a value that may come from anywhere, copied and stripped of what does not belong. */
export function readBy<Command extends { type: string }>(fields: Fields<Command>, value: unknown): Command | undefined {
  const given = fieldsOf(value) ?? {};
  const { type } = given;
  if (typeof type !== 'string' || !Object.hasOwn(fields, type)) return undefined;
  const own = readFields(fields[type as Command['type']], given);
  return own && ({ type, ...own } as Command);
}

/** A record with such fields, and nothing else of it. */
export const recordOf =
  <T extends object>(fields: FieldsOf<T>): Reader<T> =>
  (value) => {
    const given = fieldsOf(value);
    return given && (readFields(fields, given) as T | undefined);
  };

/** Values by their names. */
export const namedValues: Reader<Readonly<Record<string, unknown>>> = (value) =>
  Array.isArray(value) ? undefined : fieldsOf(value) && Object.fromEntries(Object.entries(value as object));

function readFields(fields: object, given: Readonly<Record<string, unknown>>) {
  const read: Record<string, unknown> = {};
  for (const [field, reader] of Object.entries<Reader<unknown>>(fields as Record<string, Reader<unknown>>)) {
    const name = field.replace('?', '');
    if (given[name] === undefined && field !== name) continue;
    const own = reader(given[name]);
    if (own === undefined) return undefined;
    read[name] = own;
  }
  return read;
}
