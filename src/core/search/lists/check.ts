import { english } from '../../alphabet/english';
import { type ForeignLetter, foreignLetters } from '../../alphabet/writings';
import { type NameFault, nameFault } from '../../players/names';
import { the } from '../../the';

export const wordsInList = 14;
export const shortestWord = 3;
export const longestWord = 10;
/** What is wrong with a word shows by here, and with a pasted text by there: nobody waits for what comes after. */
const longestTyped = 100;
const longestPasted = 400_000;

/** What is wrong with a word as it is typed; `other` is the word that is in its way. */
export type WordFault =
  | { code: 'space' | 'tooShort' | 'tooLong' }
  | { code: 'notALetter'; foreign?: ForeignLetter[] }
  | { code: 'double' | 'reversed' | 'inside' | 'insideReversed'; other: string };

export interface ListCheck {
  name: NameFault | undefined;
  /** For each word as it was given; an empty one has no fault, but is not ready. */
  words: (WordFault | undefined)[];
  /** How many words are good. */
  ready: number;
  /** A name and exactly as many words as a list needs, all good. */
  sound: boolean;
}

const capitalOf = new Map(
  english.letters.flatMap((letter) => [letter, letter.toLowerCase()].map((own) => [own, letter])),
);

/** Small letters of the alphabet become capitals; anything else stays, to be refused. */
export const capitals = (text: string) => Array.from(text, (sign) => capitalOf.get(sign) ?? sign).join('');

const turned = (word: string) => [...word].reverse().join('');
const isWritten = (word: string) => [...word].every((sign) => english.letters.includes(sign));

function faultAlone(word: string): WordFault | undefined {
  if (/\s/u.test(word)) return { code: 'space' };
  if (!isWritten(word)) {
    const foreign = foreignLetters(word);
    return { code: 'notALetter', ...(foreign.length > 0 && { foreign }) };
  }
  if (word.length < shortestWord) return { code: 'tooShort' };
  return word.length > longestWord ? { code: 'tooLong' } : undefined;
}

/** Of two words that are alike the later is at fault; of one inside another, the inner one. */
function faultAmong(words: readonly string[], at: number): WordFault | undefined {
  const word = the(words[at]);
  const back = turned(word);
  const earlier = words.slice(0, at);
  if (earlier.includes(word)) return { code: 'double', other: word };
  if (earlier.includes(back)) return { code: 'reversed', other: back };
  const longer = words.filter((other) => other.length > word.length && isWritten(other));
  const around = longer.find((other) => other.includes(word));
  if (around) return { code: 'inside', other: around };
  const behind = longer.find((other) => other.includes(back));
  return behind === undefined ? undefined : { code: 'insideReversed', other: behind };
}

export function wordFaults(typed: readonly string[]): (WordFault | undefined)[] {
  const words = typed.map((word) => capitals(word.slice(0, longestTyped)));
  return words.map((word, at) => (word === '' ? undefined : (faultAlone(word) ?? faultAmong(words, at))));
}

/** Checks a list at any moment of its writing; `others` are the names that other lists have taken. */
export function checkList(
  { name, words }: { name: string; words: readonly string[] },
  others: readonly string[] = [],
): ListCheck {
  const faults = wordFaults(words);
  const ready = words.filter((word, at) => word !== '' && !faults[at]).length;
  const filled = words.filter((word) => word !== '').length;
  const fault = nameFault(name, others);
  return {
    name: fault,
    words: faults,
    ready,
    sound: fault === undefined && ready === wordsInList && filled === wordsInList,
  };
}

/** Words pasted in one go, apart at line ends, commas or semicolons. */
export const pastedWords = (text: string): string[] =>
  text
    .slice(0, longestPasted)
    .split(/[\n\r,;\t]+/)
    .map((word) => capitals(word.trim()))
    .filter((word) => word !== '');
