import { open } from 'node:fs/promises';
import { openLog, placeOfLog } from './open-log';
import type { RoomLog } from './room-log';

/** A game, as a line of a backup. */
interface SavedBook {
  book: string;
  due: number;
  entries: string[];
}

/** One line a game, while others play: each as it was at some moment. Answers with how many. */
export async function saveAll(log: RoomLog, write: (line: string) => Promise<unknown>): Promise<number> {
  const books = await log.books();
  let count = 0;
  for (const book of books) {
    const due = await log.wakesAt(book);
    const entries = await log.read(book, 1);
    // Forgotten meanwhile.
    if (due === undefined) continue;
    await write(`${JSON.stringify({ book, due, entries } satisfies SavedBook)}\n`);
    count++;
  }
  return count;
}

/** What is there already stays; what it lacks is added. */
export async function restoreAll(log: RoomLog, lines: AsyncIterable<string>): Promise<number> {
  let count = 0;
  for await (const line of lines) {
    const { book, due, entries } = JSON.parse(line) as SavedBook;
    const known = await log.read(book, 1);
    if (known.some((entry, at) => at < entries.length && entry !== entries[at]))
      throw new Error(`${book} is there already, and is another game. Restore into an empty place.`);
    for (let at = known.length; at < entries.length; at++) await log.append(book, at + 1, entries[at]!, due);
    if (known.length === 0) await log.wakeAt(book, due);
    count++;
  }
  return count;
}

const [what, file] = process.argv.slice(2);
if (import.meta.filename === process.argv[1]) {
  if (!file || !['save', 'restore'].includes(what!)) throw new Error('Say what: backup.ts save|restore <file>');
  const log = await openLog();
  const lines = await open(file, what === 'save' ? 'wx' : 'r');
  const count =
    what === 'save' ? await saveAll(log, (line) => lines.write(line)) : await restoreAll(log, lines.readLines());
  await lines.close();
  await log.close();
  process.stdout.write(`${count} books ${what === 'save' ? `from ${placeOfLog}` : `to ${placeOfLog}`}\n`);
  process.exit(0);
}
