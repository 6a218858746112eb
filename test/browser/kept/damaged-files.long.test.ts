import { afterEach, expect, it } from 'vitest';
import { firstFrame } from '../../../src/texts/en/first-frame';
import { en } from '../../texts/spoken';
import { type DeployedSite, deploySite } from '../support/deployed-site';
import { comeBack, type OpenPage, openPage } from '../support/play';
import { damage, heldAs, isKept, isWhole, playAll } from '../support/saved-site';

let site: DeployedSite;
let open: OpenPage | undefined;

// What the page says of a site that is down is no fault.
afterEach(async () => {
  await open?.context.close();
  open = undefined;
  await site.close();
});

/** A page of a site of its own, of which every file on the device was damaged, and which came anew. */
async function openDamaged() {
  site = await deploySite();
  open = await openPage({
    path: site.url,
    serviceWorkers: 'allow',
    origins: [site.origin],
    reducedMotion: 'reduce',
  });
  const { page } = open;
  const menu = page.getByRole('button', { name: 'Settings' });
  const lost = page.getByText(firstFrame.lost);
  const again = page.getByRole('button', { name: firstFrame.again });
  await expect.poll(() => isKept(page)).toBe(true);
  const kept = await damage(page, /./);
  // The page itself lies in the worker once more.
  site.isDown = true;
  await comeBack(page);
  await lost.waitFor();
  expect(await page.getByText(firstFrame.old).isVisible()).toBe(false);
  expect(await heldAs(page, /./)).toBeGreaterThanOrEqual(kept);
  site.isDown = false;
  await again.click();
  await menu.waitFor();
  return { page, menu, lost, again, kept };
}

it('files that are damaged, all of them or each alone, come anew, or it is said that they must; nothing else is thrown away', async () => {
  const { page, menu, lost, again, kept } = await openDamaged();
  const goOn = (game: string) => page.getByRole('button', { name: new RegExp(`^Continue ${game}`) }).click();
  await playAll(page);
  // Each of them alone. Most are served before they are read: then it is said, and *Try again* helps.
  for (const name of [/\/games\/wordbler\/$/, /\/index-[^/]*\.js$/, /\/main-[^/]*\.js$/, /\.woff2$/]) {
    expect(await damage(page, name)).toBeGreaterThan(0);
    await comeBack(page);
    await menu.or(again).first().waitFor();
    expect(await page.getByText(firstFrame.old).isVisible()).toBe(false);
    if (await again.isVisible()) await again.click();
    await menu.waitFor();
  }
  // All of them come anew, and are kept.
  await expect.poll(() => isWhole(page)).toBe(true);
  site.isDown = true;
  await comeBack(page);
  await goOn('Wordbler');
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  for (const name of [/\/main-[^/]*\.js$/, /index-[^/]*\.js$/]) {
    await damage(page, name);
    await comeBack(page);
    await lost.waitFor();
    expect(await page.getByText(firstFrame.old).isVisible()).toBe(false);
    site.isDown = false;
    await again.click();
    await menu.waitFor();
    site.isDown = true;
  }
  await damage(page, /\/search-scenes-[^/]*\.js$/);
  await comeBack(page);
  await goOn('Word search');
  await page.getByText(en.boot.sceneMissing).waitFor();
  site.isDown = false;
  await comeBack(page);
  await goOn('Word search');
  await page.getByRole('grid', { name: 'Letters' }).waitFor();
  await damage(page, /\.words$/);
  await comeBack(page);
  await goOn('Scramble');
  const letters = page.getByRole('grid', { name: 'Letters of the board' });
  const anew = page.getByRole('button', { name: en.common.tryAgain });
  await letters.or(anew).first().waitFor({ state: 'attached' });
  if (await anew.isVisible()) await anew.click();
  await letters.waitFor({ state: 'attached' });
  expect(await heldAs(page, /./)).toBeGreaterThanOrEqual(kept);
});
