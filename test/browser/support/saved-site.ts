import type { Page } from 'playwright-core';
import { comeBack } from './play';

/** What some files of this device are now: cut in half, emptied and changed by turns. Returns how many. */
export const damage = (page: Page, name: RegExp) =>
  page.evaluate(async (name) => {
    let damaged = 0;
    for (const own of await caches.keys()) {
      const shelf = await caches.open(own);
      for (const request of await shelf.keys()) {
        if (!name.test(request.url)) continue;
        const held = (await shelf.match(request))!;
        const bytes = new Uint8Array(await held.arrayBuffer());
        const changed = bytes.map((byte, at) => (at > 40 && at < 80 ? 255 - byte : byte));
        const cut = bytes.slice(0, bytes.length / 2);
        const spoiled = [cut, new Uint8Array(), changed][damaged++ % 3]!;
        await shelf.put(request, new Response(spoiled, { headers: held.headers }));
      }
    }
    return damaged;
  }, name);

/** Everything lies on the device. */
export const isKept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    return navigator.serviceWorker.controller !== null;
  });

/** Each file on the device but the page is what was kept there. */
export const isWhole = (page: Page) =>
  page.evaluate(async () => {
    for (const own of await caches.keys()) {
      const shelf = await caches.open(own);
      for (const request of await shelf.keys()) {
        const held = (await shelf.match(request))!;
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await held.arrayBuffer()));
        const sum = btoa(String.fromCharCode(...digest.subarray(0, 6)));
        if (!request.url.endsWith('/') && held.headers.get('X-Kept-As') !== sum) return false;
      }
    }
    return true;
  });

/** So many files that are called so lie on the device. */
export const heldAs = (page: Page, name: RegExp) =>
  page.evaluate(async (name) => {
    const shelves = await Promise.all((await caches.keys()).map((own) => caches.open(own)));
    const requests = await Promise.all(shelves.map((shelf) => shelf.keys()));
    return requests.flat().filter(({ url }) => name.test(url)).length;
  }, name);

export const playNow = (page: Page, game: string) => page.getByRole('button', { name: `Play now: ${game}` }).click();

export async function playAll(page: Page) {
  await playNow(page, 'Wordbler');
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  await comeBack(page);
  await playNow(page, 'Word search');
  await page.getByRole('grid', { name: 'Letters' }).waitFor();
  await comeBack(page);
  await playNow(page, 'Scramble');
  await page.getByRole('grid', { name: 'Letters of the board' }).waitFor({ state: 'attached' });
  await comeBack(page);
}
