const longestMascot = 24;

/** Who stands for a player at the table; which mascots there are is not the rules' business. */
export const isMascotId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestMascot;

/** Players' names: 1 to 16 visible characters of any script, trimmed; no two alike, ignoring case. */
export type NameFault = 'nameEmpty' | 'nameTooLong' | 'nameTaken';

export const longestName = 16;
/** In no script do so many characters take more, and of a longer text nobody waits for them to be counted. */
const longestText = 1000;

// Controls, the marks that turn the writing direction and the unseen ones of no width: they would garble the
// table, or be counted. The joiners stay, for they shape letters and hold families of emoji together.
const unprintable = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
const visible = /[^\p{Z}\p{C}\p{M}\p{DI}\u2800]/u;
const joining = /\p{DI}/gu;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** As they are read: in some scripts one takes several signs. */
export const charactersOf = (text: string) => [...characters.segment(text)].map(({ segment }) => segment);

export const tidyName = (name: string) =>
  name.replace(/\s/gu, ' ').replace(unprintable, '').replace(/ +/g, ' ').trim().normalize('NFC');

/** A line that others read, cleaned likewise and no longer than that; nothing, where nobody would see it. */
export function tidyLine(text: string, most: number): string {
  // Half a sign could be neither shown nor put into a link.
  const tidy = tidyName(text)
    .slice(0, most)
    .replace(/\p{Cs}/gu, '')
    .trim();
  return visible.test(tidy) ? tidy : '';
}

// Capitals first, for some letters have two small forms.
const alike = (name: string) => tidyName(name).replace(joining, '').normalize('NFKC').toUpperCase().toLowerCase();

export function nameFault(name: string, others: readonly string[]): NameFault | undefined {
  if (name.length > longestText) return 'nameTooLong';
  const tidy = tidyName(name);
  if (!visible.test(tidy)) return 'nameEmpty';
  if (charactersOf(tidy).length > longestName) return 'nameTooLong';
  if (others.some((other) => alike(other) === alike(name))) return 'nameTaken';
  return undefined;
}

/** What is wrong with each of a table's names, seat by seat. The first to take a name may keep it. */
export const nameFaults = (names: readonly string[]): (NameFault | undefined)[] =>
  names.map((name, seat) => nameFault(name, names.slice(0, seat)));

/**
 * How those are kept who gave no name: whoever plays alone, and the others by their places. So they were always kept,
 * in games, records and links; what they are called is said by the language that is spoken.
 */
export const unnamed = {
  you: 'You',
  seat: (seat: number) => `Player ${seat + 1}`,
};

/** Somebody a sentence speaks of, or to. */
export interface Person {
  readonly name: string;
  readonly isYou: boolean;
}

export const personOf = (name: string): Person => ({ name, isYou: name === unnamed.you });

/** What a language calls them. */
export type Callings = typeof unnamed;

/** What somebody kept under this name is called: a name of one's own is never another. */
export function called(name: string, callings: Callings): string {
  if (name === unnamed.you) return callings.you;
  const [, place] = /^Player (\d)$/.exec(name) ?? [];
  return place ? callings.seat(Number(place) - 1) : name;
}

/** How somebody is kept whom a player sees under this name, and leaves so. */
export function keptAs(shown: string, callings: Callings): string {
  if (shown === callings.you) return unnamed.you;
  const seat = [...'012345678'].findIndex((at) => callings.seat(Number(at)) === shown);
  return seat < 0 ? shown : unnamed.seat(seat);
}
