import { readFileSync } from 'node:fs';

const release = '6aa7eab';

/** What an older release has kept, as test/kept holds it. */
export const keptBefore = (...files: string[]): Record<string, unknown> =>
  Object.assign(
    {},
    ...files.map((file) =>
      JSON.parse(readFileSync(new URL(`../kept/${release}/${file}.json`, import.meta.url), 'utf8')),
    ),
  );
