import { describe, expect, it } from 'vitest';
import { sharedChunk } from '../../assets/shared-chunks';

/** What each module needs at once, and what it asks for later. */
const modules: Record<string, [needed: string[], later?: string[]]> = {
  '/src/start.ts': [['/src/needs.ts'], ['/src/main.ts']],
  '/src/main.ts': [
    ['/src/button.ts', '/node_modules/phaser.js', '/src/needs.ts'],
    ['/src/wordbler/scenes/board-chunk.ts', '/src/wordbler/scenes/review.ts', '/src/search/scenes/scenes.ts'],
  ],
  '/src/wordbler/scenes/board-chunk.ts': [['/src/rules.ts', '/src/clock.ts', '/src/button.ts']],
  '/src/wordbler/scenes/review.ts': [['/src/rules.ts', '/src/sums.ts']],
  '/src/search/scenes/scenes.ts': [['/src/ground.ts']],
  '/src/ground.ts': [['/src/clock.ts', '/src/main.ts']],
};

const info = {
  getModuleInfo: (id: string) => {
    const [importedIds, dynamicallyImportedIds = []] = modules[id] ?? [[]];
    return { importedIds, dynamicallyImportedIds };
  },
};

describe('what is shared', () => {
  const chunkOf = sharedChunk('/src');
  const named = (id: string) => chunkOf(id, info);

  it('comes with the page if it begins with that', () => {
    for (const id of ['/src/button.ts', '/node_modules/phaser.js']) expect(named(id)).toBe('phaser-and-core');
  });

  it('comes with a table, beside it what other games need, too', () => {
    expect(named('/src/rules.ts')).toBe('wordbler');
    expect(named('/src/clock.ts')).toBe('at-play');
  });

  it('stays by itself if the page asks for it before all else, or no table ever does', () => {
    for (const id of ['/src/needs.ts', '/src/sums.ts', '/src/ground.ts']) expect(named(id)).toBeNull();
  });
});
