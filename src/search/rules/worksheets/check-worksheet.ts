import { type LanguageId, tilesOf } from '../../../engine/alphabet/languages';
import { readLetters } from '../../../engine/alphabet/spelling';
import { type ForeignLetter, foreignLetters } from '../../../engine/alphabet/writings';
import { must } from '../../../engine/must';
import { tidyLine } from '../../../engine/players/names';
import { type Direction, opposites } from '../grid/directions';
import { turned } from '../lists/turned';
import {
  fewestWords,
  lettersInGrid,
  lettersOfMessage,
  longestClue,
  longestSheetWord,
  longestWritten,
  mostWords,
  type SheetWord,
  shortestSheetWord,
  type Worksheet,
} from './worksheet';

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
    if (earlier >= 0)
      return { code: letters[earlier] === own ? 'double' : 'reversed', other: textOf(earlier) };
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
