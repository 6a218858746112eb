import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { select } from '../../../src/texts/en/select';
import { chooseMascots } from '../support/at-table';
import { resize } from '../support/in-any-window';
import { comeAnew, type OpenPage, openPage, type PageOptions } from '../support/play';
import { drag, fingerOf } from '../support/pointers';

/** A table that nobody has set, again and again on the same page. */
function freshTables(options: PageOptions = {}): { page: Page } {
  const at = {} as { page: Page };
  let open: OpenPage;

  beforeAll(async () => {
    open = await openPage({ query: { seed: 'computers' }, reducedMotion: 'reduce', ...options });
    at.page = open.page;
  });

  beforeEach(() => newGame(at.page, options.touch));

  afterEach(async () => {
    const back = at.page.getByRole('button', { name: 'Back', exact: true });
    const menu = at.page.getByRole('button', { name: 'Players and rules' });
    // A browser with much to do may take a tap so soon after a drag for a part of it.
    const isBack = async () => {
      if (!(await back.isVisible())) return true;
      await press(back, options.touch);
      return menu.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(isBack).toBe(true);
    open.check();
  });

  afterAll(() => open.close());
  return at;
}

async function newGame(page: Page, touch = false) {
  await press(page.getByRole('button', { name: 'Players and rules' }), touch);
  await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
}

const press = (target: Locator, touch = false) => (touch ? target.tap() : target.click());
const kind = (page: Page, seat: number, name: 'Person' | 'Computer') =>
  page.getByRole('radiogroup', { name: `Player ${seat} is` }).getByRole('radio', { name });
const level = (page: Page, seat: number) => page.getByRole('combobox', { name: `Level of player ${seat}` });
const nameField = (page: Page, seat: number) => page.getByLabel(`Name of player ${seat}`);
const box = (page: Page, seat: number) => page.getByRole('button', { name: `Mascot of player ${seat}` });
const seatOf = (page: Page, seat: number) => page.getByRole('group', { name: `Player ${seat}`, exact: true });
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
const openRacks = (page: Page) => page.getByRole('switch', { name: /^Open racks/ });
const mayStart = async (page: Page) => (await start(page).getAttribute('aria-disabled')) === 'false';

const namesAt = (page: Page): Promise<string[]> =>
  page.locator('.name-field input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

async function birds(page: Page): Promise<string[]> {
  const labels = await page
    .locator('.mascot-box')
    .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  return labels.map((label) => label.replace(/^.*: /, ''));
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

describe('a first table', () => {
  // The last test begins a game, and with it the table is no longer a new one.
  const desk = freshTables();

  it('has a computer ready at it, and asks a person for nothing', async () => {
    const { page } = desk;
    expect(await kind(page, 1, 'Person').isChecked()).toBe(true);
    expect(await kind(page, 2, 'Computer').isChecked()).toBe(true);
    expect(await level(page, 2).inputValue()).toBe('justRight');
    expect(await nameField(page, 2).isEditable()).toBe(false);
    expect(await seatOf(page, 2).textContent()).not.toContain('Choose');
    expect(await mayStart(page)).toBe(true);
    // The rules are told in one line, whichever is chosen.
    const brief = page.locator('.rules-bar .brief');
    expect(await page.getByRole('radio', { name: 'Casual' }).isChecked()).toBe(true);
    const { casual, ...others } = select.presetSays;
    expect(await brief.textContent()).toBe(casual);
    for (const [name, says] of [...Object.entries(others), ['casual', casual] as const]) {
      await page.getByRole('radio', { name: new RegExp(`^${name}$`, 'i') }).check({ force: true });
      await expect.poll(() => brief.textContent()).toBe(says);
    }
    await page.locator('.bird[data-bird="sage"]').click();
    expect(await birds(page)).toEqual(['Owl', 'Hummingbird']);
    expect(await page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
  });

  it('gives a seat to a computer and to its level by keys, and the seat keeps the focus', async () => {
    const { page } = desk;
    await nameField(page, 1).focus();
    await page.keyboard.type('Ada');
    for (let tab = 0; tab < 2; tab++) await page.keyboard.press('Shift+Tab');
    expect(await isFocused(kind(page, 1, 'Person'))).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await isFocused(kind(page, 1, 'Computer'))).toBe(true);
    expect(await kind(page, 1, 'Computer').isChecked()).toBe(true);
    expect(await mayStart(page)).toBe(true);
    for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab');
    expect(await isFocused(level(page, 1))).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await level(page, 1).inputValue()).toBe('nestling');
    expect(await isFocused(level(page, 1))).toBe(true);
    await kind(page, 1, 'Computer').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await isFocused(kind(page, 1, 'Person'))).toBe(true);
    expect(await namesAt(page)).toEqual(['Ada', 'Pip']);
    await page.keyboard.press('ArrowRight');
    expect(await level(page, 1).inputValue()).toBe('nestling');
  });

  it("takes another name for a seat's computer when somebody types the computer's, ignoring case", async () => {
    const { page } = desk;
    const [, computer] = await namesAt(page);
    await nameField(page, 1).fill(` ${computer!.toUpperCase()}`);
    const [, other] = await namesAt(page);
    expect(other).not.toBe('');
    expect(other!.toLowerCase()).not.toBe(computer!.toLowerCase());
    expect(await seatOf(page, 1).textContent()).not.toContain('Another player has this name.');
    await page.getByRole('radio', { name: '3', exact: true }).click();
    await nameField(page, 3).fill(computer!);
    await seatOf(page, 3).getByText('Another player has this name.').waitFor();
    await kind(page, 3, 'Computer').click();
    expect(new Set((await namesAt(page)).map((name) => name.trim().toLowerCase())).size).toBe(3);
    await kind(page, 3, 'Person').click();
    expect((await namesAt(page))[2]).toBe(computer);
  });

  it('lets go of the mascot a computer was given by undo, and its seat takes others like any', async () => {
    const { page } = desk;
    await kind(page, 1, 'Computer').click();
    expect(await birds(page)).toEqual(['Cardinal', 'Hummingbird']);
    await page.keyboard.press('Control+z');
    expect(await birds(page)).toEqual(['none yet', 'Hummingbird']);
    await page.locator('.bird[data-bird="sage"]').click();
    expect(await birds(page)).toEqual(['Owl', 'Hummingbird']);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await birds(page)).toEqual(['none yet', 'Hummingbird']);
  });

  it('offers open racks to any table, also one against the computer', async () => {
    const { page } = desk;
    await resize(page, 1440, 900);
    expect(await openRacks(page).isChecked()).toBe(false);
    await openRacks(page).check();
    await kind(page, 2, 'Person').click();
    expect(await openRacks(page).isChecked()).toBe(true);
    await kind(page, 1, 'Computer').click();
  });

  it('is offered again after a reload with its computers and their levels', async () => {
    const { page } = desk;
    await nameField(page, 1).fill('Ada');
    await chooseMascots(page, 1);
    await level(page, 2).selectOption({ label: 'Expert' });
    await seatOf(page, 2).getByText('Plans ahead, merciless').waitFor();
    const [names, mascots] = [await namesAt(page), await birds(page)];
    await start(page).click();
    await page.locator('.hud').first().waitFor();
    await comeAnew(page);
    await newGame(page);
    expect(await namesAt(page)).toEqual(names);
    expect(await birds(page)).toEqual(mascots);
    expect(await kind(page, 1, 'Person').isChecked()).toBe(true);
    expect(await kind(page, 2, 'Computer').isChecked()).toBe(true);
    expect(await level(page, 2).inputValue()).toBe('expert');
    expect(await mayStart(page)).toBe(true);
  });
});

