/**
 * Whether the player last used keys (or a screen reader, which presses without a pointer) or a pointer, and if that
 * is a finger.
 */
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
