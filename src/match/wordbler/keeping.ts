import { GameEngine, type SavedGame, type SaveRefusal, type WordJudge } from '../../core/wordbler';
import { Match } from './match';

/** Where a game under way is kept. */
export interface Keeper {
  get(key: string): Promise<unknown>;
  set(key: string, value: SavedGame): Promise<void>;
  remove(key: string): Promise<void>;
}

const gameKey = 'game';
const finishedKey = 'finished game';

/** Keeps the game after every command; once it is over, as the finished one. Returns what stops it. */
export function keepGame(match: Match, keeper: Keeper): () => void {
  const keep = () => keeper.set(gameKey, match.engine.save());
  void keep();
  return match.listen(() => {
    if (match.state.phase !== 'over') {
      void keep();
      return;
    }
    void keeper.remove(gameKey);
    void keeper.set(finishedKey, match.engine.save());
  });
}

/** The game that was under way at the last visit; undefined if there is none; or why it can't be resumed. */
export async function keptGame(keeper: Keeper, words: WordJudge): Promise<Match | SaveRefusal | undefined> {
  const kept = await keeper.get(gameKey);
  if (kept === undefined) return undefined;
  const engine = GameEngine.restore(kept, words);
  return engine instanceof GameEngine ? new Match(engine) : engine;
}

export const forgetGame = (keeper: Keeper) => keeper.remove(gameKey);

/** The game whose result was looked at when the page was left; undefined if there is none. */
export async function finishedGame(keeper: Keeper, words: WordJudge): Promise<Match | undefined> {
  const kept = await keeper.get(finishedKey);
  const engine = kept === undefined ? undefined : GameEngine.restore(kept, words);
  if (engine instanceof GameEngine && engine.state.outcome) return new Match(engine);
  // Its result has been seen: there is nothing to ask anybody about.
  if (kept !== undefined) await forgetFinished(keeper);
  return undefined;
}

export const forgetFinished = (keeper: Keeper) => keeper.remove(finishedKey);
