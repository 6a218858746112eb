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
  /** 1 for the best; equal totals share a place. Whoever has left stands behind all who stayed, the first to leave last. */
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
