import type { Engine, RunningGame } from './running-game';

/** Where games are kept. */
export interface Keeper {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Keeps a game after every command, its end too: its result may be looked at for long. Returns what stops it. */
export function keep<E extends Engine>(
  game: Pick<RunningGame<E>, 'engine' | 'listen'>,
  put: (save: ReturnType<E['save']>) => void,
): () => void {
  const keepNow = () => put(game.engine.save() as ReturnType<E['save']>);
  keepNow();
  return game.listen(keepNow);
}

/** What is kept there, as `open` finds it; undefined if there is nothing. */
export async function findKept<Found>(
  keeper: Keeper,
  key: string,
  open: (kept: unknown) => Found,
): Promise<Found | undefined> {
  const kept = await keeper.get(key);
  return kept === undefined ? undefined : open(kept);
}
