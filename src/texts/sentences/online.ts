import type { FriendTexts, Texts } from '../texts';

interface Standing {
  isOver: boolean;
  isOwnTurn: boolean;
  isWatched: boolean;
  /** So many seats are free. */
  free: number;
  /** Whose turn it is; undefined before the start. */
  mover: string | undefined;
}

/** How a game at another table stands. */
export function standing(
  { online, menu }: FriendTexts,
  { isOver, isOwnTurn, isWatched, free, mover }: Standing,
): string {
  const says = () => {
    if (isOver) return online.isOver;
    if (mover === undefined) return online.waitsFor({ count: free });
    return menu.toMove({ who: { name: mover, isYou: isOwnTurn } });
  };
  return isWatched ? `${says()} · ${online.watching}` : says();
}

const hour = 60 * 60_000;
const day = 24 * hour;

/** What is left of a turn of several days. */
export const timeLeft = ({ online: { table } }: FriendTexts, ms: number): string =>
  ms >= day ? table.daysLeft({ count: Math.floor(ms / day) }) : table.hoursLeft({ count: Math.ceil(ms / hour) });

export const watchingWith = ({ online: { table } }: FriendTexts, others: number): string =>
  others > 0 ? table.watchingWith({ count: others }) : table.watching;

export const invitedBy = ({ online: { invited } }: FriendTexts, names: readonly string[]): string =>
  names.length > 0 ? invited.by({ names }) : invited.free;

/** A square board by its sides. */
export const boardSize = ({ forms }: Texts, side: number): string => `${forms.figure(side)} × ${forms.figure(side)}`;
