import type { TileSet } from '../../engine/alphabet/languages';
import { type Familiarity, knownLevel, readLevel } from '../../engine/familiarity/familiarity';
import type { Dice } from '../../engine/random/dice';
import { count, fieldsOf, type Reader, recordOf, text } from '../../engine/saving/untrusted';
import { aDayNumber } from './deck';
import type { WordBook } from './word-book';

/** Words of two letters; what goes before or behind a word; words with the letters that are worth most; whole racks. */
export const drillKinds = ['twos', 'hooks', 'heavy', 'racks'] as const;
export type DrillKind = (typeof drillKinds)[number];

/** Some of these are words, the others not; of hooks, letters that make a word of another. */
export interface PickQuestion {
  readonly options: readonly string[];
  readonly right: readonly string[];
  /** The word that the letters stand before or behind. */
  readonly hookOf?: { readonly word: string; readonly side: HookSide };
}

export type HookSide = 'before' | 'behind';

/** Letters, in the order of the alphabet, and the words that are made of all of them. */
export interface SpellQuestion {
  readonly letters: string;
  readonly right: readonly string[];
}

export type DrillQuestion = PickQuestion | SpellQuestion;

export const isSpelled = (question: DrillQuestion): question is SpellQuestion => 'letters' in question;

/** What questions are made of. */
export interface DrillWords {
  readonly book: WordBook;
  readonly marks: Pick<Familiarity, 'levelOf' | 'isRude'>;
  readonly tiles: TileSet;
  readonly dice: Dice;
}

const questionsInDrill = 10;
const [fewestRight, mostRight] = [2, 4];
/** Letters that are worth so much are heavy; where none is, the few that are worth most. */
const heavyPoints = 8;
const fewestHeavy = 4;
const rackLength = 7;
/** Of so many racks that are drawn most often. */
const mostRacks = 1500;

/** The questions of a drill. Nobody is asked for a word that a family table may not want to see. */
export function drillOf(kind: DrillKind, words: DrillWords): DrillQuestion[] {
  const makers: Readonly<Record<DrillKind, (words: DrillWords) => () => DrillQuestion | undefined>> = {
    twos,
    hooks,
    heavy,
    racks,
  };
  const make = makers[kind](words);
  const questions = new Map<string, DrillQuestion>();
  // Some lists have few words of a kind.
  for (let tries = 0; tries < 40 * questionsInDrill && questions.size < questionsInDrill; tries++) {
    const question = make();
    if (question) questions.set(nameOf(question), question);
  }
  return [...questions.values()];
}

const nameOf = (question: DrillQuestion) =>
  isSpelled(question)
    ? question.letters
    : question.hookOf
      ? `${question.hookOf.side} ${question.hookOf.word}`
      : [...question.right].sort().join(' ');

const ofLength = ({ book, marks }: DrillWords, length: number) =>
  book.find('pattern', '?'.repeat(length), Number.POSITIVE_INFINITY).words.filter((word) => !marks.isRude(word));

function drawn<T>(dice: Dice, from: readonly T[], most: number): T[] {
  const left = [...from];
  const taken: T[] = [];
  while (taken.length < most && left.length > 0) taken.push(...left.splice(dice.below(left.length), 1));
  return taken;
}

const lettersOf = ({ tiles }: DrillWords) => tiles.alphabet.letters;
const isWord = ({ book }: DrillWords, text: string) => book.find('pattern', text, 0).total > 0;
/** What everybody knows is no question. */
const isKnown = ({ marks }: DrillWords, word: string) => (marks.levelOf(word) ?? 100) <= knownLevel;
const countRight = ({ dice }: DrillWords) => fewestRight + dice.below(mostRight - fewestRight + 1);

/** With something else where a letter was, so that it is none; undefined where every other is a word, too. */
function noWord(words: DrillWords, word: string): string | undefined {
  const { dice } = words;
  for (let tries = 0; tries < 12; tries++) {
    const at = dice.below(word.length);
    const other = lettersOf(words)[dice.below(lettersOf(words).length)] ?? '';
    const text = word.slice(0, at) + other + word.slice(at + 1);
    if (!isWord(words, text)) return text;
  }
  return undefined;
}

