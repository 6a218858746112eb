import { isLanguage, type LanguageId, tilesOf } from '../../../engine/alphabet/languages';
import { readLetters } from '../../../engine/alphabet/spelling';
import { type ForeignLetter, foreignLetters } from '../../../engine/alphabet/writings';
import { must } from '../../../engine/must';
import { tidyLine } from '../../../engine/players/names';
import { isSeed } from '../../../engine/random/dice';
import {
  fieldsOf,
  isWithin,
  listOf,
  oneOf,
  type Reader,
  recordOf,
  text,
  yesOrNo,
} from '../../../engine/saving/untrusted';
import {
  type Direction,
  directions,
  type Extent,
  inOrder,
  isInGrid,
  opposites,
  type Square,
  turned,
} from '../grid/grid';
import { lettersOf } from '../lists/language-words';

/** What the letters of a worksheet fill: a square, a page that lies on its side, a heart. */
export const shapes = ['square', 'wide', 'heart'] as const;

export type Shape = (typeof shapes)[number];

export const smallestSide = 8;
export const largestSide = 24;

/** A page on its side is two thirds as high as it is wide, and no lower than the smallest. */
export const extentOfShape = (shape: Shape, side: number): Extent => ({
  w: side,
  h: shape === 'wide' ? Math.max(smallestSide, Math.round((side * 2) / 3)) : side,
});

/** Whether a square of a grid of that side is one of the shape's. */
export function isOfShape(shape: Shape, side: number, square: Square): boolean {
  if (!isInGrid(side, square) || square.y >= extentOfShape(shape, side).h) return false;
  return shape !== 'heart' || isInHeart(square.x, square.y, side);
}

/** Of the points in x² + (y − 0.72 √|x|)² ≤ 1, whose two rounds and tip fill the square. */
function isInHeart(column: number, row: number, side: number): boolean {
  const x = (2 * (column + 0.5)) / side - 1;
  const y = 1.36 - (2.2 * (row + 0.5)) / side;
  return x ** 2 + (y - 0.72 * Math.sqrt(Math.abs(x))) ** 2 <= 1;
}

const fewestWords = 4;
export const mostWords = 40;
const shortestSheetWord = 2;
const longestSheetWord = 20;
export const longestTitle = 40;
export const longestClue = 90;
export const longestMessage = 160;
/** Of a word with all that stands in the list and not in the grid. */
const longestWritten = 60;

/** What pupils are given to search by: the words, something that means them, or nothing but how many there are. */
export const shownInList = ['words', 'clues', 'hidden'] as const;

export type ShownInList = (typeof shownInList)[number];

/** A word as its list has it, with spaces, hyphens, apostrophes and accents; and what may stand there instead. */
export interface SheetWord {
  text: string;
  clue: string;
}

/** A page that somebody makes for a class: all that it is, so that it is the same wherever it is opened. */
export interface Worksheet {
  title: string;
  language: LanguageId;
  words: readonly SheetWord[];
  shape: Shape;
  side: number;
  directions: readonly Direction[];
  shown: ShownInList;
  /** Of the letters that are left over, in the order in which one reads; empty if there is none. */
  message: string;
  seed: string;
  /** Words come between the letters of its message; what was made before they could stays as it was. */
  isApart?: boolean;
}

