import { describe, expect, it } from 'vitest';
import { floorOf, folderOf, mayImport, mayRead } from './floors';
import { all, at, hold, type Rule } from './house';
import { cycles, loadedFrom, scanAll } from './imports';

const MOST_LINES = 300;
const TOP_LEVEL =
  /^(package(-lock)?\.json|tsconfig\.json|vite\.config\.ts|index\.html|src|assets|test|README\.md|LICENSE|\..+)$/;
const OUTSIDE_WORLD =
  /Math\.random|Date\.now|new Date\b|(?<![.\w])(globalThis\b|performance\.|document\.|window\.|set(?:Timeout|Interval)\b|fetch\()/;
const FOR_CORE =
  /^(seedrandom(\/lib\/.+)?|@noble\/hashes\/.+|assets\/languages\/\w+\/(language|dice|search-lists)\.json)$/;
/** What runs in no browser. */
const FOR_SERVER = /^(node:.+|ws|libsql|tsx\/.+|@nats-io\/.+)$/;
const SCENE_CHANGE = /\.scene\.(start|restart|switch|launch|run|transition)\(/;
const LEXICON_BUILDER = /^src\/core\/lexicon\/(.*\/)?[^/]*(unpack|packed)[^/]*$/;

const linesOf = (source: string) => source.replace(/\n$/, '').split('\n').length;

const rules: Rule[] = [
  {
    name: 'every import can be followed to its file',
    faults: (house) =>
      all(house)
        .filter(
          ({ specifier, target }) => !specifier || (target.startsWith('src/') && !house.sources.has(target)),
        )
        .map(at),
    broken: { 'src/core/a.ts': `import './none';\nawait import(somewhere);\nimport.meta.glob('./*.ts');` },
    said: [
      'src/core/a.ts:1 imports ./none',
      'src/core/a.ts:2 imports what cannot be told',
      'src/core/a.ts:3 imports what cannot be told',
    ],
  },
  {
    // package.json says so: what a page imports without using it is left out of its files.
    name: 'a module does nothing by being imported, but for styles',
    faults: (house) =>
      all(house)
        .filter(({ file, line, specifier }) => {
          const text = house.sources.get(file)?.split('\n')[line - 1] ?? '';
          return /^\s*import\s*['"]/.test(text) && !specifier.endsWith('.css');
        })
        .map(at),
    broken: {
      'src/scenes/a.ts': `import '../panels/a.css';\nimport { b } from './b';\nimport './b';`,
      'src/scenes/b.ts': '',
    },
    said: ['src/scenes/a.ts:3 imports ./b'],
  },
  {
    name: 'every file under src stands on a floor',
    faults: ({ scans }) =>
      [...scans.keys()].filter((file) => {
        const folder = folderOf(file);
        return folder !== 'texts' && floorOf(folder) < 0 && !file.endsWith('.d.ts');
      }),
    broken: { 'src/utils/clamp.ts': '', 'src/helpers.ts': '' },
    said: ['src/utils/clamp.ts', 'src/helpers.ts'],
  },
  {
    name: 'an import points down: main, scenes, table and panels, net, match, platform, worker, core',
    faults: (house) =>
      all(house)
        .filter((found) => !mayImport(found))
        .map(at),
    broken: {
      'src/match/run.ts': `import { a } from '../core/a';\nimport type { Scene } from '../scenes/board';`,
      'src/table/board.ts': `export * from '../panels/score';\nnew Worker(new URL('../match/run.ts', import.meta.url));`,
      'src/panels/score.ts': `type Rack = import('../table/board').Rack;`,
      'src/scenes/board.ts': `const main = () => import('../main');`,
      'src/worker/thread.ts': `import { texts } from '../texts/english';`,
      'src/texts/english.ts': `import type { A } from '../core/a';\nimport { a } from '../core/a';`,
      'src/core/a.ts': `new URL('../worker/thread.ts', import.meta.url);\nimport '../texts/english';`,
      'src/main.ts': `import './scenes/board';\nimport './texts/english';`,
      'src/server/main.ts': `import '../core/a';\nimport '../worker/thread';`,
      'src/host/a.ts': `import '../server/main';`,
      'src/net/line.ts': `import '../match/run';\nimport '../panels/score';`,
      'src/platform/a.ts': `import '../net/line';`,
    },
    said: [
      'src/match/run.ts:2 imports ../scenes/board',
      'src/table/board.ts:1 imports ../panels/score',
      'src/panels/score.ts:1 imports ../table/board',
      'src/scenes/board.ts:1 imports ../main',
      'src/worker/thread.ts:1 imports ../texts/english',
      'src/texts/english.ts:2 imports ../core/a',
      'src/core/a.ts:1 imports ../worker/thread.ts',
      'src/core/a.ts:2 imports ../texts/english',
      'src/server/main.ts:2 imports ../worker/thread',
      'src/host/a.ts:1 imports ../server/main',
      'src/net/line.ts:2 imports ../panels/score',
      'src/platform/a.ts:1 imports ../net/line',
    ],
  },
  {
    name: 'sentences are handed in: main alone imports the catalogues, and a language keeps to itself',
    faults: (house) =>
      all(house)
        .filter((found) => !mayRead(found))
        .map(at),
    broken: {
      'src/main.ts': `import './texts/catalogues';\nimport './texts/en';`,
      'src/panels/a.ts': `import type { Texts } from '../texts/texts';\nimport { languages } from '../texts/languages';\nimport { en } from '../texts/en';\nimport type { en as own } from '../texts/en/menu';`,
      'src/scenes/a.ts': `import { catalogues } from '../texts/catalogues';\nconst later = () => import('../texts/en/search');`,
      'src/texts/catalogues.ts': `import './en';\nconst later = () => import('./en/search');`,
      'src/texts/texts.ts': `import type { en } from './en';\nimport './en';`,
      'src/texts/languages.ts': '',
      'src/texts/en/index.ts': `import './menu';\nimport '../shapes';\nimport '../de/menu';`,
      'src/texts/en/menu.ts': '',
      'src/texts/en/search.ts': '',
      'src/texts/de/menu.ts': '',
      'src/texts/shapes.ts': '',
    },
    said: [
      'src/main.ts:2 imports ./texts/en',
      'src/panels/a.ts:3 imports ../texts/en',
      'src/panels/a.ts:4 imports ../texts/en/menu',
      'src/scenes/a.ts:1 imports ../texts/catalogues',
      'src/scenes/a.ts:2 imports ../texts/en/search',
      'src/texts/texts.ts:2 imports ./en',
      'src/texts/en/index.ts:3 imports ../de/menu',
    ],
  },
  {
    name: 'core imports itself, seedrandom, hashes, and what a language says of itself',
    faults: (house) =>
      all(house)
        .filter(({ file }) => folderOf(file) === 'core')
        .filter(({ target }) => folderOf(target) !== 'core' && !FOR_CORE.test(target))
        .map(at),
    broken: {
      'src/core/a.ts': `import 'seedrandom';\nimport 'seedrandom/lib/alea';\nimport 'node:fs';\nimport type { Game } from 'phaser';`,
      'src/core/b.ts': `import '../../assets/languages/en/language.json';\nimport '../../assets/languages/en/dice.json';\nnew URL('../../assets/words.bin', import.meta.url);\nexport * from 'seedrandom-more';\nimport '@noble/hashes/sha2.js';\nimport '@noble/curves/ed25519.js';`,
    },
    said: [
      'src/core/a.ts:3 imports node:fs',
      'src/core/a.ts:4 imports phaser',
      'src/core/b.ts:3 imports ../../assets/words.bin',
      'src/core/b.ts:4 imports seedrandom-more',
      'src/core/b.ts:6 imports @noble/curves/ed25519.js',
    ],
  },
  {
    name: 'the server imports core and what no browser has, and nobody else imports that',
    faults: (house) =>
      all(house)
        .filter(({ target }) => !target.startsWith('src/') && !target.startsWith('assets/'))
        .filter(({ file, target }) => FOR_SERVER.test(target) !== (folderOf(file) === 'server'))
        .filter(({ file, target }) => FOR_SERVER.test(target) || folderOf(file) === 'server')
        .map(at),
    broken: {
      'src/server/main.ts': `import 'ws';\nimport 'node:http';\nimport '@nats-io/jetstream';\nimport 'lit-html';`,
      'src/match/a.ts': `import type { WebSocket } from 'ws';\nimport 'libsql';\nimport 'idb-keyval';`,
    },
    said: [
      'src/server/main.ts:4 imports lit-html',
      'src/match/a.ts:1 imports ws',
      'src/match/a.ts:2 imports libsql',
    ],
  },
  {
    name: 'core knows no chance, no clock and no browser',
    faults: ({ scans }) =>
      [...scans].flatMap(([file, { code }]) => {
        if (folderOf(file) !== 'core') return [];
        const words = code.split('\n').map((line) => OUTSIDE_WORLD.exec(line)?.[0]);
        return words.flatMap((word, line) => (word ? [`${file}:${line + 1} has ${word}`] : []));
      }),
    broken: {
      'src/core/a.ts': `// no Math.random here\nMath.random();\nDate.now(); const s = 'Date.now';\nnew Date();\nperformance.now();`,
      'src/core/b.ts': `/*\n*/ document.title;\nwindow.name;\nsetTimeout(go);\nfetch('a');\nlist.document.prefetch('a');\n\`\${Date.now()}\`;\nglobalThis;\nsetInterval;`,
    },
    said: [
      'src/core/a.ts:2 has Math.random',
      'src/core/a.ts:3 has Date.now',
      'src/core/a.ts:4 has new Date',
      'src/core/a.ts:5 has performance.',
      'src/core/b.ts:2 has document.',
      'src/core/b.ts:3 has window.',
      'src/core/b.ts:4 has setTimeout',
      'src/core/b.ts:5 has fetch(',
      'src/core/b.ts:7 has Date.now',
      'src/core/b.ts:8 has globalThis',
      'src/core/b.ts:9 has setInterval',
    ],
  },
  {
    name: 'Phaser stays in scenes, table and main',
    faults: (house) =>
      all(house)
        .filter(({ target }) => /^phaser(\/|$)/.test(target))
        .filter(({ file }) => !['scenes', 'table', 'main'].includes(folderOf(file)))
        .map(at),
    broken: {
      'src/main.ts': `import 'phaser';`,
      'src/panels/a.ts': `import type { Scene } from 'phaser';`,
      'src/match/a.ts': `const later = import('phaser/src/phaser.js');`,
    },
    said: ['src/panels/a.ts:1 imports phaser', 'src/match/a.ts:1 imports phaser/src/phaser.js'],
  },
  {
    name: 'a scene goes to another one by goTo alone',
    faults: ({ scans }) =>
      [...scans].flatMap(([file, { code }]) => {
        if (file === 'src/scenes/go-to.ts') return [];
        const words = code.split('\n').map((line) => SCENE_CHANGE.exec(line)?.[0]);
        return words.flatMap((word, line) => (word ? [`${file}:${line + 1} has ${word}`] : []));
      }),
    broken: {
      'src/scenes/a.ts': `goTo(this, 'B');\nthis.scene.start('B');\nthis.scene.restart();`,
      'src/scenes/go-to.ts': `scene.scene.start(key);`,
      'src/main.ts': `game.scene.start('B');`,
    },
    said: [
      'src/scenes/a.ts:2 has .scene.start(',
      'src/scenes/a.ts:3 has .scene.restart(',
      'src/main.ts:1 has .scene.start(',
    ],
  },
  {
    name: 'the page loads no builder of the lexicon',
    faults: ({ scans }) =>
      [...loadedFrom('src/main.ts', scans)]
        .filter(([file]) => LEXICON_BUILDER.test(file))
        .map(([, way]) => way.map(at).join(', ')),
    broken: {
      'src/main.ts': `import './worker/client';`,
      'src/worker/client.ts': `new Worker(new URL('./thread.ts', import.meta.url));\nimport('../core/a');\nimport type { B } from '../core/lexicon/trie-builder';`,
      'src/worker/thread.ts': `import '../core/lexicon/trie-builder';`,
      'src/core/a.ts': `export { a } from './lexicon/packed-graph';`,
      'src/core/lexicon/packed-graph.ts': '',
      'src/core/lexicon/trie-builder.ts': '',
    },
    said: [
      'src/main.ts:1 imports ./worker/client, src/worker/client.ts:2 imports ../core/a, src/core/a.ts:1 imports ./lexicon/packed-graph',
    ],
  },
  {
    name: 'no file imports itself, however long the way round',
    faults: ({ scans }) => cycles(scans).map((way) => way.map(at).join(', ')),
    broken: {
      'src/core/a.ts': `import './b';`,
      'src/core/b.ts': `import type { C } from './c';`,
      'src/core/c.ts': `import './d';\nexport * from './a';`,
      'src/core/d.ts': `new Worker(new URL('./a.ts', import.meta.url));`,
    },
    said: ['src/core/a.ts:1 imports ./b, src/core/b.ts:1 imports ./c, src/core/c.ts:2 imports ./a'],
  },
  {
    name: `no file is longer than ${MOST_LINES} lines`,
    faults: ({ sources }) =>
      [...sources]
        .map(([file, source]) => ({ file, lines: linesOf(source) }))
        .filter(({ file, lines }) => lines > MOST_LINES && !file.endsWith('.json'))
        .map(({ file, lines }) => `${file}:${MOST_LINES + 1} is line ${MOST_LINES + 1} of ${lines}`),
    broken: {
      'src/core/a.ts': '\n'.repeat(MOST_LINES),
      'test/core/a.test.ts': '\n'.repeat(MOST_LINES + 1),
      'src/panels/a.css': `${'\n'.repeat(MOST_LINES)}a {}`,
    },
    said: ['test/core/a.test.ts:301 is line 301 of 301', 'src/panels/a.css:301 is line 301 of 301'],
  },
  {
    name: 'the top level holds what it should and no more',
    faults: ({ kept }) =>
      [...new Set(kept.map((path) => path.split('/')[0]!))].filter((name) => !TOP_LEVEL.test(name)),
    broken: {
      'package.json': '',
      '.ci/run': '',
      'docs/a.md': '',
      'docs/b.md': '',
      'src/main.ts': '',
      'vitest.config.ts': '',
    },
    said: ['docs', 'vitest.config.ts'],
  },
];

hold(rules);

describe('the rules of the house', () => {
  it('will not judge what cannot be read', () => {
    expect(() => scanAll(new Map([['src/a.ts', 'import from;']]))).toThrow('src/a.ts cannot be read');
  });
});
