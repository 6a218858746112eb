import type { Page } from 'playwright-core';
import { dayAt } from '../../../src/study/play/schedule';
import { withAnswer, withMissed, writeDeck } from '../../../src/study/rules/deck';
import { ByKeys } from '../support/by-keys';
import { keepInPage } from '../support/game-of-two';
import { it } from '../support/page-test';
import { type OpenPage, openPage } from '../support/play';
import { savedRecord } from '../support/saved-record';

let open: OpenPage;

const { kept: played } = savedRecord(new Date());
const day = dayAt(new Date());
const missedOn = (level: string) => ({ language: 'en', source: 'wordbler', level, day: day - 9 }) as const;
const key = { word: 'OXIDE', language: 'en' } as const;
const deck = [day - 4, day - 2].reduce(
  (own, at) => withAnswer(own, key, at, 'good'),
  withMissed(withMissed([], ['QUARTZ'], missedOn('club')), ['OXIDE', 'ZONE'], missedOn('songbird')),
);
const saved = { ...played, 'study cards': writeDeck(deck) };

const band = (page: Page) => page.getByRole('button', { name: /Played/ });

it('the stats are gone through with keys alone, up to the words to learn', async () => {
  open = await openPage({ reducedMotion: 'reduce', before: (context) => keepInPage(context, saved) });
  const { page } = open;
  const hands = new ByKeys(page);
  await page.getByRole('button', { name: 'Stats' }).waitFor();
  await hands.tabTo('Stats');
  await hands.press('Enter');
  await band(page).waitFor();
  await hands.tabTo(/^button "(Word search|Scramble)"/);
  await hands.press('Enter');
  await hands.tabTo(/^button "Wordbler"/);
  await hands.press('Enter');
  await hands.expectFocus(/^button "Wordbler"/);
  await hands.tabTo(/^button ".*Played/);
  await hands.press('Enter');
  await page.getByText('1 of 3 words learned').waitFor();
  await hands.tabTo('Level');
  await hands.press('s');
  await page.getByText('1 of 2 words learned').waitFor();
  await hands.press('Escape');
  await hands.tabTo('Back');
  await hands.press('Enter');
  await hands.tabTo(/^button "Study"/);
  await hands.press('Enter');
  await page.getByRole('heading', { name: 'Today’s words' }).waitFor();
});
