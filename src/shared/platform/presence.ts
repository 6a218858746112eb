/** Whether the player last used keys or a pointer, and a finger. A screen reader presses without a pointer. */
export class LastInput {
  byKeys = false;
  byFinger = matchMedia('(pointer: coarse)').matches;

  constructor() {
    addEventListener('keydown', () => this.set(true), true);
    addEventListener(
      'pointerdown',
      ({ pointerType }) => {
        this.set(false);
        this.byFinger = pointerType === 'touch';
      },
      true,
    );
    // A press that no pointer made.
    addEventListener('click', ({ detail }) => detail === 0 && this.set(true), true);
  }

  private set(byKeys: boolean) {
    this.byKeys = byKeys;
  }
}

/** So long after the last sign of a player nothing moves any more by itself. */
const restAfterMs = 20_000;

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'click', 'resize'];

/**
 * Somebody is here, or nobody: the page is out of sight, or was not touched for a while. Tells how it is and each
 * change, and marks the page for the styles of what would move without end.
 */
export function watchPresence(changed: (isHere: boolean) => void) {
  let isHere = false;
  let last = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tell = (now: boolean) => {
    isHere = now;
    document.documentElement.toggleAttribute('data-resting', !now);
    changed(now);
  };
  const wait = (ms: number) => {
    waiting = setTimeout(() => {
      const left = last + restAfterMs - performance.now();
      if (left > 0) wait(left);
      else leave();
    }, ms);
  };
  const leave = () => {
    clearTimeout(waiting);
    if (isHere) tell(false);
  };
  const come = () => {
    last = performance.now();
    if (isHere || document.hidden) return;
    wait(restAfterMs);
    tell(true);
  };
  for (const sign of signs) addEventListener(sign, come, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : come()));
  come();
}

/** Something is being typed: keys belong to that. */
export const isTyping = ({ target }: Event) =>
  target instanceof Element && target.matches('input:not([type="radio"]), textarea');
