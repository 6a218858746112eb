import { listOf, text } from '../../engine/saving/untrusted';
import { type BookForm, SavedBook, type SharedShelf, whyUnread } from './saved-book';

const games = ['wordbler', 'search', 'scramble'] as const;

export type TaughtGame = (typeof games)[number];

const place = 'lessons';

/** Names of a later release stay. */
const form: BookForm<readonly string[]> = {
  place,
  empty: [],
  read: (value) => listOf(text)(value) ?? whyUnread(value),
  write: (over) => over,
  joined: (one, other) => [...new Set([...one, ...other])],
};

/** Which of the games a player is still to be shown. */
export class Lessons {
  private readonly over = new Set<TaughtGame>();
  private readonly book: SavedBook<readonly string[]>;

  constructor(private readonly shelf: SharedShelf) {
    this.book = new SavedBook(shelf, form);
  }

  /** Whoever has played a game before there were lessons has left one of these behind, and needs none. */
  async load(traces: Readonly<Record<TaughtGame, readonly string[]>>) {
    const isKept = Array.isArray(await this.shelf.get(place));
    const saved = await this.book.read();
    for (const game of games)
      if (saved.includes(game) || (!isKept && (await this.isAny(traces[game])))) this.over.add(game);
    // From now on a trace may be of a game in which somebody is still to be shown the first step.
    if (!isKept) this.keep();
  }

  isDue(game: TaughtGame): boolean {
    return !this.over.has(game);
  }

  /** For good. */
  end(game: TaughtGame) {
    if (!this.isDue(game)) return;
    this.over.add(game);
    this.keep();
  }

  private keep() {
    void this.book.change((saved) => [...new Set([...saved, ...this.over])]);
  }

  private async isAny(places: readonly string[]): Promise<boolean> {
    const found = await Promise.all(places.map((one) => this.shelf.get(one)));
    return found.some((value) => value !== undefined && value !== null);
  }
}
