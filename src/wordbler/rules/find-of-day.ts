import { isLanguage, type LanguageId, tilesOf } from '../../engine/alphabet/languages';
import type { WordJudge } from '../../engine/lexicon/lexicon';
import { dayNumber } from '../../engine/saving/time';
import type { Square } from '../../engine/square';
import { columnName, type Direction, onward, rackSize, signOf, squareIndex, squareName, tileOfSign } from './board';
import { placementFault } from './placement';
import { presets, type Rules } from './rules';
import { isWord, type ScoreSheet } from './scoring';
import { type BoardRules, mostLayouts, onBoardOf, otherBoards, shapeOf } from './shape';
import { hintSteps } from './turn';
import { type PlayedLetter, playSheet, type SeenTile, type VisibleState } from './visible-state';

/** A word as it stands on the board, in signs (signs.ts). */
export interface WrittenWord extends Square {
  readonly direction: Direction;
  readonly word: string;
}

const shape = /^(?:(?<row>\d{1,2})(?<column>[A-U])|(?<columnFirst>[A-U])(?<rowLast>\d{1,2}))(?<word>\D{2,})$/u;

/** `8HHOUSE` across from the eighth row's column H, `H8HOUSE` down from there. */
export function writeWord({ x, y, direction, word }: WrittenWord): string {
  return direction === 'across' ? `${y + 1}${columnName(x)}${word}` : `${squareName({ x, y })}${word}`;
}

/** The word that is written so; undefined if none is, or one that does not fit on a board of that side. */
export function readWord(written: string, side: number): WrittenWord | undefined {
  const parts = shape.exec(written)?.groups;
  if (!parts) return undefined;
  const { row, column, columnFirst, rowLast, word = '' } = parts;
  const direction: Direction = row ? 'across' : 'down';
  const x = (column ?? columnFirst ?? '').charCodeAt(0) - 65;
  const y = Number(row ?? rowLast) - 1;
  const end = (direction === 'across' ? x : y) + word.length;
  return y >= 0 && y < side && x < side && end <= side ? { x, y, direction, word } : undefined;
}

/** What it is played with. */
export interface FindTable extends BoardRules {
  readonly language: LanguageId;
  readonly fullRackBonus: number;
}

/** Finds of the day are in English, on the usual board. */
export const usualTable: FindTable = { language: 'en', fullRackBonus: presets.classic.fullRackBonus };

/** A position of a real game, and the play that is to be found. */
export interface Find {
  /** Without it, the usual one. */
  readonly table?: FindTable;
  /** What lies on the board, in the order in which it was laid. */
  readonly words: readonly WrittenWord[];
  /** A blank is the empty string. */
  readonly rack: readonly string[];
  readonly best: WrittenWord;
}

/** What a play of it is judged by: the board and the bonus of its game. */
type FindSight = Pick<VisibleState, 'tiles' | 'rules' | 'board' | 'rack'>;

/** Rules of a table, in all that matters for one play. */
export const rulesOn = ({ fullRackBonus, ...board }: Omit<FindTable, 'language'>, rules: Rules): Rules =>
  onBoardOf(board, { ...rules, fullRackBonus });

/** What lies on each square; undefined where two words do not agree, or are of other letters. */
export function boardOf({ words, table = usualTable }: Pick<Find, 'words' | 'table'>): (SeenTile | null)[] | undefined {
  const { side, bonuses } = shapeOf(table);
  const board = bonuses.map((): SeenTile | null => null);
  for (const word of words) {
    const letters = lettersOf(word, table);
    if (!letters) return undefined;
    for (const { x, y, letter, blank } of letters) {
      const at = squareIndex({ x, y }, side);
      const old = board[at];
      if (old && (old.letter !== letter || old.blank !== blank)) return undefined;
      board[at] = { letter, blank };
    }
  }
  return board;
}

