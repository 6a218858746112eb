import { del, get, set, type UseStore } from 'idb-keyval';
import { around } from './around';
import { leaveBehind, pickUp } from './last-breath';
import { NoAnswer, patientStore } from './patient-store';
import type { PortalShelf } from './portals/portal';

type Host = NonNullable<typeof around.kept>;

/** What lies at a place that can be read, if anything does. */
interface Found<T> {
  value: T;
}

/** What is kept between visits. Where the browser keeps nothing and nobody around does, it lives as long as the page. */
export class Storage {
  private readonly session = new Map<string, unknown>();
  /** What this page has set or removed. */
  private readonly touched = new Set<string>();
  /** Not safely written yet; null is to be forgotten. */
  private readonly unwritten = new Map<string, unknown>();
  /** What nobody took to keep, as on a full disk: what was kept before it is out of date. */
  private readonly refused = new Set<string>();
  private store: UseStore | undefined;
  private saidSo = false;
  private hasGivenUp = false;
  private outlives = false;

  /** `cannotKeep` is called once, when it turns out that nothing can be kept. */
  constructor(
    private readonly cannotKeep: () => void,
    private readonly open: () => UseStore = () => patientStore('wordbler', 'kept'),
  ) {}

  /** As far as it is known by now. */
  get keeps() {
    return !this.saidSo;
  }

  /** Makes sure that whatever ends the page in the middle of writing, a killed process too, loses nothing. */
  async outliveThePage() {
    this.outlives = true;
    await Promise.all(
      pickUp().map(([key, value]) => (value === null ? this.remove(key) : this.set(key, value))),
    );
  }

  async get(key: string): Promise<unknown> {
    const found = this.session.get(key) ?? (await this.stored(key))?.value;
    // What was set meanwhile counts.
    return this.session.get(key) ?? found;
  }

  /** As another page may have kept it since. Fails where it cannot be read. */
  async latest(key: string): Promise<unknown> {
    const found = await this.stored(key);
    if (this.unwritten.has(key) || this.refused.has(key)) return this.session.get(key);
    if (!found) throw new Error(`"${key}" cannot be read`);
    return found.value ?? this.session.get(key);
  }

  /** What lies there before whatever is set from now on; undefined where that cannot be read. */
  async before(key: string): Promise<unknown> {
    if (this.unwritten.has(key) || this.refused.has(key)) return this.session.get(key);
    // There every page has the same, and only one is open.
    if (around.portal) return undefined;
    // In the same moment: what is asked first is answered first.
    const found = await this.attempt(
      (store) => get(key, store),
      (host) => host.get(key),
    );
    return found?.value;
  }

  /** While no other page of this browser does so. */
  async alone<T>(key: string, act: () => Promise<T>): Promise<T> {
    let isBegun = false;
    const begin = () => {
      isBegun = true;
      return act();
    };
    try {
      return await navigator.locks.request(`wordbler ${key}`, begin);
    } catch (error) {
      // A frame without an origin has no locks, nor has a page that is not safe: and nothing kept that others could change.
      if (isBegun) throw error;
      return act();
    }
  }

  /** Undefined where it cannot be read. */
  private async stored(key: string): Promise<Found<unknown> | undefined> {
    const found = await this.byPortal((portal) => portal.get(key));
    if (found?.value !== undefined || around.portal?.isOnly) return found;
    return this.attempt(
      (store) => get(key, store),
      (host) => host.get(key),
    );
  }

  /** For as long as the page lives. */
  hold(key: string, value: unknown) {
    this.session.set(key, value);
  }

  /** What this page itself has left there, if it has changed it. */
  own(key: string): Found<unknown> | undefined {
    return this.touched.has(key) ? { value: this.session.get(key) } : undefined;
  }

  async set(key: string, value: unknown): Promise<void> {
    this.touched.add(key);
    this.session.set(key, value);
    await this.write(key, value, (store) => set(key, value, store));
  }

  async remove(key: string): Promise<void> {
    this.touched.add(key);
    this.session.delete(key);
    await this.write(key, null, (store) => del(key, store));
  }

  private async write(key: string, value: unknown, act: (store: UseStore) => Promise<void>) {
    this.unwritten.set(key, value);
    this.noteUnwritten();
    const taken = await Promise.all([
      this.attempt(act, (host) => host.set(key, value)),
      this.byPortal((portal) => portal.set(key, value)),
    ]);
    if (this.unwritten.get(key) !== value) return;
    if (taken.some((own) => own !== undefined)) this.refused.delete(key);
    else this.refused.add(key);
    this.unwritten.delete(key);
    this.noteUnwritten();
  }

  // What the page before left behind is picked up first.
  private noteUnwritten() {
    if (this.outlives && !this.hasGivenUp) leaveBehind(this.unwritten);
  }

  /** Beside what the browser keeps; where it alone may keep anything, its failing is told. */
  private async byPortal<T>(use: (portal: PortalShelf) => Promise<T>): Promise<Found<T> | undefined> {
    const { portal } = around;
    if (!portal) return undefined;
    try {
      return { value: await use(portal) };
    } catch {
      if (portal.isOnly) this.sayOnce();
      return undefined;
    }
  }

  private sayOnce() {
    if (!this.saidSo) this.cannotKeep();
    this.saidSo = true;
  }

  // A sandboxed frame, a private window or a full disk may each refuse, at any call.
  private async attempt<T>(
    use: (store: UseStore) => Promise<T>,
    useHost: (host: Host) => Promise<unknown>,
  ): Promise<Found<T | undefined> | undefined> {
    if (around.portal?.isOnly) return undefined;
    try {
      this.store ??= this.open();
      return { value: await use(this.store) };
    } catch (error) {
      // What was on its way there waits for the next page; what comes now is not kept, which the player is told.
      this.hasGivenUp ||= error instanceof NoAnswer;
      const kept = await this.byHost(useHost);
      if (kept) return kept as Found<T | undefined>;
      this.sayOnce();
      return undefined;
    }
  }

  /** The page around this one may keep it; undefined where it does not. */
  private async byHost(use: (host: Host) => Promise<unknown>): Promise<Found<unknown> | undefined> {
    try {
      return around.kept && { value: await use(around.kept) };
    } catch {
      return undefined;
    }
  }
}
