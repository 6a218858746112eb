import { isLanguage, playLanguages } from '../../engine/alphabet/languages';
import { isMascotId, type NameFault, nameFaults } from '../../engine/players/names';
import { escaped, unescaped } from '../../engine/saving/link-text';
import { digestOf, fieldsOf, isWithin } from '../../engine/saving/untrusted';
import { alphabetOf, type BoardSource, isBoardSource, languageOf } from './board-source';
import { isComputerLevel, type ComputerLevel } from './computer';

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
