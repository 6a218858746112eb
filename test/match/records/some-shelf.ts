/** What several pages keep in one browser. */
export function someShelf() {
  const kept = new Map<string, unknown>();
  const turns = new Map<string, Promise<unknown>>();
  const get = async (place: string) => structuredClone(kept.get(place));
  return {
    kept,
    /** Nothing can be read. */
    isLost: false,
    get,
    async latest(place: string) {
      if (this.isLost) throw new Error('lost');
      return get(place);
    },
    set: async (place: string, value: unknown) => void kept.set(place, structuredClone(value)),
    hold() {},
    alone<T>(place: string, act: () => Promise<T>): Promise<T> {
      const done = (turns.get(place) ?? Promise.resolve()).then(act, act);
      turns.set(place, done);
      return done;
    },
  };
}
