import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { isLong, some } from '../../long';
import { en } from '../../texts/spoken';
import {
  chooseLevel,
  chooseMascots,
  closeRules,
  levelOf,
  levelsOf,
  openOwnRules,
  openRules,
} from '../support/at-table';
import { resize } from '../support/in-any-window';
import { it, long } from '../support/page-test';
import { comeBack, type OpenPage, openPage } from '../support/play';

const { select } = en;

/** A table that nobody has set, again and again on the same page. */
function freshTables(): { page: Page } {
  const at = {} as { page: Page };
  let open: OpenPage;

  beforeAll(async () => {
    open = await openPage({ query: { seed: 'computers' }, reducedMotion: 'reduce' });
    at.page = open.page;
  });

  beforeEach(() => newGame(at.page));

  afterEach(async () => {
    const back = at.page.getByRole('button', { name: 'Back', exact: true });
    if (await back.isVisible()) await back.click();
    open.check();
  });

  afterAll(() => open.close());
  return at;
}

async function newGame(page: Page) {
  await page.getByRole('button', { name: 'Players and rules' }).click();
  await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
}

const kind = (page: Page, seat: number, name: 'Person' | 'Computer') =>
  page.getByRole('radiogroup', { name: `Player ${seat} is` }).getByRole('radio', { name });
const nameField = (page: Page, seat: number) => page.getByLabel(`Name of player ${seat}`);
const seatOf = (page: Page, seat: number) => page.getByRole('group', { name: `Player ${seat}`, exact: true });
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
const openRacks = (page: Page) => page.getByRole('switch', { name: /^Open racks/ });
const mayStart = async (page: Page) => (await start(page).getAttribute('aria-disabled')) === 'false';

