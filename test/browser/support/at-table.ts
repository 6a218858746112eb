import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Command, GameEngine, type Square, shapeOf } from '../../../src/rules';
import { layout } from '../../../src/wordbler/canvas/layout';
import { rackCell, squareCentre } from '../../../src/wordbler/canvas/places';
import type { FoundTile } from './find-play';
import { judge } from './game-of-two';

type Point = { x: number; y: number };

/** Seats people, and types their names. */
export async function nameSeats(page: Page | FrameLocator, names: readonly string[], touch = false) {
  for (const [seat, name] of names.entries()) {
    const person = page
      .getByRole('radiogroup', { name: `Player ${seat + 1} is` })
      .getByRole('radio', { name: 'Person' });
    await (touch ? person.tap() : person.click());
    await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
  }
}

/** What a seat's computer may be, as it lies open where two play. */
export const levelsOf = (page: Page, seat: number) =>
  page.getByRole('group', { name: `Level of player ${seat}` }).getByRole('button');

export const levelOf = (page: Page, seat: number) =>
  levelsOf(page, seat).and(page.getByRole('button', { pressed: true }));

export async function chooseLevel(page: Page, seat: number, name: string) {
  const more = levelsOf(page, seat).filter({ hasText: 'More levels' });
  if (await more.isVisible()) await more.click();
  await levelsOf(page, seat).filter({ hasText: name }).click();
}

/** Opens what the table plays by. */
export async function openRules(page: Page, touch = false) {
  const row = page.getByRole('button', { name: /^Rules/ });
  await (touch ? row.tap() : row.click());
}

/** Opens every rule of the table. */
export async function openOwnRules(page: Page) {
  await openRules(page);
  await page.getByRole('button', { name: 'Custom…' }).click();
}

export async function closeRules(page: Page, touch = false) {
  const close = page.getByRole('button', { name: 'Use these rules' });
  await (touch ? close.tap() : close.click());
}

/** Seats the first birds of the gallery, by presses: a box, then its mascot. */
export async function chooseMascots(page: Page, seats: number, touch = false) {
  const press = (target: Locator) => (touch ? target.tap() : target.click());
  for (let seat = 0; seat < seats; seat++) {
    await press(page.getByRole('button', { name: `Mascot of player ${seat + 1}` }));
    await press(page.locator('.gallery .bird').nth(seat));
  }
}

/** Taps while tiles are dealt, until the first turn waits behind its curtain. */
export async function hurryDeal(page: Page) {
  await page.locator('.hud').first().waitFor();
  const curtain = page.getByRole('dialog', { name: /^Pass to / });
  const tapOn = async () => {
    const isThere = await curtain.isVisible();
    if (!isThere) await page.mouse.click(20, 400);
    return isThere;
  };
  await expect.poll(tapOn).toBe(true);
}

/** Two hands at the table: they move a real pointer over the page, and a copy of the game keeps the books. */
export class AtTable {
  constructor(
    readonly page: Page,
    readonly game: GameEngine,
    private readonly touch = false,
  ) {}

  /** By the rules of the author. */
  async sitDown(names: readonly string[]) {
    await this.press('Players and rules');
    await openRules(this.page, this.touch);
    const rules = this.page.getByRole('radio', { name: 'Author’s', exact: true });
    await (this.touch ? rules.tap() : rules.click());
    await closeRules(this.page, this.touch);
    if (names.length > 2) {
      const count = this.page.getByRole('radio', { name: String(names.length), exact: true });
      await (this.touch ? count.tap() : count.click());
    }
    await nameSeats(this.page, names, this.touch);
    await chooseMascots(this.page, names.length, this.touch);
    await this.press(/^Start$/);
    this.game.dispatch({ type: 'begin' });
  }

  async press(name: string | RegExp) {
    const button = this.page.getByRole('button', { name });
    await (this.touch ? button.tap() : button.click());
  }

  /** Where the buttons stand in a row, it waits in the menu. */
  async pass() {
    await this.press('Menu');
    const pass = this.page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Pass', exact: true });
    await (this.touch ? pass.tap() : pass.click());
  }

  /** Lifts the curtain for whoever is to move, and waits until the tiles can be touched. */
  async beginTurn() {
    await this.press('Show my tiles');
    // Where there is room for both, both can be pressed while tiles lie on the board.
    await this.page
      .getByRole('button', { name: /^(Shuffle|Recall)$/, disabled: false })
      .first()
      .waitFor();
  }

  async layAll(play: readonly FoundTile[]) {
    for (const tile of play) await this.lay(tile);
  }

  async lay({ tile, letter, ...square }: FoundTile) {
    const { state, faces } = this.game;
    await this.drag(this.cellPoint(state.racks[state.toMove]!.indexOf(tile)), this.squarePoint(square));
    const isBlank = faces[tile]!.letter === '';
    if (isBlank) await this.press(new RegExp(`^${letter}$`));
    this.note({ type: 'lay', seat: state.toMove, tile, ...square, ...(isBlank && { letter }) });
  }

  /** What the page did is done in the copy, too, and must be allowed there. */
  note(command: Command) {
    expect(this.game.dispatch(command)).toMatchObject({ ok: true });
  }

  async drag(from: Point, to: Point) {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await mouse.move(to.x, to.y, { steps: 2 });
    await mouse.up();
  }

  tap({ x, y }: Point) {
    return this.touch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y);
  }

  cellPoint(cell: number): Point {
    return rackCell(this.places.rack, cell);
  }

  squarePoint(square: Square): Point {
    return squareCentre(this.places.board, square);
  }

  /** The points on the seats' cards. */
  async scores(): Promise<number[]> {
    const cards = this.page.locator('.seat .score');
    return (await cards.allTextContents()).map(Number);
  }

  /** What the page keeps of the game under way. */
  async savedGame(): Promise<unknown> {
    return this.page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('wordbler');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const asking = opening.result.transaction('kept').objectStore('kept').get('game');
            asking.onsuccess = () => {
              opening.result.close();
              resolve(asking.result);
            };
          };
        }),
    );
  }

  /** The page's own game, as soon as it is kept, stands exactly where the copy does. */
  async expectSameGame() {
    await expect
      .poll(async () => {
        const saved = GameEngine.restore(await this.savedGame(), judge);
        return saved instanceof GameEngine ? saved.state : saved.reason;
      })
      .toEqual(this.game.state);
  }

  private get places() {
    const { width, height } = this.page.viewportSize()!;
    return layout(width, height, shapeOf(this.game.setup.rules).side);
  }
}
