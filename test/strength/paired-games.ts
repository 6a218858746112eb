import type { Lexicon } from '../../src/engine/lexicon/lexicon';
import type { Rules } from '../../src/rules';
import { newGame, type Player, playOn } from './self-play';

export interface Tally {
  games: number;
  wins: number;
  draws: number;
  losses: number;
  /** The share of wins, a draw being half a win, and how far off it may be, 19 times of 20. */
  share: number;
  margin: number;
  points: [number, number];
  /** What a seat gets on average, whoever sits there, and how far off that may be. */
  pointsEach: number;
  pointsMargin: number;
}

/**
 * Two-seat games, in pairs: the same seed, which decides who starts and shuffles the bag, with
 * the seats swapped. The games of a pair are not independent, so the margin comes from the pairs.
 */
export class PairedGames {
  private readonly shares: number[] = [];
  private readonly results = [0, 0, 0];
  private readonly points: [number, number] = [0, 0];
  /** What a seat got on average in a pair, or in a game that was played once. */
  private readonly pointsEach: number[] = [];

  constructor(
    private readonly words: Lexicon,
    private readonly players: readonly [Player, Player],
    private readonly rules: Rules,
  ) {}

  playPair(seed: string) {
    this.note([this.play(seed, 0), this.play(seed, 1)]);
  }

  /** For a player against itself: swapped, that would be the same game again. */
  playOnce(seed: string) {
    this.note([this.play(seed, 0)]);
  }

  tally(): Tally {
    const [wins = 0, draws = 0, losses = 0] = this.results;
    const games = wins + draws + losses;
    const [share, margin] = meanOf(this.shares);
    const [pointsEach, pointsMargin] = meanOf(this.pointsEach);
    return {
      games,
      wins,
      draws,
      losses,
      share,
      margin,
      points: [this.points[0] / games, this.points[1] / games],
      pointsEach,
      pointsMargin,
    };
  }

  private note(results: readonly Result[]) {
    this.shares.push(meanOf(results.map(({ share }) => share))[0]);
    this.pointsEach.push(meanOf(results.map(({ pointsEach }) => pointsEach))[0]);
  }

  private play(seed: string, seat: number): Result {
    const engine = newGame(this.words, 2, seed, this.rules);
    const [first, second] = this.players;
    playOn(engine, seat === 0 ? [first, second] : [second, first]);
    const [own, other] = [engine.state.scores[seat], engine.state.scores[1 - seat]];
    this.points[0] += own!;
    this.points[1] += other!;
    const share = own! > other! ? 1 : own === other ? 0.5 : 0;
    this.results[2 - 2 * share]!++;
    return { share, pointsEach: (own! + other!) / 2 };
  }
}

interface Result {
  /** The first player's share of the win. */
  share: number;
  pointsEach: number;
}

/** And how far off it may be, 19 times of 20. */
function meanOf(figures: readonly number[]): [mean: number, margin: number] {
  const mean = figures.reduce((a, b) => a + b, 0) / figures.length;
  const spread = figures.reduce((sum, own) => sum + (own - mean) ** 2, 0) / Math.max(1, figures.length - 1);
  return [mean, 1.96 * Math.sqrt(spread / figures.length)];
}

export const tallyLine = (pairing: string, tally: Tally) => {
  const { games, wins, draws, losses, share, margin, points, pointsEach, pointsMargin } = tally;
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const [own, other] = points.map((mean) => mean.toFixed(1));
  return (
    `${pairing}: ${games} games, ${wins} won, ${draws} drawn, ${losses} lost: ` +
    `${percent(share)} ± ${percent(margin)}, on average ${own} : ${other} points, ` +
    `${pointsEach.toFixed(1)} ± ${pointsMargin.toFixed(1)} a seat`
  );
};
