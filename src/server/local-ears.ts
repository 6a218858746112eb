import type { RoomEar } from './room-log';

/** Who follows which room in this process. */
export class LocalEars {
  private readonly followed = new Map<string, Set<RoomEar>>();

  get rooms(): string[] {
    return [...this.followed.keys()];
  }

  follow(room: string, ear: RoomEar): () => void {
    const ears = this.followed.get(room) ?? new Set();
    this.followed.set(room, ears.add(ear));
    return () => {
      ears.delete(ear);
      if (ears.size === 0) this.followed.delete(room);
    };
  }

  of(room: string): Iterable<RoomEar> {
    return this.followed.get(room) ?? [];
  }
}
