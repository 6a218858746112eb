import { unnamed } from '../core/players/unnamed';
import { Dice } from '../core/random/dice';
import { the } from '../core/the';
import { type OwnPlayer, ownPlayer } from '../match/own-player';
import { mascotIds } from '../panels/mascots';
import type { House } from './house';

/** What the scene of a choice is told when nobody wants to choose, and that of a game when nobody is to be asked. */
export interface Now {
  now?: boolean;
  /** What everyone gets on this day. */
  day?: string;
}

/** Who plays alone, as the last time, or by nobody's name behind a bird by chance. */
export const playerOf = ({ storage, newSeed }: House): Promise<OwnPlayer> => {
  const bird = new Dice(`bird ${newSeed()}`).below(mascotIds.length);
  return ownPlayer(storage, { name: unnamed.you, mascot: the(mascotIds[bird]) });
};
