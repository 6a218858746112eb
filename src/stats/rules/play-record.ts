import { type Played, readPlayed, type Share } from '../../engine/played';
import { count, digestOf, fieldsOf } from '../../engine/saving/untrusted';

/** The games that were finished, the oldest first, each once. */
export type PlayRecord = readonly Played[];

/** More would be thirty a day for a year: then the oldest leave. */
export const mostPlayed = 10_000;

const version = 1;

const byTime = (one: Played, other: Played) =>
  one.when - other.when || (one.id < other.id ? -1 : Number(one.id > other.id));

/** The games of both records, each once; what one of them knows more of a game is known from now on. */
export function joinedRecords(one: PlayRecord, other: PlayRecord): PlayRecord {
  const all = new Map<string, Played>();
  for (const played of [...one, ...other]) {
    const known = all.get(played.id);
    all.set(played.id, known ? joinedPlayed(known, played) : played);
  }
  return [...all.values()].sort(byTime).slice(-mostPlayed);
}

/** With a game more. What could have been played on before is practice, whatever it was played for. */
export function withPlayed(record: PlayRecord, played: Played): PlayRecord {
  const isNew = record.every(({ id }) => id !== played.id);
  const isKnown = isNew && played.on !== undefined && record.some(({ on }) => on === played.on);
  return joinedRecords(record, [isKnown ? { ...played, practice: true } : played]);
}

/** What comes from another device, marked as such, where it is not from here. */
export const fromElsewhere = (record: PlayRecord): PlayRecord =>
  record.map((played) => ({ ...played, imported: true }));

/** Told twice, it is the same whoever told it first. */
function joinedPlayed(one: Played, other: Played): Played {
  const [first, second] = isBefore(one, other) ? [one, other] : [other, one];
  const { share: _, imported: __, ...told } = first;
  const share = largerShare(first.share, second.share);
  return {
    ...told,
    ...(share && { share }),
    ...(one.imported && other.imported && { imported: true }),
  };
}

/** By the time, and else by anything that is the same for everybody. */
function isBefore(one: Played, other: Played): boolean {
  if (one.when !== other.when) return one.when < other.when;
  return textOf(one) <= textOf(other);
}

const textOf = ({ share: _, imported: __, ...told }: Played) =>
  JSON.stringify(Object.entries(told).sort(([a], [b]) => (a < b ? -1 : 1)));

function largerShare(one: Share | undefined, other: Share | undefined): Share | undefined {
  if (!one || !other) return one ?? other;
  return one.of > other.of || (one.of === other.of && one.made >= other.made) ? one : other;
}

/** As it is kept, and handed on. */
export const writeRecord = (record: PlayRecord) => ({
  version,
  played: [...record],
  digest: digestOf(record),
});

export type RecordFault = 'newer' | 'damaged';

/** The record in a value that was kept or brought in; or why nothing is taken of it. Takes anything. */
export function readRecord(value: unknown): PlayRecord | RecordFault {
  const given = fieldsOf<ReturnType<typeof writeRecord>>(value);
  const release = count(given?.version);
  if (!given || !release) return 'damaged';
  if (release > version) return 'newer';
  const { played, digest } = given;
  if (!Array.isArray(played) || played.length > mostPlayed) return 'damaged';
  const read = Array.from<unknown, Played | undefined>(played, readPlayed);
  if (!read.every((own) => own !== undefined) || digestOf(played) !== digest) return 'damaged';
  const isSorted = read.every((own, at) => at === 0 || byTime(read[at - 1] as Played, own) < 0);
  const isOnce = new Set(read.map(({ id }) => id)).size === read.length;
  return isSorted && isOnce ? read : 'damaged';
}
