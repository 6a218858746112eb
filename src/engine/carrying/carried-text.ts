import { bytesIn, lettersOf } from './link-letters';
import { NotPackable, packed, unpacked } from './plain-value';
import { sumOf } from './sum';

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
