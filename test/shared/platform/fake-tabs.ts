import { vi } from 'vitest';
import { Storage } from '../../../src/shared/platform/storage';
import { Disk } from './disk';

type Act = () => Promise<unknown> | unknown;

/** Locks as a browser has them: who asks first is served first. */
class TabLocks {
  private readonly queues = new Map<string, Promise<unknown>>();

  request(name: string, options: { signal?: AbortSignal } | Act, last?: Act): Promise<unknown> {
    const act = last ?? (options as Act);
    const { signal } = last ? (options as { signal?: AbortSignal }) : {};
    const before = this.queues.get(name) ?? Promise.resolve();
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      const served = before.then(async () => {
        if (signal?.aborted) return;
        const done = (async () => act())();
        done.then(resolve, reject);
        await done.catch(() => {});
      });
      this.queues.set(name, served);
    });
  }
}

/** The tabs of a browser: one disk, one place where writing takes no time, and locks, where there are any. */
export class FakeTabs {
  readonly disk = new Disk();
  readonly atOnce: Record<string, string> = {};
  private locks = new TabLocks();

  constructor(private readonly hasLocks = true) {
    const { atOnce } = this;
    const own = {
      getItem: (key: string) => atOnce[key] ?? null,
      setItem: (key: string, value: string) => {
        atOnce[key] = value;
      },
      removeItem: (key: string) => {
        delete atOnce[key];
      },
    };
    const listed = {
      ownKeys: () => Object.keys(atOnce),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    };
    vi.stubGlobal('localStorage', new Proxy(own, listed));
    this.kill();
  }

  /** All tabs are gone at once, and what they waited for never comes. */
  kill() {
    this.locks = new TabLocks();
    vi.stubGlobal('navigator', this.hasLocks ? { locks: this.locks } : {});
  }

  async tab(): Promise<Storage> {
    const storage = new Storage(
      () => {},
      () => this.disk.open,
    );
    await storage.outliveThePage();
    return storage;
  }

  /** Another page has the lock from now on, and lets go when it is told to. */
  hold(place: string): () => void {
    let letGo = () => {};
    void this.locks.request(
      `wordbler ${place}`,
      () =>
        new Promise<void>((resolve) => {
          letGo = resolve;
        }),
    );
    return () => letGo();
  }
}
