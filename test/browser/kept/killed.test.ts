import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GameEngine, scramble, wordSearch } from '../../../src/rules';
import { englishWords } from '../../../src/search/play/words';
import { grain } from '../../../src/shared/canvas/brush';
import { readDeck } from '../../../src/study/rules/deck';
import { layout } from '../../../src/wordbler/canvas/layout';
import { rackCell, squareCentre } from '../../../src/wordbler/canvas/places';
import { solver } from '../../scramble/rules/words';
import { selectAlong } from '../support/ended-search';
import { findPlay } from '../support/find-play';
import { isWord, judge, keepInPage, newGame, playOn, savedGame, shortWords } from '../support/game-of-two';
import { dialog, typed } from '../support/on-the-way';
import { it, long } from '../support/page-test';
import { comeBack, type OpenPage, openPage, siteUrl } from '../support/play';
import { savedAt } from '../support/saved-at';
import { savedCards } from '../support/saved-cards';
import { keptBefore } from '../support/saved-release';
import { begun } from '../support/search-sitting';
import { see } from '../support/seen-table';

const viewport = { width: 390, height: 844 };

/** A game in whose middle the page is killed, again and again. */
interface Victim {
  name: string;
  place: 'game' | 'search' | 'scramble';
  kept: Record<string, unknown>;
  /** From the page's beginning to where it can be played. */
  enter(page: Page): Promise<unknown>;
  /** Each does something that the game answers at once, or nothing if it cannot be done now. */
  acts: readonly ((page: Page) => Promise<unknown>)[];
  /** What these lead to is shown after a while. */
  lagging?: readonly ((page: Page) => Promise<unknown>)[];
  /** All that has been done, as the player sees it. A script. */
  shown: string;
}

const random = grain(72);
const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!;

const { board, rack } = layout(viewport.width, viewport.height, 15);
const tapAt = (page: Page, { x, y }: { x: number; y: number }) => page.touchscreen.tap(x, y);
const press = async (page: Page, name: string | RegExp) => {
  const button = page.getByRole('button', { name, disabled: false }).first();
  if (await button.isVisible()) await button.dispatchEvent('click');
};

/** What lies on the rack of who is to move, and no longer on the board. */
async function cellsOf(page: Page) {
  const { picture } = (await see(page))!;
  return picture.tiles.flatMap(({ place }) => (place.at === 'rack' ? [place.cell] : []));
}

async function lay(page: Page) {
  const cells = await cellsOf(page);
  if (cells.length === 0) return;
  await tapAt(page, rackCell(rack, pick(cells)));
  await tapAt(page, squareCentre(board, { x: Math.floor(random() * 15), y: Math.floor(random() * 15) }));
  // A blank asks for its letter.
  await press(page, /^E$/);
}

async function play(page: Page) {
  await press(page, 'Recall');
  const engine = GameEngine.restore(await savedAt(page, 'game'), judge) as GameEngine;
  const tiles = engine.state.racks[engine.state.toMove]!;
  for (const { tile, x, y, letter } of findPlay(engine, shortWords, isWord) ?? []) {
    await tapAt(page, rackCell(rack, tiles.indexOf(tile)));
    await tapAt(page, squareCentre(board, { x, y }));
    if (engine.faces[tile]!.letter === '') await press(page, new RegExp(`^${letter}$`));
  }
  await press(page, /^Done/);
}

const askForHint = (page: Page) => page.keyboard.press('7');

