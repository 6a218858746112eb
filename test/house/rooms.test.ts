import { all, at, hold } from './house';

const GAMES = ['wordbler', 'search', 'scramble'];
/** Where games are put together: the page, the server, its scenes and menu, what is raced in, what is carried, printed, recorded or learned, what a host or a portal asks for, the worker, the face of the core, the catalogue. */
const TOGETHER =
  /^src\/(main\.ts|core\/(index\.ts|embed\/.+)|server\/(host|main)\.ts|worker\/(protocol|serve)\.ts|scenes\/((carrying|embed|portals|printing|races|records|study)\/.+|(boot|house|kept-games|left-games|menu|places)\.ts)|panels\/(menu-panel|game-pictures)\.ts|texts\/.+)$/;

const gameOf = (path: string) => GAMES.find((game) => path.split('/')[2] === game);

hold([
  {
    name: 'a game imports no sibling; what lies bare imports no game, but where games are put together',
    faults: (house) =>
      all(house)
        .filter(({ file, target }) => {
          const [from, to] = [gameOf(file), gameOf(target)];
          return to !== undefined && from !== to && !TOGETHER.test(file);
        })
        .map(at),
    broken: {
      'src/main.ts': `import './scenes/search/play';\nimport './scenes/scramble/play';`,
      'src/scenes/search/play.ts': `import '../stage';\nimport '../scramble/play';\nimport '../../core/search/grid';`,
      'src/scenes/scramble/play.ts': `import './play.css';\nimport '../search/play.css';`,
      'src/scenes/stage.ts': `import type { Grid } from '../core/search/grid';\nimport '../core/days';`,
      'src/core/search/grid.ts': `import '../days';\nexport * from '../wordbler/board';`,
      'src/core/wordbler/board.ts': '',
      'src/core/days.ts': '',
    },
    said: [
      'src/scenes/search/play.ts:2 imports ../scramble/play',
      'src/scenes/scramble/play.ts:2 imports ../search/play.css',
      'src/scenes/stage.ts:1 imports ../core/search/grid',
      'src/core/search/grid.ts:2 imports ../wordbler/board',
    ],
  },
]);
