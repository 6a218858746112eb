import { del, get, set, type UseStore, update } from 'idb-keyval';
import { hostEnv, type PortalShelf } from './host-env';
import { NoAnswer, storeWithTimeout } from './idb-with-timeout';
import { Locks } from './other-tabs';
import { journalText, lockForLife, pagesWithJournal, readJournal, whenDead, writeJournal } from './unload-journal';

type Host = NonNullable<typeof hostEnv.kept>;

/** What lies at a place that can be read, if anything does. */
interface Found<T> {
  value: T;
}

interface Note {
  place: string;
  value: unknown;
  /**
   * The value's fields are set there, and these where none are set yet; without it whoever keeps the place knows what
   * to do with it.
   */
  usual?: object | undefined;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is kept between visits; where neither the browser nor the host keeps anything, until the page ends. */
export class Storage {
  private readonly session = new Map<string, unknown>();
  /** What this page has set or removed. */
  private readonly touched = new Set<string>();
  /** Not safely written yet; null is to be forgotten. */
  private readonly unwritten = new Map<string, unknown>();
  /** What is to be added at a place by this page, and by pages that ended before they could. */
  private readonly notes = new Set<Note>();
  private leftNotes: Note[] = [];
  private readonly locks = new Locks();
  /** By which no other page is called. */
  private readonly page = `${Date.now()} ${Math.random()}`;
  /** What nobody took to keep, as on a full disk: what was kept before it is out of date. */
  private readonly refused = new Set<string>();
  private store: UseStore | undefined;
  private saidSo = false;
  private hasGivenUp = false;
  private outlives = false;
  private isOver = false;

  /** `cannotKeep` is called once, when it turns out that nothing can be kept. */
  constructor(
    private readonly cannotKeep: () => void,
    private readonly open: () => UseStore = () => storeWithTimeout('wordbler', 'kept'),
  ) {}

  /** As far as it is known by now. */
  get keeps() {
    return !this.saidSo;
  }

  /** Makes sure that whatever ends the page in the middle of writing, a killed process too, loses nothing. */
  async outliveThePage() {
    this.outlives = true;
    lockForLife(this.page);
    await Promise.all(pagesWithJournal().map((page) => whenDead(page, (isSure) => this.takeUp(page, isSure))));
  }

  /** Takes over another page's journal. Where nobody can tell whether that page lives, what it has kept since stays. */
  private async takeUp(page: string, isSure: boolean) {
    const text = journalText(page);
    const { values, notes } = readJournal(text);
    const isStillLeft = () => isSure || journalText(page) === text;
    const fields = notes.filter(([, value, usual]) => usual !== undefined && isObject(value));
    const others = notes.filter((note) => !fields.includes(note));
    this.leftNotes.push(...others.map(([place, value]) => ({ place, value })));
    const written = values.map(([key, value]) => {
      const own = value ?? undefined;
      this.know(key, own);
      return this.write(key, value, (store) => update(key, (lying) => (isStillLeft() ? own : lying), store));
    });
    // Earlier releases left `true` for the usual fields.
    const merges = fields.map(([place, value, usual]) =>
      this.merge(place, value as object, isObject(usual) ? usual : {}),
    );
    written.push(...merges);
    const isTaken = this.noteUnwritten();
    if (!isSure) await Promise.all(written);
    if (isTaken && isStillLeft()) writeJournal(page, { values: [], notes: [] });
    await Promise.all(written);
  }

  async get(key: string): Promise<unknown> {
    const found = this.session.get(key) ?? (await this.stored(key))?.value;
    // What was set meanwhile counts.
    const known = this.session.get(key) ?? found;
    const fields = [...this.notes].filter(({ place, usual }) => place === key && usual);
    return fields.reduce<unknown>(
      (all, { value, usual }) => ({ ...usual, ...(isObject(all) && all), ...(value as object) }),
      known,
    );
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
    if (hostEnv.portal) return undefined;
    // In the same moment: what is asked first is answered first.
    const found = await this.attempt(
      (store) => get(key, store),
      (host) => host.get(key),
    );
    return found?.value;
  }

  /** While no other page of this browser does so; `busy` answers where one does for long (`locks.ts`). */
  alone<T>(key: string, act: () => Promise<T>, busy?: () => Promise<T>): Promise<T> {
    return this.locks.alone(key, act, busy);
  }