describe('a first table on a phone', () => {
  const phone = freshTables({ touch: true, viewport: { width: 390, height: 844 } });

  it('lets the seat of a computer change its mascot under a finger', async () => {
    const { page } = phone;
    const finger = fingerOf(await page.context().newCDPSession(page));
    const middle = async (of: Locator) => {
      const { x, y, width, height } = (await of.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const puffin = page.locator('.bird[data-bird="skerry"]');
    await drag(finger, await middle(puffin), await middle(box(page, 2)));
    expect(await birds(page)).toEqual(['none yet', 'Puffin']);
    await drag(finger, await middle(box(page, 2)), await middle(box(page, 1)));
    expect(await birds(page)).toEqual(['Puffin', 'none yet']);
  });

  it('is filled with four computers by taps, each with a name and a mascot of its own', async () => {
    const { page } = phone;
    await page.getByRole('radio', { name: '4', exact: true }).tap();
    for (const seat of [4, 1, 3]) await kind(page, seat, 'Computer').tap();
    expect(new Set(await namesAt(page)).size).toBe(4);
    const mascots = await birds(page);
    expect(new Set(mascots).size).toBe(4);
    expect(mascots).not.toContain('none yet');
    expect(await level(page, 4).inputValue()).toBe('justRight');
    expect(await mayStart(page)).toBe(true);
    await start(page).tap();
    await page.locator('.hud').first().waitFor();
  });
});
