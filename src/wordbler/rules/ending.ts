import { must } from '../../engine/must';
import { pointsOf } from './board';
import type { Game } from './game';
import { type Clock, clockOf } from './rules';
import type { Happening } from './types';

export type EndReason = 'fails' | 'wentOut' | 'bagEmpty' | 'resigned' | 'oneTurn';

export interface Adjustment {
  seat: number;
  kind: 'handicap' | 'rackLost' | 'wentOut' | 'overTime';
  points: number;
}

export interface Standing {
  seat: number;
  /** The points of the plays, before the adjustments. */
  played: number;
  total: number;
  /** 1 for the best; equal totals share a place. Who has left stands behind all who stayed, the first to leave last. */
  place: number;
}

export interface Outcome {
  reason: EndReason;
  adjustments: Adjustment[];
  /** Best first; equal totals in seat order. */
  ranking: Standing[];
  winners: number[];
}

export function rank(
  totals: readonly number[],
  adjustments: readonly Adjustment[],
  resigned: readonly number[] = [],
): Standing[] {
  const adjusted = (seat: number) =>
    adjustments.reduce((sum, adjustment) => (adjustment.seat === seat ? sum + adjustment.points : sum), 0);
  const stayed = (seat: number) => (resigned.includes(seat) ? resigned.indexOf(seat) : resigned.length);
  const isBetter = (one: Standing, other: Standing) =>
    stayed(one.seat) === stayed(other.seat) ? one.total > other.total : stayed(one.seat) > stayed(other.seat);
  const standings = totals.map((total, seat) => ({ seat, played: total - adjusted(seat), total, place: 1 }));
  return standings
    .map((own) => ({ ...own, place: 1 + standings.filter((other) => isBetter(other, own)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

const pointsPerMinuteOver = 10;

const msPerMinute = 60_000;

/** The minutes over a player's time; a begun one counts whole. */
export function minutesOver(clock: Clock, msUsed: number): number {
  if (clock.kind !== 'perPlayer') return 0;
  return Math.max(0, Math.ceil((msUsed - clock.minutes * msPerMinute) / msPerMinute));
}

/** One seat has no other turn. What lies on its rack costs nothing. */
export function endAfterOneTurn(game: Game): boolean {
  if (!game.setup.from) return false;
  end(game, 'oneTurn');
  return true;
}

export function endAfterFails(game: Game): boolean {
  if (game.state.fails < game.rules.failsToEnd) return false;
  end(game, 'fails');
  return true;
}

/** Called after the mover's refill, when the bag may have run out. */
export function endAfterRefill(game: Game): boolean {
  const { state, rules } = game;
  if (state.bag.length > 0) return false;
  const wentOut = game.tilesOf(state.toMove).length === 0;
  if (!wentOut && rules.bagEmpty === 'playOn') return false;
  end(game, wentOut ? 'wentOut' : 'bagEmpty');
  return true;
}

/** All but one have left. What lies on a rack then costs nobody anything. */
export function endByResigning(game: Game): boolean {
  if (game.state.resigned.length < game.seatCount - 1) return false;
  end(game, 'resigned');
  return true;
}

function end(game: Game, reason: EndReason) {
  const { state } = game;
  // These were given at the start, and are no points of a play.
  const adjustments = state.history.flatMap(({ kind, seat, points }): Adjustment[] =>
    kind === 'handicap' ? [{ seat, kind, points }] : [],
  );
  const adjust = (seat: number, points: number, happening: Happening & { kind: Adjustment['kind'] }) => {
    adjustments.push({ seat, kind: happening.kind, points });
    game.note(seat, points, happening);
  };
  let left = 0;
  for (let seat = 0; seat < game.seatCount; seat++) {
    const tiles = game.tilesOf(seat);
    const points = pointsOf(game.faces, tiles);
    left += points;
    if (tiles.length === 0 || reason === 'resigned' || reason === 'oneTurn') continue;
    adjust(seat, 0 - points, {
      kind: 'rackLost',
      letters: tiles.map((tile) => must(game.faces[tile]).letter),
    });
  }
  if (reason === 'wentOut') adjust(state.toMove, left, { kind: 'wentOut' });
  for (let seat = 0; seat < game.seatCount; seat++) {
    const minutes = minutesOver(clockOf(game.setup, seat), must(state.msUsed[seat]));
    if (minutes > 0) adjust(seat, -minutes * pointsPerMinuteOver, { kind: 'overTime', minutes });
  }
  const ranking = rank(state.scores, adjustments, state.resigned);
  const winners = ranking.filter(({ place }) => place === 1).map(({ seat }) => seat);
  state.phase = 'over';
  state.outcome = { reason, adjustments, ranking, winners };
  game.emit({ type: 'gameEnded', outcome: state.outcome, racks: state.racks.map((rack) => [...rack]) });
}
