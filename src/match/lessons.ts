const games = ['wordbler', 'search', 'scramble'] as const;

export type TaughtGame = (typeof games)[number];

interface Shelf {
  get(place: string): Promise<unknown>;
  set(place: string, value: unknown): Promise<unknown>;
}

const place = 'lessons';

/** Which of the games a player is still to be shown. A lesson that was begun goes on after a reload. */
export class Lessons {
  private readonly stages: Partial<Record<TaughtGame, 'begun' | 'over'>> = {};

  constructor(private readonly shelf: Shelf) {}

  /** Whoever has played a game before there were lessons has left one of these behind, and needs none. */
  async load(traces: Readonly<Record<TaughtGame, readonly string[]>>) {
    const kept = await this.shelf.get(place);
    const stages = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
    for (const game of games) {
      const stage = stages[game];
      if (stage === 'begun' || stage === 'over') this.stages[game] = stage;
      else if (await this.isAny(traces[game])) this.end(game);
    }
  }

  isDue(game: TaughtGame): boolean {
    return this.stages[game] !== 'over';
  }

  begin(game: TaughtGame) {
    if (this.stages[game] === undefined) this.put(game, 'begun');
  }

  /** For good. */
  end(game: TaughtGame) {
    if (this.isDue(game)) this.put(game, 'over');
  }

  private put(game: TaughtGame, stage: 'begun' | 'over') {
    this.stages[game] = stage;
    void this.shelf.set(place, { ...this.stages });
  }

  private async isAny(places: readonly string[]): Promise<boolean> {
    const found = await Promise.all(places.map((one) => this.shelf.get(one)));
    return found.some((value) => value !== undefined && value !== null);
  }
}
