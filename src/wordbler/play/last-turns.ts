import type { HistoryEntry } from '../rules';

const turns: readonly HistoryEntry['kind'][] = [
  ...(['played', 'exchanged', 'passed', 'timedOut', 'skipped', 'resigned'] as const),
];

const isTurn = (entry: HistoryEntry) =>
  turns.includes(entry.kind) || (entry.kind === 'invalid' && entry.turnLost);

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
