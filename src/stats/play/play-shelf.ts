import { type Attempts, dailiesPlace, joinedAttempts, readAttempts, writeAttempts } from '../../daily/rules/attempts';
import type { Quarantined } from '../../shared/play/quarantine';
import { type BookForm, SavedBook, type SharedShelf } from '../../shared/play/saved-book';
import { type Deck, joinedDecks, readDeck, writeDeck } from '../../study/rules/deck';
import { joinedPuzzles, type Puzzles, readPuzzles, writePuzzles } from '../../study/rules/drills';
import { joinedRecords, type PlayRecord, readRecord, writeRecord } from '../rules/statistics';
import { type AllToSeek, readToSeek, seekSources, withWordsToSeek, writeToSeek } from '../rules/to-seek';

export const recordPlace = 'played games';
export const toSeekPlace = 'words to seek';
export const cardsPlace = 'study cards';
export const puzzlesPlace = 'study puzzles';
export const bookPlaces: readonly string[] = [recordPlace, dailiesPlace, cardsPlace, puzzlesPlace];

const recordForm: BookForm<PlayRecord> = {
  place: recordPlace,
  empty: [],
  read: readRecord,
  write: writeRecord,
  joined: joinedRecords,
};

const dailiesForm: BookForm<Attempts> = {
  place: dailiesPlace,
  empty: [],
  read: readAttempts,
  write: writeAttempts,
  joined: joinedAttempts,
};

const toSeekForm: BookForm<AllToSeek> = {
  place: toSeekPlace,
  empty: {},
  read: readToSeek,
  write: writeToSeek,
  joined: (one, other) =>
    seekSources.reduce((all, source) => {
      const own = other[source];
      return own ? withWordsToSeek(all, source, own) : all;
    }, one),
};

const cardsForm: BookForm<Deck> = {
  place: cardsPlace,
  empty: [],
  read: readDeck,
  write: writeDeck,
  joined: joinedDecks,
};

const puzzlesForm: BookForm<Puzzles> = {
  place: puzzlesPlace,
  empty: [],
  read: readPuzzles,
  write: writePuzzles,
  joined: joinedPuzzles,
};

export interface Books {
  record: PlayRecord;
  dailies: Attempts;
  cards: Deck;
  puzzles: Puzzles;
}

/** What was played here, which dailies, and what is to be learned, or searched for. */
export class PlayShelf {
  readonly record: SavedBook<PlayRecord>;
  readonly dailies: SavedBook<Attempts>;
  readonly toSeek: SavedBook<AllToSeek>;
  readonly cards: SavedBook<Deck>;
  readonly puzzles: SavedBook<Puzzles>;

  constructor(shelf: SharedShelf) {
    this.record = new SavedBook(shelf, recordForm);
    this.dailies = new SavedBook(shelf, dailiesForm);
    this.toSeek = new SavedBook(shelf, toSeekForm);
    this.cards = new SavedBook(shelf, cardsForm);
    this.puzzles = new SavedBook(shelf, puzzlesForm);
  }

  /** What cannot be read of it. */
  async unread(): Promise<Quarantined[]> {
    const { record, dailies, cards, puzzles } = this;
    const books = await Promise.all([record, dailies, cards, puzzles].map((book) => book.unread()));
    return books.flat();
  }

  /** What another device has kept comes in. Done twice, it is done once. */
  async bringIn({ record, dailies, cards, puzzles }: Books) {
    if (record.length > 0) await this.record.change((own) => joinedRecords(own, record));
    if (dailies.length > 0) await this.dailies.change((own) => joinedAttempts(own, dailies));
    if (cards.length > 0) await this.cards.change((own) => joinedDecks(own, cards));
    if (puzzles.length > 0) await this.puzzles.change((own) => joinedPuzzles(own, puzzles));
  }
}

const shelves = new WeakMap<SharedShelf, PlayShelf>();

/** One for all who ask, so that they wait for each other. */
export function playShelf(shelf: SharedShelf): PlayShelf {
  const known = shelves.get(shelf) ?? new PlayShelf(shelf);
  shelves.set(shelf, known);
  return known;
}
