import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('slim.js', import.meta.url));
const source = fileURLToPath(new URL('../../node_modules/phaser/src', import.meta.url));

/** What Phaser's own builds define; where one says no, what it guards stays out. */
const flags: Record<string, boolean> = {
  CANVAS_RENDERER: true,
  WEBGL_RENDERER: false,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
};
const flag = new RegExp(`\\btypeof (${Object.keys(flags).join('|')})\\b`);

/** Puts slim.js in the place of Phaser. The package's `exports` hide its `src`, so it is reached by its path. */
export function slimPhaser(): Plugin {
  let isServed = false;
  return {
    name: 'slim-phaser',
    config: () => ({
      resolve: {
        alias: [
          { find: /^phaser$/, replacement: entry },
          { find: /^phaser-src(?=\/)/, replacement: source },
        ],
      },
      optimizeDeps: { exclude: ['phaser'] },
    }),
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    load: {
      filter: { id: /\/assets\/phaser\/slim\.js$/ },
      handler: () => (isServed ? bundle() : null),
    },
    transform: {
      filter: { id: /\/node_modules\/phaser\/src\//, code: flag },
      handler: (code) => ({
        code: code.replaceAll(new RegExp(flag, 'g'), (_, name: string) => `${flags[name]}`),
        map: null,
      }),
    },
  };
}

/** The development server hands out modules one by one, and Phaser's are CommonJS, which no browser reads. */
async function bundle() {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [slimPhaser()],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { comments: false } },
    },
  });
  const { output } = ([built].flat() as Rolldown.RolldownOutput[])[0]!;
  return { code: output[0].code, map: { mappings: '' as const } };
}
