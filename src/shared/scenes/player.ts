import { must } from '../../engine/must';
import { unnamed } from '../../engine/players/names';
import { Dice } from '../../engine/random/dice';
import { mascotIds } from '../mascots';
import { type OwnPlayer, ownPlayer } from '../play/own-player';
import type { Daily } from './game-descriptor';
import type { Services } from './services';

/** What the scene of a choice is told when nobody wants to choose, and that of a game when nobody is to be asked. */
export interface Now {
  now?: boolean;
  /** What everyone gets on this day. */
  day?: string;
}

/** What a scene is handed, once: the history does not keep it. */
export interface Handed {
  /** The address that was opened: it holds a grid, a board, a day, a game or everything. */
  link?: string;
  /** A file or a text that was dropped on the menu, or comes from another program. */
  dropped?: File | string;
  /** What is chosen is for a friend, and to be sent by a link. */
  shares?: boolean;
  /** One of today's that is to be begun from the menu. */
  daily?: Daily['id'];
}

/** Who plays alone, as the last time, or by nobody's name behind a bird by chance. */
export const playerOf = ({ storage, newSeed }: Services): Promise<OwnPlayer> => {
  const bird = new Dice(`bird ${newSeed()}`).below(mascotIds.length);
  return ownPlayer(storage, { name: unnamed.you, mascot: must(mascotIds[bird]) });
};