/** The letters of a word, each on its square. */
function lettersOf({ word, direction, ...first }: WrittenWord, { language }: FindTable) {
  const { alphabet } = tilesOf(language);
  const letters = [...word].flatMap((sign, at): PlayedLetter[] => {
    const tile = tileOfSign(sign, alphabet);
    return tile && tile.letter !== '' ? [{ ...onward(first, direction, at), ...tile }] : [];
  });
  return letters.length === word.length ? letters : undefined;
}

function sightOfFind(find: Find): FindSight | undefined {
  const { table = usualTable, rack } = find;
  const board = boardOf(find);
  return board && { tiles: table.language, rules: rulesOn(table, presets.classic), board, rack };
}

/** The tiles that the best play lays; undefined if the rack has not got them. */
function tilesOfBest(
  { best, rack, table = usualTable }: Find,
  { board }: Pick<VisibleState, 'board'>,
): PlayedLetter[] | undefined {
  const { side } = shapeOf(table);
  const left = [...rack];
  const tiles: PlayedLetter[] = [];
  for (const tile of lettersOf(best, table) ?? []) {
    const old = board[squareIndex(tile, side)];
    if (old) {
      if (old.letter !== tile.letter) return undefined;
      continue;
    }
    const at = left.indexOf(tile.blank ? '' : tile.letter);
    if (at < 0) return undefined;
    left.splice(at, 1);
    tiles.push(tile);
  }
  return tiles.length > 0 && rack.length === rackSize ? tiles : undefined;
}

/**
 * A find in a line: what it is played with, where that is not the usual (`es/super/p17/free/b0`: Spanish on the super
 * board, bonus squares by chance, letters in any order, no bonus for a full rack); the rack, the best play, and the
 * words that lie there.
 */
export const writeFind = ({ table, rack, best, words }: Find): string =>
  [
    ...(table ? [writeTable(table)] : []),
    [...rack]
      .sort()
      .map((letter) => signOf({ letter, blank: letter === '' }))
      .join(''),
    writeWord(best),
    ...words.map(writeWord),
  ].join(' ');

function writeTable({ language, board, premiums, letterOrder, fullRackBonus }: FindTable): string {
  const parts = [
    language,
    board,
    premiums === undefined ? undefined : `p${premiums}`,
    letterOrder,
    fullRackBonus === usualTable.fullRackBonus ? undefined : `b${fullRackBonus}`,
  ];
  return parts.filter((part) => part !== undefined).join('/');
}

const tableShape = new RegExp(
  `^(?<language>[a-z]{2})(?:/(?<board>${otherBoards.join('|')}))?(?:/p(?<premiums>\\d{1,6}))?(?:/(?<letterOrder>free))?(?:/b(?<bonus>\\d{1,3}))?$`,
);

function readTable(written: string): FindTable | undefined {
  const parts = tableShape.exec(written)?.groups;
  if (!parts) return undefined;
  const { language = '', board, premiums, letterOrder, bonus } = parts;
  if (!isLanguage(language) || Number(premiums ?? 0) >= mostLayouts) return undefined;
  return {
    language,
    ...(board && { board: otherBoards.find((own) => own === board)! }),
    ...(premiums && { premiums: Number(premiums) }),
    ...(letterOrder && { letterOrder: 'free' as const }),
    fullRackBonus: bonus ? Number(bonus) : usualTable.fullRackBonus,
  };
}

/** A table begins small, a rack never does. */
const begins = /^[a-z]/;

/** That of a line. */
export function readFind(line: string): Find | undefined {
  const [table, ...parts] = begins.test(line)
    ? [readTable(line.split(' ')[0]!), ...line.split(' ').slice(1)]
    : [usualTable, ...line.split(' ')];
  if (!table) return undefined;
  const [signs = '', ...written] = parts;
  const { side } = shapeOf(table);
  const [best, ...words] = written.map((word) => readWord(word, side));
  const rack = readRack(signs, table);
  if (!rack || !best || !areAll(words)) return undefined;
  return { ...(table !== usualTable && { table }), rack, best, words };
}

function readRack(signs: string, { language }: FindTable): string[] | undefined {
  const { alphabet } = tilesOf(language);
  const rack = [...signs].flatMap((sign) => {
    const tile = tileOfSign(sign, alphabet);
    return tile && tile.blank === (tile.letter === '') ? [tile.letter] : [];
  });
  return rack.length === rackSize && signs.length === rackSize ? rack : undefined;
}

