/** Any value as JSON, as far as that goes: what leads back to itself is left out, and large numbers are their digits. */
export function jsonText(value: unknown): string {
  const above: unknown[] = [];
  const text = JSON.stringify(value, function (this: unknown, _name: string, own: unknown) {
    if (typeof own === 'bigint') return String(own);
    if (typeof own !== 'object' || own === null) return own;
    while (above.length > 0 && above.at(-1) !== this) above.pop();
    if (above.includes(own)) return undefined;
    above.push(own);
    return own;
  });
  return text ?? 'null';
}
