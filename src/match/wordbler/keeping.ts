import { GameEngine, type SaveRefusal, type WordJudge } from '../../core/wordbler';
import type { Shelf } from '../set-aside';
import { Match } from './match';

export const gamePlace = 'game';
export const finishedPlace = 'finished game';

/** Keeps the game after every command; once it is over, as the finished one. Returns what stops it. */
export function keepGame(match: Match, keeper: Shelf): () => void {
  const keep = () => keeper.set(gamePlace, match.engine.save());
  void keep();
  return match.listen(() => {
    if (match.state.phase !== 'over') {
      void keep();
      return;
    }
    void keeper.remove(gamePlace);
    void keeper.set(finishedPlace, match.engine.save());
  });
}

/** The game that was under way at the last visit; undefined if there is none; or why it can't be resumed. */
export async function keptGame(
  keeper: Pick<Shelf, 'get'>,
  words: WordJudge,
): Promise<Match | SaveRefusal | undefined> {
  const kept = await keeper.get(gamePlace);
  if (kept === undefined) return undefined;
  const engine = GameEngine.restore(kept, words);
  return engine instanceof GameEngine ? new Match(engine) : engine;
}

/** The game whose result was looked at when the page was left; undefined if there is none; or why it can't be seen. */
export async function finishedGame(
  keeper: Pick<Shelf, 'get'>,
  words: WordJudge,
): Promise<Match | SaveRefusal | undefined> {
  const kept = await keeper.get(finishedPlace);
  if (kept === undefined) return undefined;
  const engine = GameEngine.restore(kept, words);
  if (!(engine instanceof GameEngine)) return engine;
  return engine.state.outcome ? new Match(engine) : { reason: 'damaged' };
}

export const forgetFinished = (keeper: Pick<Shelf, 'remove'>) => keeper.remove(finishedPlace);
