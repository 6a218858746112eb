/** Players' names: 1 to 16 visible characters of any script, trimmed; no two alike, ignoring case. */
export type NameFault = 'nameEmpty' | 'nameTooLong' | 'nameTaken';

export const longestName = 16;

// Controls, and the marks that turn the writing direction of all that follows, would garble the table.
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const visible = /[^\p{Z}\p{C}\p{M}]/u;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export const tidyName = (name: string) =>
  name.normalize('NFC').replace(/\s+/gu, ' ').replace(unprintable, '').trim();

const alike = (name: string) => tidyName(name).normalize('NFKC').toLowerCase();

export function nameFault(name: string, others: readonly string[]): NameFault | undefined {
  const tidy = tidyName(name);
  if (!visible.test(tidy)) return 'nameEmpty';
  if ([...characters.segment(tidy)].length > longestName) return 'nameTooLong';
  if (others.some((other) => alike(other) === alike(name))) return 'nameTaken';
  return undefined;
}

/** What is wrong with each of a table's names, seat by seat. The first to take a name may keep it. */
export const nameFaults = (names: readonly string[]): (NameFault | undefined)[] =>
  names.map((name, seat) => nameFault(name, names.slice(0, seat)));
