import { expect } from 'vitest';
import { playOn } from '../support/game-of-two';
import { gameOf, sitDown } from '../support/left-table';
import { it } from '../support/page-test';

it('a table of computers plays by itself: paused, one turn at a time, at another speed, to the end', async () => {
  const game = playOn(gameOf(['fledgling', 'songbird', 'club', 'expert'], 'four'), 10);
  const open = await sitDown(game, { thinking: 'instant' });
  const { page, reader } = open;
  const played = async () => (await reader.said()).filter((one) => / plays [A-Z]+ /.test(one)).length;
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  const before = await played();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect.poll(played).toBeGreaterThan(before);
  await page.getByRole('radio', { name: 'Fast' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Play again' }).waitFor();
});