const namesAt = (page: Page): Promise<string[]> =>
  page.locator('.name-field input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

async function birds(page: Page): Promise<string[]> {
  const labels = await page.locator('.mascot-box').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  return labels.map((label) => label.replace(/^.*: /, ''));
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

describe('a first table', () => {
  // The last test begins a game, and with it the table is no longer a new one.
  const desk = freshTables();

  it('has a computer ready at it, asks a person for nothing, and gives a mascot and a name to one seat only, of four computers, too', async () => {
    const { page } = desk;
    expect(await kind(page, 1, 'Person').isChecked()).toBe(true);
    expect(await kind(page, 2, 'Computer').isChecked()).toBe(true);
    expect(await levelOf(page, 2).textContent()).toBe('Just right');
    expect(await levelsOf(page, 2).count()).toBe(5);
    expect(await nameField(page, 2).isEditable()).toBe(false);
    expect(await seatOf(page, 2).textContent()).not.toContain('Choose');
    expect(await mayStart(page)).toBe(true);
    // The rules are told in one line, whichever is chosen.
    const brief = page.locator('.rules-bar .brief');
    expect(await brief.textContent()).toBe('Casual · 15×15 · English');
    await openRules(page);
    expect(await page.getByRole('radio', { name: 'Casual' }).isChecked()).toBe(true);
    const { casual, ...others } = select.presetSays;
    await page.getByText(casual).waitFor();
    for (const [name, says] of [
      ...some(Object.entries(others), Object.entries(others).slice(-1)),
      ['casual', casual],
    ] as const) {
      const called = select.presets[name as keyof typeof select.presetSays];
      await page.getByRole('radio', { name: called, exact: true }).check({ force: true });
      await page.getByText(says).waitFor();
      await brief.getByText(`${called} · 15×15`).waitFor();
    }
    await closeRules(page);
    const mascot = (seat: number) => page.getByRole('button', { name: `Mascot of player ${seat}` });
    const owl = page.locator('.bird[data-bird="sage"]');
    await mascot(1).click();
    await owl.click();
    await expect.poll(() => birds(page)).toEqual(['Owl', 'Hummingbird']);
    await mascot(2).click();
    await owl.click();
    await expect.poll(() => birds(page)).toEqual(['Hummingbird', 'Owl']);
    // Escape leaves them as they are.
    await mascot(1).click();
    await owl.and(page.getByLabel(/with Pip$/)).waitFor();
    await page.keyboard.press('Escape');
    await owl.waitFor({ state: 'hidden' });
    expect(await birds(page)).toEqual(['Hummingbird', 'Owl']);
    // Four computers have a mascot and a name each.
    await page.getByRole('radio', { name: '4', exact: true }).click();
    for (const seat of [1, 3, 4]) await kind(page, seat, 'Computer').click();
    expect(new Set(await namesAt(page)).size).toBe(4);
    expect(new Set(await birds(page)).size).toBe(4);
    await page.getByRole('radio', { name: '2', exact: true }).click();
    await kind(page, 1, 'Person').click();
  });

  long('gives a seat to a computer and to its level by keys, and the seat keeps the focus', async () => {
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
    expect(await isFocused(levelOf(page, 1))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await levelOf(page, 1).textContent()).toBe('Nestling · beginner');
    expect(await isFocused(levelOf(page, 1))).toBe(true);
    await kind(page, 1, 'Computer').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await isFocused(kind(page, 1, 'Person'))).toBe(true);
    expect(await namesAt(page)).toEqual(['Ada', 'Pip']);
    await page.keyboard.press('ArrowRight');
    expect(await levelOf(page, 1).textContent()).toBe('Nestling · beginner');
  });

  long("takes another name for a seat's computer when somebody types the computer's, ignoring case", async () => {
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

  long('offers open racks to any table, also one against the computer', async () => {
    const { page } = desk;
    await resize(page, 1440, 900);
    await openRules(page);
    expect(await openRacks(page).isChecked()).toBe(false);
    await openRacks(page).check();
    await closeRules(page);
    await kind(page, 2, 'Person').click();
    await page.locator('.rules-bar').getByText('Open racks').waitFor();
    await openRules(page);
    expect(await openRacks(page).isChecked()).toBe(true);
    await closeRules(page);
    await kind(page, 1, 'Computer').click();
  });

  it('is offered again with its computers, their levels, the rules and the board', async () => {
    const { page } = desk;
    await nameField(page, 1).fill('Ada');
    await chooseMascots(page, 1);
    await levelsOf(page, 2).filter({ hasText: 'More levels' }).click();
    expect(await isFocused(levelOf(page, 2))).toBe(true);
    await chooseLevel(page, 2, `Expert · ${en.computer.glosses.expert}`);
    await openOwnRules(page);
    await page.getByRole('radio', { name: 'Challenge' }).check();
    await page.getByText('differs from Casual').waitFor();
    await page.getByRole('radio', { name: 'Super' }).check();
    // However the panel is closed, what was chosen holds.
    await page.getByRole('button', { name: 'Close' }).click();
    const rules = page.getByText('Words stand unless challenged');
    await rules.waitFor();
    await page.locator('.rules-bar').getByText('Super board').waitFor();
    const [names, mascots] = [await namesAt(page), await birds(page)];
    await start(page).click();
    const squares = page.getByRole('grid', { name: 'Board' }).getByRole('gridcell');
    await expect.poll(() => squares.count()).toBe(441);
    if (isLong) await comeBack(page);
    else {
      await page.keyboard.press('9');
      await page.getByRole('button', { name: 'Leave' }).click();
    }
    await newGame(page);
    await rules.waitFor();
    expect(await namesAt(page)).toEqual(names);
    expect(await birds(page)).toEqual(mascots);
    expect(await kind(page, 1, 'Person').isChecked()).toBe(true);
    expect(await kind(page, 2, 'Computer').isChecked()).toBe(true);
    expect(await levelOf(page, 2).textContent()).toBe('Expert · very hard');
    expect(await mayStart(page)).toBe(true);
    // Who played here before is called again by one press, and so is somebody new.
    const known = page.getByRole('group', { name: 'Played here before' });
    await known.getByRole('button', { name: 'Ada', pressed: true }).waitFor();
    await known.getByRole('button', { name: 'Someone new' }).click();
    expect(await isFocused(nameField(page, 1))).toBe(true);
    await page.keyboard.type('Mina');
    await known.getByRole('button', { name: 'Ada', pressed: false }).click();
    expect(await nameField(page, 1).inputValue()).toBe('Ada');
  });
});
