import type { SheetDraft } from '../../src/search/play/worksheet';
import type { Tour } from './tours';

export const sheetDraft: SheetDraft = {
  title: 'In the forest',
  typed: [
    'polar bear = It walks on ice',
    "cat's-eye = It shines at night",
    'lynx = It sees far',
    'hedgehog = It has spines',
    'woodpecker = It knocks',
    'badger = It digs',
    'squirrel = It hides nuts',
    'fox = It is red, and sly',
    'owl = It hoots',
    'deer = It has antlers',
  ].join('\n'),
  language: 'en',
  shape: 'square',
  side: 14,
  directions: ['right', 'down', 'downRight', 'up'],
  shown: 'words',
  message: 'Well done, class!',
  seed: 'forest',
  isApart: true,
};

const made = (part: Partial<SheetDraft>) => ({ kept: { 'search worksheet': { ...sheetDraft, ...part } } });

const toMaking = `location.hash = '#/search/make'`;

/** Pages for a class: made, sent, played, at their end. */
export const sheetTours: Record<string, Tour> = {
  sheet: {
    ...made({}),
    tour: async (page, snap) => {
      await page.evaluate(toMaking);
      await page.getByRole('img', { name: /^The grid with/ }).waitFor();
      await snap('sheet-make');
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.getByRole('grid', { name: 'Letters' }).waitFor();
      await snap('sheet-play');
      await page.keyboard.press('9');
      await page.getByRole('button', { name: 'Give up' }).click();
      await page.getByRole('button', { name: 'Yes, give up' }).click();
      await page.getByRole('button', { name: 'See result' }).click();
      await page.getByRole('dialog').waitFor();
      await snap('sheet-end');
      await page.keyboard.press('Escape');
      await page.reload();
      await page.getByRole('button', { name: 'Start' }).waitFor();
      await snap('sheet-sent');
    },
  },
  'sheet-heart': {
    ...made({ shape: 'heart', side: 20, shown: 'clues' }),
    tour: async (page, snap) => {
      await page.evaluate(toMaking);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.getByRole('grid', { name: 'Letters' }).waitFor();
      await snap('sheet-heart');
    },
  },
  'sheet-wide': {
    ...made({ shape: 'wide', side: 24, shown: 'hidden' }),
    tour: async (page, snap) => {
      await page.evaluate(toMaking);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.getByRole('grid', { name: 'Letters' }).waitFor();
      await snap('sheet-wide');
    },
  },
  'sheet-faults': {
    ...made({ typed: 'lion\nLION\nb2\nx\nlynx', side: 8 }),
    tour: async (page, snap) => {
      await page.evaluate(toMaking);
      await page.getByText('LION is listed twice.').waitFor();
      await snap('sheet-faults');
    },
  },
};
