/** Whose rack lies in front, and whether it is turned up. */
export class VisibleRack {
  private seat: number | undefined;
  private up = false;

  /** `persons` are the seats that people sit at; `openRacks` says that nothing is hidden at this table. */
  constructor(
    private readonly persons: readonly number[],
    private readonly openRacks: () => boolean,
    /** There is a rack for those who look at this table. */
    private readonly isAnySeen = true,
  ) {}

  /** Nobody's before the start is drawn. */
  get shown(): number | undefined {
    return this.seat;
  }

  get isUp(): boolean {
    return this.up && this.isAnySeen;
  }

  /** Nobody can look at what is not for their eyes: one person at most, or all agreed to hide nothing. */
  get hidesNothing(): boolean {
    return this.persons.length < 2 || this.openRacks();
  }

  /** Whether a curtain has to fall before this seat's rack is turned up. */
  needsCurtain(mover: number): boolean {
    return !this.hidesNothing && this.persons.includes(mover) && !(this.up && this.seat === mover);
  }

  /** The rack that belongs in front while a seat moves. A person alone among computers keeps the own one. */
  bring(mover: number) {
    const seat = this.persons.length === 1 ? this.persons[0] : mover;
    if (seat !== this.seat) this.up = false;
    this.seat = seat;
    if (this.hidesNothing) this.up = true;
  }

  turnUp() {
    this.up = true;
  }

  /** Everybody looks at the table now. Says whether there was anything to hide. */
  cover(): boolean {
    if (!this.up || this.hidesNothing) return false;
    this.up = false;
    return true;
  }
}
