/** So many throws a choice is given before it may be dropped. */
const fewest = 24;
/** A choice is dropped when it is behind the best one by so many times as much as chance may explain. */
const surely = 2.6;

/** Where many are tried, only so many of the best go on after so many throws. */
export interface Shortlist {
  readonly after: number;
  readonly most: number;
}

/** What came of each choice in each throw, and which of them may still be the best. */
export class Tallies {
  private readonly worths: Float64Array[];
  private readonly sums: Float64Array;
  /** The choices that may still be the best. */
  left: number[];
  rounds = 0;

  constructor(
    count: number,
    /** One that is never dropped: it is wanted to be known what it comes to. */
    private readonly asked = -1,
    private readonly shortlist?: Shortlist,
  ) {
    this.worths = Array.from({ length: count }, () => new Float64Array(64));
    this.sums = new Float64Array(count);
    this.left = [...this.worths.keys()];
  }

  /** What a choice came to in the throw at hand. */
  add(choice: number, worth: number) {
    let own = this.worths[choice]!;
    if (this.rounds === own.length) {
      own = new Float64Array(own.length * 2);
      own.set(this.worths[choice]!);
      this.worths[choice] = own;
    }
    own[this.rounds] = worth;
    this.sums[choice]! += worth;
  }

  endRound() {
    this.rounds++;
    if (this.rounds === this.shortlist?.after) this.shorten(this.shortlist.most);
    if (this.rounds < fewest || this.rounds % 8 !== 0) return;
    const { best } = this;
    this.left = this.left.filter(
      (choice) => choice === best || choice === this.asked || this.behind(choice, best) < surely,
    );
  }

  private shorten(most: number) {
    const best = [...this.left].sort((a, b) => this.sums[b]! - this.sums[a]!).slice(0, most);
    this.left = this.left.filter((choice) => choice === this.asked || best.includes(choice));
  }

  /** Of those that are left, the one that came to most. */
  get best(): number {
    return this.left.reduce((best, choice) => (this.sums[choice]! > this.sums[best]! ? choice : best));
  }

  /** What a choice that is left comes to on average. */
  mean(choice: number): number {
    return this.rounds === 0 ? 0 : this.sums[choice]! / this.rounds;
  }

  /** What a choice that is left came to. */
  of(choice: number): { rounds: number; mean: number; variance: number } {
    const { rounds } = this;
    const mean = this.mean(choice);
    const all = this.left.map((at) => this.worths[at]!);
    const meanOfAll = this.left.reduce((sum, at) => sum + this.mean(at), 0) / all.length;
    let squares = 0;
    for (let round = 0; round < rounds; round++) {
      // What luck brings to all of them tells nothing.
      const others = all.reduce((sum, worths) => sum + worths[round]!, 0) / all.length;
      squares += (this.worths[choice]![round]! - others - (mean - meanOfAll)) ** 2;
    }
    return { rounds, mean, variance: rounds > 1 ? squares / (rounds - 1) : 0 };
  }

  /** By how many standard errors a choice is behind another, throw for throw. */
  behind(choice: number, other: number): number {
    const { rounds } = this;
    const [own, others] = [this.worths[choice]!, this.worths[other]!];
    const mean = (this.sums[other]! - this.sums[choice]!) / rounds;
    let squares = 0;
    for (let round = 0; round < rounds; round++) squares += (others[round]! - own[round]! - mean) ** 2;
    const error = Math.sqrt(squares / Math.max(1, rounds - 1) / rounds);
    return error > 0 ? mean / error : mean > 0 ? Number.POSITIVE_INFINITY : 0;
  }
}
