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

/**
 * What a 2D canvas never calls, although what it does call names it: textures of WebGL, filters, lights, packed
 * formats, animations, matrices of three dimensions, noise, and input. Each is empty.
 */
const unused = new RegExp(
  `/node_modules/phaser/src/(${[
    'animations/(?!index|events)',
    'display/Color(Matrix|Ramp|Band)\\.js',
    'filters/(?!index)',
    'geom/polygon/Earcut\\.js',
    'input/(InputManager|Pointer|(keyboard|mouse|touch)/\\w+Manager)\\.js',
    'math/(Matrix[34]|Quaternion|Vector4|Euler|Hash\\w+|RotateVec3)\\.js',
    'renderer/webgl/',
    'textures/DynamicTexture\\.js',
    'textures/parsers/(?!index|Canvas|Image)',
  ].join('|')})`,
);

/** A context that is never drawn in: to ask for it takes as long as to build the menu's HTML. */
const asksForWebGL = 'Features.webGL = testWebGL();';

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
      filter: { id: [/\/assets\/phaser\/slim\.js$/, unused] },
      handler: (id) => {
        if (unused.test(id)) return { code: 'module.exports = function () {};', moduleType: 'js' };
        return isServed ? bundle() : null;
      },
    },
    transform: {
      filter: { id: /\/node_modules\/phaser\/src\//, code: [flag, asksForWebGL] },
      handler: (code) => ({
        code: code
          .replaceAll(new RegExp(flag, 'g'), (_, name: string) => `${flags[name]}`)
          .replace(asksForWebGL, ''),
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
