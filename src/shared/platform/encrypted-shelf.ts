import { del, get, set, type UseStore, update } from 'idb-keyval';
import { storeWithTimeout } from './idb-with-timeout';

/** Where sealed bytes lie, and the key to them. Any call may fail. */
export interface EncryptedShelf {
  get(place: string): Promise<unknown>;
  set(place: string, value: unknown): Promise<void>;
  remove(place: string): Promise<void>;
  /** In one go, so that two pages never disagree on what lies there. */
  settle(place: string, decide: (lying: unknown) => unknown): Promise<void>;
}

/** A database of its own: keys cannot be written as text, as all else that is kept can be. */
export class BrowserShelf implements EncryptedShelf {
  private store: UseStore | undefined;

  async get(place: string): Promise<unknown> {
    return get(place, this.open());
  }

  async set(place: string, value: unknown) {
    await set(place, value, this.open());
  }

  async remove(place: string) {
    await del(place, this.open());
  }

  async settle(place: string, decide: (lying: unknown) => unknown) {
    await update(place, decide, this.open());
  }

  private open(): UseStore {
    this.store ??= storeWithTimeout('wordbler sealed', 'sealed');
    return this.store;
  }
}
