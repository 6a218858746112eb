import { type Hindsight, type Move, moveDone, type SeenTurn, type Sight } from '../ai';
import type { TurnReview } from './game-review';

/** Who looks ahead from a turn that was played. */
export interface Backlooker {
  lookBack(sight: Sight, done: Move, ms: number): Promise<Hindsight>;
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
