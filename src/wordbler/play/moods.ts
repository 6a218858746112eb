import { must } from '../../engine/must';
import type { GameEvent } from '../rules';

/** How a mascot feels about its player's game. */
export type Mood = 'idle' | 'think' | 'happy' | 'sad' | 'sleep' | 'wow' | 'worried' | 'smug';

const sleepAfterMs = 60_000;
/** From so many points on a play is a big one. */
const bigPlay = 30;
const hurriedBelowMs = 10_000;

/** Who is to move is worried when the clock runs out. */
export const hurried = (mood: Mood, left: number | undefined): Mood =>
  mood === 'think' && left !== undefined && left < hurriedBelowMs ? 'worried' : mood;

/**
 * What the mascots make of the game: the one to move thinks, a play cheers, a big one amazes and worries all others,
 * a lead is enjoyed, a missed play saddens.
 */
export class Moods {
  private readonly feelings: Mood[];
  private readonly stirredAt: number[];
  private readonly totals: number[];

  constructor(
    scores: readonly number[],
    private readonly now: () => number,
  ) {
    this.feelings = scores.map(() => 'idle');
    this.totals = [...scores];
    this.stirredAt = scores.map(() => now());
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
        this.feel(event.seat, 'happy');
        break;
      case 'playScored':
        this.feelForPlay(event.seat, event.sheet.total, event.total);
        break;
      case 'wordsRejected':
      case 'timedOut':
      case 'turnSkipped':
      case 'resigned':
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
      mood !== 'think' && seat !== mover && this.now() - must(this.stirredAt[seat]) > sleepAfterMs ? 'sleep' : mood,
    );
  }

  private feelForPlay(seat: number, points: number, total: number) {
    const best = Math.max(...this.totals.filter((_, other) => other !== seat));
    const leads = must(this.totals[seat]) <= best && total > best;
    this.totals[seat] = total;
    const isBig = points >= bigPlay;
    for (const [other, mood] of this.feelings.entries()) {
      if (other === seat) continue;
      if (isBig) this.feel(other, 'worried');
      else if (mood === 'worried' || mood === 'smug') this.feel(other, 'idle');
    }
    this.feel(seat, isBig ? 'wow' : leads && points > 0 ? 'smug' : 'happy');
  }

  private feel(seat: number, mood: Mood) {
    this.feelings[seat] = mood;
    this.stirredAt[seat] = this.now();
  }
}
