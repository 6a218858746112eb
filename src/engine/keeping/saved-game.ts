import { digestOf } from './digest';
import { fieldsOf } from './fields';
import type { GameKind, SavedGame } from './game-kind';

/** What a save holds, before anybody has judged it. */
export interface Kept {
  readonly setup: unknown;
  readonly commands: readonly unknown[];
}

/** Makes what a save holds of it in the next version. It is only asked for what was found undamaged. */
export type Migration = (kept: Kept) => Kept;

/** Nothing but the digest has changed: it no longer covers the state. */
export const withoutState: Migration = (kept) => kept;

interface Named {
  readonly name: string;
  readonly migrations: readonly Migration[];
}

const newestOf = ({ migrations }: Named) => migrations.length + 1;

export function writeSave<Kind extends GameKind>(
  book: Named,
  setup: Kind['setup'],
  log: readonly Kind['command'][],
): SavedGame<Kind> {
  const commands = [...log];
  const digest = digestOf([setup, commands]);
  return { app: 'wordbler', game: book.name, version: newestOf(book), setup, commands, digest };
}

/** More has nobody played, and would keep a page busy. */
const mostCommands = 10_000;

type EnvelopeFault = 'notASave' | 'otherVersion' | 'newerVersion' | 'damaged';

/**
 * What lies in a saved game, in today's version; setup and commands are still unread. Of a damaged one of today's
 * version they are there, too, for there may be more to say about it.
 */
export function readSave(book: Named, value: unknown): (Kept & { isDamaged: boolean }) | EnvelopeFault {
  const save = fieldsOf<SavedGame<GameKind>>(value);
  // Version 1 of Wordbler did not say which game it was.
  const { app, game = firstGame, version, setup, commands, digest } = save ?? {};
  if (app !== 'wordbler' || game !== book.name) return 'notASave';
  if (!Number.isSafeInteger(version) || (version as number) < 1) return 'otherVersion';
  const steps = (version as number) - 1;
  const newer = book.migrations.slice(steps);
  if (steps > book.migrations.length) return 'newerVersion';
  if (!Array.isArray(commands) || commands.length > mostCommands) return 'damaged';
  if (typeof digest !== 'string') return 'damaged';
  const isDamaged = !isDigest(version as number, digest, [setup, commands]);
  if (isDamaged && newer.length > 0) return 'damaged';
  return { ...newer.reduce<Kept>((kept, step) => step(kept), { setup, commands }), isDamaged };
}

const firstGame = 'wordbler';

/**
 * The digest of version 1 ends with the state that the replay reached, as that release wrote it: whoever checks it
 * ties all later states to that one's shape, and one new field would lose every game kept by it. So it need only be
 * a digest. What is left to see damage by is the replay, which must find the setup sound and every command allowed;
 * a slip that passes that has made another game, but one that can be played.
 */
const isDigest = (version: number, digest: string, covered: unknown) =>
  version === 1 ? /^[\da-f]{16}$/.test(digest) : digest === digestOf(covered);
