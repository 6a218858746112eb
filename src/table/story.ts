import type { GameEvent } from '../core/crossword';
import type { Motion } from './motions';

/** How an event moves the tiles; none for what only changes figures. */
export function motionsOf(event: GameEvent): Motion[] {
  switch (event.type) {
    case 'drewForStart':
    case 'dealt':
    case 'refilled':
      return [{ kind: 'shake' }, { kind: 'deal' }];
    case 'drawReturned':
    case 'exchanged':
      return [{ kind: 'intoBag' }];
    case 'tileLaid':
      return [{ kind: 'play' }];
    case 'tileMoved':
    case 'rackArranged':
      return [{ kind: 'slide' }];
    case 'tilesWentHome': {
      const isDoubted = event.reason === 'invalid' || event.reason === 'challenged';
      return [{ kind: isDoubted ? 'refuse' : 'home', tiles: event.tiles.map(({ tile }) => tile) }];
    }
    case 'playScored':
      return [
        { kind: 'score', seat: event.seat, play: event.sheet, points: event.sheet.total },
        { kind: 'spend' },
      ];
    default:
      return [];
  }
}
