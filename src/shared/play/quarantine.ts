import { fieldsOf, jsonText } from '../../engine/saving/untrusted';

/** Where things are kept between visits, each at its place. */
export interface Shelf {
  get(place: string): Promise<unknown>;
  /** As another page may have kept it since. Fails where it cannot be read. */
  latest(place: string): Promise<unknown>;
  set(place: string, value: unknown): Promise<void>;
  remove(place: string): Promise<void>;
}

/** What all pages of this browser keep in common: read, changed and written while no other page does so. */
export interface NotingShelf extends Shelf {
  /** Where another page does not let go, `busy` answers, and the act is done later. */
  alone<T>(place: string, act: () => Promise<T>, busy?: () => Promise<T>): Promise<T>;
  /** What is to be added at a place outlives the page from now on. Returns what forgets it. */
  note(place: string, value: unknown): () => void;
  /** What this page has noted, and what pages had that ended before they could add it. */
  noted(place: string): unknown[];
  left(place: string): unknown[];
  settle(place: string, values: readonly unknown[]): void;
}

/** Something kept at a place that could not be opened: it makes room, but it is not thrown away. */
export interface Quarantined {
  place: string;
  value: unknown;
}

export interface Unopened<Reason> extends Quarantined {
  reason: Reason;
}

interface Opened<Game, Reason> {
  game: Game | undefined;
  unopened: Unopened<Reason>[];
}

export const quarantinePlace = 'set aside';

/** What lies at a place now, whichever page has kept it; where that cannot be read, what this page knows of it. */
export const lyingAt = (shelf: Pick<Shelf, 'get' | 'latest'>, place: string): Promise<unknown> =>
  shelf.latest(place).catch(() => shelf.get(place));

/**
 * Opens what is kept at a place. What cannot be opened is set aside; what was set aside at an earlier visit, perhaps
 * because a newer release had kept it, is tried again as soon as the place is free.
 */
export async function openSaved<Game extends object, Reason extends string>(
  shelf: NotingShelf,
  place: string,
  open: (from: Pick<Shelf, 'get'>) => Promise<Game | { reason: Reason } | undefined>,
): Promise<Opened<Game, Reason>> {
  const unopened: Unopened<Reason>[] = [];
  const saved = await open(shelf);
  if (saved && !isRefusal(saved)) return { game: saved, unopened };
  if (saved) await setAside(shelf, { place, value: await shelf.get(place) });
  for (const aside of await allQuarantined(shelf)) {
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

const isRefusal = <Reason>(tried: object | { reason: Reason }): tried is { reason: Reason } => 'reason' in tried;

/** Only when it lies aside is its place cleared. */
async function setAside(shelf: NotingShelf, aside: Quarantined) {
  await quarantine(shelf, aside);
  await shelf.remove(aside.place);
}

/** It waits until its place is free. */
export const quarantine = (shelf: NotingShelf, aside: Quarantined) => addAside(shelf, aside, () => true);

/** The same of what stays at its place until another takes it: found there again, it waits once. */
export const quarantineOnce = (shelf: NotingShelf, aside: Quarantined) =>
  addAside(shelf, aside, (all) => placeIn(all, aside) < 0);

/** From the first moment on it outlives the page. */
function addAside(shelf: NotingShelf, aside: Quarantined, isWanted: (all: readonly unknown[]) => boolean) {
  const forget = shelf.note(quarantinePlace, aside);
  return changeAsides(shelf, (all) => (isWanted(all) ? [...all, aside] : all), forget);
}

export const throwAway = (shelf: NotingShelf, aside: Quarantined) =>
  changeAsides(shelf, (all) => {
    const at = placeIn(all, aside);
    return at < 0 ? all : all.toSpliced(at, 1);
  });

function placeIn(all: readonly unknown[], { place, value }: Quarantined): number {
  const text = jsonText(value);
  return all.findIndex((one) => {
    const own = fieldsOf<Quarantined>(one);
    return own?.place === place && jsonText(own.value) === text;
  });
}

/** Where nobody can see what lies there, nothing is written over it: what is noted stays noted. */
function changeAsides(
  shelf: NotingShelf,
  act: (all: readonly unknown[]) => readonly unknown[],
  done = () => {},
): Promise<void> {
  const change = async () => {
    const lying = await shelf.latest(quarantinePlace).catch(() => 'unseen');
    if (lying === 'unseen') return;
    const before = listIn(lying);
    const left = shelf.left(quarantinePlace);
    const changed = act(withNotes(before, left));
    if (changed.length === 0 && before.length > 0) await shelf.remove(quarantinePlace);
    else if (changed !== before) await shelf.set(quarantinePlace, changed);
    shelf.settle(quarantinePlace, left);
    done();
  };
  return shelf.alone(quarantinePlace, change, async () => {});
}

export async function allQuarantined(shelf: NotingShelf): Promise<Quarantined[]> {
  const lying = listIn(await lyingAt(shelf, quarantinePlace));
  const all = withNotes(lying, [...shelf.left(quarantinePlace), ...shelf.noted(quarantinePlace)]);
  return all.flatMap((aside) => {
    const { place, value } = fieldsOf<Quarantined>(aside) ?? {};
    return typeof place === 'string' ? [{ place, value }] : [];
  });
}

/** What is no list waits like all else. */
const listIn = (lying: unknown): readonly unknown[] => {
  if (Array.isArray(lying)) return lying;
  return lying === undefined || lying === null ? [] : [{ place: quarantinePlace, value: lying }];
};

function withNotes(all: readonly unknown[], notes: readonly unknown[]): readonly unknown[] {
  const missing = (notes as Quarantined[]).filter((aside) => placeIn(all, aside) < 0);
  return missing.length === 0 ? all : [...all, ...missing];
}
