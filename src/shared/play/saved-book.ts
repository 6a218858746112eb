import { count, fieldsOf } from '../../engine/saving/untrusted';
import {
  allQuarantined,
  type NotingShelf,
  type Quarantined,
  quarantine,
  quarantineOnce,
  throwAway,
} from './quarantine';

/** Where every page of this browser keeps the same things. */
export interface SharedShelf extends NotingShelf {
  /** For as long as the page lives. */
  hold(place: string, value: unknown): void;
}

/** How a book is kept. */
export interface BookForm<Book> {
  place: string;
  empty: Book;
  /** Why nothing is taken of a value, if not the book in it. */
  read(value: unknown): Book | string;
  write(book: Book): unknown;
  /** What two hold, the first of them having come before. */
  joined(one: Book, other: Book): Book;
}

interface Change<Book> {
  act(book: Book): Book;
  /** What outlives the page is needed no more. */
  forget(): void;
}

/** What was found. */
interface Look<Book> {
  book: Book;
  /** What of it is kept already. */
  kept: Book;
  /** As it lies there. */
  value: unknown;
  fault: string | undefined;
  /** What had been laid aside, and can be read now. */
  aside: Quarantined[];
  /** What pages had noted that ended before they could add it. */
  left: readonly unknown[];
}

/**
 * Something to which every game adds, and every page: it is read, changed and written while no other page does so. What
 * cannot be read is laid aside, and a new one is begun; what a later release has kept stays, and what is added
 * meanwhile lies aside until there is one to join. Where another page does not let go, or where the shelf itself
 * fails, what comes waits.
 */
export class SavedBook<Book extends object> {
  /** What is still to be done, in order. */
  private readonly changes = new Set<Change<Book>>();
  /** What could not be added, because nobody knew to what. */
  private waiting: Book | undefined;
  private forgetWaiting = () => {};
  /** As this page has seen or written it last, and how often it has written. */
  private known: Book | undefined;
  private written = 0;

  constructor(
    private readonly shelf: SharedShelf,
    private readonly form: BookForm<Book>,
  ) {}

  async read(): Promise<Book> {
    const { written } = this;
    const found = await this.look();
    // Written meanwhile, it is known better.
    if (found && written === this.written) this.know(found.book);
    if (found && isToWrite(found, found.book)) return this.change((book) => book);
    const seen = found || written !== this.written ? this.known : this.waiting;
    return this.withChanges(seen ?? this.form.empty);
  }

  /** Returns what it is from now on. It outlives the page at once, wherever the book has been seen before. */
  async change(act: (book: Book) => Book): Promise<Book> {
    const change = { act, forget: this.noted(act) };
    this.changes.add(change);
    const busy = async () => {
      const found = await this.look();
      if (found && !this.known) this.know(found.book);
      return this.withChanges(found?.book ?? this.waiting ?? this.form.empty);
    };
    return this.shelf.alone(this.form.place, () => this.changeAlone(change), busy);
  }

  /** What waits aside because it cannot be read, and what a later release has kept. */
  async unread(): Promise<Quarantined[]> {
    const { place, read } = this.form;
    const found = await this.look();
    const lying = found?.fault === 'newer' ? [{ place, value: found.value }] : [];
    const aside = await allQuarantined(this.shelf);
    return [...lying, ...aside.filter((one) => one.place === place && typeof read(one.value) === 'string')];
  }

  private readonly withChanges = (book: Book) => [...this.changes].reduce((own, { act }) => act(own), book);

  /** What the act adds to the book as it is known lies in safety. */
  private noted(act: (book: Book) => Book): () => void {
    if (!this.known) return () => {};
    const before = this.withChanges(this.known);
    return this.note(before, act(before));
  }

  /** What was changed before the book had been seen lies in safety from here on. */
  private know(book: Book) {
    if (!this.known) {
      let before = book;
      for (const change of this.changes) {
        const after = change.act(before);
        change.forget = this.note(before, after);
        before = after;
      }
    }
    this.known = book;
  }

