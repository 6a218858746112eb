import { it } from 'vitest';

/**
 * `npm run test:long` looks at the same thing many times over; `npm test` takes a sample that would find the same
 * faults.
 */
export const isLong = process.env['WORDBLER_LONG'] === '1';

/** So many in the sample, and so many, or all of them, in the long run. */
export function often(sample: number, all: number): number {
  return isLong ? all : sample;
}

/** These in the sample, all in the long run. */
export function some<T>(all: readonly T[], sample: readonly NoInfer<T>[]): readonly T[] {
  return isLong ? all : sample;
}

const left = (() => {}) as unknown as typeof it;
left.each = (() => left) as unknown as typeof it.each;

/** What is tried in the long run alone, by this way of trying. */
export function inLong<T>(way: T): T {
  return isLong ? way : (left as T);
}

/** A test of the long run alone. Files of nothing else are called `….long.test.ts`. */
export const long = inLong(it);
