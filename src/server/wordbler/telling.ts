import type { GameState } from '../../wordbler/rules';
import { protocolVersion, seenEvents, seenState, type Told, type Viewer } from '../../wordbler/rules/online';
import type { EarFor } from '../guest';
import type { FoldedRoom } from './folded-room';

/** A device at a seat, or one that watches. */
export type Ear = EarFor<Told>;

interface Entered {
  seat: Viewer;
  seq: number;
  now: number;
  view: Readonly<GameState> | null;
}

export function welcome(room: FoldedRoom, { seat, seq, now, view }: Entered): Told {
  const { setup, taken, commitment, obeyed, again, next } = room;
  return {
    ...{ t: 'welcome', v: protocolVersion, seq, now, seat, setup, taken, commitment },
    n: seat === null ? 0 : obeyed[seat]!,
    since: room.tale[seq - 1]?.since ?? 0,
    isTaken: seat !== null && taken[seat]!,
    view: view as GameState | null,
    rematch: { wished: [...again], ...(next !== undefined && { room: next }) },
  };
}

export const viewOf = ({ game }: FoldedRoom, viewer: Viewer) => (game ? seenState(game.state, viewer) : null);

export function toldOf({ tale }: FoldedRoom, at: number, viewer: Viewer): Told {
  const { at: when, since, around, game } = tale[at]!;
  return { t: 'told', seq: at + 1, at: when, since, events: [...around, ...seenEvents(game, viewer)] };
}
