import { Dice } from '../../engine/random/dice';
import { type Effect, effects } from './sound-effects';

/** Which recording of an effect is heard: any but the one before. */
export class Takes {
  private readonly dice = new Dice('takes');
  private readonly last = new Map<Effect, number>();

  next(effect: Effect): number {
    const { takes = 1 } = effects[effect];
    if (takes === 1) return 0;
    const last = this.last.get(effect);
    const take =
      last === undefined ? this.dice.below(takes) : (last + 1 + this.dice.below(takes - 1)) % takes;
    this.last.set(effect, take);
    return take;
  }
}