  private note(before: Book, after: Book): () => void {
    const { place, write } = this.form;
    return after === before ? () => {} : this.shelf.note(place, write(addedTo(before, after)));
  }

  private async changeAlone(change: Change<Book>): Promise<Book> {
    const { shelf, form } = this;
    const found = await this.look();
    this.changes.delete(change);
    if (!found) return this.wait(change);
    const changed = change.act(found.book);
    this.known = changed;
    this.written++;
    if (isToWrite(found, changed)) {
      const forget = this.note(found.kept, changed);
      change.forget();
      await this.put(found, changed);
      forget();
    } else change.forget();
    shelf.settle(form.place, found.left);
    this.forgetWaiting();
    this.waiting = undefined;
    return changed;
  }

  private wait({ act, forget }: Change<Book>): Book {
    const { shelf, form } = this;
    const own = this.waiting ?? form.empty;
    const changed = act(own);
    forget();
    if (changed === own) return own;
    this.waiting = changed;
    shelf.hold(form.place, form.write(changed));
    this.forgetWaiting();
    this.forgetWaiting = this.note(form.empty, changed);
    return changed;
  }

  private async put({ fault, value, aside }: Look<Book>, book: Book) {
    const { shelf, form } = this;
    const { place } = form;
    const own = { place, value: form.write(book) };
    if (fault === 'newer') await quarantine(shelf, own);
    else {
      if (fault) await quarantineOnce(shelf, { place, value });
      await shelf.set(place, own.value);
    }
    for (const other of aside) await throwAway(shelf, other);
  }

  /** Undefined where it cannot be known. */
  private async look(): Promise<Look<Book> | undefined> {
    const { shelf, form } = this;
    const { place, empty, read, joined } = form;
    let value: unknown;
    try {
      value = await shelf.latest(place);
    } catch {
      return undefined;
    }
    const own = value === undefined || value === null ? empty : read(value);
    const left = shelf.left(place);
    const aside = (await allQuarantined(shelf)).filter(
      (one) => one.place === place && typeof read(one.value) !== 'string',
    );
    const fault = typeof own === 'string' ? own : undefined;
    const joinedTo = (book: Book, values: readonly unknown[]) =>
      values.reduce<Book>((all, one) => {
        const other = read(one);
        return typeof other === 'string' ? all : joined(all, other);
      }, book);
    // Where a later release has come between, a page goes on with what it knows.
    const lying = typeof own === 'string' ? ((own === 'newer' ? this.known : undefined) ?? empty) : own;
    const withAside = joinedTo(
      lying,
      aside.map((one) => one.value),
    );
    const withLeft = joinedTo(withAside, left);
    const book = this.waiting ? joined(withLeft, this.waiting) : withLeft;
    return { book, kept: fault === 'newer' ? withAside : lying, value, fault, aside, left };
  }
}

/** For what is kept as a list alone: what says of which release it is comes from a later one. */
export const isNewer = (value: unknown) => (count(fieldsOf<{ version: unknown }>(value)?.version) ?? 0) > 1;

/** Why no list is read of it. */
export const whyUnread = (value: unknown) => (isNewer(value) ? 'newer' : 'damaged');

/** What a later release has kept stays as it is. */
const isToWrite = <Book>({ kept, fault }: Look<Book>, book: Book) =>
  book !== kept || (fault !== undefined && fault !== 'newer');

/** What the other has that this has not. */
function addedTo<Book extends object>(before: Book, after: Book): Book {
  if (Array.isArray(before) && Array.isArray(after)) {
    const known = new Set<unknown>(before);
    return after.filter((one) => !known.has(one)) as unknown as Book;
  }
  const known = new Map(Object.entries(before));
  return Object.fromEntries(Object.entries(after).filter(([key, own]) => known.get(key) !== own)) as Book;
}
