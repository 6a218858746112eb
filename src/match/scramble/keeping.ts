import { scramble } from '../../core';
import { findKept, keep } from '../keeping';
import type { Shelf } from '../set-aside';
import { Round } from './round';

export const roundPlace = 'scramble';

/** Keeps the game after every command, its end too: its result may be looked at for long. Returns what stops it. */
export const keepRound = (round: Round, shelf: Shelf): (() => void) =>
  keep(round, (save) => void shelf.set(roundPlace, save));

/** The game that was left at the last visit, under way or with its result in sight; undefined if there is none; or why it can't go on. */
export const keptRound = (
  shelf: Pick<Shelf, 'get'>,
  words: scramble.WordJudge,
): Promise<Round | scramble.SaveRefusal | undefined> =>
  findKept(shelf, roundPlace, (kept) => {
    const engine = scramble.GameEngine.restore(kept, words);
    return engine instanceof scramble.GameEngine ? Round.of(engine) : engine;
  });

export const forgetRound = (shelf: Pick<Shelf, 'remove'>) => shelf.remove(roundPlace);

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
