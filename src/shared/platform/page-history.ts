/** A step of the way from the first page to where the player is. */
export interface Step {
  /** What stands behind the # of the page's address. */
  readonly address: string;
  /** Something open over the scene before it, which Back closes. */
  readonly aside?: true;
  /** What the step needs besides, when it is come to again; plain data. */
  readonly data?: object;
}

/** The player moved: along a way that was led before, or to an address that was typed or followed. */
type Moved = (to: readonly Step[] | string) => void;

// A browser that has not moved by then does not let this page move.
const patienceMs = 3000;

/**
 * The browser's history, kept like the way the game has led: an entry for each step, so that Back and Forward walk it.
 * The game says what the way is; what must be pushed, replaced or walked to get there is done here. In a frame the
 * history is shared with the page around it, and may be closed: where that shows, only the address is kept.
 */
export class PageHistory {
  private wanted: readonly Step[] = [];
  private entries: readonly Step[] = [];
  private at = 0;
  /** So many entries there are, other pages' and other frames' among them. */
  private length = history.length;
  private walking: ReturnType<typeof setTimeout> | undefined;
  /** Where a walk leads that was waited for in vain: a busy browser may still come to it. */
  private late: readonly Step[] | undefined;
  private isClosed = false;
  private isAsked = false;

  constructor(private readonly moved: Moved) {
    const way = wayIn(history.state);
    // An address that was changed since counts more than what was there.
    if (way?.at(-1)?.address === location.hash) {
      this.entries = way;
      this.at = way.length - 1;
    }
    addEventListener('popstate', () => this.moveTo(wayIn(history.state)));
  }

  /** The way to where the page was when it was reloaded; empty if it is loaded for the first time. */
  get saved(): readonly Step[] {
    return this.entries;
  }

  /** This is the way from now on. Several calls in one task are one. */
  lead(way: readonly Step[]) {
    this.wanted = way;
    if (this.isAsked) return;
    this.isAsked = true;
    queueMicrotask(() => {
      this.isAsked = false;
      this.settle();
    });
  }

  private moveTo(way: readonly Step[] | undefined) {
    const isLate = way !== undefined && this.late !== undefined && areSame(way, this.late);
    const wasLed = this.walking !== undefined || isLate;
    // Nothing keeps this page from moving: it was slow, and nobody pressed Back.
    if (isLate) this.isClosed = false;
    this.late = undefined;
    clearTimeout(this.walking);
    this.walking = undefined;
    if (way) {
      this.entries = [...way, ...this.entries.slice(way.length)];
      this.at = way.length - 1;
    } else {
      // A new entry, which is still to be told its way.
      this.at++;
      this.entries = this.entries.slice(0, this.at);
    }
    this.length = history.length;
    if (wasLed && way) this.settle();
    else this.moved(way ?? location.hash);
  }

  private settle() {
    const { wanted, entries, at } = this;
    if (this.walking !== undefined || wanted.length === 0) return;
    if (this.isClosed) {
      this.write('replaceState', wanted);
      return;
    }
    const found = wanted.findIndex((step, i) => !isSame(step, entries[i]));
    // What lay ahead is led anew: to walk there takes a while, in which a Back would be lost.
    const shared = Math.min(found < 0 ? wanted.length : found, at + 1);
    const isThere = shared === wanted.length ? at === shared - 1 : at === shared || at === shared - 1;
    if (!isThere) this.walk(Math.max(0, shared - 1) - at);
    else if (shared < wanted.length) this.step(shared);
  }

  /** Onto the last entry that is right, or in the place of the first that is wrong. */
  private step(shared: number) {
    const way = this.wanted.slice(0, shared + 1);
    const isFirst = this.entries.length === 0;
    const isInPlace = isFirst || this.at === shared;
    this.write(isInPlace ? 'replaceState' : 'pushState', way);
    this.entries = isInPlace ? [...way, ...this.entries.slice(way.length)] : way;
    this.at = shared;
    this.length = history.length;
    this.settle();
  }

  private walk(by: number) {
    // Somebody else has added entries: whoever walks now may walk another's way.
    if (history.length !== this.length) {
      this.close();
      return;
    }
    const to = this.entries.slice(0, this.at + by + 1);
    this.walking = setTimeout(() => {
      this.late = to;
      this.close();
    }, patienceMs);
    history.go(by);
  }

  private write(how: 'pushState' | 'replaceState', way: readonly Step[]) {
    try {
      history[how]({ way }, '', way.at(-1)?.address);
    } catch {
      // Too many at once, or none allowed here.
      this.isClosed = true;
    }
  }

  private close() {
    this.walking = undefined;
    this.isClosed = true;
    this.settle();
  }
}

const isSame = (one: Step, other: Step | undefined) => JSON.stringify(one) === JSON.stringify(other);
const areSame = (way: readonly Step[], other: readonly Step[]) =>
  way.length === other.length && way.every((step, i) => isSame(step, other[i]));

function wayIn(state: unknown): readonly Step[] | undefined {
  const { way } = (state ?? {}) as { way?: unknown };
  const isWay = Array.isArray(way) && way.length > 0 && way.every(isStep);
  return isWay ? way : undefined;
}

const isStep = (step: unknown): step is Step => typeof (step as Partial<Step> | null)?.address === 'string';
