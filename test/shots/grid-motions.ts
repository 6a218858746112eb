import type { Page } from 'playwright-core';
import { wordSearch } from '../../src/rules';
import { passAll } from './held-animations';
import { hold, pass, passUntil } from './held-clock';
import type { Motion } from './motions';
import { roundWith, wordLeft } from './scramble-tours';
import { searchAtItsEnd, searchUnderWay } from './tours';

const search = async (page: Page) => {
  const button = page.getByRole('button', { name: /^Continue Word search/ });
  await button.waitFor();
  await hold(page);
  await button.click();
  await passUntil(page, page.getByRole('grid', { name: 'Letters' }));
  await passAll(page, 1500);
};

const scramble = async (page: Page) => {
  const button = page.getByRole('button', { name: /^Continue Scramble/ });
  await button.waitFor();
  await hold(page);
  await button.click();
  await passUntil(page, page.getByRole('button', { name: 'Keep playing', exact: true }));
  await passAll(page, 500);
  await page.getByRole('button', { name: 'Keep playing', exact: true }).click();
  await passAll(page, 1200);
};

async function type(page: Page, word: string) {
  await page.keyboard.type(word);
  await pass(page, 200);
  await page.keyboard.press('Enter');
}

async function selection(page: Page, from: wordSearch.Square, to: wordSearch.Square) {
  const centre = async ({ x, y }: wordSearch.Square) => {
    const box = (await page.getByRole('grid', { name: 'Letters' }).boundingBox())!;
    return [box.x + ((x + 0.5) * box.width) / 18, box.y + ((y + 0.5) * box.height) / 18] as const;
  };
  await page.mouse.move(...(await centre(from)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(to)), { steps: 8 });
  await pass(page, 100);
  await page.mouse.up();
}

const underWay = searchUnderWay();
const spentNearlyAll = 716_000;
const left = underWay.state.laid.find((_, at) => ![1, 6, 9, 8, 3].includes(at))!;
const squares = wordSearch.squaresOf(left);

export const gridMotions: Record<string, Motion> = {
  'search-found': {
    kept: { search: underWay.save() },
    begin: async (page) => {
      await search(page);
      await selection(page, squares[0]!, squares.at(-1)!);
    },
    frames: 24,
  },
  'search-refused': {
    kept: { search: underWay.save() },
    begin: async (page) => {
      await search(page);
      await selection(page, { x: 0, y: 0 }, { x: 3, y: 0 });
    },
    frames: 16,
  },
  'search-pauses': {
    kept: { search: underWay.save() },
    begin: async (page) => {
      await search(page);
      await page.keyboard.press('9');
    },
    frames: 16,
  },
  'search-time-up': {
    kept: { search: searchUnderWay(spentNearlyAll).save() },
    begin: async (page) => {
      await search(page);
      await pass(page, 1000);
    },
    frames: 40,
    step: 100,
  },
  'bird-yawns': {
    kept: { search: underWay.save() },
    begin: async (page) => {
      await search(page);
      await pass(page, 28_300);
    },
    frames: 24,
    step: 100,
  },
  'search-given-up': {
    kept: { search: underWay.save() },
    begin: async (page) => {
      await search(page);
      await page.keyboard.press('9');
      await passAll(page, 400);
      await page.getByRole('button', { name: 'Give up' }).click();
      await passAll(page, 200);
      await page.getByRole('dialog', { name: 'Give up?' }).getByRole('button', { name: 'Give up' }).click();
    },
    frames: 40,
    step: 100,
  },
  'search-all-found': {
    kept: { search: searchAtItsEnd().save() },
    begin: async (page) => {
      await page.getByRole('heading', { name: 'All found!' }).waitFor();
      await hold(page);
      await page.reload();
      await passUntil(page, page.getByRole('heading', { name: 'All found!' }));
    },
    frames: 40,
    step: 100,
  },
  'scramble-refused': {
    kept: { scramble: roundWith() },
    begin: async (page) => {
      await scramble(page);
      await page.keyboard.press('ArrowDown');
      for (const key of ['Space', 'ArrowRight', 'Space', 'ArrowDown', 'Space', 'Enter']) await page.keyboard.press(key);
    },
    frames: 16,
  },
  'scramble-accepted': {
    kept: { scramble: roundWith() },
    begin: async (page) => {
      await scramble(page);
      await type(page, wordLeft());
    },
    frames: 24,
  },
  'scramble-covers': {
    kept: { scramble: roundWith() },
    begin: async (page) => {
      await scramble(page);
      await page.keyboard.press('9');
    },
    frames: 12,
  },
  'scramble-uncovers': {
    kept: { scramble: roundWith() },
    begin: async (page) => {
      await scramble(page);
      await page.keyboard.press('9');
      await passAll(page, 1000);
      await page.getByRole('button', { name: 'Keep playing', exact: true }).click();
    },
    frames: 12,
  },
  'scramble-time-up': timeUp(2),
  'scramble-time-up-alone': timeUp(1),
};

function timeUp(players: number): Motion {
  return {
    kept: { scramble: roundWith(players) },
    begin: async (page) => {
      await scramble(page);
      await pass(page, 102_400);
    },
    frames: 36,
  };
}
