import { expect } from 'vitest';
import { recordPlace } from '../../../src/stats/play/play-shelf';
import { giveUp } from '../support/ended-search';
import { pressMore } from '../support/ends';
import { keepInPage } from '../support/game-of-two';
import { it } from '../support/page-test';
import { type OpenPage, openPage } from '../support/play';
import { savedAt } from '../support/saved-at';
import { savedRecord } from '../support/saved-record';
import { startDaily } from '../support/start-daily';

let open: OpenPage;

it('a record that cannot be read for a while is not written over, and has all games in the end', async () => {
  const { record, kept } = savedRecord(new Date());
  open = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      await keepInPage(context, kept);
      await context.addInitScript((place) => {
        const { get } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.get = function (key) {
          if (key === place && document.documentElement.classList.contains('lost')) throw new Error('lost');
          return get.call(this, key);
        };
      }, recordPlace);
    },
  });
  const { page } = open;
  const turn = (isLost: boolean) =>
    page.evaluate((own) => document.documentElement.classList.toggle('lost', own), isLost);
  const played = async () => ((await savedAt(page, recordPlace)) as { played: { game: string }[] }).played.length;
  const daily = page.getByRole('region', { name: 'Dailies' }).getByRole('button', { name: /^Daily grid/ });
  await daily.waitFor();
  await turn(true);
  await startDaily(page, daily);
  await giveUp(page);
  await pressMore(page, 'Menu');
  await daily.waitFor();
  await turn(false);
  expect(await played()).toBe(record.length);
  await page.getByRole('button', { name: 'Stats' }).click();
  await expect.poll(played).toBe(record.length + 1);
});
