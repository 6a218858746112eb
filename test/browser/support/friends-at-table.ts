import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { GameEngine } from '../../../src/rules';
import { Room } from '../../../src/server/wordbler/room';
import { english, hostHere, type TestHost } from '../../server/table-online';
import { AtTable } from './at-table';
import { findPlay } from './find-play';
import { isWord, shortWords } from './game-of-two';
import { type OpenPage, openPage, type PageOptions } from './play';

/** The built page, and rooms, on one port. */
export interface FriendsHost extends TestHost {
  site: string;
  origins: string[];
}

export async function friendsHost(options: Parameters<typeof hostHere>[0] = {}): Promise<FriendsHost> {
  const host = await hostHere({ site: inject('siteFolder'), ...options });
  const address = `127.0.0.1:${host.port}`;
  return { ...host, site: `http://${address}/`, origins: [`http://${address}`, `ws://${address}`] };
}

/** A page of the host, or another device that was handed a link. */
export async function openFriend({ site, origins }: FriendsHost, link = site, options: PageOptions = {}) {
  const open = await openPage({
    reducedMotion: 'reduce',
    site: link,
    origins,
    before: noteSockets,
    ...options,
  });
  const close = () => {
    // The browser's own word on a line that is broken on purpose.
    const others = open.errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'));
    open.errors.splice(0, open.errors.length, ...others);
    return open.close();
  };
  return { ...open, close };
}

/** For all tests of a file: where they meet, and how one more of them comes there. */
export function friendsTogether(options: Parameters<typeof friendsHost>[0] = {}) {
  let host: FriendsHost;
  const open: OpenPage[] = [];
  beforeAll(async () => {
    host = await friendsHost(options);
  });
  afterAll(() => host.stop());
  afterEach(async () => {
    for (const page of open.splice(0)) await page.close();
  });
  return {
    get host() {
      return host;
    },
    async come(link?: string, options: PageOptions = {}) {
      const page = await openFriend(host, link, options);
      open.push(page);
      return page;
    },
  };
}

// A text, because tools change functions.
const noteSockets = (context: BrowserContext) =>
  context.addInitScript(`{
    const Socket = window.WebSocket;
    window.sockets = [];
    window.WebSocket = class extends Socket {
      constructor(address) {
        super(address);
        window.sockets.push(this);
      }
    };
  }`);

/** Its line breaks, and no other is to be had until `back` is called. */
export async function drop(page: Page) {
  await page.context().setOffline(true);
  await page.evaluate('for (const socket of sockets) socket.close()');
  return { back: () => page.context().setOffline(false) };
}

/** The server ends its line, and says why: nothing comes by it any more. */
export const endLine = (page: Page, code: number, reason: string) =>
  page.evaluate(`{
    const socket = sockets.at(-1);
    const { onclose } = socket;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
    onclose(${JSON.stringify({ code, reason })});
  }`);

/** Opens a table under a name, and answers with the links in their order. */
export async function openTable(page: Page, name: string, watched = false): Promise<string> {
  await page.getByRole('button', { name: 'Friends' }).click();
  await page.getByLabel('Your name').fill(name);
  if (watched) await page.getByRole('switch', { name: /^Allow spectators/ }).click();
  await page.getByRole('button', { name: 'Open table' }).click();
  return page.getByRole('textbox', { name: 'Invitation' }).inputValue();
}

export async function sitDownAs(page: Page, name: string) {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
}

/** The table stands, and nothing is told any more. */
export async function atTheTable(page: Page) {
  await page.locator('.hud [data-seat]').first().waitFor();
}

const roomOf = (link: string) => /#r=([\w-]{16})/.exec(link)![1]!;

async function gameThere(host: FriendsHost, link: string): Promise<GameEngine> {
  const room = await host.rooms.find(roomOf(link));
  if (!(room instanceof Room) || !room.state.game) throw new Error(`No game in ${link}`);
  return room.state.game;
}

/** The game as the server has it: a copy, in which a test may try things out. */
export async function gameOn(host: FriendsHost, link: string): Promise<GameEngine> {
  const copy = GameEngine.restore((await gameThere(host, link)).save(), english);
  if (!(copy instanceof GameEngine)) throw new Error(`No game in ${link}: ${JSON.stringify(copy)}`);
  return copy;
}

/** How it stands there; asked for again and again, without a copy. */
export const stateOn = async (host: FriendsHost, link: string) => (await gameThere(host, link)).state;

/** Whoever is to move lays the longest play by hand, or passes; resolves when the server has it. */
export async function playTurn(host: FriendsHost, link: string, pages: readonly Page[]): Promise<number> {
  const game = await gameOn(host, link);
  const { toMove, turn } = game.state;
  const page = pages[toMove]!;
  await page.getByRole('button', { name: /^Done/, disabled: false }).waitFor();
  const play = findPlay(game, shortWords, isWord);
  if (play) await new AtTable(page, game).layAll(play);
  await page.keyboard.press(play ? 'Enter' : 'Control+Enter');
  await expect.poll(async () => (await stateOn(host, link)).turn).toBe(turn + 1);
  return toMove;
}

/** Whose turn it is once all have passed who hold no word: a first rack may be consonants alone. */
export async function seatWithPlay(host: FriendsHost, link: string, pages: readonly Page[]): Promise<number> {
  for (;;) {
    const game = await gameOn(host, link);
    if (findPlay(game, shortWords, isWord)) return game.state.toMove;
    await playTurn(host, link, pages);
  }
}

/** A play that the others may doubt. */
export async function offerPlay(host: FriendsHost, link: string, page: Page) {
  const game = await gameOn(host, link);
  await page.getByRole('button', { name: /^Done/, disabled: false }).waitFor();
  await new AtTable(page, game).layAll(findPlay(game, shortWords, isWord)!);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stateOn(host, link)).phase).toBe('challenge');
}

/** Lays one tile of a play. */
export async function layFirst(host: FriendsHost, link: string, page: Page) {
  const game = await gameOn(host, link);
  const play = findPlay(game, shortWords, isWord);
  await page.getByRole('button', { name: /^Done/, disabled: false }).waitFor();
  await new AtTable(page, game).layAll(play!.slice(0, 1));
  await page.getByRole('button', { name: 'Recall', disabled: false }).waitFor();
}

/** What a page shows of the scores, by seat. */
export const scoresOn = (page: Page) =>
  page
    .locator('.hud [data-seat] .score + .spoken')
    .allTextContents()
    .then((texts) => texts.map(Number));

export type { OpenPage };
