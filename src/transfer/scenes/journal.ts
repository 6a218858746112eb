import { readAttempts, writeAttempts } from '../../daily/rules/attempts';
import { count, fieldsOf, listOf, namedValues, recordOf } from '../../engine/saving/untrusted';
import { HighScores, readShelf, type ScoreShelf } from '../../search/play/high-scores';
import { type ListKeeper, OwnLists } from '../../search/play/own-lists';
import * as wordSearch from '../../search/rules';
import type { Sealed } from '../../shared/platform/encrypted';
import { quarantine } from '../../shared/play/quarantine';
import type { SharedShelf } from '../../shared/play/saved-book';
import { journalPlace } from '../../shared/scenes/incoming-files';
import { type Books, playShelf } from '../../stats/play/play-shelf';
import { readRecord, writeRecord } from '../../stats/rules/statistics';
import { readDeck, writeDeck } from '../../study/rules/deck';
import { readPuzzles, writePuzzles } from '../../study/rules/drills';

/**
 * All that a file changes here: what is done twice is done once, so whoever was cut off in the midst can begin again.
 */
export interface Journal {
  /** What is kept from now on, by its place. */
  kept: Readonly<Record<string, unknown>>;
  lists: readonly wordSearch.OwnList[];
  scores: ScoreShelf | undefined;
  /** What was played, and what is to be learned. */
  books: Books;
}

type Saved = SharedShelf;
type Sealing = ListKeeper & Pick<Sealed, 'forget'>;

const version = 1;

const readJournal = recordOf<Pick<Journal, 'kept' | 'lists'> & { version: number }>({
  version: count,
  kept: namedValues,
  lists: listOf(wordSearch.readOwnList),
});

/** Nothing is changed before all of it is written down, and the note is kept until all is changed. */
export async function bringIn(storage: Saved, sealed: Sealing, journal: Journal) {
  const { books, scores = null, ...more } = journal;
  const written = {
    record: writeRecord(books.record),
    dailies: writeAttempts(books.dailies),
    cards: writeDeck(books.cards),
    puzzles: writePuzzles(books.puzzles),
  };
  // One of this release is only written down again.
  if (isOfLaterRelease(await storage.get(journalPlace))) await layLeftAside(storage);
  await storage.set(journalPlace, { version, ...more, scores, books: written });
  await carryOut(storage, sealed, journal);
}

/** What a page that was closed too soon has left undone. A later release does itself what it alone can read. */
export async function finishBringingIn(storage: Saved, sealed: Sealing) {
  const left = await storage.get(journalPlace);
  const journal = readJournal(left);
  if (journal?.version === version)
    await carryOut(storage, sealed, {
      ...journal,
      scores: readShelf((left as Partial<Journal>).scores),
      books: booksIn((left as Partial<Journal>).books),
    });
  else if (!isOfLaterRelease(left)) await layLeftAside(storage);
}

const isOfLaterRelease = (left: unknown) => {
  const written = fieldsOf<{ version: number }>(left)?.version;
  return typeof written === 'number' && written > version;
};

/** It makes room, but it is not thrown away. */
async function layLeftAside(storage: Saved) {
  const value = await storage.get(journalPlace);
  if (value === undefined) return;
  await quarantine(storage, { place: journalPlace, value });
  await storage.remove(journalPlace);
}

/** A journal of the release before has none, or no cards and puzzles. */
function booksIn(value: unknown): Books {
  const { record, dailies, cards, puzzles } = fieldsOf<Books>(value) ?? {};
  const [games, attempts] = [readRecord(record), readAttempts(dailies)];
  const [deck, positions] = [readDeck(cards), readPuzzles(puzzles)];
  return {
    record: typeof games === 'string' ? [] : games,
    dailies: typeof attempts === 'string' ? [] : attempts,
    cards: typeof deck === 'string' ? [] : deck,
    puzzles: typeof positions === 'string' ? [] : positions,
  };
}

async function carryOut(storage: Saved, sealed: Sealing, { kept, lists, scores, books }: Journal) {
  for (const [place, value] of Object.entries(kept)) await storage.set(place, value);
  if (lists.length > 0) {
    const own = new OwnLists(sealed);
    await own.load();
    await own.take(lists);
  }
  if (scores) await new HighScores(sealed).bringIn(scores);
  await playShelf(storage).bringIn(books);
  await storage.remove(journalPlace);
}
