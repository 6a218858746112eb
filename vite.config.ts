import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { appManifest } from './assets/app/manifest.js';
import { byteBudget } from './assets/budget.js';
import { assetFileNames, chunkFileNames } from './assets/file-names.js';
import { firstLinks } from './assets/first-links.js';
import { firstStyles } from './assets/first-styles.js';
import { hostScript } from './assets/host-script.js';
import { ingredients, licences } from './assets/licences.js';
import { offline } from './assets/offline.js';
import { slimPhaser } from './assets/phaser/slim-phaser.js';
import { plainPage } from './assets/plain-page.js';
import { joinedMeanings } from './assets/portals/joined-meanings.js';
import { noRooms, roomsBeside } from './assets/rooms-beside.js';
import { languageChunk, netChunk, sharedChunk } from './assets/shared-chunks.js';

// Where there is no screen there is no browser to open.
const open = process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);

export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => {
  const leftOut = mode === 'long' ? [] : ['test/**/*.long.test.ts'];
  return {
    server: { open },
    preview: { open },
    base: './',
    plugins: [
      slimPhaser(),
      firstStyles(),
      firstLinks(),
      hostScript(),
      roomsBeside(),
      plainPage(),
      licences(),
      // A portal is no place to be installed from.
      ...(mode === 'portal' ? [] : [appManifest(), noRooms(), offline()]),
      byteBudget(),
    ],
    // Older browsers read no nested styles.
    build: {
      target: 'es2022',
      cssTarget: ['chrome110', 'safari16.4', 'firefox125'],
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        output: {
          chunkFileNames,
          assetFileNames,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { debugName: 'language', name: languageChunk },
              { debugName: 'net', name: netChunk },
              {
                debugName: 'shared',
                name: sharedChunk(resolve(import.meta.dirname, 'src')),
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
    worker: {
      format: 'es',
      plugins: () => [ingredients(), ...(mode === 'portal' ? [joinedMeanings()] : [])],
    },
    test: {
      // A page keeps about a core busy, and waits a lot. More at once take as long, and each of them longer.
      maxWorkers: Math.max(3, availableParallelism()),
      // Modules are read once a worker, not once a file: the word list alone is worth it.
      isolate: false,
      // Read by tests alone: a build has no need of it.
      ...(process.env['VITEST'] && {
        sequence: { sequencer: (await import('./test/longest-first.js')).LongestFirst },
      }),
      // No test is about how long it takes: machines are slow, and busy with other things.
      ...(mode === 'long' && { env: { WORDBLER_LONG: '1' } }),
      testTimeout: 600_000,
      hookTimeout: 240_000,
      expect: { poll: { timeout: 60_000, interval: 40 } },
      // Nothing is hidden by it: the closing lines name what needed a second try.
      retry: 1,
      reporters: ['default', './test/costs.ts', './test/second-tries.ts'],
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['test/**/*.test.ts'],
            exclude: ['test/browser/**', ...leftOut],
            environment: 'node',
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            include: ['test/browser/**/*.test.ts'],
            exclude: leftOut,
            environment: 'node',
            globalSetup: 'test/browser/support/site.ts',
          },
        },
      ],
    },
  };
});
