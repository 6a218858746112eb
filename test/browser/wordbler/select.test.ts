import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { presets } from '../../../src/rules';
import { chooseMascots, hurryDeal, nameSeats } from '../support/at-table';
import { keepInPage } from '../support/game-of-two';
import { resize } from '../support/in-any-window';
import { it, long } from '../support/page-test';
import { comeAnew, type OpenPage, openPage, type PageOptions } from '../support/play';

async function visit(options: PageOptions = {}): Promise<Page> {
  const open = await openPage({ query: { seed: 'select' }, reducedMotion: 'reduce', ...options });
  const { page } = open;
  const newGame = page.getByRole('button', { name: 'Players and rules' });
  await (options.touch ? newGame.tap() : newGame.click());
  await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
  return page;
}

const bird = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Mascots' }).getByRole('button', { name: new RegExp(`^${name}`) });
const box = (page: Page, seat: number) => page.getByRole('button', { name: `Mascot of player ${seat}` });
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });

async function boxes(page: Page): Promise<string[]> {
  const labels = await page.locator('.mascot-box').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  return labels.map((label) => label.replace(/^.*: /, ''));
}

async function middle(of: Locator) {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 6, start.y, { steps: 2 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** A table that nobody has set, again and again on the same page. */
function freshTables(options: PageOptions = {}): { page: Page } {
  const at = {} as { page: Page };
  // By address: on a busy machine a tap may reach the browser as a long press.
  const goTo = (address: string) => at.page.evaluate((hash) => location.assign(hash), address);
  let only: OpenPage;

  beforeAll(async () => {
    only = await openPage({ query: { seed: 'select' }, reducedMotion: 'reduce', ...options });
    at.page = only.page;
  });

  beforeEach(async () => {
    await at.page.getByRole('button', { name: 'Players and rules' }).waitFor();
    await goTo('#/players');
    await at.page.getByRole('heading', { name: 'Who plays?' }).waitFor();
  });

  afterEach(async () => {
    await goTo('#/');
    only.check();
  });

  afterAll(() => only.close());
  return at;
}

long('mascots are chosen with the mouse by dragging, swapped, moved, sent back, and all of it undone', async () => {
  const page = await visit();
  const gallery = page.getByRole('heading', { name: 'Mascots' });
  await drag(page, bird(page, 'Owl'), box(page, 1));
  expect(await boxes(page)).toEqual(['Owl', 'Hummingbird']);
  await drag(page, bird(page, 'Wren'), box(page, 1));
  expect(await boxes(page)).toEqual(['Wren', 'Hummingbird']);
  await drag(page, box(page, 2), gallery);
  expect(await boxes(page)).toEqual(['Wren', 'none yet']);
  await drag(page, box(page, 1), box(page, 2));
  await drag(page, bird(page, 'Robin'), box(page, 1));
  await drag(page, box(page, 1), box(page, 2));
  expect(await boxes(page)).toEqual(['Wren', 'Robin']);
  await drag(page, box(page, 2), gallery);
  expect(await boxes(page)).toEqual(['Wren', 'none yet']);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  expect(await boxes(page)).toEqual(['Wren', 'Robin']);
  await page.keyboard.press('Control+z');
  expect(await boxes(page)).toEqual(['Robin', 'Wren']);
  for (let step = 0; step < 4; step++) await page.keyboard.press('Meta+z');
  expect(await boxes(page)).toEqual(['Owl', 'Hummingbird']);
  await undo.click();
  expect(await boxes(page)).toEqual(['none yet', 'Hummingbird']);
  expect(await undo.isDisabled()).toBe(true);
  // Ctrl+Z is left to the name that is typed.
  await chooseMascots(page, 1);
  await page.getByLabel('Name of player 1').fill('Ada');
  await page.keyboard.press('Control+z');
  expect(await boxes(page)).toEqual(['Yellow warbler', 'Hummingbird']);
});

describe('mascots are chosen with a finger', () => {
  // The last of them begins the game, and with it the table is no longer a new one.
  const screen = freshTables({ touch: true, viewport: { width: 390, height: 844 } });

  it('by taps, one for one seat only', async () => {
    const { page } = screen;
    await bird(page, 'Owl').tap();
    await expect.poll(() => boxes(page)).toEqual(['Owl', 'Hummingbird']);
    await box(page, 2).tap();
    await bird(page, 'Wren').tap();
    await expect.poll(() => boxes(page)).toEqual(['Owl', 'Wren']);
    await bird(page, 'Owl').tap();
    await page.getByText('Owl: choose a player.').waitFor();
    await box(page, 2).tap();
    await expect.poll(() => boxes(page)).toEqual(['Wren', 'Owl']);
  });

  it('by dragging, unless the system takes the finger away', async () => {
    const { page } = screen;
    await resize(page, 768, 1024);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', x?: number, y?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
      });
    const [from, to] = [await middle(bird(page, 'Puffin')), await middle(box(page, 2))];
    for (const end of ['touchCancel', 'touchEnd'] as const) {
      await send('touchStart', from.x, from.y);
      await send('touchMove', from.x, from.y - 30);
      await send('touchMove', to.x, to.y);
      // What a finger does is drawn with the next frame.
      await expect.poll(() => page.locator('.carried').count()).toBe(1);
      await send(end);
      await expect.poll(() => page.locator('.carried').count()).toBe(0);
      await expect.poll(() => boxes(page)).toEqual(['none yet', end === 'touchEnd' ? 'Puffin' : 'Hummingbird']);
    }
    // The seat of a computer gives its own away likewise.
    const person = await middle(box(page, 1));
    await send('touchStart', to.x, to.y);
    await send('touchMove', to.x, to.y - 30);
    await send('touchMove', person.x, person.y);
    await expect.poll(() => page.locator('.carried').count()).toBe(1);
    await send('touchEnd');
    await expect.poll(() => boxes(page)).toEqual(['Puffin', 'none yet']);
  });

  it('for four computers, each with a name and a mascot of its own; then the game begins', async () => {
    const { page } = screen;
    // Where a busy machine brings the two halves of a tap half a second apart, they are a long press to the browser.
    const choose = (radio: Locator) =>
      expect
        .poll(async () => {
          await radio.tap();
          return radio.isChecked();
        })
        .toBe(true);
    await choose(page.getByRole('radio', { name: '4', exact: true }));
    for (const seat of [4, 1, 3])
      await choose(
        page.getByRole('radiogroup', { name: `Player ${seat} is` }).getByRole('radio', { name: 'Computer' }),
      );
    const names = page.locator('.name-field input');
    const given = () => names.evaluateAll((all) => new Set(all.map((one) => (one as HTMLInputElement).value)).size);
    await expect.poll(given).toBe(4);
    const mascots = await boxes(page);
    expect(new Set(mascots).size).toBe(4);
    expect(mascots).not.toContain('none yet');
    await start(page).tap();
    await page.locator('.hud').first().waitFor();
  });
});

