import type { Gestures } from './gestures';
import type { Match } from './match';
import type { TurnClock } from './turn-clock';

export interface SeatView {
  seat: number;
  name: string;
  score: number;
  toMove: boolean;
  tiles: number;
  /** What its clock shows, in ms; undefined without one. */
  left: number | undefined;
}

/** What the panels around the board show. */
export interface TableView {
  seats: SeatView[];
  bagCount: number;
  fails: number;
  failsToEnd: number;
  /** Somebody may lay tiles now. */
  open: boolean;
  laid: number;
  /** The points of the tiles laid, if they lie as a play must. */
  points: number | undefined;
  exchanging: boolean;
  chosen: number;
}

/** How far the game has been told, and what the player's hand is doing. */
interface Telling {
  gestures: Gestures;
  clock: TurnClock;
  isOpen: boolean;
  shownMover: number | undefined;
  shownBagCount: number;
}

export function viewTable(match: Match, telling: Telling): TableView {
  const { state, rules, engine } = match;
  const { gestures, clock, isOpen, shownMover, shownBagCount } = telling;
  return {
    seats: engine.setup.seats.map(({ name }, seat) => ({
      seat,
      name,
      score: state.scores[seat],
      toMove: seat === shownMover,
      tiles: state.racks[seat].filter((tile) => tile !== null).length,
      left: clock.left(seat),
    })),
    bagCount: shownBagCount,
    fails: state.fails,
    failsToEnd: rules.failsToEnd,
    open: isOpen,
    laid: state.laid.length,
    points: engine.preview()?.total,
    exchanging: gestures.exchanging,
    chosen: gestures.chosen.size,
  };
}
