import el from '../../../assets/languages/el/dice.json';
import en from '../../../assets/languages/en/dice.json';
import es from '../../../assets/languages/es/dice.json';
import fr from '../../../assets/languages/fr/dice.json';
import nl from '../../../assets/languages/nl/dice.json';
import pl from '../../../assets/languages/pl/dice.json';
import pt from '../../../assets/languages/pt/dice.json';
import ru from '../../../assets/languages/ru/dice.json';
import tr from '../../../assets/languages/tr/dice.json';
import { spelled, unitOf } from '../../engine/alphabet/digraphs';
import { type Alphabet, type LanguageId, languageOfList, tilesOf } from '../../engine/alphabet/languages';
import { readLetters } from '../../engine/alphabet/spelling';
import { type ForeignLetter, foreignLetters } from '../../engine/alphabet/writings';
import { Dice, isSeed } from '../../engine/random/dice';
import { fieldsOf, isWithin } from '../../engine/saving/untrusted';
import { type Board, boardOf, isSide, mostSide } from './board';

/** In which language a board is played. Words that nobody has judge no game: its letters are read as English. */
export const languageOf = ({ words }: { words: string }): LanguageId => languageOfList(words) ?? 'en';

/** The letters of that language. */
export const alphabetOf = (setup: { words: string }): Alphabet => tilesOf(languageOf(setup)).alphabet;

/** The sides of boards that there are dice for. */
export const diceSides = [4, 5, 6] as const;
export type DiceSide = (typeof diceSides)[number];

/** The dice of each language, six faces each; the face Q is Qu. */
const files: Readonly<Record<LanguageId, Readonly<Record<`${DiceSide}`, readonly string[]>>>> = {
  en,
  fr,
  es,
  pt,
  nl,
  pl,
  tr,
  ru,
  el,
};

export const diceOf = (language: LanguageId, side: DiceSide): readonly (readonly string[])[] =>
  files[language][side].map((die) => die.split(' ').map(unitOf));

const isDiceSide = (side: unknown): side is DiceSide => diceSides.some((own) => own === side);

/** A throw of all the dice. The same seed has one throw after another, the first is 0; each can be had at once. */
export interface Throw {
  side: DiceSide;
  seed: string;
  roll: number;
}

export function throwDice({ side, seed, roll }: Throw, language: LanguageId): Board {
  const dice = new Dice(`scramble ${side} ${roll} ${seed}`);
  return boardOf(
    dice
      .shuffled(diceOf(language, side))
      .map((die) => die[dice.below(die.length)])
      .join(''),
  );
}

/** Where a board comes from: dice thrown by a seed, or somebody's own letters. */
export type BoardSource = ({ kind: 'dice' } & Throw) | { kind: 'typed'; letters: string };

/** No seed is thrown more often. */
export const mostRolls = 10_000;

/** Takes anything, for it may come from a file or a link. */
export function isBoardSource(value: unknown, { letters }: Alphabet): value is BoardSource {
  const { kind, side, seed, roll, letters: typed } = fieldsOf<Throw & { kind: string; letters: string }>(value) ?? {};
  if (kind === 'dice') return isDiceSide(side) && isSeed(seed) && isWithin(roll, [0, mostRolls - 1]);
  if (kind !== 'typed' || typeof typed !== 'string' || !isSide(Math.sqrt(typed.length))) return false;
  return Array.from(typed).every((letter) => letters.includes(letter));
}

export const boardFrom = (source: BoardSource, language: LanguageId): Board =>
  source.kind === 'dice' ? throwDice(source, language) : boardOf(source.letters);

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
