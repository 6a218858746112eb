import { describe, expect } from 'vitest';
import { some } from '../../long';
import { keepInPage } from '../support/game-of-two';
import { faultsIn, faultsOfFit } from '../support/in-any-window';
import { keptBefore } from '../support/kept-release';
import { type Address, isAt, typed } from '../support/on-the-way';
import { it } from '../support/page-test';
import { type OpenPage, openPage } from '../support/play';
import { strangeWords } from '../support/strange-words';
import { type Window, windows } from '../support/windows';

const under = ['wordbler-two', 'search-under-way', 'scramble-under-way'];
const ended = ['wordbler-finished', 'search-score-not-named', 'scramble-result'];
/** A desktop, a tablet, a phone either way, and a small one; the sample has those with the least room. */
const few = some<Window>(
  [
    [1440, 900],
    [768, 1024],
    [844, 390],
    [390, 844],
    [360, 616],
  ],
  [
    [844, 390],
    [360, 616],
  ],
);
const played = {
  '#/': '.screen.menu',
  '#/players': '.screen.select',
  '#/search': '.search-choose',
  '#/scramble': '.sc-choose',
  '#/scramble/solve': '.sc-solve',
  '#/table': '.hud',
  '#/search/play': '.search-play',
  '#/scramble/play': '.sc-round',
} as const;
const over = {
  '#/over': '.screen.over',
  '#/review': '.screen.review',
  '#/search/over': '.search-end',
  '#/scramble/over': '.sc-result',
} as const;

let open: OpenPage;
/** What is wrong in every scene: whatever does not fit, and what is said in another language. */
async function faultsOf(
  lang: string,
  scenes: Readonly<Record<string, string>>,
  files: readonly string[],
  inWindows: readonly Window[],
) {
  open = await openPage({
    query: { lang },
    reducedMotion: 'reduce',
    before: (context) => keepInPage(context, keptBefore(...files)),
  });
  const { page } = open;
  const faults: Record<string, unknown> = {};
  for (const [address, screen] of Object.entries(scenes)) {
    await typed(page, address);
    const leave = page.locator('dialog.confirm button').nth(1);
    await page.locator(screen).or(leave).first().waitFor();
    if (await leave.isVisible()) await leave.click();
    await isAt(page, address as Address);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    // There the birds have 40 pixels each, and their hint takes a second line.
    const isTooLow = ([width, height]: Window) => screen === '.screen.select' && height < 370 && width < 660;
    const looked = inWindows.filter((one) => !isTooLow(one));
    const found = await faultsIn(page, looked, () => faultsOfFit(page, screen));
    if (lang === 'ar-XB') {
      const strange = await strangeWords(page);
      if (strange.length > 0) found['said in another language'] = strange;
    }
    if (Object.keys(found).length > 0) faults[address] = found;
  }
  return faults;
}

describe('a language that is mirrored and a third longer', () => {
  it('has room in every window, and nothing is said in another', async () => {
    expect(await faultsOf('ar-XB', played, under, windows)).toEqual({});
  });

  it('so at the ends of games', async () => {
    expect(await faultsOf('ar-XB', over, ended, windows)).toEqual({});
  });
});

describe.each(['de', 'bn'])('the interface in %s', (lang) => {
  it('has room, from a desktop to a small phone', async () => {
    expect(await faultsOf(lang, played, under, few)).toEqual({});
    await open.close();
    expect(await faultsOf(lang, over, ended, few)).toEqual({});
  });
});
