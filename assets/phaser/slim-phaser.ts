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

const modules = (paths: readonly string[]) => new RegExp(`/node_modules/phaser/src/(${paths.join('|')})`);

/**
 * What pictures on a 2D canvas never call, although what they do call names it: other game objects, textures of WebGL,
 * filters, lights, masks, packed formats, animations, and all that only a list, a camera or a rectangle could be asked
 * for. Each is empty.
 */
const unused = modules([
  'animations/(?!index|events)',
  'core/DebugHeader\\.js',
  'device/(Audio|Video|Fullscreen|Input)\\.js',
  'display/Color(Matrix|Ramp|Band)\\.js',
  'display/mask/',
  'filters/(?!index)',
  'gameobjects/(container|graphics|layer|shape|text)/',
  'gameobjects/components/(ComputedSize|Crop|ElapseTimer|GetBounds|Lighting|Mask|PathFollower|StencilModifier|ToJSON)\\.js',
  'geom/(ellipse|line|polygon)/',
  'geom/rectangle/(GetPoints?|Perimeter|Random)\\.js',
  'input/(InputManager|Pointer|(keyboard|mouse|touch)/\\w+Manager)\\.js',
  'renderer/snapshot/',
  'renderer/webgl/',
  'textures/DynamicTexture\\.js',
  'textures/parsers/(?!index|Canvas|Image)',
]);

/** What is made and kept all the same, and asked only whether there is anything to do: there never is. */
const idle = modules([
  'cache/CacheManager\\.js',
  'cameras/2d/effects/(?!index)',
  'data/DataManager\\.js',
  'gameobjects/components/FilterList\\.js',
  'gameobjects/tilesprite/TileSprite\\.js',
]);

const nothing = 'module.exports = function () {};';
const idler = `${nothing}
for (const name of ['destroy', 'preRender', 'reset', 'setOrigin', 'update'])
  module.exports.prototype[name] = function () { return this; };`;

/** Doors to a whole folder, of which only so much is gone through. */
const doors: readonly (readonly [RegExp, string])[] = [
  [modules(['math/index\\.js']), 'module.exports = { RandomDataGenerator: function () {} };'],
  [
    modules(['utils/array/index\\.js']),
    `module.exports = { ${['Add', 'AddAt', 'Remove', 'RemoveAt'].map((name) => `${name}: require('./${name}')`)} };`,
  ],
];

/** What stands in for a module, if anything does. */
function standInFor(id: string): string | undefined {
  if (unused.test(id)) return nothing;
  if (idle.test(id)) return idler;
  return doors.find(([door]) => door.test(id))?.[1];
}

/** A context that is never drawn in: to ask for it takes as long as to build the menu's HTML. */
const asksForWebGL = 'Features.webGL = testWebGL();';

/** Pictures for what has none, which nothing is here: Phaser begins once they are read, some tasks later. */
const readsPicture = /this\.addBase64\(('__\w+'), config\.\w+\);/;
const blankPicture = `this.addImage($1, Object.assign(document.createElement('canvas'), { width: 1, height: 1 }));
queueMicrotask(this.updatePending.bind(this));`;

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
      filter: { id: [/\/assets\/phaser\/slim\.js$/, unused, idle, ...doors.map(([door]) => door)] },
      handler: (id) => {
        const code = standInFor(id);
        if (code) return { code, moduleType: 'js' };
        return isServed ? bundle() : null;
      },
    },
    transform: {
      filter: { id: /\/node_modules\/phaser\/src\//, code: [flag, asksForWebGL, readsPicture] },
      handler: (code) => ({
        code: code
          .replaceAll(new RegExp(flag, 'g'), (_, name: string) => `${flags[name]}`)
          .replace(asksForWebGL, '')
          .replaceAll(new RegExp(readsPicture, 'g'), blankPicture),
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
