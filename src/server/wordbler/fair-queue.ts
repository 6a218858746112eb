/** What waits, by who asked: all are served in turn, however much one of them asks for. */
export class FairQueue<Asked> {
  /** Whoever was served goes to the end. */
  private readonly waiting = new Map<string, Asked[]>();
  private served: string | undefined;

  add(whose: string, asked: Asked) {
    this.waiting.set(whose, [...(this.waiting.get(whose) ?? []), asked]);
  }

  take(): Asked | undefined {
    const all = [...this.waiting];
    const [whose, [next, ...others]] = all.find(([own]) => own !== this.served) ?? all[0] ?? ['', []];
    this.waiting.delete(whose);
    if (others.length > 0) this.waiting.set(whose, others);
    this.served = whose;
    return next;
  }

  /** What part of the whole the next one of these is due, if all who wait get as much. */
  shareOf(whose: string): number {
    const own = (this.waiting.get(whose)?.length ?? 0) + 1;
    const others = this.waiting.has(whose) ? this.waiting.size - 1 : this.waiting.size;
    return 1 / (own * (others + 1));
  }
}
