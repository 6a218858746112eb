// None of them is escaped in an address, nor cut off at its end by programs that look for links.
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const sixBitsOf = new Map([...letters].map((letter, value) => [letter, value]));

/** Six bits a letter. */
export function lettersOf(bytes: readonly number[]): string {
  let text = '';
  let [held, bits] = [0, 0];
  for (const byte of bytes) {
    held = held * 256 + byte;
    for (bits += 8; bits >= 6; bits -= 6) {
      text += letters[Math.floor(held / 2 ** (bits - 6))];
      held %= 2 ** (bits - 6);
    }
  }
  return bits > 0 ? text + letters[held * 2 ** (6 - bits)] : text;
}

/** Undefined if no bytes are written so. */
export function bytesIn(text: string): number[] | undefined {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const letter of text) {
    const value = sixBitsOf.get(letter);
    if (value === undefined) return undefined;
    held = held * 64 + value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(Math.floor(held / 2 ** bits));
    held %= 2 ** bits;
  }
  // What is left over is nothing, and less than a letter.
  return held === 0 && bits < 6 ? bytes : undefined;
}
