import { type Command, type Step, stepOf } from '../../core/wordbler';
import { commandsOf, type Move, type Sight, sightOf } from '../../core/wordbler/computer';
import type { Match } from './match';

/** Who thinks for the computer's seats. */
export interface Mind {
  prepare(): void;
  think(sight: Sight, step: Step, ms: number): Promise<Move>;
  doubts(words: readonly string[], step: Step): Promise<boolean>;
  stopThinking(): void;
}

/** How long the computer takes over a move, in ms: at least, so that one can follow, and at most. */
export const thinkingTimes = {
  instant: { least: 0, most: 400 },
  natural: { least: 900, most: 1500 },
  slow: { least: 1800, most: 1800 },
} as const;

export type ThinkingPace = keyof typeof thinkingTimes;

/** The seats at which nobody sits: the computer moves for them. */
export class ComputerSeats {
  constructor(
    private readonly match: Match,
    private readonly mind: Mind,
    private readonly pace: () => ThinkingPace,
    private readonly wait: (ms: number) => Promise<void>,
  ) {
    if (match.engine.setup.seats.some(({ kind }) => kind === 'computer')) mind.prepare();
  }

  has(seat: number): boolean {
    return this.match.seatOf(seat).kind === 'computer';
  }

  get persons(): number[] {
    return this.match.engine.setup.seats.flatMap((_, seat) => (this.has(seat) ? [] : [seat]));
  }

  /** What the seat to move will do, when it has thought about it. */
  async decide(): Promise<Command[]> {
    const { engine, state } = this.match;
    const seat = state.toMove;
    const { least, most } = thinkingTimes[this.pace()];
    const [move] = await Promise.all([
      this.mind.think(sightOf(engine, seat), this.stepOf(seat), most),
      this.wait(least),
    ]);
    return commandsOf(move, engine, seat);
  }

  /** What the seat says to a play that made these words. */
  async doubt(seat: number, words: readonly string[]): Promise<Command> {
    const { least } = thinkingTimes[this.pace()];
    const [doubts] = await Promise.all([this.mind.doubts(words, this.stepOf(seat)), this.wait(least)]);
    return { type: doubts ? 'challenge' : 'accept', seat };
  }

  /** The game is left: nobody wants the thought under way. */
  stop() {
    this.mind.stopThinking();
  }

  private stepOf(seat: number): Step {
    const step = stepOf(this.match.seatOf(seat));
    if (!step) throw new RangeError(`seat ${seat} is no computer's`);
    return step;
  }
}
