import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { SqliteLog } from '../../../src/server/sqlite-log';
import { freePort } from '../../server/host-process';
import { hostHere } from '../../server/table-online';
import {
  atTheTable,
  endLine,
  type FriendsHost,
  openFriend,
  openTable,
  playTurn,
  scoresOn,
  sitDownAs,
  stateOn,
} from '../support/friends-at-table';

const folder = mkdtempSync(join(tmpdir(), 'restarted-'));

afterAll(() => rmSync(folder, { recursive: true }));

it('friends go on where they were when the server is started again', async () => {
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const start = async (): Promise<FriendsHost> => ({
    ...(await hostHere({ port, site: inject('siteFolder'), log: new SqliteLog(join(folder, 'rooms.db')) })),
    site: `http://${address}/`,
    origins: [`http://${address}`, `ws://${address}`],
  });
  let host = await start();
  const ada = await openFriend(host);
  const link = await openTable(ada.page, 'Ada');
  const bruno = await openFriend(host, link);
  await sitDownAs(bruno.page, 'Bruno');
  const pages = [ada.page, bruno.page];
  await Promise.all(pages.map(atTheTable));
  await playTurn(host, link, pages);

  // Where the server will have no more of it, that is said, and what can be done.
  await endLine(ada.page, 1008, 'tooFast');
  await ada.page.getByRole('alert').getByText('The server closed the connection.').waitFor();
  await ada.page.getByRole('button', { name: 'Try again' }).click();
  await ada.page.getByText('The server closed the connection.').waitFor({ state: 'hidden' });

  await host.stop();
  for (const page of pages) await page.getByText('Connection lost.').waitFor();
  host = await start();
  for (const page of pages) await page.getByText('Connection lost.').waitFor({ state: 'hidden' });
  await playTurn(host, link, pages);
  const { scores } = await stateOn(host, link);
  for (const page of pages) await expect.poll(() => scoresOn(page)).toEqual(scores);

  for (const page of [ada, bruno]) {
    // The browser's own word on a server that is not there, for rooms or for the music that comes behind all else.
    const others = page.errors.filter((error) => !/WebSocket connection|ERR_CONNECTION_REFUSED/.test(error));
    page.errors.splice(0, page.errors.length, ...others);
    await page.close();
  }
  await host.stop();
});
