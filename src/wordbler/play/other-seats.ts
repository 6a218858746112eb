import type { Command } from '../rules';

/** The seats that no hand at this table moves. */
export interface OtherSeats {
  /** Those that hands do. */
  readonly persons: readonly number[];
  has(seat: number): boolean;
  /** Where one of them is to move it thinks, while what was before is still being shown. */
  begin(): void;
  /** What the seat to move will do; undefined where that comes by itself. */
  decide(): Promise<Command[] | undefined>;
  /** What the seat says to a play that made these words. */
  doubt(seat: number, words: readonly string[]): Promise<Command | undefined>;
  hurry(): void;
  /** The page is out of sight, and comes back. */
  rest(): void;
  goOn(): void;
  /** The game is left: nobody wants the thought under way. */
  stop(): void;
}
