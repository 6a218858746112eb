import type { HistoryEntry } from './history';

/** The words of a game, each once, the longest first. */
export const wordsLaid = (history: readonly HistoryEntry[]): string[] =>
  [
    ...new Set(
      history.flatMap((entry) => (entry.kind === 'played' ? entry.sheet.words : []).map(({ word }) => word)),
    ),
  ].sort((a, b) => b.length - a.length);
