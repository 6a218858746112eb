import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { presets } from '../../../src/rules';
import { inLong } from '../../long';
import { allowCopying } from '../support/browser';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { it, long } from '../support/page-test';
import { openPage, siteUrl } from '../support/play';
import { sheetIn } from '../support/share-sheet';

const room = 'abcdefghijklmnop';
const origins = () => [inject('siteUrl').replace(/^http(:\/\/[^/]+).*$/, 'ws$1')];

const invitation = `#r=${room}.${'s'.repeat(22)}`;
const seats = ['Ada', 'Bruno'].map((name) => ({ name, kind: 'person' }));
const setup = { seats, rules: presets.casual, dice: 'sha256', tiles: 'en', words: 'enable1' };
const welcome = {
  t: 'welcome',
  v: 2,
  seq: 1,
  n: 0,
  now: 0,
  since: 0,
  seat: 0,
  isTaken: true,
  setup,
  taken: [true, false],
  commitment: 'sealed',
  view: null,
  rematch: { wished: [] },
};

/** Nobody plays before any tiles are there. */
const impossible = {
  t: 'told',
  seq: 2,
  at: 0,
  since: 0,
  events: [
    { type: 'gameBegan', setup },
    { type: 'playScored', seat: 1, sheet: 'none' },
  ],
};

/** What a server says to whoever comes in. */
async function come(answers: readonly (string | object)[]): Promise<Page> {
  const open = await openPage({
    reducedMotion: 'reduce',
    origins: origins(),
    before: (context) =>
      context.routeWebSocket(/\/online$/, (socket: WebSocketRoute) => {
        socket.onMessage(() => {
          for (const answer of answers) socket.send(typeof answer === 'string' ? answer : JSON.stringify(answer));
        });
      }),
  });
  const { page } = open;
  await page.evaluate((to) => {
    location.hash = to;
  }, invitation);
  return page;
}

const strange = /^The server’s answer makes no sense\./;
const alerted = (page: Page, says: RegExp) => page.getByRole('alert').filter({ hasText: says }).waitFor();

inLong(describe)('a server that says anything', () => {
  const nonsense = [
    ['bytes', ['\u0000\uffff{[', 'null', '7']],
    ['another protocol', [{ type: 'hello' }]],
    ['half a welcome', [{ t: 'welcome', v: 2 }]],
    ['a setup that is none', [{ ...welcome, setup: { ...setup, rules: {} } }]],
    ['a game of too many tiles', [{ ...welcome, view: { phase: 'turn', bag: new Array(900).fill(-1) } }]],
    ['events that cannot have happened', [welcome, impossible]],
  ] as const;

  long.each(nonsense)('gets a clear sentence for %s', async (_, answers) => {
    await alerted(await come(answers), strange);
  });

  long.each([
    ['otherVersion', /^The server runs another version\./],
    ['noSuchRoom', /^This table is gone;/],
    ['notSeated', /^This invitation is used or incomplete\./],
    ['tooMany', /^You can’t open this many tables/],
    ['something new', /^The server refused that\./],
  ])('and for a refusal: %s', async (reason, says) => {
    await alerted(await come([{ t: 'refused', n: 0, reason }]), says);
  });

  long('and for a welcome of another version', async () => {
    await alerted(await come([{ ...welcome, v: 3 }]), /^The server runs another version\./);
  });
});

const refuse = (reason: string) => ({ t: 'refused', n: 0, reason });

inLong(describe)('a line that ends', () => {
  const race = { list: 'fruit', directions: ['right', 'down'], clock: 'scaled' };
  const raceWelcome = {
    t: 'welcome',
    v: 1,
    seq: 1,
    n: 0,
    now: 0,
    seat: null,
    seats: [{ name: 'Ada' }],
    finds: [],
    start: null,
    scores: null,
    next: null,
    race: { game: 'search', wished: race, hides: false },
  };

  const lines = [
    ['a table', /\/online$/, invitation, welcome, 'Your table is open'],
    ['a race', /\/races$/, `#race=${room}.${'s'.repeat(22)}`, raceWelcome, 'Race Ada?'],
  ] as const;

  long.each(lines)(
    '%s: comes back by itself where nothing was heard, where refused by keys, mouse and finger; nonsense ends it',
    async (_, path, link, entered, says) => {
      const answers = [undefined, refuse('notSeated'), refuse('tooMany'), 'closed', entered];
      let line: WebSocketRoute | undefined;
      const open = await openPage({
        reducedMotion: 'reduce',
        touch: true,
        origins: origins(),
        before: (context) =>
          context.routeWebSocket(path, (socket: WebSocketRoute) => {
            line = socket;
            const answer = answers.shift();
            socket.onMessage(() => {
              // What was said is held up on the way.
              if (answer === undefined) void socket.close({ code: 1008, reason: 'silent' });
              else if (answer === 'closed') void socket.close({ code: 1008, reason: 'tooFast' });
              else socket.send(JSON.stringify(answer));
            });
          }),
      });
      const { page } = open;
      await page.evaluate((to) => location.assign(to), link);
      const again = page.getByRole('button', { name: 'Try again' });
      await alerted(page, /^This invitation is used or incomplete\./);
      await again.focus();
      await page.keyboard.press('Enter');
      await alerted(page, /^You can’t open this many tables/);
      await again.click();
      await alerted(page, /^The server closed the connection\./);
      await again.tap();
      await page.getByText(says).waitFor();
      await again.waitFor({ state: 'hidden' });
      line?.send(JSON.stringify(impossible));
      await alerted(page, strange);
    },
  );
});

