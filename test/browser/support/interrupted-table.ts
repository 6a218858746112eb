import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { GameEngine, type Square } from '../../../src/rules';
import type { Point } from '../../../src/shared/canvas/box';
import { layout } from '../../../src/wordbler/canvas/layout';
import { rackCell, squareCentre } from '../../../src/wordbler/canvas/places';
import { AtTable } from './at-table';
import { findPlay } from './find-play';
import { isWord, judge, words } from './game-of-two';
import { nextFrames } from './page-time';
import { expectAgreed, expectInPlace, type Seen, see } from './seen-table';

const tinyWords = words.filter((word) => word.length <= 4);

const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 800, height: 700 },
  { width: 1024, height: 768 },
];

// Texts, because tools change functions.
const hide = (hidden: boolean) => `
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${hidden} });
  document.dispatchEvent(new Event('visibilitychange'));
`;

/** A table that is started moving and then disturbed; all by touch, through the browser's own events. */
export class InterruptedTable {
  private readonly table: AtTable;
  private fingers: Point[] = [];

  constructor(
    private readonly page: Page,
    private readonly touch: CDPSession,
    private game: GameEngine,
    private readonly random: () => number,
  ) {
    this.table = new AtTable(page, game, true);
  }

  /** Each begins a motion and returns before that is over; false if there is none to begin now. */
  readonly motions: Record<string, () => Promise<boolean>> = {
    drag: async () => {
      const [cell] = this.freeCells();
      if (cell === undefined) return false;
      await this.press(this.cell(cell));
      for (let i = 0; i < 3; i++) await this.moveTo(this.square(this.freeSquare()));
      return true;
    },
    drop: async () => {
      const [cell] = this.freeCells();
      if (cell === undefined) return false;
      await this.press(this.cell(cell));
      const there = this.square(this.freeSquare());
      await this.moveTo({ x: there.x, y: there.y + 12 });
      await this.moveTo(there);
      await this.lift();
      return true;
    },
    undo: async () => (await this.layAny(2)) && this.button('Undo'),
    recall: async () => (await this.layAny(4)) && this.button('Recall'),
    exchange: async () => {
      await this.clear();
      if (this.game.state.bag.length < 7) return false;
      await this.button('Exchange');
      for (const cell of this.freeCells().slice(0, 3)) await this.tap(this.cell(cell));
      return this.button(/^Exchange .*tiles?/);
    },
    refusal: async () => {
      await this.clear();
      const squares = this.touchingSquares(2);
      const cells = this.freeCells();
      if (squares.length < 2 || cells.length < 2) return false;
      for (const [i, square] of squares.entries()) await this.lay(cells[i]!, square);
      const { state } = this.game;
      const sheet = state.laid.length === 2 ? this.game.preview() : undefined;
      if (!sheet || sheet.words.every(({ word }) => isWord(word))) return this.button('Recall');
      return this.button(/^Done/);
    },
    count: async () => {
      await this.clear();
      const play = findPlay(this.game, tinyWords, isWord);
      if (!play) return false;
      const { racks, toMove } = this.game.state;
      for (const { tile, letter, x, y } of play) await this.lay(racks[toMove]!.indexOf(tile), { x, y }, letter);
      return this.button(/^Done/);
    },
  };

  readonly interruptions: Record<string, () => Promise<unknown>> = {
    tap: () => this.tap(this.aside),
    resize: () => {
      const { width } = this.page.viewportSize()!;
      const others = sizes.filter((size) => size.width !== width);
      return this.page.setViewportSize(others[Math.floor(this.random() * others.length)]!);
    },
    hiding: async () => {
      await this.page.evaluate(hide(true));
      await nextFrames(this.page, 1);
      await this.page.evaluate(hide(false));
    },
    blur: () => this.page.evaluate(`window.dispatchEvent(new Event('blur'))`),
    'second finger': async () => {
      const held = this.fingers;
      await this.touchWith('touchStart', [...held, this.square({ x: 10, y: 10 })]);
      await this.touchWith('touchEnd', held);
    },
    cancel: async () => {
      if (this.fingers.length === 0) await this.press(this.cell(0));
      await this.touchWith('touchCancel', []);
    },
    escape: () => this.page.keyboard.press('Escape'),
  };

