import { expect } from 'vitest';
import { quarantinePlace } from '../../../src/shared/play/quarantine';
import { giveUp } from '../support/ended-search';
import { keepInPage } from '../support/game-of-two';
import { it } from '../support/page-test';
import { type OpenPage, openPage } from '../support/play';
import { savedAt } from '../support/saved-at';
import { startDaily } from '../support/start-daily';

let open: OpenPage;

const books = ['played games', 'dailies', 'study cards', 'study puzzles'];
const places = [
  ...books,
  ...['words to seek', 'find', 'puzzle', 'record', 'finished game', 'game', 'search', 'scramble'],
  ...['search worksheet', 'last search', 'last daily search', 'last scramble', 'last table', 'solved board'],
  ...['settings', 'player', 'just right', 'lessons', 'bringing in', 'search name', 'search entered', 'celebrated'],
];

const all = [
  ['a word', 'torn'],
  ['a number', 42],
  ['nothing of what belongs there', { version: 1 }],
  ['rows of nothing', { version: 1, attempts: [{}], played: [null], cards: [[]], puzzles: [7], digest: 'x' }],
  ['what a later release has kept', { version: 99, attempts: [], played: [], cards: [], puzzles: [] }],
  ['a list', [null, { place: 'game' }, 'x']],
] as const;

it.each(all)(
  'holds %s at every place: every scene opens, a day counts anew, and nothing is thrown away',
  async (_, spoiled) => {
    open = await openPage({
      reducedMotion: 'reduce',
      before: (context) => keepInPage(context, Object.fromEntries(places.map((place) => [place, spoiled]))),
    });
    const { page } = open;
    const strip = page.getByRole('region', { name: 'Dailies' });
    await strip.waitFor();
    await page.getByRole('button', { name: 'Stats' }).click();
    await page.getByText('Finish a game to see your stats.').waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'Study', exact: true }).click();
    await page.getByRole('heading', { name: 'Today’s words' }).waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await startDaily(page, strip.getByRole('button', { name: 'Daily grid: New' }));
    await giveUp(page);
    const aside = async () => ((await savedAt(page, quarantinePlace)) ?? []) as { place: string; value: unknown }[];
    // What a later release has kept stays where it is, and what comes meanwhile waits beside it.
    const isLater = typeof spoiled === 'object' && 'version' in spoiled && spoiled.version > 1;
    const dailies = async () =>
      (isLater
        ? (await aside()).filter(({ place }) => place === 'dailies').at(-1)?.value
        : await savedAt(page, 'dailies')) as { attempts: { result?: object }[] } | undefined;
    await expect.poll(async () => (await dailies())?.attempts.filter(({ result }) => result).length).toBe(1);
    for (const place of books)
      if (isLater) expect(await savedAt(page, place)).toEqual(spoiled);
      else expect(await aside()).toContainEqual({ place, value: spoiled });
  },
);
