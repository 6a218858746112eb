import { scramble } from '../../core';
import type { Shelf } from '../set-aside';
import { Round } from './round';

export const roundPlace = 'scramble';

/** Keeps the game after every command, its end too: its result may be looked at for long. Returns what stops it. */
export function keepRound(round: Round, keeper: Shelf): () => void {
  const keep = () => keeper.set(roundPlace, round.engine.save());
  void keep();
  return round.listen(() => void keep());
}

/** The game that was left at the last visit, under way or with its result in sight; undefined if there is none; or why it can't go on. */
export async function keptRound(
  keeper: Pick<Shelf, 'get'>,
  words: scramble.WordJudge,
): Promise<Round | scramble.SaveRefusal | undefined> {
  const kept = await keeper.get(roundPlace);
  if (kept === undefined) return undefined;
  const engine = scramble.GameEngine.restore(kept, words);
  return engine instanceof scramble.GameEngine ? new Round(engine) : engine;
}

export const forgetRound = (keeper: Pick<Shelf, 'remove'>) => keeper.remove(roundPlace);

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
