import { scramble } from '../../core';
import { findKept, type Keeper, keep } from '../keeping';
import { Round } from './round';

const roundKey = 'scramble';

/** Keeps the game after every command, its end too: its result may be looked at for long. Returns what stops it. */
export const keepRound = (round: Round, keeper: Keeper): (() => void) =>
  keep(round, (save) => void keeper.set(roundKey, save));

/** The game that was left at the last visit, under way or with its result in sight; undefined if there is none; or why it can't go on. */
export const keptRound = (
  keeper: Keeper,
  words: scramble.WordJudge,
): Promise<Round | scramble.SaveRefusal | undefined> =>
  findKept(keeper, roundKey, (kept) => {
    const engine = scramble.GameEngine.restore(kept, words);
    return engine instanceof scramble.GameEngine ? Round.of(engine) : engine;
  });

export const forgetRound = (keeper: Keeper) => keeper.remove(roundKey);

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
