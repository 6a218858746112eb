import type { Lexicon } from '../../src/core/lexicon';
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
}

/**
 * Two-seat games of Classic rules, in pairs: the same seed, which decides who starts and shuffles the bag, with
 * the seats swapped. The games of a pair are not independent, so the margin comes from the pairs.
 */
export class PairedGames {
  private readonly shares: number[] = [];
  private readonly results = [0, 0, 0];
  private readonly points: [number, number] = [0, 0];

  constructor(
    private readonly words: Lexicon,
    private readonly players: readonly [Player, Player],
  ) {}

  playPair(seed: string) {
    const straight = this.play(seed, 0);
    const swapped = this.play(seed, 1);
    this.shares.push((straight + swapped) / 2);
  }

  tally(): Tally {
    const [wins, draws, losses] = this.results;
    const pairs = this.shares.length;
    const share = this.shares.reduce((a, b) => a + b, 0) / pairs;
    const spread = this.shares.reduce((sum, own) => sum + (own - share) ** 2, 0) / Math.max(1, pairs - 1);
    const games = 2 * pairs;
    return {
      games,
      wins,
      draws,
      losses,
      share,
      margin: 1.96 * Math.sqrt(spread / pairs),
      points: [this.points[0] / games, this.points[1] / games],
    };
  }

  /** The first player's share of the win. */
  private play(seed: string, seat: number): number {
    const engine = newGame(this.words, 2, seed);
    const [first, second] = this.players;
    playOn(engine, seat === 0 ? [first, second] : [second, first]);
    const [own, other] = [engine.state.scores[seat], engine.state.scores[1 - seat]];
    this.points[0] += own;
    this.points[1] += other;
    const share = own > other ? 1 : own === other ? 0.5 : 0;
    this.results[2 - 2 * share]++;
    return share;
  }
}

export const tallyLine = (pairing: string, { games, wins, draws, losses, share, margin, points }: Tally) => {
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const [own, other] = points.map((mean) => mean.toFixed(1));
  return (
    `${pairing}: ${games} games, ${wins} won, ${draws} drawn, ${losses} lost: ` +
    `${percent(share)} ± ${percent(margin)}, on average ${own} : ${other} points`
  );
};
