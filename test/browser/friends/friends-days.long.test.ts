import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DrivenTime } from '../../server/driven-time';
import { atTheTable, friendsTogether, playTurn, sitDownAs, stateOn } from '../support/friends-at-table';

const time = new DrivenTime(Date.now());
const friends = friendsTogether({ time });
const come = async (link?: string) => (await friends.come(link)).page;
const hours = (count: number) => count * 60 * 60_000;
const noteOn = (page: Page, seat: number) => page.locator(`.hud [data-seat="${seat}"] .kind`);

it('a turn that may take days is lost when they are over, and the others play on', async () => {
  const ada = await come();
  await ada.getByRole('button', { name: 'Friends' }).click();
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByRole('radio', { name: 'Correspondence' }).check({ force: true });
  for (let fewer = 0; fewer < 2; fewer++) await ada.getByRole('button', { name: 'Pace: fewer' }).click();
  await ada.getByRole('button', { name: 'Open table' }).click();
  const link = await ada.getByRole('textbox', { name: 'Invitation' }).inputValue();
  const bruno = await come(link);
  await sitDownAs(bruno, 'Bruno');
  const pages = [ada, bruno];
  await Promise.all(pages.map(atTheTable));

  const { toMove } = await stateOn(friends.host, link);
  const other = 1 - toMove;
  for (const page of pages) await expect.poll(() => noteOn(page, toMove).textContent()).toBe('24 hours left');

  // Half a day later both see how much is left, whoever was away.
  time.pass(hours(12));
  for (const page of pages) {
    await page.reload();
    await atTheTable(page);
    await expect.poll(() => noteOn(page, toMove).textContent()).toBe('12 hours left');
  }

  time.pass(hours(12) - 1);
  expect(await stateOn(friends.host, link)).toMatchObject({ toMove, history: [] });
  time.pass(1);
  // A page whose own clock stood still meanwhile still takes the whole day for to come.
  for (const page of pages)
    await expect.poll(() => noteOn(page, other).textContent()).toMatch(/^(1 day|24 hours) left$/);
  const { history } = await stateOn(friends.host, link);
  expect(history).toMatchObject([{ kind: 'timedOut', seat: toMove }]);
  expect(await pages[toMove]!.getByRole('button', { name: /^Done/ }).isDisabled()).toBe(true);
  expect(await playTurn(friends.host, link, pages)).toBe(other);
  expect(await playTurn(friends.host, link, pages)).toBe(toMove);

  // A turn with a clock waits for nobody.
  await pages[other]!.close();
  const sign = pages[toMove]!.locator('.sign');
  await expect.poll(() => sign.textContent()).toBe(`${['Ada', 'Bruno'][other]} is away.`);
});
