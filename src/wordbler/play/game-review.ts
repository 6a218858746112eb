import { type Advice, lessonsOf, type ReviewedTurn, reviewTurn, turnsOf } from '../ai/review';
import { type Hindsight, moveDone } from '../ai/verdicts';
import { type BoardRules, isForExperts, type ReadonlyGame, type Seat, type WordJudge } from '../rules';
import { type Move, type SeenTurn, type VisibleState, visibleStateOf } from '../rules/visible-state';

/** Who knows the best play in words that most people know. */
export interface Adviser {
  advise(sight: VisibleState): Promise<Advice | undefined>;
}

/** The turns of a game, each beside the best as soon as the best is known. */
export class TurnReview {
  /** The adviser could not be asked. */
  failed = false;
  private readonly known = new Map<SeenTurn, ReviewedTurn>();
  private round = 0;

  constructor(
    readonly players: readonly Seat[],
    readonly turns: readonly SeenTurn[],
    /** As it lay at the end. */
    readonly board: VisibleState['board'],
  ) {}

  /** Whose tiles. */
  get language(): string {
    return this.turns[0]?.sight.tiles ?? 'en';
  }

  /** Of the board. */
  get rules(): BoardRules {
    return this.turns[0]?.sight.rules ?? {};
  }

  /** People first. */
  get seats(): number[] {
    const { players } = this;
    const of = (kind: Seat['kind']) => [...players.keys()].filter((seat) => players[seat]?.kind === kind);
    return [...of('person'), ...of('computer')];
  }

  turnsOf(seat: number): SeenTurn[] {
    return this.turns.filter(({ sight }) => sight.seat === seat);
  }

  reviewOf(turn: SeenTurn): ReviewedTurn | undefined {
    return this.known.get(turn);
  }

  /** Those of a seat's turns whose best is known. */
  reviewsOf(seat: number): ReviewedTurn[] {
    return this.turnsOf(seat).flatMap((turn) => this.known.get(turn) ?? []);
  }

  isDone(seat: number): boolean {
    return this.turnsOf(seat).every((turn) => this.known.has(turn));
  }

  /** The plays to learn from, once all turns of the seat have been looked at. */
  lessonsOf(seat: number): ReviewedTurn[] {
    return this.isDone(seat) ? lessonsOf(this.reviewsOf(seat)) : [];
  }

  /** Asks turn by turn, those of the seat looked at before all others, and tells whose turn was answered. */
  async ask(adviser: Adviser, lookedAt: () => number, answered: (seat: number) => void) {
    const round = ++this.round;
    this.failed = false;
    for (let turn = this.next(lookedAt()); turn; turn = this.next(lookedAt())) {
      try {
        const advice = await adviser.advise(turn.sight);
        if (round !== this.round) return;
        this.known.set(turn, reviewTurn(turn, (isForExperts(this.players) && advice?.beyond) || advice));
      } catch {
        if (round !== this.round) return;
        this.failed = true;
      }
      answered(turn.sight.seat);
      if (this.failed) return;
    }
  }

  /** Nobody looks any more. */
  stop() {
    this.round++;
  }

  private next(seat: number): SeenTurn | undefined {
    const open = this.turns.filter((turn) => !this.known.has(turn));
    return open.find(({ sight }) => sight.seat === seat) ?? open[0];
  }
}

/** Of a game that was finished here. */
export class GameReview extends TurnReview {
  constructor(
    readonly engine: ReadonlyGame,
    words: WordJudge,
  ) {
    super(engine.setup.seats, turnsOf(engine, words), visibleStateOf(engine, 0).board);
  }
}

/** Who looks ahead from a turn that was played. */
export interface Backlooker {
  lookBack(sight: VisibleState, done: Move, ms: number): Promise<Hindsight>;
  stopThinking(): void;
}

/** A turn, and what looking ahead tells of it. */
export interface DeepTurn {
  readonly turn: SeenTurn;
  readonly hindsight: Hindsight;
}

/** The turns of a game once more, each tried out as the Master does, as long as somebody wants it. */
export class DeepReview {
  private readonly known = new Map<SeenTurn, Hindsight>();
  private round = 0;
  private stopsAsking: (() => void) | undefined;
  /** It could not be asked. */
  failed = false;

  constructor(private readonly review: Pick<TurnReview, 'turnsOf'>) {}

  get isUnderWay(): boolean {
    return this.stopsAsking !== undefined;
  }

  /** Those of a seat's turns that were looked at. */
  turnsOf(seat: number): DeepTurn[] {
    return this.turnsFor(seat).flatMap((turn) => {
      const hindsight = this.known.get(turn);
      return hindsight ? [{ turn, hindsight }] : [];
    });
  }

  /** How many of them there are to look at. */
  countOf(seat: number): number {
    return this.turnsFor(seat).length;
  }

  of(turn: SeenTurn): Hindsight | undefined {
    return this.known.get(turn);
  }

  isDone(seat: number): boolean {
    return this.next(seat) === undefined;
  }

  /** So many ms for each turn of the seat that is looked at, until all of them are done; tells after each. */
  async begin(asked: Backlooker, lookedAt: () => number, ms: number, answered: () => void) {
    const round = ++this.round;
    this.failed = false;
    this.stopsAsking = () => asked.stopThinking();
    for (let turn = this.next(lookedAt()); turn; turn = this.next(lookedAt())) {
      const hindsight = await ask(asked, turn, ms);
      if (round !== this.round) return;
      if (hindsight) this.known.set(turn, hindsight);
      this.failed = !hindsight;
      if (this.failed || !this.next(lookedAt())) this.stopsAsking = undefined;
      answered();
      if (this.failed) return;
    }
    this.stopsAsking = undefined;
  }

  /** Nobody waits for it. What is known is kept. */
  stop() {
    this.round++;
    this.stopsAsking?.();
    this.stopsAsking = undefined;
  }

  private next(seat: number): SeenTurn | undefined {
    return this.turnsFor(seat).find((turn) => !this.known.has(turn));
  }

  private turnsFor(seat: number): SeenTurn[] {
    return this.review.turnsOf(seat).filter(moveDone);
  }
}

async function ask(asked: Backlooker, turn: SeenTurn, ms: number): Promise<Hindsight | undefined> {
  const done = moveDone(turn);
  try {
    return done && (await asked.lookBack(turn.sight, done, ms));
  } catch {
    return undefined;
  }
}