const wordbler: Victim = {
  name: 'Wordbler',
  place: 'game',
  kept: {
    ...savedGame(playOn(newGame('killed', { failsToEnd: 20 }), 3).save()),
    settings: { openRacks: true, muted: true },
  },
  enter: async (page) => {
    await page.getByRole('button', { name: 'Continue Wordbler' }).tap();
    // Whatever lies on the board is recalled, not shuffled.
    await page.getByRole('button', { name: /^(Shuffle|Recall)$/, disabled: false }).waitFor();
  },
  acts: [
    lay,
    lay,
    lay,
    play,
    play,
    (page) => press(page, 'Recall'),
    (page) => press(page, 'Undo'),
    (page) => press(page, 'Shuffle'),
    async (page) => tapAt(page, rackCell(rack, pick([...(await cellsOf(page)), 0]))),
    askForHint,
  ],
  lagging: [play, askForHint],
  shown: `JSON.stringify([
    window.wordbler.picture.tiles.map(({ id, place, raised }) => [id, place, raised]),
    [...document.querySelectorAll('.seat .score')].map((score) => score.textContent),
    [...document.querySelectorAll('.hint-card')].map((card) => card.innerText),
  ])`,
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const search = begun();
const sideOf = async (page: Page) => (await page.getByRole('grid', { name: 'Letters' }).boundingBox())!;
async function selection(page: Page, { from, to }: wordSearch.Selection) {
  const { x, y, width } = await sideOf(page);
  const side = width / wordSearch.gridSize;
  const at = (square: wordSearch.Square) => [x + (square.x + 0.5) * side, y + (square.y + 0.5) * side] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 3 });
  await page.mouse.up();
}
const anySquare = () => ({ x: Math.floor(random() * 18), y: Math.floor(random() * 18) });

const wordSearchVictim: Victim = {
  name: 'Word search',
  place: 'search',
  kept: { search: search.save(), settings: { muted: true } },
  enter: async (page) => {
    await page.getByRole('button', { name: /^Continue Word search/ }).tap();
    await page.getByRole('grid', { name: 'Letters' }).waitFor();
    await press(page, 'Keep playing');
  },
  acts: [
    async (page) => {
      const engine = wordSearch.GameEngine.restore(await savedAt(page, 'search'), englishWords());
      if (!(engine instanceof wordSearch.GameEngine)) throw new Error('the search is lost');
      const { laid, found } = engine.state;
      const left = laid.filter((_, at) => !found.some(({ word }) => word === at));
      // The last one is left, for the game goes on.
      if (left.length > 1) await selection(page, selectAlong(pick(left)));
    },
    async (page) => {
      const from = anySquare();
      await selection(page, { from, to: { ...from, x: (from.x + 5) % 18 } });
    },
    askForHint,
  ],
  shown: `JSON.stringify([
    document.querySelector('[data-score]').textContent,
    [...document.querySelectorAll('[aria-label="Words"] li > .spoken')].map((row) => row.textContent),
  ])`,
};

const round = keptBefore('scramble-under-way')['scramble'];
const solved = () => {
  const engine = scramble.GameEngine.restore(round, judge) as scramble.GameEngine;
  return solver.solve(engine.board).map(({ word }) => word);
};

const scrambleVictim: Victim = {
  name: 'Scramble',
  place: 'scramble',
  kept: { scramble: round, settings: { muted: true } },
  enter: async (page) => {
    await page.getByRole('button', { name: /^Continue Scramble/ }).tap();
    await page.getByRole('grid', { name: 'Letters of the board' }).waitFor({ state: 'attached' });
    await press(page, 'Keep playing');
  },
  acts: [
    async (page) => {
      await page.keyboard.type(pick(solved()).toLowerCase());
      await page.keyboard.press('Enter');
    },
    async (page) => {
      await page.keyboard.type('zqx');
      await page.keyboard.press('Enter');
    },
  ],
  shown: `JSON.stringify([...document.querySelectorAll('.sc-clock dd, .sc-found li')].map((row) => row.textContent).sort())`,
};

interface Commands {
  commands: unknown[];
}

// A text, because tools change functions. What the page keeps is noted as it asks for it, and it hears of no farewell.
const deaf = `{
  window.asked = {};
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) {
    asked[key] = JSON.stringify(value);
    return put.call(this, value, key);
  };
  const { addEventListener } = window;
  window.addEventListener = (type, ...more) => {
    if (type !== 'pagehide') addEventListener.call(window, type, ...more);
  };
}`;

