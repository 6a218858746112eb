import type { CameAbout } from './played';

/** What no game knows of itself: when it was finished, who plays here, and what it was played for. */
export interface Told extends Pick<CameAbout, 'practice' | 'imported'> {
  when: number;
  day: string;
  /** What whoever plays here is called. */
  name: string;
  daily?: string;
}

/** Whose game it is that is told of: theirs who play here, by name, or else the first. */
export function ownAmong(players: readonly { name: string }[], { name }: Pick<Told, 'name'>): number {
  return Math.max(
    0,
    players.findIndex((player) => player.name === name),
  );
}
