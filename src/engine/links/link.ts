import type { GameKind, SavedGame } from '../saving/rule-book';
import { digestOf, fieldsOf } from '../saving/untrusted';
import { NotPackable, packed, unpacked } from './packed-value';

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
function bytesIn(text: string): number[] | undefined {
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

const table = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** The CRC-32 that zip files and pictures have, too: no change within 32 bits in a row escapes it. */
export function sumOf(bytes: readonly number[]): number[] {
  let sum = -1;
  for (const byte of bytes) sum = (sum >>> 8) ^ table[(sum ^ byte) & 255]!;
  sum = ~sum;
  return [24, 16, 8, 0].map((by) => (sum >>> by) & 255);
}

export type CarriedFault = 'notCarried' | 'newerLink' | 'damagedLink' | 'tooLongLink';

const version = 1;
const sumLength = 4;
/** What a program that passes links on can be trusted with; the longest games need a tenth. */
const longestText = 16_000;

/** A plain value as a short text for a link, and a sum of it. Undefined if it gets too long. */
export function carriedText(value: unknown): string | undefined {
  try {
    const bytes = [version, ...packed(value)];
    const text = lettersOf([...bytes, ...sumOf(bytes)]);
    return text.length > longestText ? undefined : text;
  } catch (error) {
    if (error instanceof NotPackable) return undefined;
    throw error;
  }
}

/** The value in the text of a link, which nobody has judged yet; or why there is none. Takes any text. */
export function readCarriedText(text: string): { value: unknown } | CarriedFault {
  if (text === '') return 'notCarried';
  if (text.length > longestText) return 'tooLongLink';
  const bytes = bytesIn(text) ?? [];
  const body = bytes.slice(0, -sumLength);
  const isWhole = body.length > 0 && String(sumOf(body)) === String(bytes.slice(-sumLength));
  if (!isWhole) return 'damagedLink';
  if (body[0] !== version) return 'newerLink';
  try {
    return { value: unpacked(body.slice(1)) };
  } catch (error) {
    if (error instanceof NotPackable) return 'damagedLink';
    throw error;
  }
}

type Save = SavedGame<GameKind>;

/** A whole game for a link: setup, seed and commands. Undefined if it gets too long. */
export const carriedGame = ({ game, version, setup, commands }: Save): string | undefined =>
  carriedText({ game, version, setup, commands });

/**
 * The save in the text of a link, as if it had been kept here, to be judged like any other; or why there is none.
 * Takes any text.
 */
export function readCarriedGame(text: string): Save | CarriedFault {
  const read = readCarriedText(text);
  if (typeof read === 'string') return read;
  const { game, version, setup, commands } = fieldsOf<Save>(read.value) ?? {};
  return { app: 'wordbler', game, version, setup, commands, digest: digestOf([setup, commands]) } as Save;
}
