import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Square } from '../../../src/rules';
import type { Point } from '../../../src/shared/canvas/box';
import type { Position } from './find-play';

/** Notes what the live regions say, as a screen reader would hear it. Give this to `before`. */
export const listen = (context: BrowserContext) =>
  context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const hear = (node: Node) => {
      const region = node.parentElement?.closest('[role=log], [role=alert]');
      if (!region || region.closest('dialog:not([open])') || !(node instanceof HTMLElement)) return;
      heard.push(`${region.role === 'alert' ? '! ' : ''}${node.textContent}`);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) hear(node);
    }).observe(document, { childList: true, subtree: true });
  });

/** Knows of the table only what a screen reader tells: the names of squares and rack, and what is said. */
export class Reader {
  private read = 0;

  constructor(readonly page: Page) {}

  /** All that was said so far; what was refused begins with an exclamation mark. */
  said(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  }

  /** What was said so far counts no more. */
  async forget() {
    this.read = (await this.said()).length;
  }

  /** Waits until this is said; what was said before an earlier answer counts no more. */
  async expectHeard(sentence: string | RegExp) {
    const find = (all: string[]) =>
      all.findIndex(
        (one, index) => index >= this.read && (typeof sentence === 'string' ? one === sentence : sentence.test(one)),
      );
    try {
      await expect.poll(async () => find(await this.said())).toBeGreaterThanOrEqual(0);
    } catch {
      throw new Error(`Not heard: ${sentence}. But:\n${(await this.said()).slice(this.read).join('\n')}`);
    }
    this.read = find(await this.said()) + 1;
  }

  /** The names of all the squares, row by row. */
  squares(): Promise<string[]> {
    return namesIn(this.page.getByRole('grid', { name: 'Board' }), 'gridcell');
  }

  rack(): Promise<string[]> {
    return namesIn(this.page.getByRole('listbox'), 'option');
  }

  /** Whose rack it is, or only that it is one. */
  async rackName(): Promise<string> {
    const [line] = (await this.page.getByRole('listbox').ariaSnapshot()).split('\n');
    return nameIn(line!);
  }

  /** Where a square of the grid is; a finger that explores the screen finds it there, too. */
  async squarePoint(square: Square): Promise<Point> {
    const board = await this.page.getByRole('grid', { name: 'Board' }).boundingBox();
    return pointIn(board!, square, await this.side());
  }

  /** Where all places of the rack and all squares are, looked up once. */
  async places(): Promise<{ cell: (cell: number) => Point; square: (square: Square) => Point }> {
    const [side, board, cells] = await Promise.all([
      this.side(),
      this.page.getByRole('grid', { name: 'Board' }).boundingBox(),
      this.page.getByRole('option').evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        }),
      ),
    ]);
    return { cell: (cell) => cells[cell]!, square: (square) => pointIn(board!, square, side) };
  }

  /** How many squares the board has a side. */
  private async side(): Promise<number> {
    return Math.sqrt(await this.page.getByRole('grid', { name: 'Board' }).getByRole('gridcell').count());
  }

  cellPoint(cell: number): Promise<Point> {
    return middle(this.page.getByRole('option').nth(cell));
  }
}

function pointIn(board: { x: number; y: number; width: number }, { x, y }: Square, squares: number): Point {
  const side = board.width / squares;
  return { x: board.x + (x + 0.5) * side, y: board.y + (y + 0.5) * side };
}

/** What squares are called that have no text. */
export const namesOf = (cells: Locator): Promise<string[]> =>
  cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''));

export async function middle(of: Locator): Promise<Point> {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** The names of things of a role in their order, as the browser's accessibility has them. */
async function namesIn(whole: Locator, role: string): Promise<string[]> {
  const lines = (await whole.ariaSnapshot()).split('\n').map((line) => line.trim());
  return lines.filter((line) => line.replace(/^- '?/, '').startsWith(`${role} `)).map(nameIn);
}

const nameIn = (line: string) => /"(.*)"/.exec(line)?.[1] ?? '';

/** A board and a rack, as their names tell them. */
export function positionIn(squares: readonly string[], rack: readonly string[]): Position {
  return {
    board: squares.map((name) => letterIn(name.split(', ').slice(1)) ?? ''),
    rack: rack.map((name) => {
      const [letter = '', ...more] = name.split(', ');
      if (more.length === 0 || more.includes('on the board')) return null;
      return letter === 'blank' ? '' : letter;
    }),
  };
}

/** The letter that stands on a square; a blank stands for one. */
function letterIn(parts: readonly string[]): string | undefined {
  const found = parts.find((part) => /^(blank as )?[A-Z]$/.test(part));
  return found?.at(-1);
}
