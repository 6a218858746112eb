import { createStore, del, get, set, type UseStore } from 'idb-keyval';

/** What is kept between visits. Where the browser keeps nothing, it lives as long as the page. */
export class Storage {
  private readonly session = new Map<string, unknown>();
  private store: UseStore | undefined;
  private saidSo = false;

  /** `cannotKeep` is called once, when it turns out that nothing can be kept. */
  constructor(private readonly cannotKeep: () => void) {}

  async get(key: string): Promise<unknown> {
    return this.session.get(key) ?? (await this.attempt((store) => get(key, store)));
  }

  async set(key: string, value: unknown): Promise<void> {
    this.session.set(key, value);
    await this.attempt((store) => set(key, value, store));
  }

  async remove(key: string): Promise<void> {
    this.session.delete(key);
    await this.attempt((store) => del(key, store));
  }

  // A sandboxed frame, a private window or a full disk may each refuse, at any call.
  private async attempt<T>(use: (store: UseStore) => Promise<T>): Promise<T | undefined> {
    try {
      this.store ??= createStore('wordbler', 'kept');
      return await use(this.store);
    } catch {
      if (!this.saidSo) this.cannotKeep();
      this.saidSo = true;
      return undefined;
    }
  }
}
