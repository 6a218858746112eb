const place = 'wordbler: not yet kept';
const placeOf = (page: string) => (page === '' ? place : `${place} ${page}`);
const lockOf = (page: string) => `wordbler page ${page}`;
/** A page that is going may hold its lock a moment longer. */
const mostWaitMs = 1000;

type Entry = [key: string, value: unknown, usual?: unknown];

/** What a page had not kept yet when it ended. */
interface Journal {
  /** What was to lie there; null is to be forgotten. */
  values: Entry[];
  /** What was to be added to whatever lies there, or fields that were to be set among the usual ones. */
  notes: Entry[];
}

/**
 * What is not written yet lies where writing takes no time, so that it outlives the page. Not every frame may do that;
 * then it is lost, as it would have been. Returns whether it lies there.
 */
export function writeJournal(page: string, { values, notes }: Journal): boolean {
  try {
    if (values.length + notes.length > 0)
      localStorage.setItem(placeOf(page), JSON.stringify({ at: Date.now(), values, notes }));
    else localStorage.removeItem(placeOf(page));
    return true;
  } catch {
    // Nothing can be kept here, which the player has been told.
    return false;
  }
}

/** The pages that have left a journal, the latest last. The first releases had one place for all, without a name. */
export function pagesWithJournal(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key === place || key.startsWith(`${place} `))
      .map((key) => ({ page: key.slice(place.length + 1), at: timeOf(localStorage.getItem(key)) }))
      .sort((one, other) => one.at - other.at)
      .map(({ page }) => page);
  } catch {
    return [];
  }
}

const timeOf = (text: string | null) => {
  const { at } = read(text) as { at?: unknown };
  return typeof at === 'number' ? at : 0;
};

/** What a page has left, as its text, by which it can be known again. */
export function journalText(page: string): string | null {
  try {
    return localStorage.getItem(placeOf(page));
  } catch {
    return null;
  }
}

export function readJournal(text: string | null): Journal {
  const left = read(text);
  if (Array.isArray(left)) return { values: left.filter(isEntry), notes: [] };
  const { values, notes } = left as Partial<Record<keyof Journal, unknown>>;
  const entries = (all: unknown) => (Array.isArray(all) ? all.filter(isEntry) : []);
  return { values: entries(values), notes: entries(notes) };
}

const isEntry = (entry: unknown): entry is Entry => Array.isArray(entry) && typeof entry[0] === 'string';

function read(text: string | null): object {
  try {
    return (JSON.parse(text ?? '{}') as object | null) ?? {};
  } catch {
    return {};
  }
}

/** For as long as the page lives, so that no other takes it for dead. */
export function lockForLife(page: string) {
  try {
    navigator.locks.request(lockOf(page), () => new Promise(() => {})).catch(() => {});
  } catch {
    // There are no locks here; whoever finds something then asks whether it still lies there.
  }
}

/** Acts, alone, where that page has ended; `isSure` is false where nobody can tell. The first releases hold no lock. */
export async function whenDead(page: string, act: (isSure: boolean) => Promise<void> | void) {
  if (page === '') return act(true);
  const waits = new AbortController();
  let isDead = false;
  const timer = setTimeout(() => waits.abort(), mostWaitMs);
  try {
    await navigator.locks.request(lockOf(page), { signal: waits.signal }, () => {
      isDead = true;
      clearTimeout(timer);
      return act(true);
    });
  } catch (error) {
    clearTimeout(timer);
    if (isDead) throw error;
    if (!waits.signal.aborted) await act(false);
  }
}
