import { roomOf } from './floors';
import { all, at, type Rule } from './house';

const games = ['wordbler', 'search', 'scramble'];
/** What every game stands on, and knows none of them. */
const below = ['engine', 'shared', 'worker', 'texts'];
/**
 * Where games are put together: the page, the server, the face of the rules, what the worker is asked, the catalogues,
 * and what stands beside the games. Services, addresses and the search for words of another game are on their way
 * there.
 */
const places = [
  /^src\/(main|rules)\.ts$/,
  /^src\/server\/(host|main|raced-games)\.ts$/,
  /^src\/worker\/(protocol|serve)\.ts$/,
  /^src\/shared\/(panels\/page-services|scenes\/(services|places|search-for|game-descriptor))\.ts$/,
  /^src\/(app|daily|embed|online\/races|stats|study|how-it-works|texts|transfer)\//,
];
/** The page itself, and what stands beside the games. */
const beside = ['app', 'daily', 'embed', 'online', 'stats', 'study', 'how-it-works', 'transfer'];
/** What a game shows of itself: its descriptor, its rules, where it is saved and how it stands there. */
const shown = /^src\/[^/]+\/(game\.ts$|rules\/|play\/menu-facts\.ts$)/;
/** As a type, the game in progress, too: whoever holds one need not know how it is played. */
const inProgress = /^src\/[^/]+\/play\/match\.ts$/;
/** Who reaches further, to what, and why. */
const reachFurther: readonly [file: RegExp, target: RegExp, why: string][] = [
  [/^src\/app\/menu\.ts$/, /^src\/wordbler\/panels\/help-panel\.ts$/, 'the first help of the page is on the board'],
  [/^src\/app\/saves\.ts$/, /^src\/wordbler\/scenes\/table-game\.ts$/, 'the proof of a fair game, as a type'],
  [/^src\/app\/saved-games\.ts$/, /^src\/scramble\/scenes\/opening\.ts$/, 'how a board stands before there are words'],
  [
    /^src\/app\/scenes\.ts$/,
    /^src\/wordbler\/scenes\/online\/scenes\.ts$/,
    'rooms are fetched with races, in one chunk',
  ],
  [/^src\/embed\/page\/commands\.ts$/, /^src\/[^/]+\/(play|scenes)\//, 'a host sets out games in code fetched for it'],
  [/^src\/online\/races\/scenes\//, /^src\/[^/]+\/(play|panels|scenes)\//, 'races are run on boards of the games'],
  [
    /^src\/study\/scenes\/drill\.ts$/,
    /^src\/wordbler\/panels\/word-definition\.ts$/,
    'what a word means, in one dialog',
  ],
  [
    /^src\/transfer\/scenes\/(everything|journal)\.ts$/,
    /^src\/search\/play\//,
    'own lists and scores are carried along',
  ],
  [/^src\/transfer\/scenes\/opening\.ts$/, /^src\/[^/]+\/(play|scenes)\//, 'games are replayed in code fetched for it'],
];

const isTogether = (path: string) => places.some((place) => place.test(path));

const gameOf = (path: string) => games.find((game) => roomOf(path) === game || path.split('/')[2] === game);

export const rooms: Rule[] = [
  {
    name: 'a game imports no sibling; what lies bare imports no game, but where games are put together',
    faults: (house) =>
      all(house)
        .filter(({ file, target }) => {
          const [from, to] = [gameOf(file), gameOf(target)];
          return to !== undefined && from !== to && !isTogether(file);
        })
        .map(at),
    broken: {
      'src/main.ts': `import './search/scenes/play';\nimport './scramble/scenes/play';`,
      'src/search/scenes/play.ts': `import '../../stage';\nimport '../../scramble/scenes/play';\nimport '../rules/grid';`,
      'src/scramble/scenes/play.ts': `import './play.css';\nimport '../../search/scenes/play.css';`,
      'src/shared/scenes/stage.ts': `import type { Grid } from '../../search/rules/grid';\nimport '../../engine/days';`,
      'src/search/rules/grid.ts': `import '../../engine/days';\nexport * from '../../wordbler/rules/board';`,
      'src/server/search/race.ts': `import '../../search/rules/grid';\nimport '../scramble/race';`,
      'src/wordbler/rules/board.ts': '',
      'src/engine/days.ts': '',
    },
    said: [
      'src/search/scenes/play.ts:2 imports ../../scramble/scenes/play',
      'src/scramble/scenes/play.ts:2 imports ../../search/scenes/play.css',
      'src/shared/scenes/stage.ts:1 imports ../../search/rules/grid',
      'src/search/rules/grid.ts:2 imports ../../wordbler/rules/board',
      'src/server/search/race.ts:2 imports ../scramble/race',
    ],
  },
  {
    name: 'the page, and what stands beside the games, reaches a game through what that shows of itself',
    faults: (house) =>
      all(house)
        .filter(({ file, target }) => beside.includes(roomOf(file)) && games.includes(roomOf(target)))
        .filter(({ target, kind }) => !shown.test(target) && !(kind === 'type' && inProgress.test(target)))
        .filter((found) => !reachFurther.some(([file, target]) => file.test(found.file) && target.test(found.target)))
        .map(at),
    broken: {
      'src/daily/scenes/a.ts': `import '../../search/game';\nimport '../../search/scenes/play';\nimport type { Match } from '../../search/play/match';`,
      'src/app/b.ts': `import '../search/rules/grid';\nimport '../search/play/match';\nimport '../search/play/menu-facts';`,
      'src/study/scenes/drill.ts': `import '../../wordbler/panels/word-definition';\nimport('../../wordbler/panels/score');`,
      'src/search/scenes/play.ts': `import '../panels/a';`,
      'src/search/game.ts': `import './scenes/play';`,
      'src/search/play/match.ts': '',
      'src/search/play/menu-facts.ts': '',
      'src/search/panels/a.ts': '',
      'src/search/rules/grid.ts': '',
      'src/wordbler/panels/word-definition.ts': '',
      'src/wordbler/panels/score.ts': '',
    },
    said: [
      'src/daily/scenes/a.ts:2 imports ../../search/scenes/play',
      'src/app/b.ts:2 imports ../search/play/match',
      'src/study/scenes/drill.ts:2 imports ../../wordbler/panels/score',
    ],
  },
  {
    name: 'what every game stands on knows neither a game nor what stands beside it',
    faults: (house) =>
      all(house)
        .filter(({ file }) => ['engine', 'shared'].includes(roomOf(file)) && !isTogether(file))
        .filter(({ target }) => target.startsWith('src/') && !below.includes(roomOf(target)))
        .map(at),
    broken: {
      'src/shared/scenes/a.ts': `import '../../engine/a';\nimport '../../daily/rules/a';\nimport '../../app/menu';`,
      'src/engine/a.ts': `import '../online/protocol/a';`,
    },
    said: [
      'src/shared/scenes/a.ts:2 imports ../../daily/rules/a',
      'src/shared/scenes/a.ts:3 imports ../../app/menu',
      'src/engine/a.ts:1 imports ../online/protocol/a',
    ],
  },
];
