import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { englishWords } from '../../../src/search/play/words';
import type { Point } from '../../../src/shared/canvas/box';
import { selectAlong } from './ended-search';
import { keepInPage } from './game-of-two';
import { type OpenPage, openPage, type PageOptions } from './play';
import { listen, namesOf, Reader } from './reader';
import { seenColour } from './seen-colour';

export interface Begun {
  clock?: wordSearch.Clock;
  /** So many words of the list are found already. */
  finds?: number;
  /** Of searching time that is gone. */
  seconds?: number;
}

export function begun({ clock = 'standard', finds = 0, seconds = 0 }: Begun = {}): wordSearch.GameEngine {
  const engine = new wordSearch.GameEngine(
    {
      list: wordSearch.presetList('gardenBirds'),
      directions: [...wordSearch.directions],
      clock,
      seed: 'a sitting',
      filter: englishWords().id,
    },
    englishWords(),
  );
  engine.dispatch({ type: 'begin' });
  if (seconds > 0) engine.dispatch({ type: 'spendTime', ms: seconds * 1000 });
  for (const laid of engine.state.laid.slice(0, finds)) engine.dispatch({ type: 'stroke', ...selectAlong(laid) });
  return engine;
}

/** Somebody before a search that goes on, who knows of it what a screen reader tells. */
export class Sitting {
  readonly reader: Reader;

  constructor(
    readonly open: OpenPage,
    readonly engine: wordSearch.GameEngine,
    private readonly touch: boolean,
  ) {
    this.reader = new Reader(open.page);
  }

  get page(): Page {
    return this.open.page;
  }

  /** From the menu to the letters. */
  async goOn() {
    const entry = this.page.getByRole('button', { name: /^Continue Word search/ });
    await (this.touch ? entry.tap() : entry.click());
    await this.letters.waitFor();
  }

  get letters() {
    return this.page.getByRole('grid', { name: 'Letters' });
  }

  /** The names of all squares, row by row. */
  squares(): Promise<string[]> {
    return namesOf(this.letters.locator('[role=gridcell]'));
  }

  /** The words of the list, and where they are: found by reading the squares. */
  async search(): Promise<wordSearch.LaidWord[]> {
    const names = await this.squares();
    const size = wordSearch.gridSize;
    const letters = names.map((name) => name[0]);
    const grid = Array.from({ length: size }, (_, y) => letters.slice(y * size, (y + 1) * size).join(''));
    return new wordSearch.Finder(await this.words()).in(grid);
  }

  /** As the list tells them: "ROBIN", or "ROBIN, found, 5×10 = 50". */
  rows(): Promise<string[]> {
    const list = this.page.getByRole('region', { name: 'Words' }).getByRole('list');
    return list.locator('li > .spoken').allTextContents();
  }

  async words(): Promise<string[]> {
    return (await this.rows()).map((row) => row.split(', ')[0]!);
  }

  async point({ x, y }: wordSearch.Square): Promise<Point> {
    const grid = (await this.letters.boundingBox())!;
    const side = grid.width / wordSearch.gridSize;
    return { x: grid.x + (x + 0.5) * side, y: grid.y + (y + 0.5) * side };
  }

  async score(): Promise<number> {
    const text = await this.page.locator('[data-score]').textContent();
    return Number(text?.replace('−', '-').replace(/[^\d-]/g, ''));
  }

  /** What is left on the clock, in seconds. */
  async secondsLeft(): Promise<number> {
    const name = (await this.page.getByRole('timer').getAttribute('aria-label'))!;
    const [, minutes, seconds] = /(\d+) minutes? (\d+) seconds? left$/.exec(name)!;
    return Number(minutes) * 60 + Number(seconds);
  }

  async expectScore(score: number) {
    await expect.poll(() => this.score()).toBe(score);
  }

  async expectHeardFound({ word, direction }: wordSearch.LaidWord) {
    const points = wordSearch.wordScore(word, direction);
    await this.reader.expectHeard(new RegExp(`^${word} found, [a-z-]+, ${points} points\\. Score [−\\d,]+\\.$`));
  }
}

/** By keys alone, through what is told of the squares: with Enter and Space, and with Shift held. */
export async function findByKeys(at: Sitting, hidden: readonly wordSearch.LaidWord[]) {
  const { page, reader } = at;
  const { keyboard } = page;
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? '');
  // The first arrow only leads into the grid, to wherever the last selection has left the cursor.
  await keyboard.press('ArrowRight');
  await expect.poll(focused).toMatch(/row \d/);
  const [, row, column] = /row (\d+), column (\d+)/.exec(await focused())!;
  let cursor = { x: Number(column) - 1, y: Number(row) - 1 };
  const go = async (to: wordSearch.Square) => {
    for (; cursor.x !== to.x; cursor.x += Math.sign(to.x - cursor.x))
      await keyboard.press(to.x > cursor.x ? 'ArrowRight' : 'ArrowLeft');
    for (; cursor.y !== to.y; cursor.y += Math.sign(to.y - cursor.y))
      await keyboard.press(to.y > cursor.y ? 'ArrowDown' : 'ArrowUp');
  };
  for (const [turn, laid] of hidden.entries()) {
    const { from, to } = selectAlong(laid);
    await go(from);
    await expect.poll(focused).toMatch(new RegExp(`^${laid.word[0]}, row ${from.y + 1}, column ${from.x + 1}`));
    if (turn % 2 === 0) {
      await keyboard.press(turn % 4 === 0 ? 'Enter' : 'Space');
      await reader.expectHeard(`Selection starts at ${laid.word[0]}.`);
      await go(to);
      await reader.expectHeard(new RegExp(`^${laid.word}, `));
      await keyboard.press('Enter');
    } else {
      // Held, it draws; let go, it ends the selection.
      await keyboard.down('Shift');
      await go(to);
      await reader.expectHeard(new RegExp(`^${laid.word}, `));
      await keyboard.up('Shift');
    }
    await at.expectHeardFound(laid);
    cursor = { ...to };
  }
}

/** With `timed`, the test winds the page's clock on. */
export async function sitDown(
  engine: wordSearch.GameEngine,
  { timed = false, settings = {}, ...options }: PageOptions & { timed?: boolean; settings?: object } = {},
): Promise<Sitting> {
  const open = await openPage({
    reducedMotion: 'reduce',
    ...options,
    before: async (context) => {
      if (timed) await context.clock.install();
      await listen(context);
      await keepInPage(context, { search: engine.save(), settings });
    },
  });
  const sitting = new Sitting(open, engine, options.touch ?? false);
  await sitting.goOn();
  return sitting;
}

/** The colour of the canvas towards the upper left corner of a square, where no letter is, but what marks a word. */
export async function cornerColour(at: Sitting, square: wordSearch.Square): Promise<string> {
  const { x, y } = await at.point(square);
  const side = (await at.letters.boundingBox())!.width / wordSearch.gridSize;
  const [r, g, b] = await seenColour(at.page, { x: x - side * 0.25, y: y - side * 0.25 });
  return `${r},${g},${b}`;
}
