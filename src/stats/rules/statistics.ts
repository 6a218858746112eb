import { type GamePlayed, isFair, type Played, type Share } from '../../engine/played';
import type { PlayRecord } from './play-record';

/** What many games add up to. */
export interface Statistics {
  played: number;
  /** Of those that could be won. */
  won: number;
  /** The first of them. */
  since: Played | undefined;
  /** Of games that were played fairly, as are all that follow: the most points, in a game and for one word. */
  bestGame: Played | undefined;
  bestPlay: (Played & Required<Pick<Played, 'best'>>) | undefined;
  longest: (Played & Required<Pick<Played, 'longest'>>) | undefined;
  /** Points a game; undefined without any. */
  average: number | undefined;
  /** Game by game, the oldest first, where it is known what could have been made. */
  shares: readonly ShareOfGame[];
}

export interface ShareOfGame {
  share: number;
  /** Of this game and those right before it. */
  mean: number;
}

/** Whose average a mean is: a bad day does not sway it much. */
const meanOver = 7;

const has =
  <Name extends 'best' | 'longest' | 'share'>(name: Name) =>
  (played: Played): played is Played & Required<Pick<Played, Name>> =>
    played[name] !== undefined;

/** The one with the most, the first of those that are equal. */
const most = <T>(all: readonly T[], figure: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>(
    (best, one) => (best === undefined || figure(one) > figure(best) ? one : best),
    undefined,
  );

/** The games of a kind; of a level alone, where one is given. */
export const gamesOf = (record: PlayRecord, game: GamePlayed, level?: string): PlayRecord =>
  record.filter((own) => own.game === game && (level === undefined || own.level === level));

/** The levels on which that was played. */
export const levelsOf = (record: PlayRecord, game: GamePlayed): string[] => [
  ...new Set(gamesOf(record, game).map(({ level }) => level)),
];

export function statisticsOf(games: PlayRecord): Statistics {
  const fair = games.filter(isFair);
  return {
    played: games.length,
    won: games.filter(({ result }) => result === 'won').length,
    since: games[0],
    bestGame: most(fair, ({ points }) => points),
    bestPlay: most(fair.filter(has('best')), ({ best }) => best.points),
    longest: most(fair.filter(has('longest')), ({ longest }) => longest.letters),
    average: fair.length > 0 ? fair.reduce((sum, { points }) => sum + points, 0) / fair.length : undefined,
    shares: sharesOf(fair.filter(has('share')).map(({ share }) => share)),
  };
}

function sharesOf(shares: readonly Share[]): ShareOfGame[] {
  const parts = shares.map(({ made, of }) => made / of);
  return parts.map((share, at) => {
    const last = parts.slice(Math.max(0, at + 1 - meanOver), at + 1);
    return { share, mean: last.reduce((sum, own) => sum + own, 0) / last.length };
  });
}
