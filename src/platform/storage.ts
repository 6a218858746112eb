import { del, get, set, type UseStore } from 'idb-keyval';
import { around } from './around';
import { leaveBehind, pickUp } from './last-breath';
import { NoAnswer, patientStore } from './patient-store';

type Host = NonNullable<typeof around.kept>;

/** What is kept between visits. Where the browser keeps nothing and nobody around does, it lives as long as the page. */
export class Storage {
  private readonly session = new Map<string, unknown>();
  /** Not safely written yet; null is to be forgotten. */
  private readonly unwritten = new Map<string, unknown>();
  private store: UseStore | undefined;
  private saidSo = false;
  private hasGivenUp = false;

  /** `cannotKeep` is called once, when it turns out that nothing can be kept. */
  constructor(private readonly cannotKeep: () => void) {}

  /** As far as it is known by now. */
  get keeps() {
    return !this.saidSo;
  }

  /** Makes sure that a reload in the middle of writing loses nothing. */
  async outliveThePage() {
    addEventListener('pagehide', () => leaveBehind(this.unwritten));
    await Promise.all(
      pickUp().map(([key, value]) => (value === null ? this.remove(key) : this.set(key, value))),
    );
  }

  async get(key: string): Promise<unknown> {
    return (
      this.session.get(key) ??
      (await this.attempt(
        (store) => get(key, store),
        (host) => host.get(key),
      ))
    );
  }

  async set(key: string, value: unknown): Promise<void> {
    this.session.set(key, value);
    await this.write(key, value, (store) => set(key, value, store));
  }

  async remove(key: string): Promise<void> {
    this.session.delete(key);
    await this.write(key, null, (store) => del(key, store));
  }

  private async write(key: string, value: unknown, act: (store: UseStore) => Promise<void>) {
    this.unwritten.set(key, value);
    await this.attempt(act, (host) => host.set(key, value));
    if (this.unwritten.get(key) === value) this.unwritten.delete(key);
  }

  // A sandboxed frame, a private window or a full disk may each refuse, at any call.
  private async attempt<T>(
    use: (store: UseStore) => Promise<T>,
    useHost: (host: Host) => Promise<unknown>,
  ): Promise<T | undefined> {
    try {
      this.store ??= patientStore('wordbler', 'kept');
      return await use(this.store);
    } catch (error) {
      if (error instanceof NoAnswer) this.giveUp();
      const kept = await this.byHost(useHost);
      if (kept) return kept.value as T | undefined;
      if (!this.saidSo) this.cannotKeep();
      this.saidSo = true;
      return undefined;
    }
  }

  /** The page around this one may keep it; undefined where it does not. */
  private async byHost(use: (host: Host) => Promise<unknown>): Promise<{ value: unknown } | undefined> {
    try {
      return around.kept && { value: await use(around.kept) };
    } catch {
      return undefined;
    }
  }

  /** What was on its way there waits for the next page; what comes now is not kept, which the player is told. */
  private giveUp() {
    if (!this.hasGivenUp) leaveBehind(this.unwritten);
    this.hasGivenUp = true;
  }
}
