import type { GameEvent } from '../rules';
import type { Match } from './match';

/** The points on the cards: they follow the game as fast as it is told. */
export class ShownScores {
  private points: readonly number[];
  /** What of them is still to be counted up. */
  private left: readonly number[] = [];

  constructor(private readonly match: Match) {
    this.points = [...match.state.scores];
  }

  /** What each player has, as far as it is told. */
  get now(): readonly number[] {
    return this.points;
  }

  /** What the cards show while they count. */
  get figures(): readonly number[] {
    return this.points.map((now, seat) => now - (this.left[seat] ?? 0));
  }

  /** Points have reached a card, on which `left` of them are still to be counted. */
  add(seat: number, points: number, left: number) {
    this.count(seat, left);
    this.points = this.points.map((now, other) => (other === seat ? now + points : now));
  }

  /** So many of them are left now. Returns whether the figure changes. */
  count(seat: number, left: number): boolean {
    if ((this.left[seat] ?? 0) === left) return false;
    this.left = this.points.map((_, other) => (other === seat ? left : 0));
    return true;
  }

  /** An event has been told to its end, whether or not all of it was seen. */
  settle(event: GameEvent) {
    if (event.type !== 'playScored') return;
    this.left = [];
    this.points = this.points.map((now, seat) => (seat === event.seat ? event.total : now));
  }

  catchUp() {
    this.left = [];
    this.points = [...this.match.state.scores];
  }
}