/** Its whole process dies; the next page has one of its own. */
async function crash({ context, errors }: OpenPage, page: Page) {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
  errors.splice(
    errors.findIndex((error) => error.startsWith('the page crashed')),
    1,
  );
  const next = await context.newPage();
  await next.goto(siteUrl({ query: { probe: '1' } }));
  return next;
}

/** Plays what is entered until it is killed, and again. All that was done must be there. Returns the last page. */
async function killOften(open: OpenPage, { place, enter, acts, shown, lagging }: Victim, isCrash: readonly boolean[]) {
  let { page } = open;
  await enter(page);
  for (const [kill, crashes] of isCrash.entries()) {
    const done = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(acts));
    for (const act of done) await act(page);
    await pause(random() * 40);
    const [asked, before] = await page.evaluate<[string | undefined, string]>(`[window.asked['${place}'], ${shown}]`);
    if (crashes) page = await crash(open, page);
    else await comeBack(page);
    const after = `kill ${kill}, after ${done.map((act) => acts.indexOf(act)).join(', ')}`;
    await enter(page);
    const { commands } = JSON.parse(asked ?? '{"commands":[]}') as Commands;
    const found = ((await savedAt(page, place)) as Commands).commands.slice(0, commands.length);
    expect(found, after).toEqual(commands);
    if (lagging?.some((act) => done.includes(act))) continue;
    await expect.poll(() => page.evaluate<string>(shown), { message: after }).toBe(before);
  }
  return page;
}

const kills = Array.from({ length: 34 }, (_, kill) => kill % 6 === 0);

const openWith = (saved: Record<string, unknown>) =>
  openPage({
    touch: true,
    viewport,
    reducedMotion: 'reduce',
    query: { probe: '1' },
    before: async (context) => {
      await context.addInitScript(deaf);
      await keepInPage(context, saved);
    },
  });

it('Wordbler and Scramble lose nothing when their page crashes, or is gone without a farewell', async () => {
  const open = await openWith({ ...scrambleVictim.kept, ...wordbler.kept });
  const next = await killOften(open, wordbler, [true]);
  await typed(next, '#/');
  await dialog(next, 'Leave?').getByRole('button', { name: 'Leave', exact: true }).tap();
  await killOften({ ...open, page: next }, scrambleVictim, [false]);
});

long.each([wordbler, wordSearchVictim, scrambleVictim])(
  '$name loses nothing, however often its page is killed',
  async (victim) => {
    await killOften(await openWith(victim.kept), victim, kills);
  },
);

long.each([0, 1, 7])('a grade is kept that was given %i ms before the page died', async (ms) => {
  const now = new Date('2026-03-01T12:00:00');
  const open = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      await context.clock.setFixedTime(now);
      await keepInPage(context, savedCards(now).kept);
    },
  });
  const { page, context } = open;
  const answers = async (own: Page) => {
    const deck = readDeck(await savedAt(own, 'study cards'));
    return typeof deck === 'string' ? deck : deck.flatMap((card) => card.answers).length;
  };
  await typed(page, '#/study');
  await page.getByRole('button', { name: 'Practise' }).click();
  await page.getByRole('button', { name: 'Show answer' }).click();
  const well = page.getByRole('button', { name: /^Well/ });
  await well.waitFor();
  const before = await answers(page);
  // Nothing more is done by it until it is gone.
  void well
    .evaluate((button: HTMLElement, ms) => {
      const hang = () => {
        for (;;);
      };
      button.click();
      if (ms === 0) hang();
      setTimeout(hang, ms);
      return new Promise(() => {});
    }, ms)
    .catch(() => {});
  const next = await context.newPage();
  await page.close();
  await next.goto(`${siteUrl()}#/study`);
  await expect.poll(() => answers(next)).toBe(Number(before) + 1);
});