long('mascots are chosen by the keyboard alone, and the game begins', async () => {
  const page = await visit();
  await page.getByLabel('Name of player 1').focus();
  await page.keyboard.type('Ada');
  await page.getByRole('radio', { name: 'Computer', checked: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByLabel('Name of player 2').focus();
  await page.keyboard.type('Bruno');
  await bird(page, 'Yellow').focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  expect(await boxes(page)).toEqual(['Redstart', 'Hummingbird']);
  await box(page, 2).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Choose a mascot for Bruno.', { exact: true }).waitFor();
  await bird(page, 'Redstart').focus();
  for (const key of ['End', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  expect(await boxes(page)).toEqual(['Redstart', 'Cardinal']);
  await start(page).focus();
  await page.keyboard.press('Enter');
  await hurryDeal(page);
});

long(
  'the table gives names and mascots to whoever chose none, and says beside each seat what will not do',
  async () => {
    const page = await visit();
    const seat = (number: number) => page.getByRole('group', { name: `Player ${number}`, exact: true });
    const name = (number: number) => page.getByLabel(`Name of player ${number}`);
    expect(await name(1).getAttribute('placeholder')).toBe('You');
    await nameSeats(page, ['Mira', '']);
    expect(await name(2).getAttribute('placeholder')).toBe('Player 2');
    await name(2).fill('MIRA');
    await start(page).click({ force: true });
    await seat(2).getByText('Another player has this name.').waitFor();
    expect(await name(2).evaluate((field) => field === document.activeElement)).toBe(true);
    await name(2).fill(' ');
    expect(await seat(2).textContent()).toContain('Ready');
    await start(page).click();
    await hurryDeal(page);
    await comeAnew(page);
    await page.getByRole('button', { name: 'Players and rules' }).click();
    expect([await name(1).inputValue(), await name(2).inputValue()]).toEqual(['Mira', 'Player 2']);
    expect(await boxes(page)).toEqual(['Yellow warbler', 'Hummingbird']);
  },
);

long('the table is offered again after a reload: names, mascots and rules', async () => {
  const page = await visit();
  await page.getByRole('radio', { name: '3' }).check();
  const names = ['Ada', 'Bruno', 'Chidi'];
  await nameSeats(page, names);
  await chooseMascots(page, 3);
  await page.getByRole('button', { name: 'Custom…' }).click();
  await page.getByRole('radio', { name: 'Challenge' }).check();
  await page.getByText('differs from Casual').waitFor();
  // However the panel is closed, what was chosen holds.
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Words stand unless challenged').waitFor();
  await start(page).click();
  await hurryDeal(page);
  await comeAnew(page);
  await page.getByRole('button', { name: 'Players and rules' }).click();
  await page.getByText('Words stand unless challenged').waitFor();
  expect(await boxes(page)).toEqual(['Yellow warbler', 'Cerulean warbler', 'Blackburnian warbler']);
  for (const [seat, name] of names.entries())
    expect(await page.getByLabel(`Name of player ${seat + 1}`).inputValue()).toBe(name);
  await start(page).click();
  await page.getByRole('button', { name: 'Start new game' }).click();
  await hurryDeal(page);
});

long('the table kept before there were mascots asks for nothing', async () => {
  const table = { names: ['Ada', 'Bruno'], rules: presets.classic };
  const page = await visit({ before: (context) => keepInPage(context, { 'last table': table }) });
  expect(await page.getByLabel('Name of player 2').inputValue()).toBe('Bruno');
  await start(page).click();
  await hurryDeal(page);
});
