import { readFileSync } from 'node:fs';

const release = '6aa7eab';

const read = (file: string, from = release): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../kept/${from}/${file}.json`, import.meta.url), 'utf8'));

/** What an older release has kept, as test/kept holds it. */
export const keptBefore = (...files: string[]): Record<string, unknown> =>
  Object.assign({}, ...files.map((file) => read(file)));

/** The same of the release after it: a search of an own list, and what was sealed. */
export const keptLater = (file: 'search-own-list' | 'sealed') => read(file, 'bf2810b');
