import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { BoardSearch } from '../support/board-search';
import { allowCopying } from '../support/browser';
import { faultsIn, resize } from '../support/in-any-window';
import { it, long } from '../support/page-test';
import { fingerOf, tap } from '../support/pointers';
import { sheetIn } from '../support/share-sheet';

// All of it on one phone.
let search: BoardSearch;

beforeAll(async () => {
  search = await BoardSearch.choose({
    viewport: { width: 390, height: 844 },
    touch: true,
    before: allowCopying,
  });
});
beforeEach(() => search.anew());
afterEach(() => search.open.check());
afterAll(() => search.open.close());

it('every way to begin is in sight on a phone, upright and on its side, the rest behind a line', async () => {
  const { page } = search;
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await resize(page, width, height);
    for (const name of ['Roll', 'Daily board', 'Solve a board', 'Watch a demo']) {
      const box = (await page.getByRole('button', { name }).boundingBox())!;
      expect(box.y + box.height, `${name} at ${width}×${height}`).toBeLessThanOrEqual(height);
      expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(44);
    }
  }
  expect(await page.getByLabel('Game code').isVisible()).toBe(false);
  await search.more();
  await page.getByLabel('Game code').waitFor();
  await search.press('Share');
  const { button, copied, text } = sheetIn(page);
  await button('Copy').tap();
  await copied.waitFor();
  expect(await text()).toMatch(/^Wordbler · Scramble\nhttp\S+#scramble=/);
  await page.keyboard.press('Escape');
  expect(await page.locator('.roll-page').getByRole('alert').count()).toBe(0);
});

long('every level of the computer has room for its whole name', async () => {
  const { page } = search;
  const cut = () =>
    page.getByRole('combobox', { name: 'Computer' }).evaluate((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = font;
      const names = [...(field as HTMLSelectElement).options].map(({ text }) => text);
      return names.filter((name) => pen.measureText(name).width > room + 1);
    });
  const windows = [
    [768, 1024],
    [390, 844],
    [844, 390],
  ] as const;
  expect(await faultsIn(page, windows, cut)).toEqual({});
});

long('its help begins with pictures, and ends with the keys', async () => {
  const { page } = search;
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await help.waitFor();
  const order = await help.locator('.mini-tray, kbd').evaluateAll((all) => all.map((one) => one.localName).join(' '));
  expect(order).toMatch(/^(span ){4,}(kbd ?)+$/);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
});

it('a board is searched with a finger: by drags, and by taps with the last letter tapped again', async () => {
  const { page, open } = search;
  await search.roll();
  const finger = fingerOf(await open.context.newCDPSession(page));
  const [dragged, tapped] = await search.words(4);
  await search.drag(finger, dragged!.path);
  await search.hears(dragged!.word, dragged!.points);
  for (const square of [...tapped!.path, tapped!.path.at(-1)!]) await tap(finger, await search.pointOf(square));
  await search.hears(tapped!.word, tapped!.points);
});
