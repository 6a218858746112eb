import { isLanguage, type LanguageId, tilesOf } from '../../../engine/alphabet/languages';
import { fieldsOf, isWithin } from '../../../engine/keeping/fields';
import { listOf, oneOf, type Reader, recordOf, text, yesOrNo } from '../../../engine/keeping/read-command';
import { isSeed } from '../../../engine/random/seed';
import { type Direction, directions, inOrder } from '../grid/directions';
import { lettersOf } from '../lists/check';
import { largestSide, type Shape, shapes, smallestSide } from './shapes';

export const fewestWords = 4;
export const mostWords = 40;
export const shortestSheetWord = 2;
export const longestSheetWord = 20;
export const longestTitle = 40;
export const longestClue = 90;
export const longestMessage = 160;
/** Of a word with all that stands in the list and not in the grid. */
export const longestWritten = 60;

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
  return read && read.words.length <= mostWords
    ? { ...read, directions: inOrder(read.directions) }
    : undefined;
}
