import type { Preferences } from '../../shared/platform/settings';
import type { Ticker } from '../../shared/play/game-clock';
import type { Considered } from '../ai/verdicts';
import { type Command, type Step, stepOf } from '../rules';
import { commandsOf, type Move, type VisibleState, visibleStateOf } from '../rules/visible-state';
import type { Match } from './match';

/** Who thinks for the computer's seats. */
export interface Mind {
  prepare(): void;
  think(sight: VisibleState, step: Step, ms: number): Promise<Move>;
  /** Looks ahead for so long. */
  ponder(sight: VisibleState, ms: number): Promise<Considered>;
  doubts(words: readonly string[], step: Step): Promise<boolean>;
  stopThinking(): void;
}

/**
 * How long the computer takes over a move, in ms: at least, so that one can follow, and at most, from when the turn is
 * its own, which may be before all of the last one has been shown; and how long it rests when that is shown.
 */
export const thinkingTimes = {
  instant: { least: 0, most: 400, rests: 0 },
  natural: { least: 900, most: 1500, rests: 0 },
  slow: { least: 1800, most: 1800, rests: 1500 },
} as const;

/** For so many ms the Master looks ahead, whose strength is in it. */
export const ponderingTimes = { instant: 1_000, natural: 3_000, slow: 10_000 } as const;

/** A player who hurries waits no longer than this for a thought. */
const hurriedMost = 500;

export type ThinkingPace = keyof typeof thinkingTimes;

/** The seats that no hand at this table moves. */
export abstract class OtherSeats {
  /** Those that hands do. */
  abstract readonly persons: readonly number[];

  abstract has(seat: number): boolean;

  /** Where one of them is to move it thinks, while what was before is still being shown. */
  begin() {}

  /** What the seat to move will do; undefined where that comes by itself. */
  async decide(): Promise<Command[] | undefined> {
    return undefined;
  }

  /** What the seat says to a play that made these words. */
  async doubt(_seat: number, _words: readonly string[]): Promise<Command | undefined> {
    return undefined;
  }

  hurry() {}

  /** The page is out of sight, and comes back. */
  rest() {}

  goOn() {}

  /** The game is left: nobody wants the thought under way. */
  stop() {}
}

/** The seats at which nobody sits: the computer moves for them. */
export class ComputerSeats extends OtherSeats {
  private thought: { turn: number; considered: Promise<Considered> } | undefined;
  /** What ends the pauses that only let one follow. */
  private readonly pauses = new Set<() => void>();
  /** There while the page is out of sight: it comes back. */
  private outOfSight: { readonly ends: Promise<void>; end(): void } | undefined;
  /** So often it went out of sight. */
  private absences = 0;

  constructor(
    private readonly match: Match,
    private readonly mind: Mind,
    private readonly pace: () => ThinkingPace,
    private readonly wait: (ms: number) => Promise<void>,
  ) {
    super();
    if (match.engine.setup.seats.some(({ kind }) => kind === 'computer')) mind.prepare();
  }

  static at(
    match: Match,
    mind: Mind,
    settings: Pick<Preferences, 'now'>,
    ticker: Pick<Ticker, 'after'>,
  ): ComputerSeats {
    const wait = (ms: number) => new Promise<void>((resolve) => void ticker.after(ms, resolve));
    return new ComputerSeats(match, mind, () => settings.now.thinking, wait);
  }

  has(seat: number): boolean {
    return this.match.seatOf(seat).kind === 'computer';
  }

  get persons(): number[] {
    return this.match.engine.setup.seats.flatMap((_, seat) => (this.has(seat) ? [] : [seat]));
  }

  /** Where a computer is to move it thinks, while what was before is still being shown. */
  override begin() {
    const { state } = this.match;
    if (state.phase === 'turn' && this.has(state.toMove)) void this.thinking.catch(() => {});
  }

  /** What the seat to move will do, when it has thought about it. */
  override async decide(): Promise<Command[]> {
    const { engine, state } = this.match;
    const seat = state.toMove;
    try {
      const [considered] = await Promise.all([this.thinking, this.pause(thinkingTimes[this.pace()].rests)]);
      this.match.sure = considered.sure;
      return commandsOf(considered.move, engine, seat);
    } catch (error) {
      // Else it is there until the turn is over: the tiles that are laid meanwhile are no reason to think again.
      this.thought = undefined;
      throw error;
    }
  }

  /** The player does not want to wait: what comes to mind soon will do. */
  override hurry() {
    for (const end of this.pauses) end();
    const { thought } = this;
    if (!thought) return;
    void this.wait(hurriedMost).then(() => this.thought === thought && this.mind.stopThinking());
  }

  private get thinking(): Promise<Considered> {
    const { engine, state } = this.match;
    const { toMove: seat, turn } = state;
    if (this.thought?.turn === turn) return this.thought.considered;
    const { least } = thinkingTimes[this.pace()];
    const considered = Promise.all([
      this.consider(visibleStateOf(engine, seat), this.stepOf(seat)),
      this.pause(least),
    ]).then(([considered]) => considered);
    this.thought = { turn, considered };
    return considered;
  }

  private async consider(sight: VisibleState, step: Step): Promise<Considered> {
    const pace = this.pace();
    if (step === 'master') return this.ponder(sight, ponderingTimes[pace]);
    return { move: await this.mind.think(sight, step, thinkingTimes[pace].most) };
  }

  /** Whoever comes back finds a move that has been thought about for all of its time. */
  private async ponder(sight: VisibleState, ms: number): Promise<Considered> {
    for (;;) {
      await this.outOfSight?.ends;
      const { absences } = this;
      const considered = await this.mind.ponder(sight, ms);
      if (absences === this.absences) return considered;
    }
  }

  private pause(ms: number): Promise<void> {
    if (ms === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        this.pauses.delete(end);
        resolve();
      };
      this.pauses.add(end);
      void this.wait(ms).then(end);
    });
  }

  /** What the seat says to a play that made these words. */
  override async doubt(seat: number, words: readonly string[]): Promise<Command> {
    const { least } = thinkingTimes[this.pace()];
    const [doubts] = await Promise.all([this.mind.doubts(words, this.stepOf(seat)), this.wait(least)]);
    return { type: doubts ? 'challenge' : 'accept', seat };
  }

  /** The page is out of sight: looking ahead, which takes all that the machine has, is put off until it comes back. */
  override rest() {
    if (this.outOfSight) return;
    this.absences++;
    let end = () => {};
    this.outOfSight = { ends: new Promise((resolve) => (end = resolve)), end: () => end() };
    this.mind.stopThinking();
  }

  override goOn() {
    this.outOfSight?.end();
    this.outOfSight = undefined;
  }

  /** The game is left: nobody wants the thought under way. */
  override stop() {
    this.mind.stopThinking();
  }

  private stepOf(seat: number): Step {
    const step = stepOf(this.match.seatOf(seat));
    if (!step) throw new RangeError(`seat ${seat} is no computer's`);
    return step;
  }
}
