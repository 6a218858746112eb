import type { Ceremony } from '../play/match';
import type { Scene } from '../play/staging';
import type { EventOf, GameEvent } from '../rules';
import type { Motion } from './motions';
import { draw } from './timings';

/** With the short ceremony it is only said who starts. */
const drawing: readonly GameEvent['type'][] = ['drewForStart', 'startDecided', 'drawReturned'];

/** Nothing of this is to be seen. */
export const isUnseen = ({ type }: GameEvent, ceremony: Ceremony) =>
  ceremony === 'short' && drawing.includes(type);

/** How an event moves the tiles; none for what only changes figures. */
export function motionsOf(event: GameEvent, ceremony: Ceremony = 'long'): Motion[] {
  switch (event.type) {
    case 'drewForStart': {
      const tiles = event.draws.map(({ tile }) => tile);
      const shown = { kind: 'look', ms: draw.look } as const;
      return [...drawChanges(event.round), { kind: 'shake', long: true }, { kind: 'deal', tiles }, shown];
    }
    case 'startDecided':
      return [{ kind: 'draw' }, { kind: 'cheer', ms: draw.starts }];
    case 'dealt':
      return [
        { kind: 'draw' },
        { kind: 'shake', long: true },
        { kind: 'deal', tiles: inTurns(event), ceremony },
      ];
    case 'refilled':
      return refill(event);
    case 'drawReturned':
    case 'exchanged':
    case 'resigned':
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
      return scored(event, []);
    default:
      return [];
  }
}

/** How a scene moves them: the tiles of a play fly together. */
export function motionsOfScene([first, second]: Scene, ceremony: Ceremony): Motion[] {
  if (!first) return [];
  return first.type === 'playScored' && second?.type === 'refilled'
    ? motionsOfPlay(first, second)
    : motionsOf(first, ceremony);
}

/** The points of a play fly to its player while the rack is filled up. */
const motionsOfPlay = (event: EventOf<'playScored'>, refilled: EventOf<'refilled'>): Motion[] =>
  scored(event, refill(refilled));

const scored = ({ seat, sheet }: EventOf<'playScored'>, meanwhile: Motion[]): Motion[] => [
  { kind: 'score', seat, play: sheet, points: sheet.total, meanwhile },
];

const refill = ({ drawn }: EventOf<'refilled'>): Motion[] => [
  { kind: 'shake', long: false },
  { kind: 'refill', tiles: drawn.map(({ tile }) => tile) },
];

// A tie is told, then the tiles drawn before make room.
const drawChanges = (round: number): Motion[] =>
  round === 1 ? [{ kind: 'draw' }] : [{ kind: 'draw' }, { kind: 'look', ms: draw.tie }, { kind: 'slide' }];

// As people deal: a tile to each rack in turn.
function inTurns({ hands }: EventOf<'dealt'>): number[] {
  const rounds = Math.max(...hands.map(({ drawn }) => drawn.length));
  return Array.from({ length: rounds }, (_, round) =>
    hands.flatMap(({ drawn }) => drawn.slice(round, round + 1).map(({ tile }) => tile)),
  ).flat();
}
