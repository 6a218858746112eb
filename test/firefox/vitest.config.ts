import { defineConfig } from 'vitest/config';
import common from '../../vite.config.js';

process.env['WORDBLER_TESTS_IN'] = 'firefox';

const { test } = await common({ command: 'serve', mode: 'test' });
const { projects: _, ...habits } = test!;

/** What this way of driving Firefox cannot do, or does otherwise: fingers, downloads, clipboards, some reloads. */
const LEFT_OUT = [
  'phone',
  'touch',
  'finger',
  '390 wide',
  'leaves the page from the menu',
  'lets it play itself',
  'saves the record of the game',
  'saves a picture of the board',
  'hands the picture and the record',
  'gone once it is left',
  'the search of a day',
];

/** The browser tests that need nothing but what every browser has; README says which are left out. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    ...habits,
    name: 'firefox',
    include: ['back', 'game-over', 'menu', 'scramble', 'search-choose', 'shared-results'].map(
      (name) => `test/browser/${name}.test.ts`,
    ),
    testNamePattern: new RegExp(`^(?!.*(${LEFT_OUT.join('|')}))`),
    environment: 'node',
    globalSetup: 'test/browser/site.ts',
  },
});
