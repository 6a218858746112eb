import { type CarriedFault, carriedText, readCarriedText } from '../../../engine/carrying';
import { digestOf } from '../../../engine/keeping/digest';
import { isWithin } from '../../../engine/keeping/fields';
import { tidyLine } from '../../../engine/players/names';
import { type Direction, directions } from '../grid/directions';
import type { Grid } from '../grid/grid';
import { checkWorksheet } from './check-worksheet';
import { longestClue, longestTitle, readWorksheet, type Worksheet } from './worksheet';

/** Of pages whose message lies in one piece, and of those where words come between its letters. */
const versions = [1, 2] as const;
const sumLength = 6;

/** What tells a grid from any other: a later release may lay other letters, and what is on paper must be what is played. */
const sumOf = (grid: Grid) => digestOf(grid).slice(0, sumLength);

const bitOf = (way: Direction) => 1 << directions.indexOf(way);
const allWays = (1 << directions.length) - 1;

/** A worksheet as a text for a link, and a sum of its letters. Undefined if it gets too long. */
export function worksheetText(sheet: Worksheet, grid: Grid): string | undefined {
  const version = sheet.isApart ? 2 : 1;
  const { title, language, words, shape, side, shown, message, seed } = sheet;
  const ways = sheet.directions.reduce((bits, way) => bits | bitOf(way), 0);
  const hasClues = words.some(({ clue }) => clue !== '');
  const listed = words.flatMap(({ text, clue }) => (hasClues ? [text, clue] : [text]));
  const head = [version, sumOf(grid), seed, language, shape, side, ways, shown, title, message, hasClues];
  return carriedText([...head, ...listed]);
}

export interface SentWorksheet {
  sheet: Worksheet;
  /** Whether these are the letters that whoever made it has seen. */
  isOf(grid: Grid): boolean;
}

/** The worksheet in the text of a link; or why there is none. Takes any text. */
export function readWorksheetText(text: string): SentWorksheet | CarriedFault {
  const read = readCarriedText(text);
  if (typeof read === 'string') return read;
  if (!Array.isArray(read.value)) return 'damagedLink';
  const [of, sum, seed, language, shape, side, ways, shown, title, message, hasClues, ...listed] =
    read.value as unknown[];
  if (!versions.some((known) => known === of))
    return typeof of === 'number' && of > Math.max(...versions) ? 'newerLink' : 'damagedLink';
  // Whatever else stands there may not even be made a number of.
  if (!isWithin(ways, [0, allWays])) return 'damagedLink';
  const each = hasClues ? 2 : 1;
  const words = Array.from({ length: Math.ceil(listed.length / each) }, (_, at) => ({
    text: listed[at * each],
    clue: hasClues ? listed[at * each + 1] : '',
  }));
  const chosen = directions.filter((way) => (ways & bitOf(way)) !== 0);
  const sheet = readWorksheet({
    ...{ title, language, words, shape, side, directions: chosen, shown, message, seed },
    ...(of === 2 && { isApart: true }),
  });
  if (!sheet || !checkWorksheet(sheet).sound) return 'damagedLink';
  return { sheet: tidied(sheet), isOf: (grid) => sumOf(grid) === sum };
}

/** Made by whoever it was, it turns no way of writing. A clue that is nothing else stays as it was sent. */
const tidied = (sheet: Worksheet): Worksheet => ({
  ...sheet,
  title: tidyLine(sheet.title, longestTitle),
  words: sheet.words.map(({ text, clue }) => ({ text, clue: tidyLine(clue, longestClue) || clue })),
});
