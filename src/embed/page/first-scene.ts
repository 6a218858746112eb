import { roundPlace } from '../../scramble/play/storage-keys';
import type { House } from '../../shared/scenes/house';
import type { Now } from '../../shared/scenes/player';
import { gamePlace } from '../../wordbler/play/storage-keys';
import type { Address } from '../address';
import type { Asked } from '../protocol';
import type { First } from './embedding';
import { tableFor } from './new-game';

/**
 * The game that the address names is played at once: the one that was left, or else a new one. An address that leads
 * somewhere by itself, or a page that comes back to where it was, needs none.
 */
export async function firstScene(
  house: House,
  asked: Address,
  usual: First,
  begin: (wish: Asked['newGame']) => void,
): Promise<First> {
  const { kept } = house;
  if (location.hash !== '' || usual.scene !== 'Menu') return usual;
  const data: Now = { now: true };
  switch (asked.game) {
    case 'wordbler':
      if (kept.isAwaited(gamePlace)) return { scene: 'Board', data: {} };
      house.table =
        asked.players || asked.level
          ? { choice: await tableFor(house, asked), mayEnd: false }
          : { mayEnd: false };
      return { scene: 'SitDown', data: {} };
    case 'wordsearch':
      return house.search && house.search.state.phase !== 'over'
        ? { scene: 'WordSearch', data: {} }
        : { scene: 'SearchChoose', data };
    case 'scramble':
      if (kept.isAwaited(roundPlace) && kept.round !== 'over') return { scene: 'ScramblePlay', data: {} };
      if (!asked.players) return { scene: 'ScrambleChoose', data };
      begin({ game: 'scramble', players: asked.players });
      return usual;
    default:
      return usual;
  }
}
