import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FriendsHost, friendsHost, openFriend, openTable } from '../support/friends-at-table';

const elsewhere = '192.0.2.7';

let host: FriendsHost;
beforeAll(async () => {
  host = await friendsHost({ addressForOthers: elsewhere });
});
afterAll(() => host.stop());

it('a table opened on the server’s machine invites to where others reach it, copied without https', async () => {
  const here = `localhost:${host.port}`;
  const { page, close } = await openFriend(host, `http://${here}/`, {
    origins: [`http://${here}`, `ws://${here}`],
    // As where a page comes by plain http over a network.
    before: (context) => context.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })"),
  });
  await openTable(page, 'Ada');
  const invitation = page.getByRole('textbox', { name: 'Invitation' });
  await expect.poll(() => invitation.inputValue()).toMatch(`http://${elsewhere}:${host.port}/#r=`);
  const link = await invitation.inputValue();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Copied').waitFor();
  // What was copied can be pasted.
  await page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), { id: 'pasted' }))");
  await page.locator('#pasted').focus();
  await page.keyboard.press('ControlOrMeta+v');
  expect(await page.locator('#pasted').inputValue()).toBe(link);
  await close();
});