const areAll = (words: readonly (WrittenWord | undefined)[]): words is WrittenWord[] =>
  words.length > 0 && words.every((word) => word !== undefined);

/** Whose words a line is of. */
export function languageOfFind(line: string): LanguageId {
  const language = line.slice(0, 2);
  return begins.test(line) && isLanguage(language) ? language : usualTable.language;
}

/** The puzzles whose words are of a language. One that cannot be laid on the table would stand before all others. */
export const puzzlesIn = <Puzzle extends { line: string }>(
  puzzles: readonly Puzzle[],
  language: LanguageId,
): readonly Puzzle[] => puzzles.filter(({ line }) => languageOfFind(line) === language && canBeLaid(line));

function canBeLaid(line: string): boolean {
  const find = readFind(line);
  return find !== undefined && FindOfDay.of(find) !== undefined;
}

/** A year's file is text: its first day, and a line a day with rack, best play, and the words that lie there. */
const head = 'finds from ';

export const writeYear = (first: string, finds: readonly Find[]): string =>
  [`${head}${first}`, ...finds.map(writeFind)].join('\n');

/** How a day's is found in the file of its year; undefined where it has none, or one that cannot be read. */
export function findOf(year: string, day: string): Find | undefined {
  const [first = '', ...lines] = year.split('\n');
  const begins = first.startsWith(head) ? dayNumber(first.slice(head.length)) : undefined;
  const wanted = dayNumber(day);
  if (begins === undefined || wanted === undefined) return undefined;
  return readFind(lines[wanted - begins] ?? '');
}

/** What a play comes to, beside the one that was to be found. */
export interface Weighed {
  readonly sheet: ScoreSheet;
  /** What counts: nothing, if a word is none. */
  readonly points: number;
  /** So many points behind the best. */
  readonly behind: number;
  /** Of the best, from 0 to 1. */
  readonly share: number;
  readonly isBest: boolean;
}

/** What the hints tell, each more than the one before. */
interface FindHint {
  /** The letters to lay, in the order of the alphabet. */
  readonly letters: readonly string[];
  /** Where they go, in the order of reading. */
  readonly squares?: readonly Square[];
  readonly word?: string;
}

/** What everyone is to find on a day. */
export class FindOfDay {
  private constructor(
    readonly sight: FindSight,
    readonly tiles: readonly PlayedLetter[],
    readonly word: string,
  ) {}

  /** Undefined where the file tells of a position that cannot be. */
  static of(find: Find): FindOfDay | undefined {
    const sight = sightOfFind(find);
    const tiles = sight && tilesOfBest(find, sight);
    return tiles && new FindOfDay(sight, tiles, find.best.word);
  }

  get sheet(): ScoreSheet {
    return playSheet(this.sight, this.tiles).sheet;
  }

  get points(): number {
    return this.sheet.total;
  }

  /** The play of whoever tries; undefined while its tiles lie wrong, which is no attempt. */
  weigh(tiles: readonly PlayedLetter[], words: WordJudge): Weighed | undefined {
    if (tiles.length === 0) return undefined;
    const { sheet, board } = playSheet(this.sight, tiles);
    const laid = tiles.map((own, tile) => ({ ...own, tile }));
    if (placementFault(board, laid)) return undefined;
    const points = sheet.words.every(({ word }) => isWord(this.sight.rules, words, word)) ? sheet.total : 0;
    const behind = this.points - points;
    return { sheet, points, behind, share: points / this.points, isBest: behind === 0 };
  }

  /** After so many steps; undefined before the first. */
  hint(steps: number): FindHint | undefined {
    if (steps < 1) return undefined;
    return {
      letters: this.tiles.map(({ letter }) => letter).sort(),
      ...(steps > 1 && { squares: this.tiles.map(({ x, y }) => ({ x, y })) }),
      ...(steps >= hintSteps && { word: this.word }),
    };
  }
}
