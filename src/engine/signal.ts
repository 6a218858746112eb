/** Tells whoever listens, in the order in which they came. */
export class Signal<Told extends readonly unknown[] = []> {
  private readonly listeners = new Set<(...told: Told) => void>();

  /** Returns what stops the listening. */
  on(listener: (...told: Told) => void): () => void {
    // The same function may listen twice.
    const own = (...told: Told) => listener(...told);
    this.listeners.add(own);
    return () => this.listeners.delete(own);
  }

  /** Those who are there now are told, even if one of them leaves meanwhile. */
  emit(...told: Told) {
    for (const listener of [...this.listeners]) listener(...told);
  }

  /** Nobody is told any more. */
  clear() {
    this.listeners.clear();
  }
}
