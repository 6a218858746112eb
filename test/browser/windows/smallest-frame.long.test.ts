import { expect } from 'vitest';
import { keepInPage } from '../support/game-of-two';
import { it } from '../support/page-test';
import { comeBack, openPage } from '../support/play';
import { keptBefore } from '../support/saved-release';

it('leaves nothing out of reach where a game is set, at 320×240, by touch', async () => {
  const open = await openPage({
    touch: true,
    viewport: { width: 320, height: 240 },
    reducedMotion: 'reduce',
  });
  const { page } = open;
  const tap = (name: string | RegExp) => page.getByRole('button', { name }).first().tap();
  // A card of the menu says which game it is, in a line.
  const heights = await page
    .locator('.game-text h2')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(40);

  // The first of the seats lies at the top of what scrolls, the start at its end.
  await tap('Players and rules');
  const seat = page.getByRole('radiogroup', { name: 'Player 1 is' });
  await seat.getByRole('radio', { name: 'Computer' }).tap();
  await page.getByRole('button', { name: 'Start', exact: true }).scrollIntoViewIfNeeded();
  await seat.getByRole('radio', { name: 'Person' }).tap();

  await comeBack(page);
  await tap('Categories');
  await tap(/^Directions/);
  await tap('up-left');
  await tap('Done');
  await page.getByRole('radio', { name: /^My lists/ }).check({ force: true });
  await tap('New list');
  for (const field of ['List name', 'Words, one per line']) {
    const box = page.getByLabel(field, { exact: true });
    await box.tap();
    expect((await box.boundingBox())!.width, field).toBeGreaterThan(80);
  }
});

it('shows all that can be done at the end of a game at 512×384', async () => {
  const open = await openPage({
    viewport: { width: 512, height: 384 },
    reducedMotion: 'reduce',
    path: 'index.html#/over',
    before: (context) => keepInPage(context, keptBefore('wordbler-finished')),
  });
  const buttons = open.page.locator('.end-side button');
  await buttons.last().waitFor();
  const feet = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(feet).toHaveLength(4);
  expect(Math.max(...feet)).toBeLessThanOrEqual(384);
});
