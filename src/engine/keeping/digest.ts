import { jsonText } from './json-text';

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