  /** Lets go, waits for the end, and looks whether all is where it belongs. */
  async rest(after: string): Promise<void> {
    await this.lift();
    let seen = await this.settled();
    expectInPlace(seen, after);
    while (seen.dialog) {
      const { dialog } = seen;
      const answer = { sheet: 'Continue', curtain: 'Show my tiles' }[dialog];
      if (answer) await this.page.getByRole('button', { name: answer }).dispatchEvent('click');
      else await this.page.keyboard.press('Escape');
      await expect.poll(async () => (await see(this.page))?.dialog, { message: after }).not.toBe(dialog);
      seen = await this.settled();
      expectInPlace(seen, `${after}, and the panel closed`);
    }
    await this.learn();
    expectAgreed(await this.settled(), this.game, after);
  }

  get isOver() {
    return this.game.state.phase !== 'turn';
  }

  /** As a turn begins: no tile on the board. */
  private async clear() {
    if (this.game.state.laid.length > 0) {
      await this.button('Recall');
      await this.rest('clearing the board');
    }
  }

  /** Puts down what a motion before has chosen for exchange. */
  async stopChoosing() {
    await this.button('Cancel');
  }

  /** The page keeps its game after every command; a moment later it is there. */
  private async learn() {
    const saved = GameEngine.restore(await this.table.savedGame(), judge);
    if (saved instanceof GameEngine) this.game = saved;
  }

  private async settled(): Promise<Seen> {
    for (let tries = 0; tries < 200; tries++) {
      const seen = await see(this.page);
      if (seen?.still) return seen;
      if (tries % 4 === 2 && !seen?.dialog) await this.tap(this.aside);
      await nextFrames(this.page, 1);
    }
    throw new Error('The table does not come to rest.');
  }

  private async layAny(tiles: number): Promise<boolean> {
    for (const cell of this.freeCells().slice(0, tiles)) await this.lay(cell, this.freeSquare());
    return this.game.state.laid.length > 0;
  }

  private async lay(cell: number, square: Square, letter?: string) {
    const { racks, toMove } = this.game.state;
    const tile = racks[toMove]![cell];
    if (tile === null) return;
    const isBlank = this.game.faces[tile!]!.letter === '';
    await this.tap(this.cell(cell));
    await this.tap(this.square(square));
    if (isBlank) await this.page.getByRole('button', { name: new RegExp(`^${letter}$`) }).dispatchEvent('click');
    this.game.dispatch({ type: 'lay', seat: toMove, tile, ...square, ...(isBlank && { letter }) });
  }

  private async button(name: string | RegExp): Promise<boolean> {
    const button = this.page.getByRole('button', { name, disabled: false }).first();
    if (!(await button.isVisible())) return false;
    await button.dispatchEvent('click');
    return true;
  }

  private freeCells(): number[] {
    const { racks, toMove, laid } = this.game.state;
    const isFree = (tile: number | null) =>
      tile !== null && this.game.faces[tile]!.letter !== '' && !laid.some((other) => other.tile === tile);
    return racks[toMove]!.flatMap((tile, cell) => (isFree(tile) ? [cell] : []));
  }

  private freeSquare(): Square {
    for (;;) {
      const square = { x: Math.floor(this.random() * 15), y: Math.floor(this.random() * 15) };
      if (this.game.isFree(square)) return square;
    }
  }

  /** Free squares in a row that begin at the star, or right of a word. */
  private touchingSquares(count: number): Square[] {
    const row = (from: Square) => Array.from({ length: count }, (_, i) => ({ x: from.x + i, y: from.y }));
    const all = Array.from({ length: 225 }, (_, i) => ({ x: i % 15, y: Math.floor(i / 15) }));
    const isFirst = this.game.state.board.every((placed) => !placed);
    const starts = all.filter(({ x, y }) =>
      isFirst ? x === 7 && y === 7 : x > 0 && x < 15 - count && !this.game.isFree({ x: x - 1, y }),
    );
    return starts.map(row).find((squares) => squares.every((square) => this.game.isFree(square))) ?? [];
  }

  private get places() {
    const { width, height } = this.page.viewportSize()!;
    return layout(width, height, 15);
  }

  /** A place without a meaning: beside the rack. */
  private get aside(): Point {
    const { bag } = this.places;
    return { x: bag.x + bag.w / 2, y: bag.y + bag.h / 2 };
  }

  private cell(cell: number): Point {
    return rackCell(this.places.rack, cell);
  }

  private square(square: Square): Point {
    return squareCentre(this.places.board, square);
  }

  private async tap(point: Point) {
    if (this.fingers.length > 0) return;
    await this.press(point);
    await this.lift();
  }

  private press(point: Point) {
    return this.touchWith('touchStart', [point]);
  }

  private moveTo(point: Point) {
    return this.touchWith('touchMove', [point]);
  }

  private async lift() {
    if (this.fingers.length > 0) await this.touchWith('touchEnd', []);
  }

  private async touchWith(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: Point[]) {
    this.fingers = points;
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await this.touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
