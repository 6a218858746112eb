import { spelled } from '../../../engine/alphabet/digraphs';
import { type Alphabet, english, type LanguageId, tilesOf } from '../../../engine/alphabet/languages';
import { readLetters } from '../../../engine/alphabet/spelling';
import { type ForeignLetter, foreignLetters } from '../../../engine/alphabet/writings';
import { must } from '../../../engine/must';
import { type NameFault, nameFault } from '../../../engine/players/names';
import { isWithin } from '../../../engine/saving/untrusted';
import { turned } from '../grid/grid';

/** As the author has it, and every list that ships with the game. */
export const wordsInList = 14;
export const fewestInList = 4;
export const mostInList = 40;
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
  /** A name and as many words as a list may have, all good. */
  sound: boolean;
}

/**
 * Small letters become the capitals that the alphabet has, without other accents; what is none stays, to be refused.
 */
export const capitals = (text: string, alphabet: Alphabet = english) =>
  Array.from(spelled(text).normalize('NFC'), (sign) => {
    const read = readLetters(sign, alphabet);
    return 'letters' in read ? spelled(read.letters) : sign;
  }).join('');

/** The letters of a word, a unit each, if it has no other signs. */
export function lettersOf(typed: string, alphabet: Alphabet): string | undefined {
  const read = readLetters(spelled(typed), alphabet);
  return 'letters' in read ? read.letters : undefined;
}

/** What is typed, and its letters; each other sign stands for itself, so that such a word is like no other. */
interface Typed {
  text: string;
  letters: string;
  isWritten: boolean;
}

function readTyped(typed: string, alphabet: Alphabet): Typed {
  const text = typed.slice(0, longestTyped);
  const letters = lettersOf(text, alphabet);
  return { text, letters: letters ?? text, isWritten: letters !== undefined };
}

function faultAlone({ text, letters, isWritten }: Typed, alphabet: Alphabet): WordFault | undefined {
  if (/\s/u.test(text)) return { code: 'space' };
  if (!isWritten) {
    const foreign = foreignLetters(text, alphabet);
    return { code: 'notALetter', ...(foreign.length > 0 && { foreign }) };
  }
  if (letters.length < shortestWord) return { code: 'tooShort' };
  return letters.length > longestWord ? { code: 'tooLong' } : undefined;
}

/** Of two words that are alike the later is at fault; of one inside another, the inner one. */
function faultAmong(typed: readonly Typed[], at: number): WordFault | undefined {
  const word = must(typed[at]).letters;
  const back = turned(word);
  const earlier = typed.slice(0, at).map(({ letters }) => letters);
  if (earlier.includes(word)) return { code: 'double', other: word };
  if (earlier.includes(back)) return { code: 'reversed', other: back };
  const longer = typed.flatMap(({ letters, isWritten }) => (isWritten && letters.length > word.length ? letters : []));
  const around = longer.find((other) => other.includes(word));
  if (around) return { code: 'inside', other: around };
  const behind = longer.find((other) => other.includes(back));
  return behind === undefined ? undefined : { code: 'insideReversed', other: behind };
}

export function wordFaults(typed: readonly string[], alphabet: Alphabet = english): (WordFault | undefined)[] {
  const words = typed.map((word) => readTyped(word, alphabet));
  return words.map((word, at) =>
    word.text === '' ? undefined : (faultAlone(word, alphabet) ?? faultAmong(words, at)),
  );
}

/** Checks a list at any moment of its writing; `others` are the names that other lists have taken. */
export function checkList(
  { name, words }: { name: string; words: readonly string[] },
  others: readonly string[] = [],
  alphabet: Alphabet = english,
): ListCheck {
  const faults = wordFaults(words, alphabet);
  const ready = words.filter((word, at) => word !== '' && !faults[at]).length;
  const filled = words.filter((word) => word !== '').length;
  const fault = nameFault(name, others);
  return {
    name: fault,
    words: faults,
    ready,
    sound: fault === undefined && ready === filled && isWithin(filled, [fewestInList, mostInList]),
  };
}

/** Words pasted in one go, apart at line ends, commas or semicolons. */
export const pastedWords = (text: string, alphabet: Alphabet = english): string[] =>
  text
    .slice(0, longestPasted)
    .split(/[\n\r,;\t]+/)
    .map((word) => capitals(word.trim(), alphabet))
    .filter((word) => word !== '');

/** The first of these words that make a list; undefined where there are too few of its kind. */
export function wordsAmong(words: readonly string[], language: LanguageId): string[] | undefined {
  const { alphabet } = tilesOf(language);
  const taken: string[] = [];
  for (const word of words) {
    if (taken.length === wordsInList) break;
    const faults = wordFaults([...taken, word], alphabet);
    if (faults.every((fault) => fault === undefined)) taken.push(word);
  }
  return taken.length === wordsInList ? taken : undefined;
}
