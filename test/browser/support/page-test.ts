import { test } from 'vitest';
import { closingAll } from './play';

/** A test of pages: whatever is opened during it is closed at its end, and what a page did wrong fails it. */
export const it = test.extend<{ pages: undefined }>({
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture that needs no other is written
    async ({}, use) => closingAll(() => use(undefined)),
    { auto: true },
  ],
});
