import { must } from '../../engine/must';
import type { ShowingSpeed } from '../../shared/play/showing';
import type { PlaceHeld } from '../../texts/shapes';
import {
  type HistoryEntry,
  type LetterCount,
  presetOf,
  type Seat,
  type TileFace,
  tileAt,
  unseenLetters,
} from '../rules';
import { leftFor } from './clock';
import { hurried, type Mood } from './shown-table';
import type { TableState } from './table-state';

export interface SeatView {
  seat: number;
  /** Of the words that are laid. */
  language: string;
  name: string;
  mascot: string | undefined;
  /** Of a computer's seat. */
  level: Seat['level'];
  step: Seat['step'];
  handicap: Seat['handicap'];
  mood: Mood;
  /** What is to be said of whoever sits there, beside the game. */
  note?: string | undefined;
  score: number;
  /** What its card shows while points are counted up on it. */
  figure: number;
  toMove: boolean;
  tiles: number;
  /** What lies on its rack, where racks lie open. */
  rack: readonly TileFace[] | undefined;
  /** The last thing it did that belongs to a turn. */
  last: HistoryEntry | undefined;
  /** What its clock shows, in ms; undefined without one. */
  left: number | undefined;
}

/** What the panels around the board show. */
export interface TableView {
  seats: SeatView[];
  bagCount: number;
  fails: number;
  failsToEnd: number;
  /** By the author's rules always; by others when it begins to matter. */
  tellsFails: boolean;
  /** Somebody may lay tiles now. */
  open: boolean;
  /** Somebody may put the own rack in order. */
  mayArrange: boolean;
  laid: number;
  mayExchange: boolean;
  exchangeNeeds: number;
  exchanging: boolean;
  /** It has been pressed and can still be taken back. */
  passing: boolean;
  chosen: number;
  /** Newest first. */
  lastPlays: HistoryEntry[];
  isTaken(x: number, y: number): boolean;
  /** What each of the other players did last, newest first. */
  lastOfOthers: HistoryEntry[];
  unseen: LetterCount[];
  onRacks: number;
  /** How a game goes on that is only watched; undefined where people play. */
  watch: { paused: boolean; speed: ShowingSpeed } | undefined;
}

const lastPlaysShown = 5;

export function viewTable(session: TableState): TableView {
  const { match, gestures, clock, viewer, shownMover, scores, moods, showing } = session;
  const { state, rules, engine } = match;
  const { inBag, tilesHeld, racks } = session.shown;
  const seenRacks = session.openRacks ? racks : undefined;
  const turns = state.history.filter(({ kind }) => kind !== 'disjoint' && kind !== 'handicap').reverse();
  return {
    seats: engine.setup.seats.map(({ name, mascot, level, step, handicap }, seat) => ({
      seat,
      language: engine.setup.tiles,
      name,
      mascot,
      level,
      step,
      handicap,
      mood: hurried(must(moods[seat]), seat === shownMover ? leftFor(match, clock, seat) : undefined),
      score: must(scores.now[seat]),
      figure: must(scores.figures[seat]),
      toMove: seat === shownMover,
      tiles: must(tilesHeld[seat]),
      rack: seenRacks?.[seat]?.map((tile) => match.faceOf(tile)),
      last: turns.find((entry) => entry.seat === seat),
      left: leftFor(match, clock, seat),
    })),
    bagCount: inBag,
    fails: state.fails,
    failsToEnd: rules.failsToEnd,
    tellsFails: state.fails >= 2 || presetOf(rules) === 'wordbler',
    open: session.isOpen,
    mayArrange: session.mayArrange,
    laid: state.laid.length,
    mayExchange: state.bag.length >= rules.exchangeNeeds,
    exchangeNeeds: rules.exchangeNeeds,
    exchanging: gestures.exchanging,
    passing: session.pass.isWaiting,
    chosen: gestures.chosen.size,
    isTaken: (x, y) => tileAt(state.board, { x, y }) !== null,
    lastOfOthers: lastOfOthers(state.history, session.visibleRack.shown),
    lastPlays: turns.slice(0, lastPlaysShown),
    unseen: unseenLetters(state, engine.faces, engine.letters, viewer),
    onRacks: tilesHeld.reduce((sum, count, seat) => sum + (seat === viewer ? 0 : count), 0),
    watch: showing && { paused: showing.isPaused, speed: showing.speed },
  };
}

const turns: readonly HistoryEntry['kind'][] = [
  ...(['played', 'exchanged', 'passed', 'timedOut', 'skipped', 'resigned'] as const),
];

const isTurn = (entry: HistoryEntry) => turns.includes(entry.kind) || (entry.kind === 'invalid' && entry.turnLost);

/** What every other player did last, newest first: it stays to be seen until their next turn is over. */
export function lastOfOthers(history: readonly HistoryEntry[], own: number | undefined): HistoryEntry[] {
  const last = new Map<number, HistoryEntry>();
  for (const entry of history.filter(isTurn)) {
    last.delete(entry.seat);
    last.set(entry.seat, entry);
  }
  return [...last.values()].filter(({ seat }) => seat !== own).reverse();
}

/** Where its main word lies. */
export function runOf(entry: HistoryEntry) {
  const letters = entry.kind === 'played' ? entry.sheet.words[0]?.letters : undefined;
  const [from, to] = [letters?.[0], letters?.at(-1)];
  return from && to ? { from, to } : undefined;
}

/**
 * How a seat stands among the others; nothing where it shares its place. Who is far behind hears how far it is to the
 * next.
 */
export function placeHeld(seat: number, scores: readonly number[]): PlaceHeld | undefined {
  const score = scores[seat] ?? 0;
  const others = scores.filter((_, at) => at !== seat);
  if (others.includes(score)) return undefined;
  const better = others.filter((other) => other > score);
  if (better.length < 2) return { place: 1 + better.length };
  const next = Math.min(...better);
  return { behind: next - score, place: 1 + better.filter((other) => other > next).length };
}
