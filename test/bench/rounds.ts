/** Does one round of work, and says what came of it: milliseconds, or how much a second. */
export type Contestant = () => number | Promise<number>;

/** The contestants take turns, so that a slow moment of the machine hits all alike. The medians count. */
export async function medians<Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  { warmUp = 4, rounds = 15 } = {},
): Promise<Record<Name, number>> {
  const names = Object.keys(contestants) as Name[];
  const figures = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const [name, found] of figures) {
      const figure = await contestants[name]();
      if (round >= warmUp) found.push(figure);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(figures.get(name) ?? [])])) as Record<Name, number>;
}

export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

export async function milliseconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
