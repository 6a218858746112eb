import { afterEach, describe, expect, it } from 'vitest';
import { faults } from '../support/axe-faults';
import {
  atTheTable,
  type FriendsHost,
  friendsHost,
  type OpenPage,
  openFriend,
  sitDownAs,
} from '../support/friends-at-table';

let host: FriendsHost;
const open: OpenPage[] = [];

afterEach(async () => {
  for (const page of open.splice(0)) await page.close();
  await host.stop();
});

const come = async () => {
  const own = await openFriend(host);
  open.push(own);
  await own.page.getByRole('button', { name: 'Friends' }).click();
  return own.page;
};

describe('open tables', () => {
  it('are found and joined by whoever looks for one', async () => {
    host = await friendsHost({ listsTables: true });
    const bruno = await come();
    await bruno.getByText('No open tables right now.').waitFor();
    const ada = await come();
    await ada.getByLabel('Your name').fill('Ada');
    await ada.getByRole('switch', { name: /^Open to anyone/ }).click();
    await ada.getByRole('button', { name: 'Open table' }).click();
    await ada.getByRole('heading', { name: 'Your table is open' }).waitFor();
    await bruno.getByRole('button', { name: 'Refresh' }).click();
    await bruno.getByRole('button', { name: 'Join Ada' }).waitFor();
    expect(await faults(bruno)).toEqual([]);
    await bruno.getByRole('button', { name: 'Join Ada' }).click();
    await sitDownAs(bruno, 'Bruno');
    await Promise.all([ada, bruno].map(atTheTable));
  });

  it('are not spoken of where the server keeps no list of them', async () => {
    host = await friendsHost();
    const page = await come();
    await page.getByRole('button', { name: 'Open table' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Open tables' }).count()).toBe(0);
    expect(await page.getByRole('switch', { name: /^Open to anyone/ }).count()).toBe(0);
  });
});
