import { type LanguageId, playLanguages } from '../../engine/alphabet/languages';
import { nameFaults } from '../../engine/players/names';
import { freeName } from '../../shared/play/own-player';
import type { Shelf } from '../../shared/play/quarantine';
import type { Texts } from '../../texts/texts';
import * as scramble from '../rules';
import { isSharedBoard, lastRoundKey, mark } from './menu-facts';

/** What a player last chose: the board, its rules, and who plays. */
export interface RoundChoice {
  side: scramble.DiceSide;
  seconds: number | null;
  shortest: number;
  strikeShared: boolean;
  /** Boards with fewer words are rolled again. */
  fewestWords: number;
  /** Only boards with enough words that people know. */
  known: boolean;
  players: scramble.Player[];
  /** Whom a single player plays against. */
  rival: scramble.ComputerLevel | null;
}

export const clockChoices = [60, 120, 180, 300, null] as const;
export const fewestChoices = { least: 0, most: 300, step: 25 } as const;
export const mostAtOneDevice = 4;

export const usualChoice = (name: string, mascot: string): RoundChoice => ({
  side: 4,
  seconds: 180,
  shortest: 3,
  strikeShared: false,
  fewestWords: 50,
  known: true,
  players: [{ name, mascot }],
  rival: null,
});

/** The choice in a saved value, which may be anything; what is not sound is as on the first day. */
export function readChoice(saved: unknown, usual: RoundChoice): RoundChoice {
  if (typeof saved !== 'object' || saved === null) return usual;
  const { side, seconds, shortest, strikeShared, fewestWords, known, players, rival } = saved as Partial<RoundChoice>;
  return {
    side: scramble.diceSides.find((own) => own === side) ?? usual.side,
    seconds: clockChoices.find((own) => own === seconds) ?? (seconds === null ? null : usual.seconds),
    shortest: scramble.shortestLengths.find((own) => own === shortest) ?? usual.shortest,
    strikeShared: strikeShared === true,
    fewestWords: isFewest(fewestWords) ? fewestWords : usual.fewestWords,
    known: known !== false,
    players: readPlayers(players) ?? usual.players,
    rival: scramble.isComputerLevel(rival) ? rival : usual.rival,
  };
}

const isFewest = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= fewestChoices.least && (value as number) <= fewestChoices.most;

function readPlayers(saved: unknown): scramble.Player[] | undefined {
  if (!Array.isArray(saved) || saved.length === 0 || saved.length > mostAtOneDevice) return undefined;
  const players = Array.from<Partial<scramble.Player>, scramble.Player>(saved, (one) => ({
    name: String(one?.name ?? ''),
    mascot: typeof one?.mascot === 'string' ? one.mascot : undefined,
  }));
  if (nameFaults(players.map(({ name }) => name)).some((fault) => fault) || isInvented(players)) return undefined;
  return players;
}

// The first releases called whoever played alone Mina, without asking.
const isInvented = (players: readonly scramble.Player[]) =>
  players.length === 1 && players[0]?.name === 'Mina' && players[0].mascot === 'maize';

// So many of the words on a rolled board a person should know.
const fewestKnown: Readonly<Record<scramble.DiceSide, number>> = { 4: 25, 5: 45, 6: 60 };

/** The words that judge the next board. */
export const wordsChosen = ({ preferences }: { preferences: { readonly now: { words: LanguageId } } }) =>
  playLanguages[preferences.now.words].list;

/** What the dice are to be rolled for. */
export const specOf = ({ side, shortest, fewestWords, known }: RoundChoice, seed: string): scramble.BoardSpec => ({
  side,
  seed,
  shortest,
  fewestWords,
  fewestKnown: known ? fewestKnown[side] : 0,
});

/** The game that is played on a board. */
export const setupOf = (
  { players, rival, shortest, seconds, strikeShared }: RoundChoice,
  board: scramble.BoardSource,
  words: string,
  birds: readonly string[],
): scramble.Setup => ({
  board,
  players: [...players.map(({ name, mascot }) => ({ name, mascot })), ...computerFor(players, rival, birds)],
  shortest,
  seconds,
  strikeShared,
  words,
});

/** Nobody plays against several. */
function computerFor(
  [own, ...others]: readonly scramble.Player[],
  level: RoundChoice['rival'],
  birds: readonly string[],
): scramble.Player[] {
  if (!own || others.length > 0 || level === null) return [];
  const free = birds.filter((id) => id !== own.mascot);
  return [{ name: freeName([own.name]), mascot: free[scramble.computerLevels.indexOf(level)], level }];
}

/** An address that leads whoever opens it to the same board. Nothing of it is sent to a server. */
export const boardLink = (board: scramble.SharedBoard, page: string) =>
  `${page.replace(/[?#].*$/s, '')}${mark}${scramble.shareText(board)}`;

/** What an address has for this game: a board, why it is none, or undefined. */
export function sharedBoard(hash: string): scramble.SharedBoard | scramble.ShareFault | undefined {
  return isSharedBoard(hash) ? scramble.readShared(hash.slice(mark.length)) : undefined;
}

/** The board that is rolled where nobody chooses: its size, its time, and whether a computer searches it, too. */
export async function boardStarts(shelf: Pick<Shelf, 'get'>) {
  const { side, seconds, rival } = readChoice(await shelf.get(lastRoundKey), usualChoice('', ''));
  return ({ common, computer, forms }: Texts) => {
    const size = `${forms.figure(side)} × ${forms.figure(side)}`;
    const time = seconds === null ? '' : common.minuteCount({ count: seconds / 60 });
    return [size, time, rival ? computer.kind : ''].filter(Boolean).join(' · ');
  };
}