  /**
   * What is to be added at a place outlives the page from this moment on, whatever else has to be waited for; where
   * it has been added, it is forgotten by what is returned.
   */
  note(place: string, value: unknown, usual?: object): () => void {
    const note = { place, value, usual };
    this.notes.add(note);
    this.noteUnwritten();
    return () => {
      if (this.notes.delete(note)) this.noteUnwritten();
    };
  }

  /** What this page has noted. */
  noted(place: string): unknown[] {
    return [...this.notes].filter((note) => note.place === place).map(({ value }) => value);
  }

  /** What pages had noted that ended before it was added. */
  left(place: string): unknown[] {
    return this.leftNotes.filter((note) => note.place === place).map(({ value }) => value);
  }

  /** It has been added. */
  settle(place: string, values: readonly unknown[]) {
    if (values.length === 0) return;
    this.leftNotes = this.leftNotes.filter((note) => note.place !== place || !values.includes(note.value));
    this.noteUnwritten();
  }

  /** Undefined where it cannot be read. */
  private async stored(key: string): Promise<Found<unknown> | undefined> {
    const found = await this.byPortal((portal) => portal.get(key));
    if (found?.value !== undefined || hostEnv.portal?.isOnly) return found;
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

  /** Sets these fields of what lies there, and leaves the others as another page may have set them. */
  async merge(key: string, fields: object, usual: object = {}): Promise<void> {
    const forget = this.note(key, fields, usual);
    const merged = (lying: unknown) => ({ ...usual, ...(isObject(lying) ? lying : {}), ...fields });
    if (this.session.has(key)) this.session.set(key, merged(this.session.get(key)));
    const merge = async () => {
      let lying: unknown;
      try {
        lying = await this.latest(key);
      } catch {
        // Nobody knows what lies there: it is not written over.
        this.hold(key, merged(this.session.get(key)));
        return;
      }
      // It waits with what else could not be read.
      if (!isObject(lying) && lying !== undefined && lying !== null)
        this.note('set aside', { place: key, value: lying });
      await this.set(key, merged(lying));
      forget();
    };
    await this.alone(key, merge, async () => {});
  }

  async set(key: string, value: unknown): Promise<void> {
    this.know(key, value);
    await this.write(key, value, (store) => set(key, value, store));
  }

  async remove(key: string): Promise<void> {
    this.know(key, undefined);
    await this.write(key, null, (store) => del(key, store));
  }

  private know(key: string, value: unknown) {
    this.touched.add(key);
    if (value === undefined) this.session.delete(key);
    else this.session.set(key, value);
  }

  /** Other pages have gone on with what this one knows, which ends: it writes nothing more over it. */
  stopWriting() {
    this.isOver = true;
  }

  private async write(key: string, value: unknown, act: (store: UseStore) => Promise<void>) {
    if (this.isOver) return;
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

  // Where something is to be added, what lies there need not be left whole: another page may have added more.
  private noteUnwritten(): boolean {
    if (!this.outlives || this.hasGivenUp) return false;
    const notes = [...this.leftNotes, ...this.notes];
    const isAddedTo = new Set(notes.map(({ place }) => place));
    return writeJournal(this.page, {
      values: [...this.unwritten].filter(([key]) => !isAddedTo.has(key)),
      notes: notes.map(({ place, value, usual }) => (usual ? [place, value, usual] : [place, value])),
    });
  }

  /** Beside what the browser keeps; where it alone may keep anything, its failing is told. */
  private async byPortal<T>(use: (portal: PortalShelf) => Promise<T>): Promise<Found<T> | undefined> {
    const { portal } = hostEnv;
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
    if (hostEnv.portal?.isOnly) return undefined;
    try {
      this.store ??= this.open();
      return { value: await use(this.store) };
    } catch (error) {
      // What was on its way there waits for the next page; what comes now is not kept, which the player is told.
      this.hasGivenUp ||= error instanceof NoAnswer;
      const saved = await this.byHost(useHost);
      if (saved) return saved as Found<T | undefined>;
      this.sayOnce();
      return undefined;
    }
  }

  /** The page around this one may keep it; undefined where it does not. */
  private async byHost(use: (host: Host) => Promise<unknown>): Promise<Found<unknown> | undefined> {
    try {
      return hostEnv.kept && { value: await use(hostEnv.kept) };
    } catch {
      return undefined;
    }
  }
}
