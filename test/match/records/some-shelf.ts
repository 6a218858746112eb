/** What several pages keep in one browser. */
export function someShelf() {
  const kept = new Map<string, unknown>();
  const get = async (place: string) => structuredClone(kept.get(place));
  return {
    kept,
    get,
    latest: get,
    set: async (place: string, value: unknown) => void kept.set(place, structuredClone(value)),
  };
}
