import { defineConfig } from 'vitest/config';
import common from '../../vite.config.js';

process.env['WORDBLER_TESTS_IN'] = 'firefox';

const { test } = await common({ command: 'serve', mode: 'long' });
const { projects: _, ...habits } = test!;

/** What its driver cannot do. */
const LEFT_OUT = [
  // It has neither fingers that are dragged (taps are clicks, see launch-firefox) nor pens.
  ...['with a finger', 'by touch: two taps', 'by pen'],
  // It asks nothing of a page's workers.
  ...['its death is made good by another one', 'goes on from there when somebody comes back'],
];

/**
 * A whole game of each, and what stands around them. Everything else needs what only Chromium's driver can do: fingers,
 * paper,
 * killed pages, measures.
 */
const PLAYED = [
  ...['keyboard-game', 'game-over', 'search-game', 'search-choose', 'search-own-lists', 'scramble'],
  ...['menu', 'back', 'tabs', 'offline', 'moving', 'embed', 'framed', 'portal', 'kept-games'],
  ...['carried-links', 'shared-results', 'record', 'review', 'refusals'],
];

/** The browser tests that need nothing but what every browser has; README says which are left out. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    ...habits,
    name: 'firefox',
    include: PLAYED.flatMap((name) => [`test/browser/*/${name}.test.ts`, `test/browser/*/${name}.long.test.ts`]),
    testNamePattern: new RegExp(`^(?!.*(${LEFT_OUT.join('|')}))`),
    environment: 'node',
    globalSetup: 'test/browser/support/site.ts',
  },
});
