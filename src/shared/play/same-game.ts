import type { GameKind, SavedGame } from '../../engine/saving/rule-book';
import { count, digestOf, fieldsOf, listOf, recordOf, text } from '../../engine/saving/untrusted';
import { type BookForm, SavedBook, type SharedShelf, whyUnread } from './saved-book';

/** By which words a kept game is judged, as far as that is told. */
export function savedWords(saved: unknown): string | undefined {
  const { setup } = fieldsOf<{ setup: unknown }>(saved) ?? {};
  const { words } = fieldsOf<{ words: unknown }>(setup) ?? {};
  return typeof words === 'string' ? words : undefined;
}

export type AnySave = SavedGame<GameKind>;

/** How a game from elsewhere relates to the one here: the same at the same point, behind it, further, or another. */
type Likeness = 'same' | 'behind' | 'further' | 'other';

/** A save in a value that nobody has judged yet, if it looks like one. */
export function readSave(value: unknown): AnySave | undefined {
  const { game = 'wordbler', commands } = (value ?? {}) as Partial<AnySave>;
  // The first release did not say which game it was.
  return Array.isArray(commands) ? { ...(value as AnySave), game } : undefined;
}

const texts = (all: readonly unknown[]) => all.map((one) => JSON.stringify(one));

export function likeness(here: AnySave, come: AnySave): Likeness {
  if (here.game !== come.game || JSON.stringify(here.setup) !== JSON.stringify(come.setup)) return 'other';
  const [mine, theirs] = [texts(here.commands), texts(come.commands)];
  const shared = Math.min(mine.length, theirs.length);
  if (mine.slice(0, shared).some((command, at) => command !== theirs[at])) return 'other';
  if (mine.length === theirs.length) return 'same';
  return mine.length > theirs.length ? 'behind' : 'further';
}

/** Where it is noted which games came from elsewhere, and how far they had been played there. */
const place = 'from elsewhere';
const mostNoted = 40;

interface Noted {
  commands: number;
  digest: string;
}

export interface Begun {
  setup: object;
  commands: readonly object[];
}

const beginningOf = ({ setup, commands }: Begun, count: number) => digestOf([setup, commands.slice(0, count)]);

const readNoted = listOf(recordOf<Noted>({ commands: count, digest: text }));

const notedForm: BookForm<readonly Noted[]> = {
  place,
  empty: [],
  read: (value) => readNoted(value) ?? whyUnread(value),
  write: (noted) => noted,
  joined: (one, other) => other.reduce(noteAlso, one),
};

const notedOn = (shelf: SharedShelf) => new SavedBook(shelf, notedForm);

function noteAlso(all: readonly Noted[], noted: Noted): readonly Noted[] {
  const others = all.filter(({ digest }) => digest !== noted.digest);
  return [...others, noted].slice(-mostNoted);
}

/** Somebody else has begun it; what was only set up, anybody plays from its first moment on. */
export async function noteElsewhere(shelf: SharedShelf, save: AnySave) {
  const commands = save.commands.length;
  if (commands < 2) return;
  const noted = { commands, digest: beginningOf(save, commands) };
  await notedOn(shelf).change((all) => noteAlso(all, noted));
}

/** How much of a game was played elsewhere, wherever it was played on. */
export async function partFromElsewhere(shelf: SharedShelf, game: Begun): Promise<'none' | 'some' | 'all'> {
  const noted = (await notedOn(shelf).read()).filter(
    ({ commands, digest }) => commands <= game.commands.length && beginningOf(game, commands) === digest,
  );
  if (noted.length === 0) return 'none';
  return noted.some(({ commands }) => commands === game.commands.length) ? 'all' : 'some';
}

/** Whether a game began elsewhere. */
export const isFromElsewhere = async (shelf: SharedShelf, game: Begun): Promise<boolean> =>
  (await partFromElsewhere(shelf, game)) !== 'none';
