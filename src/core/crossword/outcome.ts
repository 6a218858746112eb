export type EndReason = 'fails' | 'wentOut' | 'bagEmpty';

export interface Adjustment {
  seat: number;
  kind: 'rackLost' | 'wentOut' | 'overTime';
  points: number;
}

export interface Standing {
  seat: number;
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

export function rank(totals: readonly number[]): Standing[] {
  return totals
    .map((total, seat) => ({ seat, total, place: 1 + totals.filter((other) => other > total).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
