/** More is nothing that a game has ever written, and would keep a page busy. */
const mostValues = 60_000;
const mostLetters = 1_000_000;
const deepest = 16;

/**
 * What JSON could say of a value that may come from anywhere, copied, and nothing else of it; undefined where there is
 * something it could not say, or too much.
 */
export function plainCopy(value: unknown): unknown {
  let values = 0;
  let letters = 0;
  const isText = (text: string) => {
    letters += text.length;
    return letters <= mostLetters;
  };
  const copy = (given: unknown, depth: number): unknown => {
    if (++values > mostValues || depth > deepest) return undefined;
    if (given === null || typeof given === 'boolean') return given;
    if (typeof given === 'number') return Number.isFinite(given) ? given + 0 : undefined;
    if (typeof given === 'string') return isText(given) ? given : undefined;
    if (typeof given !== 'object') return undefined;
    return Array.isArray(given) ? copyList(given, depth) : copyRecord(given, depth);
  };
  const copyList = (given: readonly unknown[], depth: number) => {
    if (given.length > mostValues) return undefined;
    const list = Array.from(given, (one) => copy(one, depth + 1));
    return list.includes(undefined) ? undefined : list;
  };
  const copyRecord = (given: object, depth: number) => {
    if (Object.prototype.toString.call(given) !== '[object Object]') return undefined;
    const entries: [string, unknown][] = [];
    for (const [name, field] of Object.entries(given)) {
      // As in JSON, what is undefined is not there.
      if (field === undefined) continue;
      const own = isText(name) ? copy(field, depth + 1) : undefined;
      if (own === undefined) return undefined;
      entries.push([name, own]);
    }
    return Object.fromEntries(entries);
  };
  return copy(value, 0);
}