function picked(words: DrillWords, right: readonly string[], all: number, another: () => string | undefined) {
  const options = new Set(right);
  for (let tries = 0; tries < 30 && options.size < all; tries++) {
    const other = another();
    if (other !== undefined) options.add(other);
  }
  return { options: drawn(words.dice, [...options], all), right };
}

function twos(words: DrillWords) {
  const all = ofLength(words, 2);
  const letters = lettersOf(words);
  return (): PickQuestion | undefined => {
    if (all.length < mostRight) return undefined;
    const right = drawn(words.dice, all, countRight(words));
    return picked(words, right, 6, () => {
      const [one, other] = drawn(words.dice, letters, 2);
      const text = `${one}${other}`;
      return isWord(words, text) ? undefined : text;
    });
  };
}

function hooks(words: DrillWords) {
  const { marks, book, dice } = words;
  const all = [3, 4]
    .flatMap((length) => ofLength(words, length))
    .filter((word) => (marks.levelOf(word) ?? readLevel) <= knownLevel);
  return (): PickQuestion | undefined => {
    const [word] = drawn(dice, all, 1);
    if (word === undefined) return undefined;
    const looked = book.look(word);
    const side = dice.below(2) === 0 ? 'before' : 'behind';
    const made = (letter: string) => (side === 'before' ? letter + word : word + letter);
    const right = drawn(
      dice,
      looked[side].filter((letter) => !marks.isRude(made(letter))),
      countRight(words),
    );
    if (right.length === 0) return undefined;
    const others = lettersOf(words).filter((letter) => !looked[side].includes(letter));
    const more = drawn(dice, others, 8 - right.length);
    return { options: drawn(dice, [...right, ...more], 8), right, hookOf: { word, side } };
  };
}

/** The letters that are worth most. */
export function heavyLetters({ letters }: TileSet): string[] {
  const byPoints = [...letters].sort((one, other) => other.points - one.points);
  const heavy = byPoints.filter(({ points }) => points >= heavyPoints);
  return (heavy.length >= fewestHeavy ? heavy : byPoints.slice(0, fewestHeavy)).map(({ letter }) => letter);
}

function heavy(words: DrillWords) {
  const own = heavyLetters(words.tiles);
  const has = (word: string) => own.some((letter) => word.includes(letter));
  const all = [2, 3, 4, 5].flatMap((length) =>
    ofLength(words, length).filter((own) => has(own) && !isKnown(words, own)),
  );
  return (): PickQuestion | undefined => {
    if (all.length < mostRight) return undefined;
    const right = drawn(words.dice, all, countRight(words));
    return picked(words, right, 6, () => {
      const [word = ''] = drawn(words.dice, all, 1);
      const text = noWord(words, word);
      return text !== undefined && has(text) ? text : undefined;
    });
  };
}

function racks(words: DrillWords) {
  const { marks, tiles, book, dice } = words;
  const place = new Map(tiles.alphabet.letters.map((letter, at) => [letter, at]));
  const inOrder = (word: string) =>
    [...word].sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0)).join('');
  const likely = ofLength(words, rackLength)
    .filter((word) => (marks.levelOf(word) ?? 100) <= readLevel && !isKnown(words, word))
    .map((word) => ({ word, ways: waysToDraw(word, tiles) }))
    .sort((one, other) => other.ways - one.ways)
    .slice(0, mostRacks);
  return (): SpellQuestion | undefined => {
    const [rack] = drawn(dice, likely, 1);
    if (!rack) return undefined;
    const { words: right } = book.find('anagrams', rack.word, 50);
    if (right.some((word) => isKnown(words, word))) return undefined;
    return { letters: inOrder(rack.word), right: right.filter((word) => !marks.isRude(word)) };
  };
}

