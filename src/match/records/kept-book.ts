import { layAside, type Shelf } from '../set-aside';

/** Where every page of this browser keeps the same things. */
export interface SharedShelf extends Pick<Shelf, 'get' | 'set'> {
  /** As another page may have kept it since. */
  latest(place: string): Promise<unknown>;
}

/** How a book is kept. */
export interface BookForm<Book> {
  place: string;
  empty: Book;
  /** Why nothing is taken of a value, if not the book in it. */
  read(value: unknown): Book | string;
  write(book: Book): unknown;
}

/** Something to which every game adds, and every page. What cannot be read is laid aside, and a new one is begun. */
export class KeptBook<Book extends object> {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly shelf: SharedShelf,
    private readonly form: BookForm<Book>,
  ) {}

  read(): Promise<Book> {
    return this.inTurn(() => this.look());
  }

  /** Returns what it is from now on. */
  change(act: (book: Book) => Book): Promise<Book> {
    return this.inTurn(async () => {
      const book = await this.look();
      const changed = act(book);
      if (changed !== book) await this.shelf.set(this.form.place, this.form.write(changed));
      return changed;
    });
  }

  private async look(): Promise<Book> {
    const { place, empty, read, write } = this.form;
    const kept = await this.shelf.latest(place);
    if (kept === undefined || kept === null) return empty;
    const book = read(kept);
    if (typeof book !== 'string') return book;
    await layAside(this.shelf, { place, value: kept });
    await this.shelf.set(place, write(empty));
    return empty;
  }

  /** One after the other: none overlooks what the one before adds. */
  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.turn.then(act, act);
    this.turn = done;
    return done;
  }
}
