import { describe, expect } from 'vitest';
import { wordSearch } from '../../../src/rules';
import type { Point } from '../../../src/shared/canvas/box';
import { selectAlong } from '../support/ended-search';
import { long } from '../support/page-test';
import { drag, fingerOf, mouseOf, penOf, tap } from '../support/pointers';
import { begun, findByKeys, type Sitting, sitDown } from '../support/search-sitting';

let sitting: Sitting;

type Draw = (from: Point, to: Point, turn: number) => Promise<unknown>;

/** Finds word after word by what the squares are called, from either end, until the results come; some are found. */
async function findAll(at: Sitting, draw: Draw, between: (turn: number) => Promise<unknown> = async () => {}) {
  const hidden = await at.search();
  expect(hidden).toHaveLength(14);
  let { score } = at.engine.state;
  for (const [turn, laid] of hidden.entries()) {
    if (turn < at.engine.state.found.length) continue;
    await between(turn);
    const { from, to } = selectAlong(laid);
    const ends = turn % 3 === 2 ? [to, from] : [from, to];
    await draw(await at.point(ends[0]!), await at.point(ends[1]!), turn);
    await at.expectHeardFound(laid);
    score += wordSearch.wordScore(laid.word, laid.direction);
    if (turn === 13) break;
    await at.expectScore(score);
    const row = (await at.rows()).find((each) => each.startsWith(laid.word));
    expect(row).toMatch(/, found, \d+×\d+ = \d+$/);
    const squares = await at.squares();
    for (const { x, y } of wordSearch.squaresOf(laid))
      expect(squares[y * wordSearch.gridSize + x]).toContain(`found in ${laid.word}`);
  }
  await at.reader.expectHeard(/^All words found! \d+ seconds left: [\d,]+ points more\. Score [\d,]+\.$/);
  await at.page.getByRole('heading', { name: 'All found!' }).waitFor();
}

describe('a whole search', () => {
  long('by mouse: drags, two clicks, a selection that is no word, and a word that is found already', async () => {
    sitting = await sitDown(begun(), { reducedMotion: 'no-preference' });
    const at = sitting;
    const mouse = mouseOf(at.page);
    const [first] = await at.search();
    await findAll(
      at,
      async (from, to, turn) => {
        if (turn % 2 === 0) return drag(mouse, from, to);
        await tap(mouse, from);
        await tap(mouse, to);
      },
      async (turn) => {
        if (turn === 1) {
          const { from, to } = selectAlong(first!);
          await drag(mouse, await at.point(to), await at.point(from));
          await at.reader.expectHeard(`You’ve already found ${first!.word}.`);
        }
        if (turn === 2) {
          await drag(mouse, await at.point({ x: 0, y: 0 }), await at.point({ x: 17, y: 17 }));
          await at.reader.expectHeard(/^Nope! [A-Z]{18} isn’t on the list\.$/);
        }
      },
    );
  });

  long('from its middle by touch: two taps under a loupe, and drags in one go', async () => {
    sitting = await sitDown(begun({ finds: 7 }), { touch: true, viewport: { width: 390, height: 844 } });
    const at = sitting;
    const finger = fingerOf(await at.open.context.newCDPSession(at.page));
    const short = (from: Point, to: Point) => Math.hypot(from.x - to.x, from.y - to.y) < 60;
    await findAll(at, async (from, to, turn) => {
      if (turn % 2 === 0 && !short(from, to)) return drag(finger, from, to);
      // The finger comes down beside the square, and looks for it.
      await finger.down({ x: from.x + 12, y: from.y + 9 });
      await finger.move(from);
      await finger.up(from);
      await at.page.getByRole('button', { name: 'Cancel selection' }).waitFor();
      await drag(finger, { x: to.x - 14, y: to.y + 10 }, to);
    });
  });

  long('from its middle by pen: drags, and taps on both ends', async () => {
    sitting = await sitDown(begun({ finds: 7 }), { viewport: { width: 1024, height: 768 } });
    const at = sitting;
    await at.page.evaluate(`
      window.pointers = new Set();
      addEventListener('pointerdown', ({ pointerType }) => window.pointers.add(pointerType), true);
    `);
    const pen = penOf(await at.open.context.newCDPSession(at.page));
    await findAll(at, async (from, to, turn) => {
      if (turn % 2 === 0) return drag(pen, from, to);
      await tap(pen, from);
      await tap(pen, to);
    });
    expect(await at.page.evaluate('[...window.pointers]')).toEqual(['pen']);
  });

  long('from its middle by keys alone, through what is told of the squares', async () => {
    sitting = await sitDown(begun({ finds: 6 }));
    const hidden = await sitting.search();
    await findByKeys(sitting, hidden.slice(6));
    await sitting.page.getByRole('heading', { name: 'All found!' }).waitFor();
  });
});
