import type { UseStore } from 'idb-keyval';

/** Told once somebody listens, as a database does. */
const told = (name: string, result?: unknown) =>
  Object.defineProperty({ result }, name, { set: (listener: () => void) => queueMicrotask(listener) });

/** What a browser keeps things on: it may be full. */
export class Disk {
  readonly saved = new Map<string, unknown>();
  isFull = false;
  /** What is asked now is never answered. */
  isSilent = false;

  readonly open: UseStore = async (mode, act) => {
    if (this.isSilent) return new Promise(() => {});
    if (this.isFull && mode === 'readwrite') throw new DOMException('no room', 'QuotaExceededError');
    const shelf = {
      get: (key: string) => told('onsuccess', this.saved.get(key)),
      put: (value: unknown, key: string) => void this.saved.set(key, value),
      delete: (key: string) => void this.saved.delete(key),
      transaction: told('oncomplete'),
    };
    return act(shelf as unknown as IDBObjectStore);
  };
}
