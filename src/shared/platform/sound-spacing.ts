import { must } from '../../engine/must';
import { Dice } from '../../engine/random/dice';
import { type Effect, effects } from './sound-effects';

// Closer together the same sound is no longer two sounds, only noise.
const leastApartMs = 55;
// What follows this fast belongs to the one before: seven tiles dealt, a word taken back.
const cascadeMs = 200;
const spread = 0.1;
const spreadInCascade = 0.02;
const mostQuarterTones = 12;
const pentatonic = [0, 2, 4, 7, 9];
const highestStep = 10;

/** Decides whether an effect is told again, and how high. */
export class Spacing {
  private readonly dice = new Dice('sound');
  private readonly told = new Map<Effect, { at: number; run: number }>();

  /** The speed to play it at, 1 being as recorded; undefined when it was told only just now. */
  rate(effect: Effect, at: number, step?: number): number | undefined {
    const last = this.told.get(effect);
    if (last && at - last.at < leastApartMs) return undefined;
    const run = last && at - last.at < cascadeMs ? last.run + 1 : 0;
    this.told.set(effect, { at, run });
    if (step !== undefined) return stepRate(step);
    if (!effects[effect].varies) return 1;
    const raised = 2 ** (Math.min(run, mostQuarterTones) / 24);
    return raised * this.around(run === 0 ? spread : spreadInCascade);
  }

  private around(part: number) {
    return 1 - part + (this.dice.below(1001) / 1000) * 2 * part;
  }
}

/** A step of a cascade, up a scale in which nothing sounds wrong; it stops climbing before it gets shrill. */
export function stepRate(step: number): number {
  const place = Math.min(Math.max(0, Math.round(step)), highestStep);
  const semitones = 12 * Math.floor(place / pentatonic.length) + must(pentatonic[place % pentatonic.length]);
  return 2 ** (semitones / 12);
}
