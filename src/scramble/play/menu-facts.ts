import type { ScrambleMatch } from './match';

/** Where Scramble keeps what outlives a visit. */
export const roundPlace = 'scramble';
export const lastRoundKey = 'last scramble';

export const mark = '#scramble=';

/** Whether an address leads to a board, or was meant to. */
export const isSharedBoard = (hash: string) => hash.startsWith(mark);

/** What the menu says of a board that waits to be gone on with. */
export interface RoundInProgress {
  words: number;
  score: number;
}

/** Undefined if there is nothing to go on with. */
export function roundInProgress(match: ScrambleMatch | undefined): RoundInProgress | undefined {
  if (!match || match.state.phase === 'over') return undefined;
  const { turn } = match;
  return { words: turn.found.length, score: turn.points };
}
