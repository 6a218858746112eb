import { roomOf } from './floors';
import { all, at, hold } from './house';

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
  /^src\/server\/(host|main)\.ts$/,
  /^src\/worker\/(protocol|serve)\.ts$/,
  /^src\/shared\/(panels\/page-services|scenes\/(services|places|search-for|game-descriptor))\.ts$/,
  /^src\/(app|daily|embed|online\/races|stats|study|texts|transfer)\//,
];
const isTogether = (path: string) => places.some((place) => place.test(path));

const gameOf = (path: string) => games.find((game) => roomOf(path) === game || path.split('/')[2] === game);

hold([
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
]);