const dropped = /[\s\u00ad\u2010-\u2015\u2212'’‘ʼ´`-]/gu;

/** What of a written word stands in the grid, a unit a letter; undefined if it has signs that the language has not. */
export const lettersInGrid = (written: string, language: LanguageId): string | undefined =>
  lettersOf(written.replace(dropped, ''), tilesOf(language).alphabet);

/** A message may have full stops and the like: they are dropped, too, and figures with them. */
export const lettersOfMessage = (message: string, language: LanguageId): string | undefined =>
  lettersInGrid(message.replace(/[\p{P}\p{S}\p{N}]/gu, ''), language);

const upTo =
  (most: number): Reader<string> =>
  (value) =>
    typeof value === 'string' && value.length <= most && !/\p{Cs}/u.test(value) ? value : undefined;

const readFields = recordOf<Worksheet>({
  title: upTo(longestTitle),
  language: (value) => (typeof value === 'string' && isLanguage(value) ? value : undefined),
  words: listOf(recordOf<SheetWord>({ text: upTo(longestWritten), clue: upTo(longestClue) })),
  shape: oneOf(shapes),
  side: (value) => (isWithin(value, [smallestSide, largestSide]) ? value : undefined),
  directions: listOf(oneOf(directions)),
  shown: oneOf(shownInList),
  message: upTo(longestMessage),
  seed: (value) => (isSeed(value) ? text(value) : undefined),
  'isApart?': yesOrNo,
});

/** The worksheet in a value that may come from anywhere, whatever its words may be; undefined if it is none. */
export function readWorksheet(value: unknown): Worksheet | undefined {
  const read = fieldsOf(value) && readFields(value);
  return read && read.words.length <= mostWords ? { ...read, directions: inOrder(read.directions) } : undefined;
}

/** What is wrong with a word of a worksheet; `other` is the one that is in its way. */
export type SheetWordFault =
  | { code: 'notALetter'; sign: string; foreign: ForeignLetter[] }
  | { code: 'tooShort' | 'tooLong' | 'noClue' }
  | { code: 'double' | 'reversed' | 'twiceInside' | 'againstTheWay'; other: string };

export type SheetFault =
  | { code: 'tooFewWords' | 'tooManyWords'; count: number }
  | { code: 'noDirections' | 'notAMessage' };

export interface SheetCheck {
  /** For each word. */
  words: readonly (SheetWordFault | undefined)[];
  faults: readonly SheetFault[];
  sound: boolean;
}

/** A word that stands in another one: it is found there. */
export interface Inner {
  word: number;
  host: number;
  /** From which letter of the other on. */
  at: number;
  /** It reads against the other. */
  isBack: boolean;
}

/** Each place at which a word reads in another, once if it reads the same both ways. */
function placesIn(word: string, host: string): Pick<Inner, 'at' | 'isBack'>[] {
  const back = turned(word);
  const starts = Array.from({ length: Math.max(0, host.length - word.length + 1) }, (_, at) => at);
  return starts.flatMap((at): Pick<Inner, 'at' | 'isBack'>[] => {
    if (host.startsWith(word, at)) return [{ at, isBack: false }];
    return host.startsWith(back, at) ? [{ at, isBack: true }] : [];
  });
}

/** Where words stand in words that stand in no other. */
export function innersOf(words: readonly string[]): Inner[] {
  const isInner = words.map((word) =>
    words.some((other) => other.length > word.length && placesIn(word, other).length > 0),
  );
  return words.flatMap((own, word) =>
    isInner[word]
      ? words.flatMap((other, host) =>
          isInner[host] ? [] : placesIn(own, other).map((place) => ({ word, host, ...place })),
        )
      : [],
  );
}

function faultAlone({ text, clue }: SheetWord, { language, shown }: Worksheet): SheetWordFault | undefined {
  const letters = lettersInGrid(text, language);
  if (letters === undefined) return { code: 'notALetter', ...strangerIn(text, language) };
  if (letters.length < shortestSheetWord) return { code: 'tooShort' };
  if (letters.length > longestSheetWord) return { code: 'tooLong' };
  return shown === 'clues' && clue === '' ? { code: 'noClue' } : undefined;
}

function strangerIn(text: string, language: LanguageId) {
  const { alphabet } = tilesOf(language);
  const sign = [...text.normalize('NFC')].find((own) => {
    const read = lettersInGrid(own, language);
    return read === undefined && 'stranger' in readLetters(own, alphabet);
  });
  return { sign: sign ?? '', foreign: foreignLetters(text, alphabet) };
}

/** Whether a word that reads against another can run in a direction that was chosen. */
const canRunBack = (chosen: readonly Direction[]) => chosen.some((way) => chosen.includes(opposites[way]));

/** What is wrong with a worksheet before its letters are laid. */
export function checkWorksheet(sheet: Worksheet): SheetCheck {
  const letters = sheet.words.map(({ text }) => lettersInGrid(text, sheet.language) ?? '');
  const inners = innersOf(letters);
  const textOf = (at: number) => must(sheet.words[at]).text;
  const words = sheet.words.map((word, at): SheetWordFault | undefined => {
    const alone = faultAlone(word, sheet);
    if (alone) return alone;
    const own = must(letters[at]);
    const earlier = letters.findIndex((other, before) => before < at && [own, turned(own)].includes(other));
    if (earlier >= 0) return { code: letters[earlier] === own ? 'double' : 'reversed', other: textOf(earlier) };
    const places = inners.filter((inner) => inner.word === at);
    const [first] = places;
    if (!first) return undefined;
    if (places.length > 1) return { code: 'twiceInside', other: textOf(first.host) };
    const isAgainst = first.isBack && !canRunBack(sheet.directions);
    return isAgainst ? { code: 'againstTheWay', other: textOf(first.host) } : undefined;
  });
  const faults = faultsOf(sheet);
  return { words, faults, sound: faults.length === 0 && words.every((fault) => fault === undefined) };
}

function faultsOf({ words, directions, message, language }: Worksheet): SheetFault[] {
  const count = words.length;
  return [
    ...(count < fewestWords ? [{ code: 'tooFewWords', count } as const] : []),
    ...(count > mostWords ? [{ code: 'tooManyWords', count } as const] : []),
    ...(directions.length === 0 ? [{ code: 'noDirections' } as const] : []),
    ...(lettersOfMessage(message, language) === undefined ? [{ code: 'notAMessage' } as const] : []),
  ];
}

/** Lines that were typed or pasted: a word each, and behind an equals sign or a tab what stands in its place. */
export const sheetWordsIn = (typed: string): SheetWord[] =>
  typed
    .split(/[\n\r]+/)
    .map((line) => {
      const [text = '', ...clue] = line.split(/[=\t]/);
      return {
        // What joins letters in other scripts is unseen in these.
        text: tidyLine(text.replace(/\p{Cf}/gu, ''), longestWritten),
        clue: tidyLine(clue.join('='), longestClue),
      };
    })
    .filter(({ text, clue }) => text !== '' || clue !== '');
