import { afterEach, beforeEach, expect, it } from 'vitest';
import { en } from '../../../src/texts/en';
import { firstFrame } from '../../../src/texts/en/first-frame';
import { type DeployedSite, deploySite } from '../support/deployed-site';
import { damage, heldAs, isKept, isWhole, playAll } from '../support/kept-site';
import { comeAnew, type OpenPage, openPage } from '../support/play';

let site: DeployedSite;
let open: OpenPage | undefined;

beforeEach(async () => {
  site = await deploySite();
});

afterEach(async () => {
  await open?.context.close();
  open = undefined;
  await site.close();
});

it('files that are damaged on the device come anew, or it is said that they must; nothing else is thrown away', async () => {
  open = await openPage({
    path: site.url,
    serviceWorkers: 'allow',
    origins: [site.origin],
    reducedMotion: 'reduce',
  });
  const { page } = open;
  await expect.poll(() => isKept(page)).toBe(true);
  const menu = page.getByRole('button', { name: 'Play now: Wordbler' });
  const lost = page.getByText(firstFrame.lost);
  const goOn = (game: string) =>
    page.getByRole('button', { name: new RegExp(`^Go on with (the )?${game}`) }).click();
  const kept = await damage(page, /./);
  // The page itself lies in the worker once more.
  site.isDown = true;
  await comeAnew(page);
  await lost.waitFor();
  expect(await page.getByText(firstFrame.old).isVisible()).toBe(false);
  expect(await heldAs(page, /./)).toBeGreaterThanOrEqual(kept);
  site.isDown = false;
  await page.getByRole('button', { name: firstFrame.again }).click();
  await menu.waitFor();
  await playAll(page);
  // Each of them alone. Most are served before they are read: then it is said, and *Try again* helps.
  const again = page.getByRole('button', { name: firstFrame.again });
  for (const name of [/\/games\/wordbler\/$/, /\/index-[^/]*\.js$/, /\/main-[^/]*\.js$/, /\.woff2$/]) {
    expect(await damage(page, name)).toBeGreaterThan(0);
    await comeAnew(page);
    await menu.or(again).first().waitFor();
    expect(await page.getByText(firstFrame.old).isVisible()).toBe(false);
    if (await again.isVisible()) await again.click();
    await menu.waitFor();
  }
  // All of them come anew, and are kept.
  await expect.poll(() => isWhole(page)).toBe(true);
  site.isDown = true;
  await comeAnew(page);
  await goOn('last game');
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  for (const name of [/\/main-[^/]*\.js$/, /index-[^/]*\.js$/]) {
    await damage(page, name);
    await comeAnew(page);
    await lost.waitFor();
    expect(await page.getByText(firstFrame.old).isVisible()).toBe(false);
    site.isDown = false;
    await page.getByRole('button', { name: firstFrame.again }).click();
    await menu.waitFor();
    site.isDown = true;
  }
  await damage(page, /\/search-scenes-[^/]*\.js$/);
  await comeAnew(page);
  await goOn('word search');
  await page.getByText(en.boot.sceneMissing).waitFor();
  site.isDown = false;
  await comeAnew(page);
  await goOn('word search');
  await page.getByRole('grid', { name: 'Letters' }).waitFor();
  await damage(page, /\.words$/);
  await comeAnew(page);
  await goOn('Scramble');
  const letters = page.getByRole('grid', { name: 'Letters of the board' });
  const anew = page.getByRole('button', { name: en.boot.tryAgain });
  await letters.or(anew).first().waitFor({ state: 'attached' });
  if (await anew.isVisible()) await anew.click();
  await letters.waitFor({ state: 'attached' });
  expect(await heldAs(page, /./)).toBeGreaterThanOrEqual(kept);
});
