import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { version } from '../../../package.json';
import { presets } from '../../../src/rules';
import { languages } from '../../../src/texts/languages';
import { some } from '../../long';
import { keepInPage } from '../support/game-of-two';
import { long } from '../support/page-test';
import { nextFrames } from '../support/page-time';
import { type OpenPage, openPage } from '../support/play';
import { savedAt } from '../support/saved-at';

describe('the menu', () => {
  let open: OpenPage;

  beforeAll(async () => {
    const seats = [
      { name: 'Ada', kind: 'person' },
      { name: 'Pip', kind: 'computer', level: 'fledgling' },
    ];
    const saved = {
      'last scramble': { side: 5, seconds: 60 },
      'last search': { list: 'kitchen' },
      'last table': { seats, rules: presets.casual },
    };
    open = await openPage({ reducedMotion: 'reduce', before: (context) => keepInPage(context, saved) });
  });

  // Each comes to the menu as it is, and leaves it so; what is changed for good comes last.
  afterEach(async () => {
    await open.page.keyboard.press('Escape');
    await open.page.getByRole('dialog').waitFor({ state: 'hidden' });
    open.check();
  });

  afterAll(() => open.close());

  it('offers no last game where there is none', async () => {
    const { page } = open;
    expect(await page.getByRole('button', { name: /^Continue/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Players and rules' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Players and rules' }).waitFor();
  });

  it('lets the language be chosen from those there are, and the page says which it is', async () => {
    const { page } = open;
    await page.getByRole('button', { name: 'Settings' }).click();
    const language = page.locator('dialog.settings .field select');
    const choices = language.locator('option');
    const names = Object.values(languages);
    expect((await choices.allTextContents()).filter((name) => name !== 'Mirrored')).toEqual(names);
    for (const tag of some([...Object.keys(languages).slice(1), 'en'], ['fr', 'en'])) {
      await language.selectOption(tag);
      await page.locator(`html[lang="${tag}"]`).waitFor();
    }
  });

  long.each([
    ['Help', 'Play a word'],
    ['Settings', 'Text size'],
  ])('opens %s, and Esc and the cross close it', async (name, sentence) => {
    const { page } = open;
    const panel = page.getByRole('dialog', { name });
    for (const close of ['Escape', 'cross']) {
      await page.getByRole('button', { name }).click();
      await panel.getByText(sentence).waitFor();
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await page.getByRole('button', { name: 'Close' }).click();
      await panel.waitFor({ state: 'hidden' });
    }
  });

  it('credits the word list, the lettering and the libraries', async () => {
    const { page } = open;
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'About' }).click();
    const about = page.getByRole('dialog', { name: 'About' });
    await about.getByText(`Wordbler ${version}`).waitFor();
    const credits = await about.textContent();
    for (const name of ['ENABLE1', 'Alan Beale', 'SIL Open Font License', 'Phaser', 'howler', 'lit-html'])
      expect(credits).toContain(name);
  });

  long('shows the keys at "?"', async () => {
    const { page } = open;
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Help' }).getByText('Backspace').waitFor();
  });

  it('tells how each game is played, by press and by arrow keys, with its keys', async () => {
    const { page } = open;
    await page.getByRole('button', { name: 'Help' }).click();
    const help = page.getByRole('dialog', { name: 'Help' });
    await help.getByText('Play a word').waitFor();
    await help.getByRole('tab', { name: 'Scramble' }).click();
    await help.getByText('From letter to letter, then let go.').waitFor();
    await help.getByText('Type a word: its paths light up').waitFor();
    await page.keyboard.press('ArrowLeft');
    await help.getByText('Find fourteen words').waitFor();
    expect(await help.getByRole('tab', { selected: true }).textContent()).toBe('Word search');
    await help.getByText('Keyboard shortcuts').click();
    await help.getByText('Start or end a selection').waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });
  });

  it('remembers changed settings after a reload', async () => {
    const { page } = open;
    await page.getByRole('button', { name: 'Settings' }).click();
    const tab = (name: string) => page.getByRole('tab', { name });
    await page.getByRole('radio', { name: 'Light' }).check();
    await page.getByRole('switch', { name: 'Left-handed' }).check();
    const sizeOfText = () =>
      page.getByRole('dialog').evaluate((own) => Number.parseFloat(getComputedStyle(own).fontSize));
    const usual = await sizeOfText();
    await page.getByRole('radio', { name: 'Large', exact: true }).check({ force: true });
    await expect.poll(sizeOfText).toBeGreaterThan(usual);
    await tab('Look').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('switch', { name: /Legend/ }).uncheck();
    await page.getByRole('switch', { name: /Open racks/ }).check();
    await tab('Motion').click();
    await page.getByRole('radio', { name: 'Fast' }).check();
    await tab('Sound').click();
    const music = page.getByRole('slider', { name: /Music/ });
    await music.fill('65');
    await page.getByText('65%').waitFor();
    await page.getByRole('switch', { name: /Mute/ }).check();
    expect(await music.isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('#wordbler.light').waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(await page.getByRole('radio', { name: 'Light' }).isChecked()).toBe(true);
    expect(await page.getByRole('switch', { name: 'Left-handed' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Large', exact: true }).isChecked()).toBe(true);
    await tab('Board').click();
    expect(await page.getByRole('switch', { name: /Legend/ }).isChecked()).toBe(false);
    expect(await page.getByRole('switch', { name: /Bonus labels/ }).isChecked()).toBe(true);
    expect(await page.getByRole('switch', { name: /Open racks/ }).isChecked()).toBe(true);
    await tab('Motion').click();
    expect(await page.getByRole('radio', { name: 'Fast' }).isChecked()).toBe(true);
    await tab('Sound').click();
    expect(await page.getByRole('switch', { name: /Mute/ }).isChecked()).toBe(true);
    expect(await music.inputValue()).toBe('65');
  });

  it('says on each card what comes at once, which is what comes', async () => {
    const { page } = open;
    for (const name of [
      'Casual · Fledgling: Players and rules',
      'Kitchen: Categories',
      '5 × 5 · 1 minute: Board and players',
    ])
      await page.getByRole('button', { name, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Play now: Scramble' }).click();
    await expect
      .poll(() => savedAt(page, 'scramble'))
      .toMatchObject({ setup: { seconds: 60, board: { side: 5 }, players: [{}] } });
  });
});

long('nothing moves on a phone on its side when the dailies come', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { page } = await openPage({
    reducedMotion: 'reduce',
    touch: true,
    viewport: { width: 844, height: 390 },
    before: (context) =>
      context.route(/(dailies|starts)-[^/]*\.js$/, async (route) => {
        await held;
        await route.continue();
      }),
  });
  await page.getByRole('button', { name: 'Play now: Wordbler' }).waitFor();
  // The lettering comes when it comes, and takes the place it needs: from then on everything stands.
  await page.evaluate('document.fonts.ready.then(() => {})');
  await nextFrames(page);
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) moved.push(`something at ${startTime}`);
    }).observe({ type: 'layout-shift' });
  });
  expect(await page.getByRole('region', { name: 'Dailies' }).count()).toBe(0);
  letGo();
  await page.getByRole('region', { name: 'Dailies' }).waitFor();
  await page.getByRole('button', { name: /^4 × 4 · 3 minutes/ }).waitFor();
  await nextFrames(page);
  expect(await page.evaluate('moved')).toEqual([]);
});
