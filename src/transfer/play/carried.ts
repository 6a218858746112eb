import { type CarriedFault, carriedGame, carriedText, readCarriedGame, readCarriedText } from '../../engine/links/link';
import type { GameKind, SavedGame } from '../../engine/saving/rule-book';
import {
  count,
  digestOf,
  fieldsOf,
  jsonText,
  listOf,
  namedValues,
  recordOf,
  text,
} from '../../engine/saving/untrusted';
import { isCarried, mark, movedMark } from '../../shared/play/hash-prefixes';
import { type Quarantined, quarantinePlace } from '../../shared/play/quarantine';

/** An address that leads whoever opens it into the same game, as it stands. Undefined if it gets too long. */
export function carriedLink(save: SavedGame<GameKind>, page: string): string | undefined {
  const text = carriedGame(save);
  return text && `${page.replace(/[?#].*$/s, '')}${mark}${text}`;
}

/**
 * What an address carries, to be judged like any save; why it carries nothing; or undefined if it was never meant to.
 */
export const carriedIn = (hash: string): SavedGame<GameKind> | CarriedFault | undefined =>
  isCarried(hash) ? readCarriedGame(hash.slice(mark.length)) : undefined;

/** All that a device keeps, for another one. Nobody has judged what lies in it. */
export interface Everything {
  /** What is kept between visits, by its places. */
  kept: Readonly<Record<string, unknown>>;
  /** What is sealed: lists and scores. */
  sealed: Readonly<Record<string, unknown>>;
}

export type MovedFault = 'notOurs' | 'lists' | 'newer' | 'damaged';

/** More is no file of ours, and is not even read. */
export const longestMoved = 5_000_000;

const app = 'wordbler';
const kind = 'everything';
const version = 1;

export function writeEverything(everything: Everything): string {
  // As it will be read: without what JSON leaves out, or cannot say of a game that was spoiled.
  const { kept, sealed } = JSON.parse(jsonText(everything)) as Everything;
  const digest = digestOf([kept, sealed]);
  return `${JSON.stringify({ app, kind, version, kept, sealed, digest }, null, 1)}\n`;
}

const readFile = recordOf<Everything & { digest: string }>({
  kept: namedValues,
  sealed: namedValues,
  digest: text,
});

/** What lies in a file's text, whole and unchanged; or why nothing is taken of it. Takes any text. */
export function readEverything(written: string): Everything | MovedFault {
  if (written.length > longestMoved) return 'notOurs';
  const file = parsed(written);
  const aside = readAside(file);
  if (aside) return aside;
  const given = fieldsOf<{ app: string; kind: string; version: number; game: string; commands: object[] }>(file);
  // What begins like one of ours and cannot be read was cut off.
  if (!given) return /^\s*\{\s*"app":\s*"wordbler"/.test(written) ? 'damaged' : 'notOurs';
  if (given.app !== app) return 'notOurs';
  if (given.kind === 'word lists') return 'lists';
  // The first release did not say which game it was.
  if (given.kind === undefined && (typeof given.game === 'string' || Array.isArray(given.commands)))
    return single(file);
  if (given.kind !== kind) return 'notOurs';
  const release = count(given.version);
  if (release === undefined || release === 0) return 'damaged';
  if (release > version) return 'newer';
  const read = readFile(file);
  if (!read || read.digest !== digestOf([read.kept, read.sealed])) return 'damaged';
  return { kept: read.kept, sealed: read.sealed };
}

const readParts = recordOf<Everything>({ kept: namedValues, sealed: namedValues });

/** The same as an address, for a camera. Undefined if it gets too long. */
export function movedLink(everything: Everything, page: string): string | undefined {
  const text = carriedText(everything);
  return text && `${page.replace(/[?#].*$/s, '')}${movedMark}${text}`;
}

/** What lies in such an address; or why nothing can be taken of it. */
export function movedIn(hash: string): Everything | CarriedFault {
  const read = readCarriedText(hash.slice(movedMark.length));
  return typeof read === 'string' ? read : (readParts(read.value) ?? 'damagedLink');
}

/** A game that was saved alone, as one that could not be opened is. */
const single = (save: unknown): Everything => ({ kept: { game: save }, sealed: {} });

const readAsides = listOf<Quarantined>((one) => {
  const { place, value } = fieldsOf<Quarantined>(one) ?? {};
  return typeof place === 'string' ? { place, value } : undefined;
});

/**
 * What could not be read, and was saved: the first of each place as if it lay there, which says whether it can be
 * read now.
 */
function readAside(file: unknown): Everything | undefined {
  const all = readAsides(file);
  if (!all || all.length === 0) return undefined;
  const saved = new Map<string, unknown>();
  const others = all.filter(({ place, value }) => {
    if (saved.has(place)) return true;
    saved.set(place, value);
    return false;
  });
  return { kept: { ...Object.fromEntries(saved), [quarantinePlace]: others }, sealed: {} };
}

function parsed(written: string): unknown {
  try {
    // Some editors begin a file with a mark that is no part of it.
    return JSON.parse(written.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
