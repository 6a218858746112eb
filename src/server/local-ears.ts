import type { RoomEar } from './room-log';

/** Who follows which room in this process. */
export class LocalEars {
  private readonly rooms = new Map<string, Set<RoomEar>>();

  follow(room: string, ear: RoomEar): () => void {
    const ears = this.rooms.get(room) ?? new Set();
    this.rooms.set(room, ears.add(ear));
    return () => {
      ears.delete(ear);
      if (ears.size === 0) this.rooms.delete(room);
    };
  }

  of(room: string): Iterable<RoomEar> {
    return this.rooms.get(room) ?? [];
  }
}
