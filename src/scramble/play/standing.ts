import type { Round } from './round';

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
