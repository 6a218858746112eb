import type { Services } from './services';

/** Where the tables are kept at which this device plays with others (`online/client/kept-rooms.ts`). */
const place = 'rooms';

/** Calls back when it is somebody's turn at a table with others. Nothing is fetched where there is none. Returns what stops it. */
export function followTables(
  services: Pick<Services, 'storage' | 'lists' | 'friends'>,
  changed: () => void,
): () => void {
  let stop = () => {};
  let isOver = false;
  const follow = async () => {
    const kept = await services.storage.get(place);
    if (!Array.isArray(kept) || kept.length === 0) return;
    // What the next game needs comes first.
    await services.lists.tried;
    const friends = await services.friends();
    if (isOver) return;
    stop = friends.listen(changed);
    await friends.listenToAll();
    changed();
  };
  // Without it, they are listed where they are opened.
  void follow().catch(() => {});
  return () => {
    isOver = true;
    stop();
  };
}
