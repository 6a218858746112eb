import type { Round } from './round';

/** Where Scramble keeps what outlives a visit. */
export const roundPlace = 'scramble';
export const lastRoundKey = 'last scramble';

export const mark = '#scramble=';

/** Whether an address leads to a board, or was meant to. */
export const isSharedBoard = (hash: string) => hash.startsWith(mark);

/** What the menu says of a board that waits to be gone on with. */
export interface RoundStanding {
  side: number;
  name: string;
  words: number;
  score: number;
}

/** Undefined if there is nothing to go on with. */
export function roundStanding(round: Round | undefined): RoundStanding | undefined {
  if (!round || round.state.phase === 'over') return undefined;
  const { board, turn, state } = round;
  return { side: board.side, name: round.nameOf(state.player), words: turn.found.length, score: turn.points };
}
