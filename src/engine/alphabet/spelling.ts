import { spelled } from './digraphs';
import { type Alphabet, languageIds, tilesOf } from './languages';

/** A text in letters, or the first of its signs that is no letter here. */
export type Read = { letters: string } | { stranger: string; at: number };

/** What is written as two letters where an alphabet has no letter for it. */
const apart: Readonly<Record<string, string>> = { Œ: 'OE', Æ: 'AE', Ĳ: 'IJ', ẞ: 'SS', ß: 'SS', ς: 'Σ' };
const accents = /\p{M}/gu;

/**
 * Reads what somebody wrote, or a file holds: capital or small, signs composed or not, accents that no tile has left
 * out. A letter of several characters is read wherever they stand together.
 */
export function readLetters(text: string, alphabet: Alphabet): Read {
  const { signs, longest } = signsOf(alphabet);
  const units = [...text.normalize('NFC')];
  let letters = '';
  for (let at = 0; at < units.length; ) {
    const length = lengthsDown(longest).find((many) => signs.has(units.slice(at, at + many).join('')));
    if (length) {
      letters += signs.get(units.slice(at, at + length).join(''));
      at += length;
      continue;
    }
    const plain = withoutAccents(units[at]!, alphabet);
    if (plain === undefined) return { stranger: units[at]!, at };
    letters += plain;
    at++;
  }
  return { letters };
}

const lengthsDown = (longest: number) => Array.from({ length: longest }, (_, less) => longest - less);

interface Signs {
  /** What is written for a letter, in any case, and which letter that is. */
  signs: ReadonlyMap<string, string>;
  /** In characters. */
  longest: number;
}

const known = new WeakMap<Alphabet, Signs>();

function signsOf(alphabet: Alphabet): Signs {
  const made = known.get(alphabet) ?? makeSigns(alphabet);
  known.set(alphabet, made);
  return made;
}

function makeSigns(alphabet: Alphabet): Signs {
  const signs = new Map<string, string>();
  for (const letter of alphabet.letters) {
    const large = [...spelled(letter)];
    const small = large.map((sign) => sign.toLocaleLowerCase(alphabet.id));
    // Such as CH, Ch, cH and ch.
    for (let cases = 0; cases < 2 ** large.length; cases++)
      signs.set(large.map((sign, at) => (cases & (1 << at) ? small[at]! : sign)).join(''), letter);
  }
  return { signs, longest: Math.max(...[...signs.keys()].map((sign) => [...sign].length)) };
}

/** The letters that a sign without its accents stands for, if the alphabet has them. */
function withoutAccents(sign: string, alphabet: Alphabet): string | undefined {
  const { signs } = signsOf(alphabet);
  const large = apart[sign] ?? apart[sign.toLocaleUpperCase(alphabet.id)] ?? sign;
  const read = [...large.normalize('NFD').replace(accents, '')].map((one) => signs.get(one));
  return read.length > 0 && read.every((one) => one !== undefined) ? read.join('') : undefined;
}

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
