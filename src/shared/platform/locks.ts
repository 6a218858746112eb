import { isAnswered } from './idb-with-timeout';

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
