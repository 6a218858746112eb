import { type GamePlayed, isFair, type Played, readPlayed, type Share } from '../../engine/played';
import { count, digestOf, fieldsOf } from '../../engine/saving/untrusted';
import { type Rank, ranks, standing } from '../../scramble/rules';

/** What many games add up to. */
export interface Statistics {
  played: number;
  /** Of those that could be won. */
  won: number;
  /** The first of them. */
  since: Played | undefined;
  /** Of games that were played fairly, as are all that follow: the most points, in a game and for one word. */
  bestGame: Played | undefined;
  bestPlay: (Played & Required<Pick<Played, 'best'>>) | undefined;
  longest: (Played & Required<Pick<Played, 'longest'>>) | undefined;
  /** The highest of Scramble's. */
  bestRank: Rank | undefined;
  /** Points a game; undefined without any. */
  average: number | undefined;
  /** Game by game, the oldest first, where it is known what could have been made. */
  shares: readonly ShareOfGame[];
}

interface ShareOfGame {
  share: number;
  /** Of this game and those right before it. */
  mean: number;
}

/** Whose average a mean is: a bad day does not sway it much. */
const meanOver = 7;

const has =
  <Name extends 'best' | 'longest' | 'share' | 'familiar'>(name: Name) =>
  (played: Played): played is Played & Required<Pick<Played, Name>> =>
    played[name] !== undefined;

/** The one with the most, the first of those that are equal. */
const most = <T>(all: readonly T[], figure: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((best, one) => (best === undefined || figure(one) > figure(best) ? one : best), undefined);

/** The games of a kind; of a level alone, where one is given. */
export const gamesOf = (record: PlayRecord, game: GamePlayed, level?: string): PlayRecord =>
  record.filter((own) => own.game === game && (level === undefined || own.level === level));

/** The levels on which that was played. */
export const levelsOf = (record: PlayRecord, game: GamePlayed): string[] => [
  ...new Set(gamesOf(record, game).map(({ level }) => level)),
];

export function statisticsOf(games: PlayRecord): Statistics {
  const fair = games.filter(isFair);
  return {
    played: games.length,
    won: games.filter(({ result }) => result === 'won').length,
    since: games[0],
    bestGame: most(fair, ({ points }) => points),
    bestPlay: most(fair.filter(has('best')), ({ best }) => best.points),
    longest: most(fair.filter(has('longest')), ({ longest }) => longest.letters),
    bestRank: most(fair.filter(has('familiar')).map(rankOf), (rank) => ranks.indexOf(rank)),
    average: fair.length > 0 ? fair.reduce((sum, { points }) => sum + points, 0) / fair.length : undefined,
    shares: sharesOf(fair.filter(has('share')).map(({ share }) => share)),
  };
}

const rankOf = ({ familiar: { made, of } }: { familiar: Share }): Rank => standing(made, of).rank;

function sharesOf(shares: readonly Share[]): ShareOfGame[] {
  const parts = shares.map(({ made, of }) => made / of);
  return parts.map((share, at) => {
    const last = parts.slice(Math.max(0, at + 1 - meanOver), at + 1);
    return { share, mean: last.reduce((sum, own) => sum + own, 0) / last.length };
  });
}

/** Something to have done once. */
interface Milestone {
  game: GamePlayed;
  /** So much of it, to have reached it. */
  goal: number;
  /** How far somebody has come with it in these games, which were played fairly. */
  reached(games: PlayRecord): number;
}

const best = (games: PlayRecord) => statisticsOf(games).bestPlay?.best.points ?? 0;
const longest = (games: PlayRecord) => statisticsOf(games).longest?.longest.letters ?? 0;
const bestGame = (games: PlayRecord) => Math.max(0, ...games.map(({ points }) => points));
const countOf = (is: (played: Played) => boolean) => (games: PlayRecord) => games.filter(is).length;
/** A day's may have been played on two devices. */
const dailies = (games: PlayRecord) => new Set(games.flatMap(({ daily }) => daily ?? [])).size;
const isWon = ({ result }: Played) => result === 'won';

const all = {
  games50: { game: 'wordbler', goal: 50, reached: countOf(() => true) },
  rack: { game: 'wordbler', goal: 1, reached: countOf(({ racks }) => racks !== undefined) },
  play80: { game: 'wordbler', goal: 80, reached: best },
  word9: { game: 'wordbler', goal: 9, reached: longest },
  beatExpert: {
    game: 'wordbler',
    goal: 1,
    reached: countOf((own) => isWon(own) && /^(expert|master)$/.test(own.level)),
  },
  beatThree: {
    game: 'wordbler',
    goal: 1,
    reached: countOf((own) => isWon(own) && (own.against?.length ?? 0) >= 3),
  },
  pages10: { game: 'search', goal: 10, reached: countOf(() => true) },
  all1: { game: 'search', goal: 1, reached: countOf(isWon) },
  all25: { game: 'search', goal: 25, reached: countOf(isWon) },
  unhelped: {
    game: 'search',
    goal: 1,
    reached: countOf((own) => isWon(own) && own.hints === undefined && own.share?.made === own.share?.of),
  },
  score2000: { game: 'search', goal: 2000, reached: bestGame },
  dailySearch7: { game: 'search', goal: 7, reached: dailies },
  boards10: { game: 'scramble', goal: 10, reached: countOf(() => true) },
  boards100: { game: 'scramble', goal: 100, reached: countOf(() => true) },
  points30: { game: 'scramble', goal: 30, reached: bestGame },
  points60: { game: 'scramble', goal: 60, reached: bestGame },
  word7: { game: 'scramble', goal: 7, reached: longest },
  dailyBoard7: { game: 'scramble', goal: 7, reached: dailies },
} as const satisfies Record<string, Milestone>;

export type MilestoneId = keyof typeof all;
export const milestoneIds = Object.keys(all) as MilestoneId[];

export interface MilestoneStanding {
  id: MilestoneId;
  goal: number;
  /** No more than the goal. */
  reached: number;
}

/** How far somebody has come with those of a game. */
export function milestonesOf(record: PlayRecord, game: GamePlayed): MilestoneStanding[] {
  const games = gamesOf(record, game).filter(isFair);
  return milestoneIds
    .filter((id) => all[id].game === game)
    .map((id) => {
      const { goal, reached } = all[id];
      return { id, goal, reached: Math.min(goal, reached(games)) };
    });
}

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
