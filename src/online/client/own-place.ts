import { type KeptRoom, keepRoom, type RoomStanding } from './kept-rooms';

/** What this device has of its place in a room; all of it is kept as it comes. */
export class OwnPlace {
  constructor(
    private kept: KeptRoom,
    private readonly shelf: Parameters<typeof keepRoom>[0],
  ) {}

  get now(): Readonly<KeptRoom> {
    return this.kept;
  }

  /** Of what was told first of the seed, and what this device has added to it. */
  get sealed() {
    const { commitment = '', nonce } = this.kept;
    return { commitment, nonce };
  }

  /** Kept when it resolves. */
  keep(part: Partial<Record<keyof KeptRoom, unknown>>): Promise<void> {
    const now = { ...part, at: Date.now() };
    this.kept = { ...this.kept, ...now } as KeptRoom;
    return keepRoom(this.shelf, this.kept, now);
  }

  /** The seat is this device's: what was kept to sit down with is its key from now on. */
  sit() {
    const { taking } = this.kept;
    if (taking) void this.keep({ secret: taking.secret, nonce: taking.nonce, taking: undefined });
  }

  note(standing: RoomStanding) {
    if (JSON.stringify(standing) !== JSON.stringify(this.kept.standing)) void this.keep({ standing });
  }
}
