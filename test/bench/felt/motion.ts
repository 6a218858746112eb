import type { Browser } from 'playwright-core';
import { wordSearch } from '../../../src/rules';
import type { Build } from './builds';
import { cellsIn, draw, placesOn } from './hands';
import { almostOver, round, search, undealt } from './kept';
import type { Figures } from './table';
import { Trace } from './trace';
import { desk, fineDesk, phone, rest, Visit } from './visit';
import { type Way, walk, wayTo } from './ways';

interface Motion {
  /** Up to where something begins to move. */
  way: Way;
  act(visit: Visit): Promise<unknown>;
  byHand?: true;
}

const begun = search(3);
const board = round();
const goOn = (visit: Visit) => visit.press(/^Continue Wordbler/);

export const motions: Record<string, Motion> = {
  drag: {
    way: wayTo('table', 'menu to the table'),
    act: (visit) => {
      const { cell, square } = placesOn(visit);
      return draw(visit, [cell(1), square({ x: 7, y: 7 }), square({ x: 2, y: 3 }), cell(1)], 2500);
    },
    byHand: true,
  },
  selection: {
    way: { ...wayTo('search play', 'menu to the search'), kept: { search: begun.saved } },
    act: async (visit) => {
      const cells = await cellsIn(visit, 'Letters');
      for (const { from, to } of begun.hidden.slice(0, 3)) {
        const points = [from, to].map(({ x, y }) => cells[y * wordSearch.gridSize + x]!);
        await draw(visit, points, 800);
        await rest(200);
      }
    },
    byHand: true,
  },
  path: {
    way: {
      kept: { scramble: board.saved },
      steps: [
        ...wayTo('scramble play', 'menu to the board').steps,
        [
          'the board is uncovered',
          async (visit) => {
            await visit.press('Keep playing');
            await rest(1000);
          },
        ],
      ],
    },
    act: async (visit) => {
      const cells = await cellsIn(visit, 'Letters of the board');
      for (const path of board.paths.slice(0, 3)) {
        await draw(
          visit,
          path.map((square) => cells[square]!),
          900,
        );
        await rest(200);
      }
    },
    byHand: true,
  },
  deal: {
    way: {
      kept: { game: undealt().save() },
      steps: [
        [
          'the table, and no tile yet',
          async (visit) => {
            await goOn(visit);
            await visit.sees('.seat');
          },
        ],
      ],
    },
    act: (visit) => visit.button('Shuffle'),
  },
  party: {
    way: {
      kept: { game: almostOver().save() },
      steps: [
        ...wayTo('over', 'Done and the count').steps,
        [
          'the end of a game begins',
          async (visit) => {
            await visit.press('Continue');
            await visit.button('Play again');
          },
        ],
      ],
    },
    act: () => rest(3000),
  },
};

/** What a hand and an eye meet: frames, and how late they show what the hand does. */
export async function motionFigures(browser: Browser, { url }: Build, wanted = ''): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, { way, act, byHand }] of Object.entries(motions)) {
    if (!name.includes(wanted)) continue;
    for (const screen of [desk, fineDesk, phone]) {
      const visit = await Visit.start(browser, { screen, ...(way.kept && { kept: way.kept }) });
      try {
        await walk(visit, url, way);
        if (byHand) await rest(1500);
        const trace = await Trace.of(browser, async () => {
          await visit.page.evaluate(`performance.mark('felt: ${name}')`);
          await act(visit);
        });
        const frames = trace.frames();
        const named = (what: string) => `${name}: ${what}, ${screen.name}`;
        figures[named('a frame every')] = at(
          0.5,
          frames.slice(1).map(({ end }, i) => end - frames[i]!.end),
        );
        figures[named('slowest 5 % of its work')] = at(
          0.95,
          frames.map(({ taken }) => taken),
        );
        if (byHand) figures[named('move to frame')] = at(0.5, trace.movesToFrames());
      } finally {
        await visit.close();
      }
    }
  }
  return figures;
}

/** Of the figures in order, the one at that share of the way. */
function at(share: number, figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
