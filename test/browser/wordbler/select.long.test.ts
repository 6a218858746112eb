import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { presets } from '../../../src/rules';
import { chooseMascots, hurryDeal, nameSeats, openOwnRules } from '../support/at-table';
import { keepInPage } from '../support/game-of-two';
import { it } from '../support/page-test';
import { comeBack, openPage, type PageOptions } from '../support/play';

async function visit(options: PageOptions = {}): Promise<Page> {
  const open = await openPage({ query: { seed: 'select' }, reducedMotion: 'reduce', ...options });
  const { page } = open;
  const newGame = page.getByRole('button', { name: 'Players and rules' });
  await (options.touch ? newGame.tap() : newGame.click());
  await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
  return page;
}

const bird = (page: Page, name: string) =>
  page.locator('.gallery').getByRole('button', { name: new RegExp(`^${name}`) });
const box = (page: Page, seat: number) => page.getByRole('button', { name: `Mascot of player ${seat}` });
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });

async function boxes(page: Page): Promise<string[]> {
  const labels = await page.locator('.mascot-box').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  return labels.map((label) => label.replace(/^.*: /, ''));
}

/** Gives a seat another mascot, by presses. */
async function give(page: Page, seat: number, name: string, touch = false) {
  const press = (target: Locator) => (touch ? target.tap() : target.click());
  await press(box(page, seat));
  await press(bird(page, name));
}

it('mascots are chosen with a finger, one for one seat only, and four computers have one and a name each; then the game begins', async () => {
  // By address: on a busy machine a tap may reach the browser as a long press.
  const open = await openPage({
    path: 'index.html#/players',
    query: { seed: 'select' },
    reducedMotion: 'reduce',
    touch: true,
    viewport: { width: 390, height: 844 },
  });
  const { page } = open;
  await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
  await give(page, 1, 'Owl', true);
  await expect.poll(() => boxes(page)).toEqual(['Owl', 'Hummingbird']);
  await give(page, 2, 'Owl', true);
  await expect.poll(() => boxes(page)).toEqual(['Hummingbird', 'Owl']);
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
    await choose(page.getByRole('radiogroup', { name: `Player ${seat} is` }).getByRole('radio', { name: 'Computer' }));
  const names = page.locator('.name-field input');
  const given = () => names.evaluateAll((all) => new Set(all.map((one) => (one as HTMLInputElement).value)).size);
  await expect.poll(given).toBe(4);
  const mascots = await boxes(page);
  expect(new Set(mascots).size).toBe(4);
  await start(page).tap();
  await page.locator('.hud').first().waitFor();
});

it('mascots are chosen by the keyboard alone, and the game begins', async () => {
  const page = await visit();
  await page.getByLabel('Name of player 1').focus();
  await page.keyboard.type('Ada');
  await page.getByRole('radio', { name: 'Computer', checked: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByLabel('Name of player 2').focus();
  await page.keyboard.type('Bruno');
  await box(page, 1).press('Enter');
  await bird(page, 'Yellow').focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => boxes(page)).toEqual(['Owl', 'Hummingbird']);
  await box(page, 2).press('Enter');
  await page.getByRole('heading', { name: 'Choose a mascot for Bruno' }).waitFor();
  await bird(page, 'Owl').focus();
  for (const key of ['End', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => boxes(page)).toEqual(['Owl', 'Cardinal']);
  await start(page).focus();
  await page.keyboard.press('Enter');
  await hurryDeal(page);
});

it('the table gives names and mascots to whoever chose none, and says beside each seat what will not do', async () => {
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
  await seat(2).getByText('Another player has this name.').waitFor({ state: 'detached' });
  await start(page).click();
  await hurryDeal(page);
  await comeBack(page);
  await page.getByRole('button', { name: 'Players and rules' }).click();
  expect([await name(1).inputValue(), await name(2).inputValue()]).toEqual(['Mira', 'Player 2']);
  expect(await boxes(page)).toEqual(['Yellow warbler', 'Hummingbird']);
});

it('the table is offered again after a reload: names, mascots and rules', async () => {
  const page = await visit();
  await page.getByRole('radio', { name: '3' }).check();
  const names = ['Ada', 'Bruno', 'Chidi'];
  await nameSeats(page, names);
  await chooseMascots(page, 3);
  await openOwnRules(page);
  await page.getByRole('radio', { name: 'Challenge' }).check();
  await page.getByText('differs from Casual').waitFor();
  // However the panel is closed, what was chosen holds.
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Words stand unless challenged').waitFor();
  await start(page).click();
  await hurryDeal(page);
  await comeBack(page);
  await page.getByRole('button', { name: 'Players and rules' }).click();
  await page.getByText('Words stand unless challenged').waitFor();
  expect(await boxes(page)).toEqual(['Yellow warbler', 'Cerulean warbler', 'Blackburnian warbler']);
  for (const [seat, name] of names.entries())
    expect(await page.getByLabel(`Name of player ${seat + 1}`).inputValue()).toBe(name);
  await start(page).click();
  await page.getByRole('button', { name: 'Start new game' }).click();
  await hurryDeal(page);
});

it('the table kept before there were mascots asks for nothing', async () => {
  const table = { names: ['Ada', 'Bruno'], rules: presets.classic };
  const page = await visit({ before: (context) => keepInPage(context, { 'last table': table }) });
  expect(await page.getByLabel('Name of player 2').inputValue()).toBe('Bruno');
  await start(page).click();
  await hurryDeal(page);
});
