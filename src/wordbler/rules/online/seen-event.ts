import type { Square } from '../../../engine/square';
import type { TileId } from '../board';
import type { DrawnTile, EventOf, EventType, GameEvent } from '../types';
import type { Viewer } from './seen-game';

/** Tiles that one seat sees and the others can only count. */
export type Share = { drawn: DrawnTile[] } | { count: number };

interface Told {
  dealt: { type: 'dealt'; hands: ({ seat: number } & Share)[] };
  refilled: { type: 'refilled'; seat: number } & Share;
  exchanged: { type: 'exchanged'; seat: number; fails: number } & Share;
  resigned: { type: 'resigned'; seat: number } & Share;
  /** From which cell a tile came is nobody else's business. */
  tilesWentHome: Omit<EventOf<'tilesWentHome'>, 'tiles'> & { tiles: ({ tile: TileId } & Square)[] };
}

type SeenAs<T extends EventType> = T extends keyof Told ? Told[T] : EventOf<T>;

/** An event as it is told to a seat, or to whoever watches. */
export type SeenEvent = { [T in EventType]: SeenAs<T> }[EventType];

type Teller<T extends EventType> = (event: EventOf<T>, viewer: Viewer) => SeenAs<T> | undefined;

const toAll = <E>(event: E) => event;
const toOwnSeat = <E extends { seat: number }>(event: E, viewer: Viewer) => (event.seat === viewer ? event : undefined);

const share = (drawn: DrawnTile[], seat: number, viewer: Viewer): Share =>
  seat === viewer ? { drawn } : { count: drawn.length };

/** Who sees what. A new type of event is told to nobody until it has a line here, and the compiler asks for one. */
const tellers: { readonly [T in EventType]: Teller<T> } = {
  drewForStart: toAll,
  startDecided: toAll,
  drawReturned: toAll,
  dealt: ({ type, hands }, viewer) => ({
    type,
    hands: hands.map(({ seat, drawn }) => ({ seat, ...share(drawn, seat, viewer) })),
  }),
  turnBegan: toAll,
  tileLaid: toOwnSeat,
  tileMoved: toOwnSeat,
  letterChosen: toOwnSeat,
  tilesWentHome: ({ type, seat, tiles, reason }, viewer) =>
    seat === viewer || reason === 'invalid' || reason === 'challenged'
      ? { type, seat, tiles: tiles.map(({ tile, x, y }) => ({ tile, x, y })), reason }
      : undefined,
  rackArranged: toOwnSeat,
  hintTaken: toAll,
  playRefused: toOwnSeat,
  wordsRejected: (event, viewer) => (event.turnLost ? event : toOwnSeat(event, viewer)),
  playOffered: toAll,
  playAccepted: toAll,
  playChallenged: toAll,
  playScored: toAll,
  refilled: ({ type, seat, drawn }, viewer) => ({ type, seat, ...share(drawn, seat, viewer) }),
  exchanged: ({ type, seat, returned, fails }, viewer) => ({
    type,
    seat,
    fails,
    ...share(returned, seat, viewer),
  }),
  passed: toAll,
  timeSpent: toAll,
  timedOut: toAll,
  turnSkipped: toAll,
  resigned: ({ type, seat, returned }, viewer) => ({ type, seat, ...share(returned, seat, viewer) }),
  gameEnded: toAll,
};

/** What a viewer is told of an event; undefined: nothing. Of a type that is not known nobody is told anything. */
function seenEvent(event: GameEvent, viewer: Viewer): SeenEvent | undefined {
  if (!Object.hasOwn(tellers, event.type)) return undefined;
  return (tellers[event.type] as Teller<EventType>)(event as never, viewer);
}

export const seenEvents = (events: readonly GameEvent[], viewer: Viewer): SeenEvent[] =>
  events.flatMap((event) => seenEvent(event, viewer) ?? []);
