import type { Alphabet } from './languages';

/**
 * Letters of several characters have units that no text has, one each whatever the language; games are kept with them,
 * so this grows at its end only.
 */
const written: readonly string[] = ['CH', 'LL', 'RR'];

const firstUnit = 0xe000;
const ownUnit = /[\ue000-\uf8ff]/g;

/** The unit of a letter that a tile shows. */
export function unitOf(letter: string): string {
  if (letter.length === 1) return letter;
  const place = written.indexOf(letter);
  if (place < 0) throw new RangeError(`${letter} has no unit`);
  return String.fromCharCode(firstUnit + place);
}

/** A text with its letters of several characters in full. */
export const spelled = (text: string): string =>
  text.replace(ownUnit, (unit) => written[unit.charCodeAt(0) - firstUnit] ?? unit);

/** A word, and as it reads where its letters of several characters are put together from others of the alphabet. */
export function lettersApart(word: string, { letters }: Alphabet): string[] {
  return [...word].reduce<string[]>(
    (readings, unit) => {
      const characters = spelled(unit);
      const isApart = characters !== unit && [...characters].every((one) => letters.includes(one));
      const ways = isApart ? [unit, characters] : [unit];
      return readings.flatMap((reading) => ways.map((way) => reading + way));
    },
    [''],
  );
}
