import { isAnswered } from './idb-with-timeout';

/** A game that is kept under a name. */
type SavedPlace = 'wordbler' | 'search' | 'scramble' | 'find' | 'puzzle';

/** A kept game belongs to one page: whoever opens it last. What is set in one is set in all. */
export class OtherTabs {
  private readonly channel = openChannel();
  private readonly listeners = new Map<() => void, SavedPlace>();

  constructor() {
    this.channel?.addEventListener('message', ({ data }) => {
      for (const [taken, game] of [...this.listeners]) if (game === data) taken();
    });
  }

  /** Tells all other tabs that the game goes on here. */
  takeGame(game: SavedPlace = 'wordbler') {
    this.channel?.postMessage(game);
  }

  /** Tells all other tabs what was set here. */
  tellSettings(changed: object) {
    this.channel?.postMessage({ settings: changed });
  }

  hearSettings(heard: (changed: object) => void) {
    this.channel?.addEventListener('message', ({ data }) => {
      const { settings } = (data ?? {}) as { settings?: unknown };
      if (typeof settings === 'object' && settings !== null) heard(settings);
    });
  }

  /** Returns what stops the listening. */
  listen(taken: () => void, game: SavedPlace = 'wordbler'): () => void {
    this.listeners.set(taken, game);
    return () => this.listeners.delete(taken);
  }
}

// In a frame without an origin of its own there may be no channel, and nothing kept that could be shared.
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('wordbler');
  } catch {
    return undefined;
  }
}

/** Another page holds the lock, and does not let go: it may be asleep. */
class LockHeld extends Error {}

/** What is done while no other page of this browser does it, and one after the other in this one. */
export class Locks {
  private readonly turns = new Map<string, Promise<unknown>>();
  /** Waited for in vain, and not had yet. */
  private readonly held = new Set<string>();

  /**
   * Whoever has waited for three seconds is answered by `busy`, and the act is done as soon as the other lets go.
   * Without `busy` that fails with `LockHeld`, and the act is not done.
   */
  alone<T>(key: string, act: () => Promise<T>, busy?: () => Promise<T>): Promise<T> {
    const withdrawn = new AbortController();
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const done = this.inTurn(key, withdrawn.signal, () => {
      this.held.delete(key);
      begun();
      return act();
    });
    if (busy && this.held.has(key)) return Promise.race([done, busy()]);
    const late = isAnswered(Promise.race([isBegun, done])).then((isOurs) => {
      if (isOurs) return done;
      if (!busy) {
        withdrawn.abort();
        throw new LockHeld(`another page holds "${key}"`);
      }
      this.held.add(key);
      return busy();
    });
    // Whoever is answered early hears no more of it.
    done.catch(() => {});
    return late;
  }

  private async inTurn<T>(key: string, signal: AbortSignal, act: () => Promise<T>): Promise<T> {
    let isBegun = false;
    const begin = () => {
      isBegun = true;
      return act();
    };
    try {
      return await navigator.locks.request(`wordbler ${key}`, { signal }, begin);
    } catch (error) {
      if (isBegun || signal.aborted) throw error;
      // A frame without an origin has no locks, nor has a page that is not safe: what this page does waits for itself
      // alone.
      const own = () => {
        signal.throwIfAborted();
        return act();
      };
      const done = (this.turns.get(key) ?? Promise.resolve()).then(own, own);
      this.turns.set(key, done);
      return done;
    }
  }
}
