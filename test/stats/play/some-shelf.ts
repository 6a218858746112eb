/** Of a page that is not ended. */
export const noNotes = {
  note: () => () => {},
  noted: (): unknown[] => [],
  left: (): unknown[] => [],
  settle() {},
};

/** What several pages keep in one browser. */
export function someShelf(lying: Record<string, unknown> = {}) {
  const kept = new Map(Object.entries(lying));
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
    remove: async (place: string) => void kept.delete(place),
    hold() {},
    async merge(place: string, fields: object, usual: object) {
      const lying = (await get(place)) as object | undefined;
      kept.set(place, structuredClone({ ...usual, ...lying, ...fields }));
    },
    ...noNotes,
    alone<T>(place: string, act: () => Promise<T>): Promise<T> {
      const done = (turns.get(place) ?? Promise.resolve()).then(act, act);
      turns.set(place, done);
      return done;
    },
  };
}
