import type { Alphabet } from '../../engine/alphabet/alphabet';
import { spelled } from '../../engine/alphabet/digraphs';
import { readLetters } from '../../engine/alphabet/spelling';
import { type ForeignLetter, foreignLetters } from '../../engine/alphabet/writings';
import { type Board, boardOf, isSide } from './board';
import { mostSide } from './neighbours';

/** Why a typed text is no board. `count` is the number of letters in it. */
export type BoardFault =
  | { reason: 'empty' }
  /** What is typed that the alphabet lacks, each once, as typed; and what letters there are. */
  | { reason: 'notLetters'; strange: string[]; letters: readonly string[]; foreign?: ForeignLetter[] }
  | { reason: 'tooSmall' | 'notSquare' | 'tooLarge'; count: number };

// Far more than the largest board with a gap after every letter: nobody waits for what cannot be a board.
const longestText = 2000;
const gaps = /[\s,;|/]+/u;
const pair = /QU/g;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The board in a typed or pasted text. Small letters will do, and gaps between letters or rows mean nothing, but
 * letters that all stand alone are the squares, QU and letters of several characters among them as one. Otherwise what
 * is written as one letter is a square; only if that makes no board, and reading every QU as one square does, or such
 * letters apart, they are read so.
 */
export function readBoard(text: string, alphabet: Alphabet): Board | BoardFault {
  const parts = spelled(text).normalize('NFC').split(gaps).filter(Boolean);
  const typed = parts.join('');
  if (typed === '') return { reason: 'empty' };
  if (typed.length > longestText) return { reason: 'tooLarge', count: typed.length };
  const strange = strangeIn(typed, alphabet);
  if (strange.length > 0) {
    const foreign = foreignLetters(strange.join(''), alphabet);
    const letters = alphabet.letters.map(spelled);
    return { reason: 'notLetters', strange, letters, ...(foreign.length > 0 && { foreign }) };
  }

  const squaresOf = (part: string) => lettersIn(part, alphabet) ?? '';
  const alone = parts.map((part) => squaresOf(part).replace(pair, 'Q'));
  const standAlone = alone.every(({ length }) => length === 1);
  const letters = parts.map(squaresOf).join('');
  const apart = Array.from(typed, squaresOf).join('');
  const readings = standAlone
    ? [alone.join(''), letters]
    : [letters, letters.replace(pair, 'Q'), apart, apart.replace(pair, 'Q')];
  const squares = readings.find(({ length }) => isSide(Math.sqrt(length)));
  return squares === undefined ? sizeFault(letters.length) : boardOf(squares);
}

/** As it is typed: row by row, apart where letters of several characters would else be read otherwise. */
export function writtenBoard({ side, letters }: Board): string {
  const gap = spelled(letters) === letters ? '' : ' ';
  return Array.from({ length: side }, (_, row) =>
    Array.from(letters.slice(row * side, (row + 1) * side), spelled).join(gap),
  ).join('\n');
}

export const isBoard = (read: Board | BoardFault): read is Board => !('reason' in read);

function lettersIn(text: string, alphabet: Alphabet): string | undefined {
  const read = readLetters(text, alphabet);
  return 'letters' in read ? read.letters : undefined;
}

function strangeIn(text: string, alphabet: Alphabet): string[] {
  const typed = Array.from(characters.segment(text), ({ segment }) => segment);
  return [...new Set(typed.filter((character) => lettersIn(character, alphabet) === undefined))];
}

function sizeFault(count: number): BoardFault {
  if (count < 4 && Number.isInteger(Math.sqrt(count))) return { reason: 'tooSmall', count };
  return { reason: count > mostSide * mostSide ? 'tooLarge' : 'notSquare', count };
}
