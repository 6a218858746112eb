import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faults } from '../support/axe-faults';
import { atTheTable, friendsTogether, gameOn, openTable, playTurn, sitDownAs } from '../support/friends-at-table';
import { savedAt } from '../support/saved-at';

const friends = friendsTogether();
const widths = Array.from({ length: 15 }, (_, at) => 1024 + at * 64);
const come = async (link?: string) => (await friends.come(link)).page;

/** A table of so many, and its invitations in the order of their seats. */
async function openFor(page: Page, seats: string): Promise<string[]> {
  await page.getByRole('button', { name: 'Friends' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: seats, exact: true }).check({ force: true });
  await page.getByRole('switch', { name: /^Allow spectators/ }).click();
  await page.getByRole('button', { name: 'Open table' }).click();
  const invitation = page.getByRole('textbox', { name: 'Invitation' });
  await invitation.waitFor();
  const links: string[] = [];
  for (const seat of await page.getByRole('radio', { name: /^Seat/ }).all()) {
    await seat.check({ force: true });
    links.push(await invitation.inputValue());
  }
  return links;
}

it('whoever opened a table starts it with those who are there; the others are told kindly', async () => {
  const ada = await come();
  const [toBruno, toCleo] = (await openFor(ada, '3')) as [string, string];
  const start = ada.getByRole('button', { name: 'Start with 2' });
  expect(await start.count()).toBe(0);
  const [bruno, cleo] = [await come(toBruno), await come(toCleo)];
  await bruno.getByLabel('Your name').waitFor();
  await sitDownAs(cleo, 'Cleo');
  await start.waitFor();
  expect(await cleo.getByRole('button', { name: /^Start with/ }).count()).toBe(0);
  expect(await faults(ada)).toEqual([]);
  // What was there before a reload is there after it.
  await ada.reload();
  await start.click();
  const pages = [ada, cleo];
  await Promise.all(pages.map(atTheTable));
  await bruno.getByRole('alert').getByText('This table started without you').waitFor();
  const late = await come(toBruno);
  await late.getByRole('alert').getByText('This table started without you').waitFor();
  expect((await gameOn(friends.host, toCleo)).setup.seats.map(({ name }) => name)).toEqual(['Ada', 'Cleo']);
  for (let turn = 0; turn < 2; turn++) await playTurn(friends.host, toCleo, pages);
  await cleo.reload();
  await atTheTable(cleo);
  await playTurn(friends.host, toCleo, pages);
});

it('a spectator is counted for those who sit there, while they wait and at the table', async () => {
  const ada = await come();
  const toBruno = await openTable(ada, 'Ada', true);
  const watchLink = await ada.getByRole('textbox', { name: 'Spectator link' }).inputValue();
  const eve = await come(watchLink);
  await eve.getByText('You’re watching. The game hasn’t started yet.').waitFor();
  await ada.getByRole('status').getByText('1 spectator').waitFor();
  expect(await eve.getByText('1 spectator').count()).toBe(0);
  const finn = await come(watchLink);
  await ada.getByText('2 spectators').waitFor();
  await eve.getByText('1 spectator').waitFor();
  expect(await faults(ada)).toEqual([]);
  const bruno = await come(toBruno);
  await sitDownAs(bruno, 'Bruno');
  await Promise.all([ada, bruno].map(atTheTable));
  for (const [page, seat] of [
    [ada, 0],
    [bruno, 1],
  ] as const)
    await page.locator(`.hud [data-seat="${seat}"]`).getByText('2 spectators').waitFor();
  // Cards of phones have no room for it.
  const desktop = ada.viewportSize()!;
  await ada.setViewportSize({ width: 390, height: 844 });
  await ada.getByRole('button', { name: 'Say something, 2 spectators' }).getByText('2').waitFor();
  await ada.setViewportSize(desktop);
  await eve.getByText('You’re watching with 1 other.').waitFor();
  await finn.close();
  await ada.locator('.hud [data-seat="0"]').getByText('1 spectator').waitFor();
  await ada.reload();
  await ada.locator('.hud [data-seat="0"]').getByText('1 spectator').waitFor();
  await eve.getByText('You’re watching.', { exact: true }).waitFor();
});

it('a free seat is given to the computer, had back, and given once more; then it begins', async () => {
  const ada = await come();
  const [toBruno, toCleo] = (await openFor(ada, '3')) as [string, string];
  const third = ada.locator('.room-seat').nth(2);
  await third.getByRole('combobox').selectOption('songbird');
  await third.getByRole('button', { name: 'Give to computer' }).click();
  const back = third.getByRole('button', { name: 'Free the seat' });
  await back.waitFor();
  const late = await come(toCleo);
  await late.getByRole('alert').getByText('The computer has this seat now.').waitFor();
  expect(await faults(ada)).toEqual([]);
  // With the keys, too.
  await back.focus();
  await ada.keyboard.press('Enter');
  await third.getByText('Free seat').waitFor();
  // Whoever was turned away comes again by the same link, on the same page.
  await late.getByRole('button', { name: 'Back' }).click();
  await late.getByRole('button', { name: 'Friends' }).waitFor();
  await late.evaluate((link) => location.assign(link), toCleo);
  await late.getByRole('button', { name: 'Take a seat' }).waitFor();
  const bruno = await come(toBruno);
  await sitDownAs(bruno, 'Bruno');
  await third.getByRole('button', { name: 'Give to computer' }).click();
  await Promise.all([ada, bruno].map(atTheTable));
  const { seats } = (await gameOn(friends.host, toBruno)).setup;
  expect(seats).toMatchObject([{ name: 'Ada' }, { name: 'Bruno' }, { kind: 'computer', level: 'songbird' }]);
});

it('whoever comes back has room for a name in any window, and loses the key of a seat only when asked', async () => {
  const { page } = await friends.come(undefined, { touch: true, viewport: { width: 1280, height: 800 } });
  await openTable(page, 'Ada');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Friends' }).click();
  const bin = page.getByRole('button', { name: /^Remove the table with/ });
  await bin.waitFor();
  await page.getByLabel('Your name').waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const cramped = await page.evaluate(() => {
      const box = (name: string) => document.querySelector(name)!.getBoundingClientRect();
      const [birds, rules, tables, form] = ['.own-birds', '.fresh-rules', '.known-tables', '.fresh-table'].map(box);
      const isApart = (one: DOMRect, other: DOMRect) =>
        one.right <= other.left || one.bottom <= other.top || one.top >= other.bottom;
      const covers = !isApart(birds!, rules!) || !isApart(tables!, form!);
      return { covers, name: box('.own-bird input').width < 100 };
    });
    expect([width, cramped]).toEqual([width, { covers: false, name: false }]);
  }
  const question = page.getByRole('dialog');
  const saved = async () => ((await savedAt(page, 'rooms')) as string[]).length;
  await bin.click();
  await question.getByText('You lose your seat for good, and the others are left waiting.').waitFor();
  await question.getByRole('button', { name: 'Keep table' }).click();
  await question.waitFor({ state: 'hidden' });
  await bin.tap();
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  expect(await saved()).toBe(1);
  await bin.focus();
  await page.keyboard.press('Enter');
  await question.waitFor();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await bin.waitFor({ state: 'detached' });
  await expect.poll(saved).toBe(0);
});
