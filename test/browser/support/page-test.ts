import { test } from 'vitest';
import { inLong } from '../../long';
import { closingAll } from './play';

/** A test of pages: whatever is opened during it is closed at its end, and what a page did wrong fails it. */
export const it = test.extend<{ pages: undefined }>({
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture that needs no other is written
    async ({}, use) => closingAll(() => use(undefined)),
    { auto: true },
  ],
});

/** Such a test, of the long run alone. */
export const long = inLong(it);
