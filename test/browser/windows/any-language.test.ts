import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Language } from '../../../src/texts/languages';
import { isLong, some } from '../../long';
import { saidIn } from '../support/every-panel';
import { keepInPage } from '../support/game-of-two';
import { faultsIn, faultsOfFit } from '../support/in-any-window';
import { type Address, isAt, typed } from '../support/on-the-way';
import { it, long } from '../support/page-test';
import { openPage } from '../support/play';
import { keptBefore } from '../support/saved-release';
import { strangeWords } from '../support/strange-words';
import { type Window, windows } from '../support/windows';

const under = ['wordbler-two', 'search-under-way', 'scramble-under-way'];
const ended = ['wordbler-finished', 'search-score-not-named', 'scramble-result'];
/** A desktop, a tablet, a phone either way, and a small one. */
const few: readonly Window[] = [
  [1440, 900],
  [768, 1024],
  [844, 390],
  [390, 844],
  [360, 616],
];
const narrow: readonly Window[] = [
  [844, 390],
  [360, 616],
];
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
  '#/search/over': '.search-ended',
  '#/scramble/over': '.scramble-ended',
} as const;

/** What opens over some of them, by a key or a button. */
async function panelsOver(lang: Language): Promise<Readonly<Record<string, readonly string[]>>> {
  const { common, select } = await saidIn(lang);
  return {
    '#/': isLong ? ['?', common.settings] : [common.settings],
    '#/players': isLong ? [select.preset] : [],
    '#/table': isLong ? ['9', '='] : [],
    '#/search/play': isLong ? ['?'] : [],
  };
}

async function faultsInPanel(page: Page, opens: string) {
  if (opens.length === 1) await page.keyboard.press(opens);
  // A row tells what is chosen after its name.
  else
    await page
      .getByRole('button', { name: new RegExp(`^${opens}`) })
      .first()
      .click({ force: true });
  const panel = page.locator('dialog[open]');
  await panel.waitFor();
  // There may be but a few words in it; a tick lies on the rim of what it marks.
  const isFault = (fault: string) => !/^only \d+ parts|^SPAN tick disc/.test(fault);
  const found: Record<string, unknown> = await faultsIn(page, narrow, async () =>
    (await faultsOfFit(page, 'dialog[open]')).filter(isFault),
  );
  const strange = await strangeWords(page);
  if (strange.length > 0) found['said in another language'] = strange;
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  return found;
}

/** What is wrong in every scene: whatever does not fit, and what is said in another language. */
async function faultsOf(
  lang: Language,
  scenes: Readonly<Record<string, string>>,
  files: readonly string[],
  inWindows: readonly Window[],
) {
  // Pictures are painted anew for each window: it begins in the first of them.
  const [width, height] = inWindows[0]!;
  const open = await openPage({
    query: { lang },
    viewport: { width, height },
    reducedMotion: 'reduce',
    before: (context) => keepInPage(context, { ...keptBefore(...files), settings: { openRacks: true } }),
  });
  const { page } = open;
  const faults: Record<string, unknown> = {};
  const panels = lang === 'ar-XB' ? await panelsOver(lang) : {};
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
    for (const opens of panels[address] ?? []) {
      const inPanel = await faultsInPanel(page, opens);
      if (Object.keys(inPanel).length > 0) faults[`${opens} at ${address}`] = inPanel;
    }
  }
  return faults;
}

/** In the sample: what is played each day, and one of each kind of end. */
const daily: Readonly<Record<string, string>> = {
  '#/': played['#/'],
  '#/players': played['#/players'],
  '#/table': played['#/table'],
  '#/search': played['#/search'],
  '#/search/play': played['#/search/play'],
  '#/scramble': played['#/scramble'],
  '#/scramble/over': over['#/scramble/over'],
};

describe('a language that is mirrored and a third longer', () => {
  it('has room in every window, and nothing is said in another', async () => {
    const files = isLong ? under : ['wordbler-two', 'search-under-way', 'scramble-result'];
    expect(await faultsOf('ar-XB', isLong ? played : daily, files, some(windows, narrow))).toEqual({});
  });

  long('so at the ends of games', async () => {
    expect(await faultsOf('ar-XB', over, ended, windows)).toEqual({});
  });
});

long.each(['de', 'fr', 'es', 'bn', 'zh'] as const)(
  'the interface in %s has room, from a desktop to a small phone',
  async (lang) => {
    expect(await faultsOf(lang, played, under, few)).toEqual({});
    expect(await faultsOf(lang, over, ended, few)).toEqual({});
  },
);
