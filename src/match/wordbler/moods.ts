import { the } from '../../core/the';
import type { GameEvent } from '../../core/wordbler';
import type { Mood } from './table-view';

const sleepAfterMs = 60_000;

/** What the mascots make of the game: the one to move thinks, a good play cheers, a missed one saddens. */
export class Moods {
  private readonly feelings: Mood[];
  private readonly stirredAt: number[];

  constructor(
    seats: number,
    private readonly now: () => number,
  ) {
    this.feelings = new Array(seats).fill('idle');
    this.stirredAt = new Array(seats).fill(now());
  }

  feelFor(event: GameEvent) {
    switch (event.type) {
      case 'turnBegan':
        this.feelings.forEach((mood, seat) => {
          if (mood === 'think') this.feel(seat, 'idle');
        });
        this.feel(event.seat, 'think');
        break;
      case 'startDecided':
      case 'playScored':
        this.feel(event.seat, 'happy');
        break;
      case 'wordsRejected':
      case 'timedOut':
      case 'turnSkipped':
        this.feel(event.seat, 'sad');
        break;
      case 'exchanged':
      case 'passed':
        this.feel(event.seat, 'idle');
        break;
      case 'gameEnded':
        for (const { seat, place } of event.outcome.ranking) this.feel(seat, place === 1 ? 'happy' : 'idle');
        break;
    }
  }

  /** Whoever has had nothing to do for long is asleep; whoever is to move never is. */
  shown(mover: number | undefined): Mood[] {
    return this.feelings.map((mood, seat) =>
      mood !== 'think' && seat !== mover && this.now() - the(this.stirredAt[seat]) > sleepAfterMs
        ? 'sleep'
        : mood,
    );
  }

  private feel(seat: number, mood: Mood) {
    this.feelings[seat] = mood;
    this.stirredAt[seat] = this.now();
  }
}