/** In how many ways its letters are drawn from a full bag. */
function waysToDraw(word: string, { letters }: TileSet): number {
  let ways = 1;
  for (const { letter, count } of letters) {
    const wanted = word.split(letter).length - 1;
    for (let taken = 0; taken < wanted; taken++) ways *= (count - taken) / (taken + 1);
  }
  return ways;
}

/** A position of a reviewed game, to be tried once more. It can be joined with what another device holds of it. */
export interface Puzzle {
  /** How it is written (wordbler/rules/find-of-day). */
  readonly line: string;
  /** So many points are enough. */
  readonly goal: number;
  /** The numbers of days: of its game, of the last try, and of the one that was good enough. */
  readonly day: number;
  readonly tried?: number;
  readonly solved?: number;
}

/** The oldest first, each position once. */
export type Puzzles = readonly Puzzle[];

/** Then the oldest leave. */
const mostPuzzles = 100;

const inOrder = (puzzles: Iterable<Puzzle>): Puzzles =>
  [...puzzles].sort((one, other) => one.day - other.day || (one.line < other.line ? -1 : 1)).slice(-mostPuzzles);

/** Those of two devices, without loss. */
export function joinedPuzzles(one: Puzzles, other: Puzzles): Puzzles {
  const all = new Map<string, Puzzle>();
  for (const puzzle of [...one, ...other]) {
    const known = all.get(puzzle.line);
    all.set(puzzle.line, known ? joined(known, puzzle) : puzzle);
  }
  return inOrder(all.values());
}

function joined(one: Puzzle, other: Puzzle): Puzzle {
  const tried = Math.max(one.tried ?? -1, other.tried ?? -1);
  const solved = Math.max(one.solved ?? -1, other.solved ?? -1);
  return {
    line: one.line,
    goal: Math.max(one.goal, other.goal),
    day: Math.max(one.day, other.day),
    ...(tried >= 0 && { tried }),
    ...(solved >= 0 && { solved }),
  };
}

/** It was tried on a day, well enough or not. */
export const withTry = (puzzles: Puzzles, line: string, day: number, isSolved: boolean): Puzzles =>
  puzzles.map((puzzle) =>
    puzzle.line === line ? { ...puzzle, tried: day, ...(isSolved && { solved: day }) } : puzzle,
  );

/** Which is to be tried next: one that nobody has tried, the latest first; else the one that was tried longest ago. */
export function nextPuzzle(puzzles: Puzzles): Puzzle | undefined {
  const open = puzzles.filter(({ solved }) => solved === undefined);
  return (
    open.findLast(({ tried }) => tried === undefined) ??
    [...open].sort((one, other) => (one.tried ?? 0) - (other.tried ?? 0))[0]
  );
}

const version = 1;

export const writePuzzles = (puzzles: Puzzles) => ({ version, puzzles: [...puzzles] });

/** A board that is full, and more. */
const longestLine = 2000;

const line: Reader<string> = (value) => {
  const own = text(value);
  return own !== undefined && own.length > 0 && own.length <= longestLine ? own : undefined;
};

const readPuzzle = recordOf<Puzzle>({
  line,
  goal: count,
  day: aDayNumber,
  'tried?': aDayNumber,
  'solved?': aDayNumber,
});

type PuzzlesFault = 'newer' | 'damaged';

/** The puzzles in a value that was kept or brought in; or why nothing is taken of it. Takes anything. */
export function readPuzzles(value: unknown): Puzzles | PuzzlesFault {
  const given = fieldsOf<ReturnType<typeof writePuzzles>>(value);
  const release = count(given?.version);
  if (!given || !release) return 'damaged';
  if (release > version) return 'newer';
  const { puzzles } = given;
  if (!Array.isArray(puzzles) || puzzles.length > mostPuzzles) return 'damaged';
  const read = Array.from<unknown, Puzzle | undefined>(puzzles, readPuzzle);
  if (!read.every((puzzle) => puzzle !== undefined)) return 'damaged';
  return new Set(read.map((puzzle) => puzzle.line)).size === read.length ? inOrder(read) : 'damaged';
}
