import { floorOf, mayImport, mayRead, roomOf } from './floors';
import { all, at, type Rule } from './house';
import { cycles, loadedFrom } from './imports';

const MOST_LINES = 400;
const TOP_LEVEL =
  /^(package(-lock)?\.json|tsconfig\.json|vite\.config\.ts|index\.html|src|assets|test|README\.md|LICENSE|\..+)$/;
const OUTSIDE_WORLD =
  /Math\.random|Date\.now|new Date\b|(?<![.\w])(globalThis\b|performance\.|document\.|window\.|set(?:Timeout|Interval)\b|fetch\()/;
/** What rules may know that is not ours. */
const FOR_RULES =
  /^(seedrandom(\/lib\/.+)?|@noble\/hashes\/.+|assets\/languages\/\w+\/(language|leaves|dice|search-lists)\.json)$/;
/** What runs in no browser. */
const FOR_SERVER = /^(node:.+|ws|libsql|tsx\/.+|@nats-io\/.+)$/;
const SCENE_CHANGE = /\.scene\.(start|restart|switch|launch|run|transition)\(/;
const LEXICON_BUILDER = /^src\/engine\/lexicon\/(.*\/)?[^/]*(unpack|packed)[^/]*$/;

/** Rules and what they stand on: no page and no server. */
const isPure = (path: string) => ['engine', 'rules', 'ai'].includes(floorOf(path) ?? '') && path.startsWith('src/');
/** One object for the whole page, whose fields become services and sessions. */
const isOnItsWayOut = (path: string) => path === 'src/shared/scenes/services.ts';

const linesOf = (source: string) => source.replace(/\n$/, '').split('\n').length;

export const boundaries: Rule[] = [
  {
    name: 'every import can be followed to its file',
    faults: (house) =>
      all(house)
        .filter(({ specifier, target }) => !specifier || (target.startsWith('src/') && !house.sources.has(target)))
        .map(at),
    broken: { 'src/engine/a.ts': `import './none';\nawait import(somewhere);\nimport.meta.glob('./*.ts');` },
    said: [
      'src/engine/a.ts:1 imports ./none',
      'src/engine/a.ts:2 imports what cannot be told',
      'src/engine/a.ts:3 imports what cannot be told',
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
      'src/search/scenes/a.ts': `import '../panels/a.css';\nimport { b } from './b';\nimport './b';`,
      'src/search/scenes/b.ts': '',
    },
    said: ['src/search/scenes/a.ts:3 imports ./b'],
  },
  {
    name: 'every file under src stands on a floor',
    faults: ({ scans }) => [...scans.keys()].filter((file) => !floorOf(file) && !file.endsWith('.d.ts')),
    broken: {
      'src/utils/clamp.ts': '',
      'src/helpers.ts': '',
      'src/search/helpers/a.ts': '',
      'src/shared/a.ts': '',
    },
    said: ['src/utils/clamp.ts', 'src/helpers.ts', 'src/search/helpers/a.ts', 'src/shared/a.ts'],
  },
  {
    name: 'an import points down: main, app, scenes, canvas and panels, play, platform, worker, ai, rules, engine',
    faults: (house) =>
      all(house)
        .filter((found) => !mayImport(found) && !isOnItsWayOut(found.file))
        .map(at),
    broken: {
      'src/search/play/run.ts': `import { a } from '../../engine/a';\nimport type { Scene } from '../scenes/board';`,
      'src/search/canvas/board.ts': `export * from '../scenes/score';\nnew Worker(new URL('../play/run.ts', import.meta.url));`,
      'src/search/scenes/board.ts': `const main = () => import('../../main');\nimport '../../shared/platform/a';`,
      'src/search/rules/a.ts': `import '../../worker/thread';\nimport '../ai/a';`,
      'src/worker/thread.ts': `import { texts } from '../texts/english';`,
      'src/texts/english.ts': `import { a } from '../engine/a';\nimport { b } from '../search/rules/b';`,
      'src/engine/a.ts': `new URL('../worker/thread.ts', import.meta.url);\nimport '../texts/english';`,
      'src/main.ts': `import './search/scenes/board';\nimport './texts/english';`,
      'src/app/menu.ts': `import '../main';\nimport '../server/main';`,
      'src/server/main.ts': `import '../engine/a';\nimport '../worker/thread';\nimport '../online/client/line';`,
      'src/embed/host/a.ts': `import '../../server/main';\nimport '../protocol';`,
      'src/online/client/line.ts': `import '../protocol/told';\nimport '../ui/score';`,
      'src/shared/platform/a.ts': `import '../../online/client/line';`,
    },
    said: [
      'src/search/play/run.ts:2 imports ../scenes/board',
      'src/search/canvas/board.ts:1 imports ../scenes/score',
      'src/search/scenes/board.ts:1 imports ../../main',
      'src/search/rules/a.ts:1 imports ../../worker/thread',
      'src/search/rules/a.ts:2 imports ../ai/a',
      'src/worker/thread.ts:1 imports ../texts/english',
      'src/texts/english.ts:2 imports ../search/rules/b',
      'src/engine/a.ts:1 imports ../worker/thread.ts',
      'src/engine/a.ts:2 imports ../texts/english',
      'src/app/menu.ts:1 imports ../main',
      'src/app/menu.ts:2 imports ../server/main',
      'src/server/main.ts:2 imports ../worker/thread',
      'src/server/main.ts:3 imports ../online/client/line',
      'src/embed/host/a.ts:1 imports ../../server/main',
      'src/online/client/line.ts:2 imports ../ui/score',
      'src/shared/platform/a.ts:1 imports ../../online/client/line',
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
      'src/search/panels/a.ts': `import type { Texts } from '../../texts/texts';\nimport { languages } from '../../texts/languages';\nimport { en } from '../../texts/en';\nimport type { en as own } from '../../texts/en/menu';`,
      'src/search/scenes/a.ts': `import { catalogues } from '../../texts/catalogues';\nconst later = () => import('../../texts/en/search');`,
      'src/texts/catalogues.ts': `import './en';\nconst later = () => import('./en/search');`,
      'src/texts/texts.ts': `import type { en } from './en';\nimport './en';`,
      'src/texts/languages.ts': '',
      'src/texts/en/index.ts': `import './menu';\nimport '../sentence-facts';\nimport '../de/menu';`,
      'src/texts/en/menu.ts': '',
      'src/texts/en/search.ts': '',
      'src/texts/de/menu.ts': '',
      'src/texts/sentence-facts.ts': '',
    },
    said: [
      'src/main.ts:2 imports ./texts/en',
      'src/search/panels/a.ts:3 imports ../../texts/en',
      'src/search/panels/a.ts:4 imports ../../texts/en/menu',
      'src/search/scenes/a.ts:1 imports ../../texts/catalogues',
      'src/search/scenes/a.ts:2 imports ../../texts/en/search',
      'src/texts/texts.ts:2 imports ./en',
      'src/texts/en/index.ts:3 imports ../de/menu',
    ],
  },
  {
    name: 'engine, rules and computer import themselves, seedrandom, hashes, and what a language says of itself',
    faults: (house) =>
      all(house)
        .filter(({ file }) => isPure(file))
        .filter(({ target }) => !isPure(target) && !FOR_RULES.test(target))
        .map(at),
    broken: {
      'src/engine/a.ts': `import 'seedrandom';\nimport 'seedrandom/lib/alea';\nimport 'node:fs';\nimport type { Game } from 'phaser';`,
      'src/search/rules/b.ts': `import '../../../assets/languages/en/language.json';\nimport '../../../assets/languages/en/dice.json';\nnew URL('../../../assets/words.bin', import.meta.url);\nexport * from 'seedrandom-more';\nimport '@noble/hashes/sha2.js';\nimport '@noble/curves/ed25519.js';\nimport '../../engine/a';`,
    },
    said: [
      'src/engine/a.ts:3 imports node:fs',
      'src/engine/a.ts:4 imports phaser',
      'src/search/rules/b.ts:3 imports ../../../assets/words.bin',
      'src/search/rules/b.ts:4 imports seedrandom-more',
      'src/search/rules/b.ts:6 imports @noble/curves/ed25519.js',
    ],
  },
  {
    name: 'the server imports rules and what no browser has, and nobody else imports that',
    faults: (house) =>
      all(house)
        .filter(({ target }) => !target.startsWith('src/') && !target.startsWith('assets/'))
        .filter(({ file, target }) => FOR_SERVER.test(target) !== (roomOf(file) === 'server'))
        .filter(({ file, target }) => FOR_SERVER.test(target) || roomOf(file) === 'server')
        .map(at),
    broken: {
      'src/server/main.ts': `import 'ws';\nimport 'node:http';\nimport '@nats-io/jetstream';\nimport 'lit-html';`,
      'src/shared/play/a.ts': `import type { WebSocket } from 'ws';\nimport 'libsql';\nimport 'idb-keyval';`,
    },
    said: [
      'src/server/main.ts:4 imports lit-html',
      'src/shared/play/a.ts:1 imports ws',
      'src/shared/play/a.ts:2 imports libsql',
    ],
  },
  {
    name: 'rules know no chance, no clock and no browser',
    faults: ({ scans }) =>
      [...scans].flatMap(([file, { code }]) => {
        if (!isPure(file)) return [];
        const words = code.split('\n').map((line) => OUTSIDE_WORLD.exec(line)?.[0]);
        return words.flatMap((word, line) => (word ? [`${file}:${line + 1} has ${word}`] : []));
      }),
    broken: {
      'src/engine/a.ts': `// no Math.random here\nMath.random();\nDate.now(); const s = 'Date.now';\nnew Date();\nperformance.now();`,
      'src/search/rules/b.ts': `/*\n*/ document.title;\nwindow.name;\nsetTimeout(go);\nfetch('a');\nlist.document.prefetch('a');\n\`\${Date.now()}\`;\nglobalThis;\nsetInterval;`,
    },
    said: [
      'src/engine/a.ts:2 has Math.random',
      'src/engine/a.ts:3 has Date.now',
      'src/engine/a.ts:4 has new Date',
      'src/engine/a.ts:5 has performance.',
      'src/search/rules/b.ts:2 has document.',
      'src/search/rules/b.ts:3 has window.',
      'src/search/rules/b.ts:4 has setTimeout',
      'src/search/rules/b.ts:5 has fetch(',
      'src/search/rules/b.ts:7 has Date.now',
      'src/search/rules/b.ts:8 has globalThis',
      'src/search/rules/b.ts:9 has setInterval',
    ],
  },
  {
    name: 'Phaser stays in canvas, scenes, app and main',
    faults: (house) =>
      all(house)
        .filter(({ target }) => /^phaser(\/|$)/.test(target))
        .filter(({ file }) => !['canvas', 'scenes', 'app', 'main'].includes(floorOf(file) ?? ''))
        .map(at),
    broken: {
      'src/main.ts': `import 'phaser';`,
      'src/search/canvas/a.ts': `import 'phaser';`,
      'src/search/panels/a.ts': `import type { Scene } from 'phaser';`,
      'src/search/play/a.ts': `const later = import('phaser/src/phaser.js');`,
    },
    said: ['src/search/panels/a.ts:1 imports phaser', 'src/search/play/a.ts:1 imports phaser/src/phaser.js'],
  },
  {
    name: 'a scene goes to another one by goTo alone',
    faults: ({ scans }) =>
      [...scans].flatMap(([file, { code }]) => {
        if (file === 'src/shared/scenes/go-to.ts') return [];
        const words = code.split('\n').map((line) => SCENE_CHANGE.exec(line)?.[0]);
        return words.flatMap((word, line) => (word ? [`${file}:${line + 1} has ${word}`] : []));
      }),
    broken: {
      'src/search/scenes/a.ts': `goTo(this, 'B');\nthis.scene.start('B');\nthis.scene.restart();`,
      'src/shared/scenes/go-to.ts': `scene.scene.start(key);`,
      'src/main.ts': `game.scene.start('B');`,
    },
    said: [
      'src/search/scenes/a.ts:2 has .scene.start(',
      'src/search/scenes/a.ts:3 has .scene.restart(',
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
      'src/worker/client.ts': `new Worker(new URL('./thread.ts', import.meta.url));\nimport('../engine/a');\nimport type { B } from '../engine/lexicon/trie-builder';`,
      'src/worker/thread.ts': `import '../engine/lexicon/trie-builder';`,
      'src/engine/a.ts': `export { a } from './lexicon/packed-graph';`,
      'src/engine/lexicon/unpack-graph.ts': '',
      'src/engine/lexicon/trie-builder.ts': '',
    },
    said: [
      'src/main.ts:1 imports ./worker/client, src/worker/client.ts:2 imports ../engine/a, src/engine/a.ts:1 imports ./lexicon/packed-graph',
    ],
  },
  {
    name: 'no file imports itself, however long the way round',
    faults: ({ scans }) => cycles(scans).map((way) => way.map(at).join(', ')),
    broken: {
      'src/engine/a.ts': `import './b';`,
      'src/engine/b.ts': `import type { C } from './dice/c';`,
      'src/engine/dice/c.ts': `import '../d';\nexport * from '../a';`,
      'src/engine/d.ts': `import type { E } from './e';\nnew Worker(new URL('./a.ts', import.meta.url));`,
      'src/engine/e.ts': `import { d } from './d';`,
    },
    said: ['src/engine/a.ts:1 imports ./b, src/engine/b.ts:1 imports ./dice/c, src/engine/dice/c.ts:2 imports ../a'],
  },
  {
    name: `no file is longer than ${MOST_LINES} lines`,
    faults: ({ sources }) =>
      [...sources]
        .map(([file, source]) => ({ file, lines: linesOf(source) }))
        .filter(({ file, lines }) => lines > MOST_LINES && !file.endsWith('.json'))
        .map(({ file, lines }) => `${file}:${MOST_LINES + 1} is line ${MOST_LINES + 1} of ${lines}`),
    broken: {
      'src/engine/a.ts': '\n'.repeat(MOST_LINES),
      'test/engine/a.test.ts': '\n'.repeat(MOST_LINES + 1),
      'src/search/panels/a.css': `${'\n'.repeat(MOST_LINES)}a {}`,
    },
    said: ['test/engine/a.test.ts:401 is line 401 of 401', 'src/search/panels/a.css:401 is line 401 of 401'],
  },
  {
    name: 'the top level holds what it should and no more',
    faults: ({ kept }) => [...new Set(kept.map((path) => path.split('/')[0]!))].filter((name) => !TOP_LEVEL.test(name)),
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
