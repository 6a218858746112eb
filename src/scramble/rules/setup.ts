import { isLanguage, playLanguages } from '../../engine/alphabet/languages';
import { isMascotId, type NameFault, nameFaults } from '../../engine/players/names';
import { dailySeed } from '../../engine/random/dice';
import { escaped, unescaped } from '../../engine/saving/link-text';
import { dayNumber } from '../../engine/saving/time';
import { digestOf, fieldsOf, isWithin } from '../../engine/saving/untrusted';
import {
  alphabetOf,
  type BoardSource,
  type DiceSide,
  isBoardSource,
  languageOf,
  type Throw,
  throwDice,
} from './board-source';
import { type ComputerLevel, isComputerLevel } from './computer';
import type { Solver } from './solver';
import { isKnown, marked, type WordMarks } from './word-lists';

export interface Player {
  name: string;
  /** Who stands for the player; which mascots there are is not the rules' business. */
  mascot?: string | undefined;
  /** Of the computer, which searches the board at the same time as the only person. */
  level?: ComputerLevel | undefined;
}

/** How a board is played. */
export interface Rules {
  /** Words of fewer letters do not count. */
  shortest: number;
  /** What each player has; null without a clock. */
  seconds: number | null;
  /** At the end, words that two or more found count for nobody. */
  strikeShared: boolean;
}

/** All that a game is, before anybody acts: with the commands it can be replayed exactly. */
export interface Setup extends Rules {
  board: BoardSource;
  /** They take turns in this order, on the same board. */
  players: Player[];
  /** Which word list judges the words. */
  words: string;
}

export type SetupFault =
  | NameFault
  | 'playerCount'
  | 'badPlayer'
  | 'badRival'
  | 'badBoard'
  | 'badLength'
  | 'badClock'
  | 'malformed';

export const shortestLengths = [2, 3, 4, 5] as const;
export const fewestSeconds = 10;
export const mostSeconds = 3600;
export const mostPlayers = 8;

export const usualRules: Readonly<Rules> = { shortest: 3, seconds: 180, strikeShared: false };

/** Why this is no game to play, or undefined. Takes anything, for it may come from a file or a link. */
export function setupFault(value: unknown): SetupFault | undefined {
  const given = fieldsOf<Setup>(value);
  if (!given) return 'malformed';
  const { board, players, words } = given;
  if (!isBoardSource(board, alphabetOf({ words: typeof words === 'string' ? words : '' }))) return 'badBoard';
  if (!Array.isArray(players) || players.length < 1 || players.length > mostPlayers) return 'playerCount';
  // A hole in an array is passed over by `every`, but not by `from`.
  if (!Array.from<unknown>(players).every(isPlayer)) return 'badPlayer';
  if (!mayRival(players as Player[])) return 'badRival';
  const fault = nameFaults(players.map(({ name }) => name)).find((found) => found);
  if (fault) return fault;
  return rulesFault(given) ?? (typeof words === 'string' ? undefined : 'malformed');
}

export function rulesFault(value: object): SetupFault | undefined {
  const { shortest, seconds, strikeShared } = value as Partial<Rules>;
  if (!shortestLengths.some((own) => own === shortest)) return 'badLength';
  if (seconds !== null && !isWithin(seconds, [fewestSeconds, mostSeconds])) return 'badClock';
  return typeof strikeShared === 'boolean' ? undefined : 'malformed';
}

function isPlayer(value: unknown): value is Player {
  const { name, mascot, level } = fieldsOf<Player>(value) ?? {};
  return (
    typeof name === 'string' &&
    (mascot === undefined || isMascotId(mascot)) &&
    (level === undefined || isComputerLevel(level))
  );
}

/** One computer at most, of one person, and after that one. */
const mayRival = (players: readonly Player[]) =>
  players.every(({ level }, at) => level === undefined || (at === 1 && players.length === 2));

/** The setup alone, copied and stripped of what does not belong; it must be sound. */
export function ownSetup({ board, players, shortest, seconds, strikeShared, words }: Setup): Setup {
  const source: BoardSource =
    board.kind === 'dice'
      ? { kind: 'dice', side: board.side, seed: board.seed, roll: board.roll }
      : { kind: 'typed', letters: board.letters };
  const seated = players.map(({ name, mascot, level }) => ({
    name,
    ...(mascot !== undefined && { mascot }),
    ...(level !== undefined && { level }),
  }));
  return { board: source, players: seated, shortest, seconds, strikeShared, words };
}

/** What a link hands on: the board and how it is played, not by whom. */
export type SharedBoard = Pick<Setup, 'board' | 'words' | keyof Rules>;

export type ShareFault = 'notShared' | 'otherVersion' | 'damaged';

/** In English, and in any other language, which is named. */
const version = { english: '1', named: '2' } as const;
const sumLength = 8;

/**
 * A board as a short text for a link, so that a friend plays the same: version, language, board, shortest length,
 * seconds, what becomes of shared words, and a sum. Holds only what an address may hold unescaped.
 */
export function shareText({ board, words, shortest, seconds, strikeShared }: SharedBoard): string {
  const language = languageOf({ words });
  const named =
    board.kind === 'dice' ? `d~${board.side}~${board.roll}~${escaped(board.seed)}` : `t~${escaped(board.letters)}`;
  const head = language === 'en' ? [version.english] : [version.named, language];
  const parts = [...head, named, shortest, seconds ?? 'off', strikeShared ? 'strike' : 'count'];
  return [...parts, sumOf(parts)].join('.');
}

