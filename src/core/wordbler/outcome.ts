export type EndReason = 'fails' | 'wentOut' | 'bagEmpty';

export interface Adjustment {
  seat: number;
  kind: 'rackLost' | 'wentOut' | 'overTime';
  points: number;
}

export interface Standing {
  seat: number;
  /** The points of the plays, before the adjustments. */
  played: number;
  total: number;
  /** 1 for the best; equal totals share a place. */
  place: number;
}

export interface Outcome {
  reason: EndReason;
  adjustments: Adjustment[];
  /** Best first; equal totals in seat order. */
  ranking: Standing[];
  winners: number[];
}

export function rank(totals: readonly number[], adjustments: readonly Adjustment[]): Standing[] {
  const adjusted = (seat: number) =>
    adjustments.reduce((sum, adjustment) => (adjustment.seat === seat ? sum + adjustment.points : sum), 0);
  return totals
    .map((total, seat) => ({
      seat,
      played: total - adjusted(seat),
      total,
      place: 1 + totals.filter((other) => other > total).length,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
