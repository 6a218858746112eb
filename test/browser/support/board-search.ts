import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { unitOf } from '../../../src/engine/alphabet/digraphs';
import { scramble } from '../../../src/rules';
import { boardLink } from '../../../src/scramble/play/choice';
import type { Point } from '../../../src/shared/canvas/box';
import { lexicon } from '../../engine/familiarity/shipped-familiarity';
import { type OpenPage, openPage, type PageOptions, siteUrl } from './play';
import type { Pointer } from './pointers';
import { listen, middle, namesOf, Reader } from './reader';

const english = new scramble.Solver(lexicon);

/** Somebody who searches a board of letters, and knows of it what a screen reader tells. */
export class BoardSearch {
  readonly reader: Reader;
  private readonly viewport: { width: number; height: number };

  private constructor(
    readonly open: OpenPage,
    private readonly touch: boolean,
    private readonly solver: scramble.Solver,
  ) {
    this.reader = new Reader(open.page);
    this.viewport = open.page.viewportSize()!;
  }

  /** From the menu to the page where a board is chosen. */
  static async choose(options: PageOptions = {}, solver = english): Promise<BoardSearch> {
    const before = async (context: BrowserContext) => {
      await listen(context);
      await options.before?.(context);
    };
    const open = await openPage({ reducedMotion: 'reduce', ...options, before });
    const search = new BoardSearch(open, options.touch === true, solver);
    await search.toBoards();
    return search;
  }

  /** At a board that stands already. */
  static at(open: OpenPage): BoardSearch {
    return new BoardSearch(open, false, english);
  }

  /** Back to where a board is chosen, from wherever the test before has left the page; what it chose stays. */
  async anew(): Promise<BoardSearch> {
    const { page, reader } = this;
    const entry = page.getByRole('button', { name: 'Board and players' });
    await page.setViewportSize(this.viewport);
    await expect
      .poll(async () => {
        await page.evaluate(`document.querySelector('.back-tool')?.click()`);
        return entry.isVisible();
      })
      .toBe(true);
    await this.toBoards();
    await reader.forget();
    return this;
  }

  private async toBoards() {
    await this.press('Board and players');
    await this.page.getByRole('heading', { name: 'Board', exact: true }).waitFor();
  }

  get page(): Page {
    return this.open.page;
  }

  async press(name: string | RegExp, within = this.page.locator('body')) {
    const button = within.getByRole('button', { name, disabled: false });
    await (this.touch ? button.tap() : button.click());
  }

  /** From the end of a board to all its words. */
  async lookCloser() {
    await this.press('Look closer');
    await this.page.getByRole('heading', { name: /^All \d+ words/ }).waitFor();
  }

  /** Rolls the board of a number, and begins the first turn. */
  async roll(seed = '3009') {
    await this.fillNumber(seed);
    await this.press(/^Roll$/);
    await this.begin();
  }

  /** What is seldom changed lies behind a line. */
  async more() {
    const more = this.page.locator('.more');
    if (!(await more.evaluate((one) => (one as HTMLDetailsElement).open))) await more.locator('summary').click();
  }

  async fillNumber(seed: string) {
    await this.more();
    await this.page.getByLabel('Game code').fill(seed);
  }

  async begin() {
    await this.press('Start');
    await expect.poll(() => this.covered()).toBe(false);
  }

  get cells() {
    return this.page.getByRole('grid', { name: 'Letters of the board' }).getByRole('gridcell');
  }

  async names(): Promise<string[]> {
    return namesOf(this.cells);
  }

  async covered(): Promise<boolean> {
    return (await this.names()).every((name) => name.startsWith('?'));
  }

  /** The board as it is read out. */
  async board(): Promise<scramble.Board> {
    const letters = (await this.names()).map((name) => unitOf(name.split(',')[0]!.replace('QU', 'Q')));
    return scramble.boardOf(letters.join(''));
  }

  /** Words of the board that are spelt in one way only, the longest first. */
  async words(least = 3): Promise<scramble.FoundWord[]> {
    const found = this.solver.solve(await this.board(), least);
    return scramble.sortedWords(
      found.filter(({ paths }) => paths === 1),
      'length',
    );
  }

  pointOf(square: number): Promise<Point> {
    return middle(this.cells.nth(square));
  }

  async drag(pointer: Pointer, path: readonly number[]) {
    const middles = await this.cells.evaluateAll((cells) =>
      cells.map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    );
    const points = path.map((square) => middles[square]!);
    await pointer.down(points[0]!);
    for (const point of points.slice(1)) await pointer.move(point);
    await pointer.up(points[points.length - 1]!);
  }

  async hears(word: string, points: number) {
    const plural = points === 1 ? 'point' : 'points';
    await this.reader.expectHeard(new RegExp(`^${word}, ${points} ${plural}\\. Score \\d+\\.( \\w+!)?$`));
  }

  /** The words found, as they are listed. */
  found(): Promise<string[]> {
    return this.page
      .getByRole('region', { name: 'Found' })
      .locator('.found-groups li span:first-child')
      .allTextContents();
  }

  /** Before its time is up: that is asked for first. */
  async endTurn() {
    await this.press('Menu');
    await this.press('End turn', this.page.locator('dialog'));
    await this.press('End turn', this.page.locator('dialog'));
  }
}

export const allWords = (board: scramble.Board, least = 3) => english.solve(board, least);

/** A board that a friend has shared, and what follows the site's address in a link to one. */
export const sharedBoard: scramble.SharedBoard = {
  board: { kind: 'dice', side: 5, seed: 'a friend', roll: 2 },
  words: 'enable1',
  shortest: 4,
  seconds: 60,
  strikeShared: false,
};

export const boardHash = (board: scramble.SharedBoard) => new URL(boardLink(board, siteUrl())).hash;