/** The board in a shared text; or why there is none. */
export function readShared(text: string): SharedBoard | ShareFault {
  const [written = '', ...parts] = text.split('.');
  if (!/^\d+$/.test(written) || parts.length === 0) return 'notShared';
  if (written !== version.english && written !== version.named) return 'otherVersion';
  const language = written === version.named ? (parts.shift() ?? '') : 'en';
  const [named = '', shortest, seconds, strike] = parts;
  const board = readNamed(named);
  if (parts.length !== 5 || !isLanguage(language)) return 'damaged';
  const words = playLanguages[language].list;
  if (!isBoardSource(board, alphabetOf({ words }))) return 'damaged';
  const shared: SharedBoard = {
    board,
    words,
    shortest: Number(shortest),
    seconds: seconds === 'off' ? null : Number(seconds),
    strikeShared: strike === 'strike',
  };
  // Written again it must be the same text: no number has two spellings, and nothing is left over.
  return rulesFault(shared) === undefined && shareText(shared) === text ? shared : 'damaged';
}

function readNamed(named: string): Partial<BoardSource> | undefined {
  const [kind, ...rest] = named.split('~');
  if (kind === 't') return { kind: 'typed', letters: unescaped(rest.join('~')) ?? '' };
  const [side, roll, seed] = rest;
  if (kind !== 'd' || seed === undefined || rest.length > 3) return undefined;
  return { kind: 'dice', side: Number(side) as 4, roll: Number(roll), seed: unescaped(seed) ?? '' };
}

const sumOf = (parts: readonly unknown[]) => digestOf(parts).slice(0, sumLength);

/** What a board must hold. */
export interface BoardSpec {
  side: DiceSide;
  seed: string;
  /** Words of fewer letters do not count. */
  shortest: number;
  fewestWords: number;
  /** So many of them a person must know. */
  fewestKnown: number;
}

/** A throw of dice, and what it holds. */
export interface Rolled {
  board: { kind: 'dice' } & Throw;
  words: number;
  points: number;
  /** How many of the words a person knows; undefined where they were not counted. */
  known?: number;
  /** If none of many throws was as asked for, this is the best of them. */
  isMet: boolean;
}

// A board that none of so many throws fulfils had better be changed.
const mostThrows = 2000;
/** So many throws are looked at at a time. */
const handful = 10;

/**
 * Throws the dice of a seed until a board is as asked for, from one throw on; the same spec always has the same throw.
 * Without marks nobody can say what is known, and the number of words must do. Yields the best so far now and then, so
 * that whoever asked may do something else in between.
 */
export function* rolling(
  solver: Solver,
  spec: BoardSpec,
  marks?: WordMarks,
  from = 0,
): Generator<Rolled, Rolled, void> {
  let best = look(solver, spec, marks, from);
  for (let roll = from + 1; !best.isMet && roll < from + mostThrows; roll++) {
    if (roll % handful === 0) yield best;
    const next = look(solver, spec, marks, roll);
    if (next.isMet || worthOf(next, spec) > worthOf(best, spec)) best = next;
  }
  return best;
}

function look(solver: Solver, spec: BoardSpec, marks: WordMarks | undefined, roll: number): Rolled {
  const { side, seed, shortest, fewestWords, fewestKnown } = spec;
  const thrown: Throw = { side, seed, roll };
  const board = throwDice(thrown, solver.language);
  const { words, points } = solver.score(board, shortest);
  const rolled = { board: { kind: 'dice' as const, ...thrown }, words, points };
  if (words < fewestWords) return { ...rolled, isMet: false };
  if (fewestKnown === 0 || !marks) return { ...rolled, isMet: true };
  const known = marked(solver.solve(board, shortest), marks).filter(isKnown).length;
  return { ...rolled, known, isMet: known >= fewestKnown };
}

/** Of throws that are not as asked for: enough words come first, then how many of them are known. */
const worthOf = ({ words, known = -1 }: Rolled, { fewestWords }: BoardSpec) =>
  words < fewestWords ? words - fewestWords : 1 + known;

// The first of March of the year 0 was a Wednesday.
const weekdayOfFirst = 2;
const weekdays = 5;

const plenty: Readonly<Record<4 | 5, Pick<BoardSpec, 'fewestWords' | 'fewestKnown'>>> = {
  4: { fewestWords: 100, fewestKnown: 50 },
  5: { fewestWords: 200, fewestKnown: 100 },
};

/**
 * What the board of a day, written 2026-11-21, is rolled by: the same for everyone, larger at weekends. Undefined
 * if there is no such day.
 */
export function dailySpec(date: string): BoardSpec | undefined {
  const day = dayNumber(date);
  if (day === undefined) return undefined;
  const side = (((day + weekdayOfFirst) % 7) + 7) % 7 < weekdays ? 4 : 5;
  return { side, seed: dailySeed(date), shortest: usualRules.shortest, ...plenty[side] };
}

/** The day whose board this is, if it is the one that everyone gets. */
export function dayOfBoard({ board, shortest }: Pick<Setup, 'board' | 'shortest'>): string | undefined {
  const date = board.kind === 'dice' ? /^daily-(.*)$/.exec(board.seed)?.[1] : undefined;
  const spec = date === undefined ? undefined : dailySpec(date);
  const isOfDay = board.kind === 'dice' && spec?.side === board.side && spec.shortest === shortest;
  return isOfDay ? date : undefined;
}
