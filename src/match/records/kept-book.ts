import { layAside, type Shelf } from '../set-aside';

/** Where every page of this browser keeps the same things. */
export interface SharedShelf extends Pick<Shelf, 'get' | 'latest' | 'set'> {
  /** While no other page does so. */
  alone<T>(place: string, act: () => Promise<T>): Promise<T>;
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

/**
 * Something to which every game adds, and every page. What cannot be read is laid aside, and a new one is begun. Where the
 * shelf itself fails, nobody knows what lies there: then it is not written over, and what comes waits until it can be seen.
 */
export class KeptBook<Book extends object> {
  private turn: Promise<unknown> = Promise.resolve();
  private waiting: Book | undefined;

  constructor(
    private readonly shelf: SharedShelf,
    private readonly form: BookForm<Book>,
  ) {}

  read(): Promise<Book> {
    return this.change((book) => book);
  }

  /** Returns what it is from now on. */
  change(act: (book: Book) => Book): Promise<Book> {
    const { shelf, form } = this;
    const alone = () => shelf.alone(form.place, () => this.changeAlone(act));
    // One after the other: none overlooks what the one before adds.
    const done = this.turn.then(alone, alone);
    this.turn = done;
    return done;
  }

  private async changeAlone(act: (book: Book) => Book): Promise<Book> {
    const { shelf, form, waiting } = this;
    const seen = await this.seen();
    if (!seen) {
      const own = waiting ?? form.empty;
      const changed = act(own);
      if (changed === own) return own;
      this.waiting = changed;
      shelf.hold(form.place, form.write(changed));
      return changed;
    }
    const changed = act(waiting ? form.joined(seen, waiting) : seen);
    if (changed !== seen) await shelf.set(form.place, form.write(changed));
    this.waiting = undefined;
    return changed;
  }

  /** Undefined where it cannot be known. */
  private async seen(): Promise<Book | undefined> {
    const { place, empty, read, write } = this.form;
    let kept: unknown;
    try {
      kept = await this.shelf.latest(place);
    } catch {
      return undefined;
    }
    if (kept === undefined || kept === null) return empty;
    const book = read(kept);
    if (typeof book !== 'string') return book;
    await layAside(this.shelf, { place, value: kept });
    await this.shelf.set(place, write(empty));
    return empty;
  }
}
