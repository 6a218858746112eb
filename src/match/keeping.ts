import { GameEngine, type SavedGame, type SaveRefusal, type WordJudge } from '../core/crossword';
import { Match } from './match';

/** Where a game under way is kept. */
export interface Keeper {
  get(key: string): Promise<unknown>;
  set(key: string, value: SavedGame): Promise<void>;
  remove(key: string): Promise<void>;
}

const gameKey = 'game';

/** Keeps the game after every command, until it is over. Returns what stops it. */
export function keepGame(match: Match, keeper: Keeper): () => void {
  const keep = () => keeper.set(gameKey, match.engine.save());
  void keep();
  return match.listen(() => {
    void (match.state.phase === 'over' ? keeper.remove(gameKey) : keep());
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
