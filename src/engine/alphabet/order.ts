import { languageIds, tilesOf } from './languages';

/**
 * All letters of all languages in one order, each behind the one that is before it in its own alphabet: no two
 * alphabets differ about it.
 */
const letters: string[] = [];
for (const id of languageIds) {
  let before = -1;
  for (const letter of tilesOf(id).alphabet.letters) {
    const known = letters.indexOf(letter);
    before = known < 0 ? before + 1 : known;
    if (known < 0) letters.splice(before, 0, letter);
  }
}
const places = new Map(letters.map((letter, place) => [letter, place]));

/** Sorts words as the alphabet of their language does. */
export function byAlphabet(one: string, other: string): number {
  const common = Math.min(one.length, other.length);
  for (let at = 0; at < common; at++) {
    const [a, b] = [one.charAt(at), other.charAt(at)];
    if (a !== b) return (places.get(a) ?? -1) - (places.get(b) ?? -1);
  }
  return one.length - other.length;
}
