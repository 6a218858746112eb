import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type GameEngine, isBlank } from '../../../src/rules';
import type { Point } from '../../../src/shared/canvas/box';
import { often, some } from '../../long';
import { AtTable } from '../support/at-table';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { resize } from '../support/in-any-window';
import { it, long } from '../support/page-test';
import { stopTime } from '../support/page-time';
import { type OpenPage, openPage } from '../support/play';
import { fingerOf, type Pointer, tap } from '../support/pointers';
import { wear } from '../support/worn-styles';

/** How each is opened over the table: by a key, and by buttons of what that opens. */
const all = [
  ['9', ''],
  ['9', 'Settings'],
  ['9', 'Unseen tiles'],
  ['9', 'Game rules'],
  ['9', 'More, About'],
  ['1', ''],
  ['=', ''],
  ['?', ''],
] as const;
const sheets = some(all, [all[0], all[6]]);

/** Of the rows of a window: a button is as high as two of these steps. */
const step = often(16, 1);

// A text, because tools change functions. Every press is late enough to be meant; a sheet that has closed opens again
// at once, so that the next row can be touched; and what hears a press that is no sheet is noted.
const reopening = `{
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() + 1000 });
  window.leaked = [];
  for (const type of ['pointerdown', 'click'])
    addEventListener(type, ({ target, isTrusted }) => {
      if (window.again && isTrusted && target.tagName !== 'DIALOG') leaked.push(type + ' on ' + target.outerHTML.slice(0, 80));
    }, { capture: true });
  window.openSheet = ([key, entry]) => {
    dispatchEvent(new KeyboardEvent('keydown', { key }));
    for (const name of entry ? entry.split(', ') : [])
      [...document.querySelectorAll('dialog[open] button')].find((one) => one.textContent.trim() === name).click();
    const sheet = document.querySelector('dialog[open]');
    for (const motion of sheet.getAnimations()) motion.finish();
    const { left, top, right, bottom } = sheet.getBoundingClientRect();
    return { left, top, right, bottom, label: sheet.ariaLabel };
  };
  // At the end of the press: one that closed a sheet sooner would have pressed what lies beneath.
  addEventListener('click', ({ isTrusted }) => {
    if (isTrusted && !document.querySelector('dialog[open]')) window.again?.();
  });
}`;

// What is not looked at need not be drawn.
const plain = `
  *, ::backdrop { animation: none !important; transition: none !important; backdrop-filter: none !important; box-shadow: none !important }
  canvas, .dialog-content { opacity: 0 }`;

interface Sheet {
  left: number;
  top: number;
  right: number;
  bottom: number;
  label: string;
}

let open: OpenPage;
let table: AtTable;
let finger: Pointer;
let closed: (next: Sheet) => void;

/** The one to move has a blank, and the other has played. */
function turnWithBlank(): GameEngine {
  const game = newGame('blank-40');
  game.dispatch({ type: 'begin' });
  game.dispatch({ type: 'pass', seat: game.state.toMove });
  return playOn(game, 1);
}

/** Sits down at it in a low window that is touched. */
async function sitDown(game: GameEngine, openRacks: boolean) {
  open = await openPage({
    viewport: { width: 640, height: 360 },
    touch: true,
    reducedMotion: 'reduce',
    before: async (context) => {
      await context.clock.install();
      await keepInPage(context, { game: game.save(), settings: { openRacks, muted: true } });
      await context.addInitScript(reopening);
    },
  });
  const { page, context } = open;
  table = new AtTable(page, game, true);
  const session = await context.newCDPSession(page);
  finger = fingerOf(session);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellSheet' });
  session.on('Runtime.bindingCalled', ({ payload }) => closed(JSON.parse(payload)));
  await table.press('Continue Wordbler');
  await wear(page, plain);
  return page;
}

/** Opens a sheet, and when it closes the next, round and round. */
const openInTurn = (page: Page, order: readonly (readonly [string, string])[]) =>
  page.evaluate<Sheet>(`{
    const order = ${JSON.stringify(order)};
    const next = () => {
      order.push(order[0]);
      return openSheet(order.shift());
    };
    window.again = () => tellSheet(JSON.stringify(next()));
    next();
  }`);

