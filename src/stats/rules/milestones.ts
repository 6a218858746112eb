import { type GamePlayed, isFair, type Played } from '../../engine/played';
import type { PlayRecord } from './play-record';
import { gamesOf, statisticsOf } from './statistics';

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
  score5000: { game: 'search', goal: 5000, reached: bestGame },
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
