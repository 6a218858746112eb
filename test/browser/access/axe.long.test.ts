import type { Page } from 'playwright-core';
import { nameSeats, openOwnRules } from '../support/at-table';
import { desktop, lookAt, lookInto, press } from '../support/axe-scenes';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { it } from '../support/page-test';
import { type OpenPage, openPage, type PageOptions } from '../support/play';

let open: OpenPage;

async function visit(options: PageOptions = {}): Promise<Page> {
  open = await openPage({ query: { seed: 'first' }, reducedMotion: 'reduce', ...options });
  return open.page;
}

it('on a desktop, a tablet and a phone axe-core finds no fault in a game that waits for its words, and one whose words fail', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const page = await visit({
    before: (context) =>
      context.route(/\.words$/, async (route) => {
        await held;
        await route.fulfill({ status: 404 });
      }),
  });
  await press(page, 'Play now: Scramble');
  await page.getByRole('progressbar', { name: 'Loading the dictionary' }).waitFor();
  await lookAt(page, 'waiting for words');
  answer();
  // Whoever has looked for long is told that nobody answered.
  await page.getByText(/The word list is missing on the server|The dictionary isn’t answering/).waitFor();
  await lookAt(page, 'words that fail');
  await press(page, 'Back to menu');
  // It leaves with a button of the same name.
  await page.getByRole('button', { name: 'Back to menu' }).waitFor({ state: 'hidden' });
  await press(page, 'Try again');
  await page.getByText('The word list is missing on the server.').waitFor();
  await lookAt(page, 'menu without words');
  // The browser itself reports what was not found.
  open.errors.length = 0;
});

it('on a desktop, a tablet and a phone axe-core finds no fault in the menu and its panels', async () => {
  const page = await visit();
  await page.getByRole('button', { name: 'Players and rules' }).waitFor();
  await lookAt(page, 'menu');
  await lookInto(page, 'settings', press(page, 'Settings'));
  await lookInto(page, 'help', press(page, 'Help'));
  await lookInto(
    page,
    'about',
    press(page, 'Help').then(() => press(page, 'About')),
  );
});

it('on a desktop, a tablet and a phone axe-core finds no fault in the setting of the table', async () => {
  const page = await visit();
  await press(page, 'Players and rules');
  await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
  for (const seats of ['2', '3', '4']) {
    await page.getByRole('radio', { name: seats, exact: true }).check();
    await page.getByRole('group', { name: `Player ${seats}`, exact: true }).waitFor();
    await lookAt(page, `player select for ${seats}`);
  }
  await lookInto(page, 'rules', press(page, /^Rules/));
  await lookInto(page, 'own rules', openOwnRules(page));
  await lookInto(page, 'mascots', press(page, /^Mascot of player 1/));
  await nameSeats(page, ['Ada', 'ADA']);
  await press(page, 'Start');
  await lookAt(page, 'player select with faults');
});
it.each(['light', 'contrast'])(
  'in the %s look axe-core finds no fault in the menu, the table and a panel',
  async (look) => {
    const save = playOn(newGame('first'), 3).save();
    const page = await visit({
      before: (context) => keepInPage(context, { game: save, settings: { openRacks: true, look } }),
    });
    await page.getByRole('button', { name: /^New game: Players/ }).waitFor();
    await lookAt(page, 'menu', [desktop]);
    await press(page, /^New game: Players/);
    await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
    await lookAt(page, 'player select', [desktop]);
    await press(page, 'Back');
    await press(page, /^Continue Wordbler/);
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    await lookAt(page, 'board', [desktop]);
    await page.keyboard.press('1');
    await lookAt(page, 'history', [desktop]);
  },
);
