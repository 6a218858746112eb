/** Whether the player last used keys (or a screen reader, which presses without a pointer) or a pointer. */
export class LastInput {
  byKeys = false;

  constructor() {
    addEventListener('keydown', () => this.set(true), true);
    addEventListener('pointerdown', () => this.set(false), true);
    // A press that no pointer made.
    addEventListener('click', ({ detail }) => detail === 0 && this.set(true), true);
  }

  private set(byKeys: boolean) {
    this.byKeys = byKeys;
  }
}
