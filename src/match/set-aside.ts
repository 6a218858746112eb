import { fieldsOf } from '../core/keeping/fields';
import { jsonText } from '../core/keeping/json-text';

/** Where things are kept between visits, each at its place. */
export interface Shelf {
  get(place: string): Promise<unknown>;
  /** As another page may have kept it since. Fails where it cannot be read. */
  latest(place: string): Promise<unknown>;
  set(place: string, value: unknown): Promise<void>;
  remove(place: string): Promise<void>;
}

/** Something kept at a place that could not be opened: it makes room, but it is not thrown away. */
export interface SetAside {
  place: string;
  value: unknown;
}

export interface Unopened<Reason> extends SetAside {
  reason: Reason;
}

interface Opened<Game, Reason> {
  game: Game | undefined;
  unopened: Unopened<Reason>[];
}

export const asidePlace = 'set aside';

/** What lies at a place now, whichever page has kept it there; where that cannot be read, what this page knows of it. */
export const lyingAt = (shelf: Pick<Shelf, 'get' | 'latest'>, place: string): Promise<unknown> =>
  shelf.latest(place).catch(() => shelf.get(place));

/**
 * Opens what is kept at a place. What cannot be opened is set aside; what was set aside at an earlier visit, perhaps
 * because a newer release had kept it, is tried again as soon as the place is free.
 */
export async function openKept<Game extends object, Reason extends string>(
  shelf: Shelf,
  place: string,
  open: (from: Pick<Shelf, 'get'>) => Promise<Game | { reason: Reason } | undefined>,
): Promise<Opened<Game, Reason>> {
  const unopened: Unopened<Reason>[] = [];
  const kept = await open(shelf);
  if (kept && !isRefusal(kept)) return { game: kept, unopened };
  if (kept) await setAside(shelf, { place, value: await shelf.get(place) });
  for (const aside of await allAside(shelf)) {
    if (aside.place !== place) continue;
    const tried = await open({ get: async () => aside.value });
    if (!tried) continue;
    if (isRefusal(tried)) unopened.push({ ...aside, reason: tried.reason });
    else {
      // Somebody may have begun another one meanwhile.
      if ((await shelf.get(place)) !== undefined) return { game: undefined, unopened };
      await shelf.set(place, aside.value);
      await throwAway(shelf, aside);
      return { game: tried, unopened };
    }
  }
  return { game: undefined, unopened };
}

const isRefusal = <Reason>(tried: object | { reason: Reason }): tried is { reason: Reason } =>
  'reason' in tried;

/** Only when it lies aside is its place cleared. */
async function setAside(shelf: Shelf, aside: SetAside) {
  await layAside(shelf, aside);
  await shelf.remove(aside.place);
}

/** It waits until its place is free. */
export async function layAside(shelf: Pick<Shelf, 'get' | 'latest' | 'set'>, aside: SetAside) {
  await shelf.set(asidePlace, [...(await allAside(shelf)), aside]);
}

/** The same of what stays at its place until another takes it: found there again, it waits once. */
export async function layAsideOnce(shelf: Pick<Shelf, 'get' | 'latest' | 'set'>, aside: SetAside) {
  if (placeIn(await allAside(shelf), aside) < 0) await layAside(shelf, aside);
}

function placeIn(all: readonly SetAside[], { place, value }: SetAside): number {
  const text = jsonText(value);
  return all.findIndex((own) => own.place === place && jsonText(own.value) === text);
}

export async function throwAway(shelf: Shelf, aside: SetAside) {
  const all = await allAside(shelf);
  const at = placeIn(all, aside);
  if (at < 0) return;
  if (all.length === 1) await shelf.remove(asidePlace);
  else await shelf.set(asidePlace, all.toSpliced(at, 1));
}

export async function allAside(shelf: Pick<Shelf, 'get' | 'latest'>): Promise<SetAside[]> {
  const all = await lyingAt(shelf, asidePlace);
  if (!Array.isArray(all)) return [];
  return all.flatMap((aside: unknown) => {
    const { place, value } = fieldsOf<SetAside>(aside) ?? {};
    return typeof place === 'string' ? [{ place, value }] : [];
  });
}
