const games = ['wordbler', 'search', 'scramble'] as const;

export type TaughtGame = (typeof games)[number];

interface Shelf {
  get(place: string): Promise<unknown>;
  set(place: string, value: unknown): Promise<unknown>;
}

const place = 'lessons';

/** Which of the games a player is still to be shown. */
export class Lessons {
  private readonly over = new Set<TaughtGame>();

  constructor(private readonly shelf: Shelf) {}

  /** Whoever has played a game before there were lessons has left one of these behind, and needs none. */
  async load(traces: Readonly<Record<TaughtGame, readonly string[]>>) {
    const kept = await this.shelf.get(place);
    for (const game of games) {
      const isOver = Array.isArray(kept) ? kept.includes(game) : await this.isAny(traces[game]);
      if (isOver) this.over.add(game);
    }
    // From now on a trace may be of a game in which somebody is still to be shown the first step.
    if (!Array.isArray(kept)) this.keep();
  }

  isDue(game: TaughtGame): boolean {
    return !this.over.has(game);
  }

  /** For good. */
  end(game: TaughtGame) {
    if (!this.isDue(game)) return;
    this.over.add(game);
    this.keep();
  }

  private keep() {
    void this.shelf.set(place, [...this.over]);
  }

  private async isAny(places: readonly string[]): Promise<boolean> {
    const found = await Promise.all(places.map((one) => this.shelf.get(one)));
    return found.some((value) => value !== undefined && value !== null);
  }
}
