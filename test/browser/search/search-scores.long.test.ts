import { expect } from 'vitest';
import { en } from '../../texts/spoken';
import { giveUp, lettersOf, press, rowsOf, won, wonByHand } from '../support/ended-search';
import { lookCloser, pressMore } from '../support/ends';
import { long } from '../support/page-test';
import { type OpenPage, openPage } from '../support/play';
import { putSealed, sealedBytes } from '../support/search-shelf';

const { figure: points } = en.forms;
let open: OpenPage;
const track = (opened: OpenPage) => {
  open = opened;
};

long('a score without a name is not lost by a reload, and enters the high scores once', async () => {
  const { page, engine } = await wonByHand(track);
  const total = points(engine.state.score);
  for (let times = 0; times < 2; times++) {
    await page.reload();
    await page.getByRole('heading', { name: 'All found!' }).waitFor();
    expect(await page.locator('.end-figure > b').textContent()).toBe(total);
  }
  await page.getByRole('textbox', { name: 'Your name' }).fill('Mina');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Change name: Mina' }).waitFor();
  // With its name, too, it stands there after a reload, and is entered no more.
  await page.reload();
  await page.getByRole('button', { name: 'Change name: Mina' }).press('Enter');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Theo');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Change name: Theo' }).waitFor();
  await lookCloser(page);
  expect((await rowsOf(page, '.scored')).map(([, name]) => name)).toEqual(['Theo']);
  await page.keyboard.press('Escape');
  await pressMore(page, 'Menu');
  await page.getByRole('button', { name: 'Categories' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Categories' }).waitFor();
});

long('a score without a name is let go by whoever leaves the results', async () => {
  const { page } = await won(track);
  await page.getByRole('textbox', { name: 'Your name' }).waitFor();
  await pressMore(page, 'Menu');
  await page.getByRole('button', { name: 'Categories' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Categories' }).waitFor();
});

long('a score without a name is asked for in one tab only', async () => {
  const { page } = await won(track);
  await page.getByRole('textbox', { name: 'Your name' }).waitFor();
  const opening = open.context.waitForEvent('page');
  // Opened from here, it knows that the test has put its search in place already.
  await page.evaluate(() => void window.open(location.href));
  const other = await opening;
  await other.getByRole('textbox', { name: 'Your name' }).waitFor();
  await page.getByText('The game is open in another tab.').waitFor();
  await other.reload();
  await other.getByRole('textbox', { name: 'Your name' }).waitFor();
});

long('the high scores begin anew when they were changed outside the game, which is said', async () => {
  const { page, engine } = await won(track);
  await page.getByRole('textbox').fill('Mina');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Change name: Mina' }).waitFor();
  const bytes = await sealedBytes(page);
  expect(bytes.length).toBeGreaterThan(50);
  await putSealed(page, bytes.with(-3, bytes.at(-3)! ^ 1));
  await pressMore(page, 'Same grid');
  await page.getByRole('grid').waitFor();
  expect(await lettersOf(page)).toBe(engine.state.grid.join(''));
  await giveUp(page);
  await page.locator('.ended .notice').getByText('changed outside the game').waitFor();
  await page.getByText('First score here').waitFor();
  await page.getByRole('textbox').fill('Theo');
  await press(page, 'Save score');
  await page.getByRole('button', { name: 'Change name: Theo' }).waitFor();
});

long(
  'where the browser keeps nothing a name stays among the high scores as long as the page, and the player is told',
  async () => {
    open = await openPage({
      reducedMotion: 'reduce',
      before: (context) =>
        context.addInitScript(() => {
          indexedDB.open = () => {
            throw new DOMException('refused', 'SecurityError');
          };
        }),
    });
    const { page } = open;
    await page.getByRole('button', { name: 'Categories' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await giveUp(page);
    // By Casual rules nobody is asked.
    const told = page.locator('.ended .notice').getByText('until you close the page');
    await told.waitFor();
    await page.getByRole('button', { name: 'Change name: You' }).click();
    await page.getByRole('textbox').fill('Mina');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Change name: Mina' }).waitFor();
    await press(page, 'Play again');
    await giveUp(page);
    await told.waitFor();
    await lookCloser(page);
    expect((await rowsOf(page, '.scored')).map(([, name]) => name)).toEqual(['Mina', 'Mina']);
  },
);
