import { OtherSeats } from '../computer-seats';

/** The seats of a game that is played elsewhere: but for the own one, others move them there. */
export class ElsewhereSeats extends OtherSeats {
  constructor(
    private readonly own: number | null,
    /** What the own seat wishes for is on its way: until the answer it does nothing else. */
    private readonly isWaiting: () => boolean,
  ) {
    super();
  }

  get persons(): number[] {
    return this.own === null ? [] : [this.own];
  }

  has(seat: number): boolean {
    return seat !== this.own || this.isWaiting();
  }
}
