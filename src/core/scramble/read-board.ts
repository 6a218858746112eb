import type { Alphabet } from '../alphabet/alphabet';
import { type ForeignLetter, foreignLetters } from '../alphabet/writings';
import { type Board, boardOf, isSide } from './board';
import { mostSide } from './neighbours';

/** Why a typed text is no board. `count` is the number of letters in it. */
export type BoardFault =
  | { reason: 'empty' }
  /** What is typed that the alphabet lacks, each once, as typed. */
  | { reason: 'notLetters'; strange: string[]; foreign?: ForeignLetter[] }
  | { reason: 'tooSmall' | 'notSquare' | 'tooLarge'; count: number };

// Far more than the largest board with a gap after every letter: nobody waits for what cannot be a board.
const longestText = 2000;
const gaps = /[\s,;|/]+/u;
const pair = /QU/g;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The board in a typed or pasted text. Small letters will do, and gaps between letters or rows mean nothing, but
 * letters that all stand alone are the squares, QU among them as one. Otherwise each letter is a square; only if
 * that makes no board, and reading every QU as one square does, they are read so.
 */
export function readBoard(text: string, alphabet: Alphabet): Board | BoardFault {
  const parts = text.normalize('NFC').split(gaps).filter(Boolean);
  const typed = parts.join('');
  if (typed === '') return { reason: 'empty' };
  if (typed.length > longestText) return { reason: 'tooLarge', count: typed.length };
  const strange = strangeIn(typed, alphabet);
  if (strange.length > 0) {
    const foreign = foreignLetters(strange.join(''));
    return { reason: 'notLetters', strange, ...(foreign.length > 0 && { foreign }) };
  }

  const letters = typed.toUpperCase();
  const paired = letters.replace(pair, 'Q');
  const standAlone = parts.every((part) => part.length === 1 || part.toUpperCase() === 'QU');
  const readings = standAlone ? [paired, letters] : [letters, paired];
  const squares = readings.find(({ length }) => isSide(Math.sqrt(length)));
  return squares === undefined ? sizeFault(letters.length) : boardOf(squares);
}

export const isBoard = (read: Board | BoardFault): read is Board => !('reason' in read);

function strangeIn(text: string, { letters }: Alphabet): string[] {
  // Case is not changed first: it would turn some letters of other alphabets into letters of this one.
  const known = new Set(letters.flatMap((letter) => [letter, letter.toLowerCase()]));
  const typed = Array.from(characters.segment(text), ({ segment }) => segment);
  return [...new Set(typed.filter((character) => !known.has(character)))];
}

function sizeFault(count: number): BoardFault {
  if (count < 4 && Number.isInteger(Math.sqrt(count))) return { reason: 'tooSmall', count };
  return { reason: count > mostSide * mostSide ? 'tooLarge' : 'notSquare', count };
}
