import type { Page } from 'playwright-core';
import { presets } from '../../../src/rules';
import { type Language, mirrored } from '../../../src/texts/languages';
import type { ScrambleTexts, SearchTexts } from '../../../src/texts/texts';
import { allOf, inMirroredEnglish } from '../../texts/spoken';
import { keepInPage, newGame, playOn, savedGame } from './game-of-two';
import { type Address, isAt } from './on-the-way';
import { type OpenPage, openPage, type PageOptions } from './play';
import { keptBefore } from './saved-release';

type Said = SearchTexts & ScrambleTexts;
type Look = (what: string, screen: string) => Promise<unknown>;

/** All that the page says in a language. */
export const saidIn = (language: Language): Promise<Said> =>
  language === mirrored ? inMirroredEnglish() : allOf(language);

/** What is pressed in a panel is found by what it says. */
class Hands {
  constructor(
    readonly page: Page,
    readonly says: Said,
    private readonly looked: Look,
  ) {}

  press = (name: string | RegExp) =>
    this.page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click({ force: true });

  key = (key: string) => this.page.keyboard.press(key);

  opened = async (what: string, kind = 'dialog[open]') => {
    await this.page.locator(kind).last().waitFor();
    // What a panel tells may still be on its way.
    await this.page.locator('dialog [aria-busy=true]').waitFor({ state: 'detached' });
    await this.looked(what, kind);
  };

  /** Opens a panel, looks at it, and closes it. */
  into = async (what: string, opens: Promise<unknown>) => {
    await opens;
    await this.opened(what);
    await this.key('Escape');
    await this.page.locator('dialog[open]').waitFor({ state: 'hidden' });
  };
}

interface Way {
  address: Address;
  kept?: Record<string, unknown>;
  go(hands: Hands): Promise<void>;
}

const someTurnsOld = () => savedGame(playOn(newGame('panels'), 4).save());

const openToDoubt = () => {
  const game = newGame('doubt', { ...presets.wordbler, invalidWord: 'challenge' });
  return savedGame(playOn(game, 1).save());
};

async function menuOfTable(hands: Hands) {
  const { says, page } = hands;
  for (const [what, name, isMore] of [
    ['settings', says.common.settings],
    ['letters not seen', says.table.unseen],
    ['rules in force', says.select.rulesTitle],
    ['sharing a game', says.common.share, true],
    ['printing', says.common.print, true],
    ['about', says.about.title, true],
  ] as const) {
    await hands.key('9');
    await page.locator('dialog.game-menu').waitFor();
    if (what === 'settings') await hands.opened('menu of the table');
    if (isMore) {
      await hands.press(says.common.more);
      if (what === 'about') await hands.opened('more of the table');
    }
    await hands.into(what, hands.press(name));
  }
}

