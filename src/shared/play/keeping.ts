import type { Shelf } from './quarantine';
import type { AnyEngine, RunningGame } from './running-game';

/** Keeps a game after every command, its end too: its result may be looked at for long. Returns what stops it. */
export function keep<E extends AnyEngine>(
  game: Pick<RunningGame<E>, 'engine' | 'listen'>,
  put: (save: ReturnType<E['save']>) => void,
): () => void {
  const keepNow = () => put(game.engine.save() as ReturnType<E['save']>);
  keepNow();
  return game.listen(keepNow);
}

/** What is kept there, as `open` finds it; undefined if there is nothing. */
export async function findKept<Found>(
  shelf: Pick<Shelf, 'get'>,
  place: string,
  open: (kept: unknown) => Found | Promise<Found>,
): Promise<Found | undefined> {
  const kept = await shelf.get(place);
  return kept === undefined ? undefined : open(kept);
}
