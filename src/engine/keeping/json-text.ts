/** Nothing that a game has written lies deeper, and no stack holds any depth. */
const deepest = 100;
/** Longer is none that a game has written, and its text would be longer than a text can be. */
const longestList = 1_000_000;

/**
 * Any value as JSON, as far as that goes: what leads back to itself, lies too deep or has no
 * end is left out, and large numbers are their digits.
 */
export function jsonText(value: unknown): string {
  const above: unknown[] = [];
  const text = JSON.stringify(value, function (this: unknown, _name: string, own: unknown) {
    if (typeof own === 'bigint') return String(own);
    if (typeof own !== 'object' || own === null) return own;
    if (Array.isArray(own) && own.length > longestList) return undefined;
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