/** The ways to all that opens over a scene or in its place. */
const ways: readonly Way[] = [
  {
    address: '#/',
    async go({ into, press, says, page, opened }) {
      await into('how to play', press(says.common.help));
      await press(says.common.settings);
      await page.getByRole('tab', { name: says.common.board }).click();
      await press(says.transfer.moving.open);
      await page.locator('.screen.moving').waitFor();
      await opened('taking everything along', '.screen.moving');
      await into('a record to open', press(says.record.open));
    },
  },
  {
    address: '#/players',
    async go({ into, press, says }) {
      const rules = new RegExp(`^${says.select.preset}`);
      await press(rules);
      await into('own rules', press(says.select.presets.own));
    },
  },
  {
    address: '#/table',
    kept: someTurnsOld(),
    async go(hands) {
      const { says, press, key, into, opened, page } = hands;
      await opened('curtain', '.pass-card');
      await press(says.curtain.lift);
      await page.getByRole('button', { name: says.board.shuffle, disabled: false }).waitFor();
      await into('history', key('1'));
      await into('keys', key('?'));
      await menuOfTable(hands);
      for (const step of [1, 2, 3]) {
        await key('7');
        await page.getByText(says.hint.title({ step }), { exact: true }).first().waitFor();
      }
      await opened('hint', '.hud');
      await key('=');
      await opened('score sheet');
      await page.locator('dialog[open] .sheet-word button').first().click();
      await opened('definition', 'dialog.definition');
      await page.evaluate(`setTimeout(() => { throw new Error('something of a test') })`);
      await opened('a fault', '.screen.fault');
    },
  },
  {
    address: '#/table',
    kept: openToDoubt(),
    go: ({ opened }) => opened('a doubt', '.pass-card'),
  },
  {
    address: '#/over',
    kept: keptBefore('wordbler-finished'),
    async go({ into, press, says }) {
      await into('sharing a result', press(says.common.share));
      await into('a closer look', press(says.common.lookCloser));
      await into('more of a result', press(says.common.more));
    },
  },
  {
    address: '#/search',
    async go({ into, press, says, page, opened, key }) {
      const { choose } = says.search;
      await press(says.common.menu);
      await into('tables of scores', press(says.common.highScores));
      await into('seed and link', press(choose.share.title));
      await page.locator('.plaque-ways').click();
      await opened('compass', '.search-choose');
      await key('Escape');
      const own = page.getByRole('radio', { name: choose.lists.title });
      if (await own.isVisible()) await own.check({ force: true });
      await press(choose.lists.fresh);
      await page.getByLabel(says.search.worksheets.words).fill('QI');
      await opened('own list', '.search-choose');
    },
  },
  {
    address: '#/search/play',
    kept: keptBefore('search-under-way'),
    async go({ opened, press, says, key, into }) {
      const { paused } = says.search.play;
      await press(says.common.menu);
      await opened('paused', '.ws-cover');
      await press(says.common.giveUp);
      await opened('giving up', 'dialog[open], .ws-cover');
      await press(paused.asks.giveUp.keep);
      await press(says.common.keepPlaying);
      await into('help of the search', key('?'));
    },
  },
  {
    address: '#/search/over',
    kept: keptBefore('search-score-not-named'),
    async go({ into, press, says, opened, key }) {
      await press(says.common.lookCloser);
      await opened('a search looked at closely', '.search-end');
      await key('Escape');
      await press(says.common.more);
      await into('replay of a search', press(says.common.replay));
      await press(says.common.more);
      await into('printing a search', press(says.common.print));
    },
  },
  {
    address: '#/scramble/play',
    kept: keptBefore('scramble-under-way'),
    async go({ into, press, says, key, opened, page }) {
      await press(says.common.keepPlaying);
      await page.locator('.sc-round').waitFor();
      await into('menu of the round', key('9'));
      await into('help of Scramble', key('?'));
      await press(says.common.hint);
      await opened('hints');
    },
  },
  {
    address: '#/scramble/over',
    kept: keptBefore('scramble-result'),
    async go({ into, press, says, page, opened }) {
      await press(says.common.lookCloser);
      await page.locator('.sc-result .sc-word, .sc-result li button').first().click();
      await opened('a word of the result', '.sc-result');
      await page.keyboard.press('Escape');
      await into('more of a board', press(says.common.more));
      await press(says.common.more);
      await into('printing a board', press(says.common.print));
    },
  },
  {
    address: '#/scramble/solve',
    async go({ page, opened, press, says }) {
      await page.locator('#sc-letters').fill('OHAID\nIFCQR\nEITRE\nGTAIT\nINHUN');
      await page.getByRole('option').first().waitFor();
      await opened('a board that is solved', '.sc-solve');
      await press(says.scramble.solver.watch);
      await page.locator('.sc-watch').waitFor();
      await press(says.common.pause);
      await opened('watching', '.sc-watch');
    },
  },
];

/** Goes to every panel in a language, and looks. */
export async function throughPanels(
  lang: Language,
  options: PageOptions,
  look: (open: OpenPage, what: string, screen: string) => Promise<unknown>,
  prepare: (open: OpenPage) => Promise<unknown> = async () => {},
) {
  const says = await saidIn(lang);
  const stuck: string[] = [];
  for (const { address, kept = {}, go } of ways) {
    const open = await openPage({
      ...options,
      query: { lang },
      path: `index.html${address}`,
      reducedMotion: 'reduce',
      before: async (context) => {
        await keepInPage(context, kept);
        await options.before?.(context);
      },
    });
    try {
      await isAt(open.page, address);
      await prepare(open);
      await look(open, `at ${address}`, 'body');
      await go(new Hands(open.page, says, (what, screen) => look(open, what, screen)));
    } catch (error) {
      stuck.push(`On the way from ${address}: ${error instanceof Error ? error.message : error}`);
    } finally {
      await open.context.close();
    }
  }
  if (stuck.length > 0) throw new Error(stuck.join('\n'));
}