const touchAndClose = (at: Point) =>
  new Promise<Sheet>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`nothing closed at ${at.x}, ${at.y}`)), 300_000);
    closed = (next) => {
      clearTimeout(late);
      resolve(next);
    };
    // Both at once: each would wait for a frame.
    void finger.down(at);
    void finger.up(at);
  });

/** No button and no square was pressed, and the game stands where it stood. */
async function expectNothingPressed(page: Page) {
  expect(await page.evaluate('leaked')).toEqual([]);
  await table.expectSameGame();
}

/** Now here, now there on the row. */
const across = (row: number, from: number, to: number) => from + ((row * 37) % Math.max(1, to - from));

it('a touch on rows beside a sheet closes that and presses nothing beneath: of a window in which they rise from below', async () => {
  const page = await sitDown(turnWithBlank(), true);
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  await stopTime(page);
  for (const sheet of sheets) {
    let at = await openInTurn(page, [sheet]);
    const { label } = at;
    // Help grows when its text has come.
    if (label === 'Help') await page.getByRole('dialog').getByText('Play a word').waitFor();
    const { y: top } = (await page.getByRole('dialog').boundingBox())!;
    expect(top, label).toBeGreaterThan(8);
    for (let y = Math.floor(top) - 1; y >= 0; y -= step) {
      at = await touchAndClose({ x: across(y, 0, 640), y });
      expect(at.label).toBe(label);
    }
    await page.evaluate('again = undefined');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
  await expectNothingPressed(page);
});

long(
  'a touch on every row beside a sheet closes that and presses nothing beneath: of one in which they stand in the middle, and the chooser of a letter',
  async () => {
    const game = turnWithBlank();
    const page = await sitDown(game, true);
    await resize(page, 900, 520);
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    await stopTime(page);
    let at = await openInTurn(page, [
      ['9', ''],
      ['1', ''],
    ]);
    for (let y = 0; y < 520; y++) {
      const isOver = y < Math.floor(at.top) || y > Math.ceil(at.bottom);
      expect(at.left).toBeGreaterThan(8);
      const x = isOver
        ? across(y, 0, 900)
        : y % 2
          ? across(y, 0, Math.floor(at.left))
          : across(y, Math.ceil(at.right) + 1, 900);
      at = await touchAndClose({ x, y });
    }
    await page.evaluate('again = undefined');
    await page.keyboard.press('Escape');
    await expectNothingPressed(page);

    await page.clock.resume();
    const { racks, toMove } = game.state;
    const blank = racks[toMove]!.findIndex((tile) => isBlank(game.faces[tile!]!));
    for (const name of ['Pass', 'Done', 'Shuffle']) {
      await table.tap(table.cellPoint(blank));
      await table.tap(table.squarePoint({ x: 14, y: 14 }));
      const chooser = page.getByRole('dialog', { name: 'Choose a letter for the blank' });
      await chooser.waitFor();
      const { x, y, width, height } = (await page.getByRole('button', { name: new RegExp(`^${name}`) }).boundingBox())!;
      await page.evaluate('again = () => {}');
      await tap(finger, { x: x + width / 2, y: y + height / 2 });
      await chooser.waitFor({ state: 'hidden' });
      await page.evaluate('again = undefined');
      await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    }
    await expectNothingPressed(page);
  },
);

long(
  'a touch on every row beside a curtain does nothing, and the one that lifts it presses nothing beneath',
  async () => {
    const page = await sitDown(turnWithBlank(), false);
    const curtain = page.getByRole('dialog', { name: /^Pass to / });
    await curtain.waitFor();
    const { y: top, height } = (await page.locator('.pass-card').boundingBox())!;
    await page.evaluate('again = () => {}');
    const touches = Array.from({ length: 360 }, (_, y) => y).filter((y) => y < Math.floor(top) || y > top + height);
    expect(touches.length).toBeGreaterThan(20);
    await Promise.all(touches.flatMap((y) => [finger.down({ x: across(y, 0, 640), y }), finger.up({ x: 0, y })]));
    expect(await curtain.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Show my tiles' }).tap();
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    // The curtain's own bird may be touched.
    expect(
      (await page.evaluate<string[]>('leaked')).filter(
        (one) => !['autofocus', 'curtain', 'class="pic"'].some((part) => one.includes(part)),
      ),
    ).toEqual([]);
    await table.expectSameGame();
  },
);
