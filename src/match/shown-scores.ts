import type { GameEvent } from '../core/crossword';
import type { Match } from './match';

/** The points on the cards: they follow the game as fast as it is told. */
export class ShownScores {
  private points: readonly number[];

  constructor(private readonly match: Match) {
    this.points = [...match.state.scores];
  }

  get now(): readonly number[] {
    return this.points;
  }

  /** Points have reached a card. */
  add(seat: number, points: number) {
    this.points = this.points.map((now, other) => (other === seat ? now + points : now));
  }

  /** An event has been told to its end, whether or not all of it was seen. */
  told(event: GameEvent) {
    if (event.type !== 'playScored') return;
    this.points = this.points.map((now, seat) => (seat === event.seat ? event.total : now));
  }

  catchUp() {
    this.points = [...this.match.state.scores];
  }
}
