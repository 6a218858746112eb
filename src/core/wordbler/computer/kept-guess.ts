import type { Dice } from '../../random/dice';
import { rackSize, squareIndex } from '..';
import { Desk } from './desk';
import { LeaveValues, RackParts } from './leaves';
import { keyOf } from './move';
import type { PlayMove } from './play-move';
import type { Plays } from './plays';
import { Prospects } from './prospects';
import type { Sight } from './sight';
import type { Knowledge } from './thought';

/** So many racks are imagined, unless they could play so much that fewer must do. */
const mostRacks = 400;
const mostPlays = 300_000;
const atOnce = 8;

/** Who plays well plays about a third as often what promises so many points less than the best: it is strong ones that are to be guessed. */
const carelessness = 2;
/** Nobody knows how somebody else thinks: so likely is any rack. */
const always = 0.02;

/**
 * What the other of two seats may have kept when it made its last play: with most racks that it could have held, it
 * would have played something else.
 */
export class KeptGuess {
  /** All the unseen tiles, those kept first, and how likely these racks and those before it are together. */
  private readonly racks: { readonly tiles: readonly number[]; readonly upTo: number }[] = [];
  private readonly likelihoods = new Map<string, number>();
  private readonly unseen: readonly number[];
  private readonly laid: readonly number[];
  private readonly parts: RackParts;
  private readonly prospects: Prospects;
  private readonly mayExchange: boolean;
  private seen = 0;

  private constructor(
    /** The board before the play. */
    private readonly desk: Desk,
    sight: Sight,
    private readonly play: PlayMove,
    private readonly keptCount: number,
    private readonly dice: Dice,
  ) {
    const { rules, scores, seat, unseen, rack, bagCount } = sight;
    const codesOf = (letters: readonly string[]) => letters.map((letter) => desk.codeOf(letter));
    this.unseen = codesOf(unseen);
    this.laid = codesOf(play.tiles.map(({ letter, blank }) => (blank ? '' : letter)));
    this.parts = new RackParts(LeaveValues.of(desk.set.alphabet, rules));
    const bagBefore = bagCount + play.tiles.length;
    this.mayExchange = bagBefore >= rules.exchangeNeeds;
    const pointsOfUnseen = desk.pointsOfAll(this.unseen) + desk.pointsOfAll(codesOf(rack));
    this.prospects = new Prospects(
      desk,
      {
        ...{ rules, seatCount: 2, bagCount: bagBefore, pointsOfUnseen, fails: 0 },
        ...{ unseenCount: bagBefore + rack.length, othersCount: rack.length },
        lead: scores[1 - seat]! - play.score - scores[seat]!,
      },
      this.parts,
    );
  }

  /** Where something can be told from a play. */
  static of({ gaddag }: Knowledge, sight: Sight, dice: Dice): KeptGuess | undefined {
    const { answers, bagCount, rackCounts, seat } = sight;
    if (!answers || rackCounts.length !== 2 || bagCount === 0) return undefined;
    const keptCount = rackCounts[1 - seat]! - answers.tiles.length;
    if (keptCount < 1 || rackCounts[1 - seat] !== rackSize) return undefined;
    const board = [...sight.board];
    const side = Math.sqrt(board.length);
    for (const tile of answers.tiles) board[squareIndex(tile, side)] = null;
    return new KeptGuess(Desk.of(gaddag, { ...sight, board }), sight, answers, keptCount, dice);
  }

  /** Imagines some racks more; says whether there is more to be imagined. */
  imagine(): boolean {
    for (let some = 0; some < atOnce; some++) {
      if (this.racks.length >= mostRacks || this.seen >= mostPlays) return false;
      const tiles = this.dice.shuffled(this.unseen);
      const before = this.racks.at(-1)?.upTo ?? 0;
      this.racks.push({ tiles, upTo: before + this.likelihoodOf(tiles.slice(0, this.keptCount)) });
    }
    return true;
  }

  /** The unseen tiles by chance, first those that the other may hold. */
  deal(): number[] {
    const { dice, racks, keptCount } = this;
    const fine = 2 ** 30;
    const at = (dice.below(fine) / fine) * racks.at(-1)!.upTo;
    const { tiles } = racks.find(({ upTo }) => upTo > at)!;
    return [...tiles.slice(0, keptCount), ...dice.shuffled(tiles.slice(keptCount))];
  }

  private likelihoodOf(kept: readonly number[]): number {
    const key = [...kept].sort((a, b) => a - b).join();
    const known = this.likelihoods.get(key) ?? this.likelihoodOfRack(kept);
    this.likelihoods.set(key, known);
    return known;
  }

  private likelihoodOfRack(kept: readonly number[]): number {
    const { desk, parts, prospects, laid } = this;
    const rack = [...laid, ...kept];
    parts.take(rack);
    const plays = desk.findPlaysOf(rack);
    this.seen += plays.count;
    const own = this.indexIn(plays);
    // What was played is no word that is known here: anything may have been kept.
    if (own === undefined) return 1;
    let most = this.mayExchange ? this.bestExchange() : Number.NEGATIVE_INFINITY;
    for (let index = 0; index < plays.count; index++) {
      const worth = prospects.ofPlay(plays, index);
      if (worth > most) most = worth;
    }
    return always + Math.exp((prospects.ofPlay(plays, own) - most) / carelessness);
  }

  private bestExchange(): number {
    let most = Number.NEGATIVE_INFINITY;
    for (let part = 0; part < this.parts.whole; part++) {
      const worth = this.prospects.ofExchange(part);
      if (worth > most) most = worth;
    }
    return most;
  }

  private indexIn(plays: Plays): number | undefined {
    const { desk, play } = this;
    const wanted = keyOf(play);
    for (let index = 0; index < plays.count; index++) {
      if (plays.lengths[index] !== play.tiles.length || plays.scores[index] !== play.score) continue;
      if (keyOf(desk.moveOf(plays, index)) === wanted) return index;
    }
    return undefined;
  }
}
