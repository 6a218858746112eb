import { pageTicker } from '../platform/page-time';
import type { Pose } from './anatomy';
import { watchPointer } from './bird-motion';

const yawnsAfterMs = 30_000;
const yawnMs = 1600;
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

const feet = '100px 186px';
// A crouch, the air, the landing; as a bird hops that is happy.
const hop: Keyframe[] = [
  { transform: 'none', transformOrigin: feet },
  { transform: 'scale(1.07, .87)', offset: 0.186, easing: 'cubic-bezier(.2, .7, .4, 1)' },
  { transform: 'translateY(-34px) scale(.95, 1.06)', offset: 0.45, easing: 'cubic-bezier(.6, 0, .8, .3)' },
  { transform: 'none', offset: 0.72 },
  { transform: 'scale(1.08, .9)', offset: 0.84 },
  { transform: 'none', transformOrigin: feet },
];
const no: Keyframe[] = [0, -7, 6, -5, 3, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }));

/**
 * The bird beside a game of finding words: its eyes follow the finger, it hops twice for a find and more often for what
 * was aimed at, shakes its head at a refusal, and yawns once when nobody has done anything for a while.
 */
export class PlayingBird {
  private isYawning = false;
  private last = pageTicker.now();
  private cancel = () => {};
  private readonly stopWatching: () => void;
  private told: object | undefined;

  constructor(
    private readonly within: HTMLElement,
    /** It looks otherwise now, by itself. */
    private readonly changed: () => void,
  ) {
    this.stopWatching = watchPointer(within, true);
    for (const sign of signs) addEventListener(sign, this.wake, { capture: true, passive: true });
    this.wait(yawnsAfterMs);
  }

  /** Only a bird that does nothing else yawns. */
  poseFor(pose: Pose): Pose {
    return this.isYawning && pose === 'idle' ? 'yawn' : pose;
  }

  /** What it has to say of the game; the same thing moves it once. */
  take(told: object | undefined, about: 'found' | 'reached' | 'refused' | undefined) {
    if (this.told === told) return;
    this.told = told;
    if (about === 'found') this.move('.m-hop', hop, { duration: 430, iterations: 2 });
    if (about === 'reached') this.move('.m-hop', hop, { duration: 430, iterations: 4 });
    if (about === 'refused') this.move('.m-droop', no, { duration: 420 });
  }

  stop() {
    this.cancel();
    this.stopWatching();
    for (const sign of signs) removeEventListener(sign, this.wake, { capture: true });
  }

  private move(part: string, frames: Keyframe[], timing: KeyframeAnimationOptions) {
    if (this.within.closest('.calm')) return;
    for (const moved of this.within.querySelectorAll(`.at-play ${part}`)) moved.animate(frames, timing);
  }

  private readonly wake = () => {
    const isAsleep = pageTicker.now() - this.last > yawnsAfterMs;
    this.last = pageTicker.now();
    if (!isAsleep) return;
    this.wait(yawnsAfterMs);
    if (this.isYawning) this.show(false);
  };

  private wait(ms: number) {
    this.cancel();
    this.cancel = pageTicker.after(ms, () => {
      const left = this.last + yawnsAfterMs - pageTicker.now();
      if (left > 0) this.wait(left);
      else this.yawn();
    });
  }

  private yawn() {
    if (this.within.closest('.calm')) return;
    this.show(true);
    this.cancel = pageTicker.after(yawnMs, () => this.show(false));
  }

  private show(isYawning: boolean) {
    this.isYawning = isYawning;
    this.changed();
  }
}
