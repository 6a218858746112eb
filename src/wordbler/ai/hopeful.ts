/** Of the first few the most hopeful is looked for each time; whoever asks for more gets all that are left in order. */
const soon = 6;
/** More than there are plays, so that one number tells a hope and whose it is. */
const room = 2 ** 20;

/** Choices, of which the most hopeful comes next, and of those alike the first. */
export class Hopeful {
  private keys = new Float64Array(256);
  private left = 0;
  private asked = 0;

  /** Hopes for so many choices, each a whole number. */
  takeIn(count: number, hopeOf: (choice: number) => number) {
    if (this.keys.length < count) this.keys = new Float64Array(count * 2);
    for (let choice = 0; choice < count; choice++)
      this.keys[choice] = hopeOf(choice) * room + room - 1 - choice;
    this.left = count;
    this.asked = 0;
  }

  /** The next choice. There must be one left. */
  take(): number {
    const { keys } = this;
    if (this.asked === soon) keys.subarray(0, this.left).sort();
    const at = this.asked++ < soon ? this.most() : this.left - 1;
    const key = keys[at]!;
    keys[at] = keys[--this.left]!;
    return room - 1 - (key - Math.floor(key / room) * room);
  }

  private most(): number {
    let most = 0;
    for (let at = 1; at < this.left; at++) if (this.keys[at]! > this.keys[most]!) most = at;
    return most;
  }
}
