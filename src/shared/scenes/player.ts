import { must } from '../../engine/must';
import { unnamed } from '../../engine/players/names';
import { Dice } from '../../engine/random/dice';
import { mascotIds } from '../mascots';
import { type OwnPlayer, ownPlayer } from '../play/own-player';
import type { Services } from './services';

/** What the scene of a choice is told when nobody wants to choose, and that of a game when nobody is to be asked. */
export interface Now {
  now?: boolean;
  /** What everyone gets on this day. */
  day?: string;
}

/** Who plays alone, as the last time, or by nobody's name behind a bird by chance. */
export const playerOf = ({ storage, newSeed }: Services): Promise<OwnPlayer> => {
  const bird = new Dice(`bird ${newSeed()}`).below(mascotIds.length);
  return ownPlayer(storage, { name: unnamed.you, mascot: must(mascotIds[bird]) });
};
