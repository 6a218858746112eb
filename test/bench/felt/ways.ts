import { wordSearch } from '../../../src/rules';
import { cellsIn, draw, layByTaps } from './hands';
import { almostOver, nextPlay, round, search, undealt, underWay } from './kept';
import { rest, type Visit } from './visit';

export type Step = [what: string, act: (visit: Visit) => Promise<unknown>];

export interface Way {
  /** Where the page begins, if that is not the menu. */
  address?: string;
  kept?: Record<string, unknown>;
  steps: Step[];
}

export async function walk(visit: Visit, url: string, { address = '', steps }: Way) {
  await visit.page.goto(new URL(address, url).href);
  for (const [, act] of steps) await act(visit);
}

/** A way up to one of its steps. */
export function wayTo(name: string, step: string): Way {
  const { steps, ...way } = ways[name] ?? { steps: [] };
  const last = steps.findIndex(([what]) => what === step);
  if (last < 0) throw new RangeError(`No way ${name} has the step: ${step}`);
  return { ...way, steps: steps.slice(0, last + 1) };
}

const turn: Step[1] = (visit) => visit.button('Shuffle');
const game = underWay();
const begun = search(12);
const board = round();
const selection =
  (at: number): Step[1] =>
  async (visit) => {
    const cells = await cellsIn(visit, 'Letters');
    const { from, to } = begun.hidden[at]!;
    const points = [from, to].map(({ x, y }) => cells[y * wordSearch.gridSize + x]!);
    await draw(visit, points, 600);
  };
const turnScreen: Step[1] = async (visit) => {
  const { width, height } = visit.page.viewportSize()!;
  await visit.page.setViewportSize({ width: height, height: width });
  // What is painted follows its window some frames later, and what is pressed follows that.
  await visit.until(`(() => {
    const canvas = document.querySelector('#wordbler > canvas').getBoundingClientRect();
    return Math.abs(canvas.width - ${height}) < 1 && Math.abs(canvas.height - ${width}) < 1;
  })()`);
};
const path: Step[1] = async (visit) => {
  const cells = await cellsIn(visit, 'Letters of the board');
  await draw(
    visit,
    board.paths[0]!.map((square) => cells[square]!),
    900,
  );
};

/** From the menu through all scenes, in small steps. */
export const ways: Record<string, Way> = {
  players: {
    steps: [
      [
        'menu to the players',
        async (visit) => {
          await visit.press('Players and rules');
          await visit.sees('.screen.select');
        },
      ],
      [
        'players to the table',
        async (visit) => {
          await visit.press('Start');
          await visit.sees('.seat');
        },
      ],
    ],
  },
  now: {
    steps: [
      [
        'Play now to the table',
        async (visit) => {
          await visit.press('Play now: Wordbler');
          await visit.sees('.seat');
          await rest(300);
        },
      ],
      ['the deal', turn],
    ],
  },
  deal: {
    kept: { game: undealt().save() },
    steps: [
      [
        'menu to the table',
        async (visit) => {
          await visit.press(/^Continue Wordbler/);
          await visit.sees('.seat');
          await rest(300);
        },
      ],
      ['the deal to four', turn],
    ],
  },
  table: {
    kept: { game: game.save() },
    steps: [
      [
        'menu to the table',
        async (visit) => {
          await visit.press(/^Continue Wordbler/);
          await turn(visit);
        },
      ],
      ['the table turned', turnScreen],
      ['the table turned back', turnScreen],
      ['laying a word', (visit) => layByTaps(visit, game, nextPlay(game))],
      [
        'Done and the count',
        async (visit) => {
          await visit.press(/^Done/);
          await visit.button('Continue');
        },
      ],
      [
        'the next turn',
        async (visit) => {
          await visit.press('Continue');
          await turn(visit);
        },
      ],
    ],
  },
  over: {
    kept: { game: almostOver().save() },
    steps: [
      [
        'menu to the table',
        async (visit) => {
          await visit.press(/^Continue Wordbler/);
          await visit.button(/^Done/);
        },
      ],
      [
        'Done and the count',
        async (visit) => {
          await visit.press(/^Done/);
          await visit.button('Continue');
        },
      ],
      [
        'the end of a game',
        async (visit) => {
          await visit.press('Continue');
          await visit.button('Play again');
          await rest(2000);
        },
      ],
      [
        'review',
        async (visit) => {
          await visit.press('Look closer');
          await visit.press('Review');
          await visit.sees('.point-sum');
        },
      ],
    ],
  },
  'search choose': {
    steps: [
      [
        'menu to the categories',
        async (visit) => {
          await visit.press('Categories');
          await visit.button('Start');
        },
      ],
      [
        'a new search',
        async (visit) => {
          await visit.press('Start');
          await cellsIn(visit, 'Letters');
        },
      ],
    ],
  },
  'search play': {
    kept: { search: begun.saved },
    steps: [
      [
        'menu to the search',
        async (visit) => {
          await visit.press(/^Continue Word search/);
          await cellsIn(visit, 'Letters');
        },
      ],
      ['the search turned', turnScreen],
      ['the search turned back', turnScreen],
      ['a stroke', selection(0)],
      [
        'the last word, and the summary',
        async (visit) => {
          await selection(1)(visit);
          await visit.sees('.search-ended');
        },
      ],
    ],
  },
  'search now': {
    steps: [
      [
        'Play now to the search',
        async (visit) => {
          await visit.press('Play now: Word search');
          await cellsIn(visit, 'Letters');
        },
      ],
    ],
  },
  'scramble choose': {
    steps: [
      [
        'menu to the boards',
        async (visit) => {
          await visit.press('Board and players');
          await visit.button(/^Solve a board/);
        },
      ],
      [
        'boards to the solver',
        async (visit) => {
          await visit.press(/^Solve a board/);
          await visit.sees('#sc-letters');
        },
      ],
      [
        'solving',
        async (visit) => {
          await visit.page.fill('#sc-letters', 'OHAID\nIFCQR\nEITRE\nGTAIT\nINHUN');
          await visit.sees('[role=option]');
        },
      ],
    ],
  },
  'scramble play': {
    kept: { scramble: board.saved },
    steps: [
      [
        'menu to the board',
        async (visit) => {
          await visit.press(/^Continue Scramble/);
          await visit.button('Keep playing');
        },
      ],
      [
        'a path',
        async (visit) => {
          await visit.press('Keep playing');
          await rest(500);
          await path(visit);
        },
      ],
      [
        'the words of the board',
        async (visit) => {
          await visit.page.keyboard.press('9');
          await visit.press(/^End/);
          await visit.press('End turn');
          await visit.sees('.scramble-ended');
        },
      ],
    ],
  },
  'scramble now': {
    steps: [
      [
        'Play now to the board',
        async (visit) => {
          await visit.press('Play now: Scramble');
          await cellsIn(visit, 'Letters of the board');
        },
      ],
    ],
  },
};
