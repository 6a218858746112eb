import { newSecret } from './secrets';

/** Which seats have somebody at the table, in whatever process. */
export class Presence {
  private readonly own = newSecret();
  private readonly processes = new Map<string, number[]>();

  constructor(
    private readonly say: (text: string) => void,
    private readonly changed: () => void,
  ) {}

  get seats(): number[] {
    return [...new Set([...this.processes.values()].flat())].sort();
  }

  /** Who is here in this process. */
  here(seats: number[]) {
    if (this.note(this.own, seats)) this.tell();
  }

  hear({ from, here }: { from: string; here: number[] }) {
    if (from === this.own) return;
    const isNew = !this.processes.has(from);
    this.note(from, here);
    if (isNew) this.tell();
  }

  private note(from: string, seats: number[]): boolean {
    if (this.processes.get(from)?.join() === seats.join()) return false;
    const before = this.seats.join();
    this.processes.set(from, seats);
    if (this.seats.join() !== before) this.changed();
    return true;
  }

  private tell() {
    this.say(JSON.stringify({ from: this.own, here: this.processes.get(this.own) ?? [] }));
  }
}