describe('where no server answers', () => {
  const noted = (page: Page) =>
    page.evaluate<string[]>(
      "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /\\/(net|online)-/.test(name))",
    );

  const come = (options: Parameters<typeof openPage>[0] = {}) =>
    openPage({ reducedMotion: 'reduce', origins: origins(), before: allowCopying, ...options });
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  it('it is found out at once, by one request; what needs none is offered; a refusal of one that answers can be tried again', async () => {
    let answers: object[] | undefined;
    const game = playOn(newGame('for two'), 1).save();
    const { page, check } = await come({
      before: async (context) => {
        await allowCopying(context);
        await keepInPage(context, { game });
        await context.routeWebSocket(/\/online$/, (socket) => {
          if (!answers) socket.connectToServer();
          else socket.onMessage(() => socket.send(JSON.stringify(answers?.shift())));
        });
      },
    });
    const entry = page.getByRole('button', { name: 'Friends' });
    await entry.waitFor();
    expect(await noted(page)).toEqual([]);
    await entry.click();
    await page.getByText(/^There’s no game server here\..*npm run host/).waitFor();
    expect((await noted(page)).length).toBeGreaterThan(0);
    check();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    // The same grid for others, and back again.
    await page.getByRole('button', { name: /^Word search/ }).click();
    const { sheet: sharing, button: inSheet, link } = sheetIn(page);
    await inSheet('Copy').click();
    await expect.poll(() => copied(page)).toContain('#search=');
    await page.goBack();
    await sharing.waitFor({ state: 'hidden' });
    await page.goBack();
    // A board, by keys.
    const board = page.getByRole('button', { name: /^Scramble/ });
    await board.focus();
    await page.keyboard.press('Enter');
    await expect.poll(link).toContain('#scramble=');
    await page.goBack();
    await sharing.waitFor({ state: 'hidden' });
    await page.goBack();
    // The game for two that is under way.
    await page.getByRole('button', { name: /^Wordbler/ }).click();
    await expect.poll(link).toContain('#s=');

    answers = [refuse('notSeated'), welcome];
    await page.evaluate((to) => location.assign(to), invitation);
    await alerted(page, /^This invitation is used or incomplete\./);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Your table is open').waitFor();
  });

  long('a game for two goes from hand to hand as a link', async () => {
    const { page } = await come({ touch: true, viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Friends' }).tap();
    const wordbler = page.getByRole('button', { name: /^Wordbler/ });
    await wordbler.tap();
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    await page.getByRole('button', { name: 'Show my tiles' }).tap();
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    await page.goto(siteUrl({ path: '' }));
    await page.getByRole('button', { name: 'Friends' }).tap();
    await wordbler.tap();
    const { link } = sheetIn(page);
    await expect.poll(link).toContain('#s=');
    const friend = await come({ site: await link() });
    await friend.page.getByRole('button', { name: 'Show my tiles' }).waitFor();
  });

  long('nothing is fetched for friends while games are played here', async () => {
    const { page } = await openPage({
      reducedMotion: 'reduce',
      before: (context) => keepInPage(context, { 'last table': { seats, rules: presets.casual } }),
    });
    await page.getByRole('button', { name: 'Play now: Wordbler' }).click();
    await page.getByRole('button', { name: 'Show my tiles' }).click();
    await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
    await page.keyboard.press('9');
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Play now: Word search' }).click();
    await page.getByRole('grid', { name: 'Letters' }).waitFor();
    expect(await noted(page)).toEqual([]);
  });

  it('what follows a game that is played elsewhere weighs at most 15 kB', () => {
    const { files } = inject('siteWeights');
    const net = files.filter(({ name }) => /^assets\/net-/.test(name));
    expect(net.length).toBeGreaterThan(0);
    expect(net.reduce((sum, { transferred }) => sum + transferred, 0)).toBeLessThanOrEqual(15_000);
  });
});
