import { fieldsOf, isWithin } from '../../engine/keeping/fields';
import { isMascotId } from '../../engine/players/mascots';
import { type NameFault, nameFaults } from '../../engine/players/names';
import { type BoardSource, isBoardSource } from './board-source';
import { alphabetOf } from './language';
import { isRivalLevel, type RivalLevel } from './rivals';

export interface Player {
  name: string;
  /** Who stands for the player; which mascots there are is not the rules' business. */
  mascot?: string | undefined;
  /** Of the computer, which searches the board at the same time as the only person. */
  level?: RivalLevel | undefined;
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
    (level === undefined || isRivalLevel(level))
  );
}

/** One rival at most, of one person, and after that one. */
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
