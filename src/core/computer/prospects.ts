import type { Desk } from './desk';
import type { RackParts } from './leaves';
import type { Plays } from './plays';
import type { Sight } from './sight';

/** How much the worth of what is kept still counts, by the tiles left in the bag after the play. */
const fullBag = 14;
/** As good as winning, or losing, for sure. */
const decided = 1000;

/** What a choice promises beside its score: the tiles kept, how the bag stands, and how the game may end. */
export class Prospects {
  private readonly pointsOfUnseen: number;
  /** What the other seats together hold, on average. */
  private readonly othersHold: number;
  private readonly lead: number;
  private readonly endsWithBag: boolean;

  constructor(
    private readonly desk: Desk,
    private readonly sight: Sight,
    private readonly parts: RackParts,
  ) {
    const { unseen, rackCounts, scores, seat, rules } = sight;
    this.pointsOfUnseen = this.pointsOf(unseen.map((letter) => desk.codeOf(letter)));
    const others = rackCounts.filter((_, at) => at !== seat).reduce((sum, count) => sum + count, 0);
    this.othersHold = unseen.length === 0 ? 0 : (this.pointsOfUnseen * others) / unseen.length;
    this.lead = scores[seat] - Math.max(...scores.filter((_, at) => at !== seat));
    this.endsWithBag = rules.bagEmpty === 'gameEnds';
  }

  ofPlay(plays: Plays, index: number): number {
    const { sight, parts } = this;
    const kept = parts.keptBy(plays, index);
    const score = plays.scores[index];
    const bagAfter = sight.bagCount - plays.lengths[index];
    if (bagAfter > 0) return score + this.ofKept(kept, bagAfter);
    const keptPoints = this.pointsOf(parts.codesOf(kept));
    if (sight.bagCount > 0 && this.endsWithBag) return this.ofLastPlay(score, keptPoints);
    // Nothing more is drawn after the bag's last tiles: what is left must be laid, or it costs.
    const wentOut = sight.bagCount === 0 && kept === 0;
    return score + (wentOut ? this.pointsOfUnseen : -keptPoints);
  }

  ofExchange(kept: number): number {
    if (this.isLastFail) return this.ofEnd(this.parts.whole);
    return this.ofKept(kept, this.sight.bagCount);
  }

  ofPass(): number {
    return this.isLastFail
      ? this.ofEnd(this.parts.whole)
      : this.ofKept(this.parts.whole, this.sight.bagCount);
  }

  private get isLastFail() {
    return this.sight.fails + 1 >= this.sight.rules.failsToEnd;
  }

  private ofKept(kept: number, bagAfter: number): number {
    return this.parts.worths[kept] * Math.min(1, bagAfter / fullBag);
  }

  /** The play after which the bag is empty and the game over. */
  private ofLastPlay(score: number, keptPoints: number): number {
    const { unseen, bagCount } = this.sight;
    const drawn = (this.pointsOfUnseen * bagCount) / unseen.length;
    const gain = score - keptPoints - drawn;
    return gain + Math.sign(this.lead + gain + this.othersHold) * decided;
  }

  /** The game ends with this rack. */
  private ofEnd(kept: number): number {
    const lost = this.pointsOf(this.parts.codesOf(kept));
    return Math.sign(this.lead - lost + this.othersHold) * decided - lost;
  }

  private pointsOf(codes: readonly number[]): number {
    return codes.reduce((sum, code) => sum + this.desk.pointsOf(code), 0);
  }
}
