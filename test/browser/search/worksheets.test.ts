import { describe, expect } from 'vitest';
import { draftKey } from '../../../src/search/play/worksheet';
import { endsOf, letters, linesTold, savedOpenness, savedPlaces, sheetMade } from '../support/at-worksheet';
import { ByKeys } from '../support/by-keys';
import { typed } from '../support/on-the-way';
import { it, long } from '../support/page-test';
import { comeBack, type OpenPage, openPage, type PageOptions } from '../support/play';
import { drag, fingerOf, mouseOf, tap } from '../support/pointers';
import { listen } from '../support/reader';
import { savedAt } from '../support/saved-at';
import { goToChoose, press } from '../support/search-choosing';
import { sheetIn } from '../support/share-sheet';

let open: OpenPage;

async function visit(options: PageOptions = {}) {
  open = await openPage({ reducedMotion: 'reduce', before: listen, ...options });
  return open.page;
}

const words = ['ice cream = cold and sweet', "cat's-eye = shines at night", 'lynx = sees far', 'rock-and-roll = loud'];

/** Forty short words, all different: pages of them have hardly any room. */
const forty = [
  'LION BEAR WOLF DEER FROG TOAD CROW DOVE HAWK SWAN DUCK GOAT LAMB MOLE HARE LYNX PUMA SEAL TUNA CRAB',
  'WASP MOTH GNAT TICK FLEA SLUG NEWT IBIS KIWI ORYX COD EEL YAK EMU HEN PIG RAT ANT BEE FOX',
].flatMap((line) => line.split(' '));

describe('a worksheet', () => {
  long('is made of forty words in 12 × 12 on a machine four times as slow, while it is typed on', async () => {
    const page = await visit({ query: { seed: 'class' } });
    await page.evaluate(() => {
      location.hash = '#/search/make';
    });
    const typed = page.getByLabel('Words, one per line');
    await typed.waitFor();
    const slow = await open.context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const seen = { frames: 0, tasks: [0] };
      Object.assign(window, { seen });
      const count = () => {
        seen.frames++;
        requestAnimationFrame(count);
      };
      count();
      new PerformanceObserver((list) => {
        seen.tasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ entryTypes: ['longtask'] });
    });
    await typed.fill(forty.join('\n').toLowerCase());
    await page.getByText('40 words ready.').waitFor();
    const { frames, tasks } = await page.evaluate(
      () => (window as unknown as { seen: { frames: number; tasks: number[] } }).seen,
    );
    process.stdout.write(
      `longest task while forty words are laid, four times as slow: ${Math.round(Math.max(...tasks))} ms\n`,
    );
    expect(frames, 'frames drawn meanwhile').toBeGreaterThan(10);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await press(page, 'Play');
    await letters(page).waitFor();
    expect(await linesTold(page)).toHaveLength(40);
  });

  long('takes the letters of its language by touch and by keys, where the device has none of them', async () => {
    const page = await visit({ touch: true, viewport: { width: 390, height: 844 } });
    await page.evaluate(() => {
      location.hash = '#/search/make';
    });
    await page.getByRole('combobox').first().selectOption('fr');
    await page.getByRole('button', { name: 'Letter keyboard' }).tap();
    const keys = page.getByRole('group', { name: /^Letters, / });
    const typed = page.getByLabel('Words, one per line');
    await typed.pressSequentially('for');
    await keys.getByRole('button', { name: 'ê', exact: true }).tap();
    await typed.pressSequentially('t');
    expect(await typed.inputValue()).toBe('forêt');
    const message = page.getByLabel('Secret message');
    await message.pressSequentially('Tr');
    await keys.getByRole('button', { name: 'è', exact: true }).tap();
    await expect.poll(() => message.inputValue()).toBe('Trè');
    // With keys they lie behind the words, and write there; what is ticked on the way is no field.
    const byKeys = new ByKeys(page);
    await byKeys.tabTo(/^button "à"/);
    await byKeys.press('ArrowRight');
    await byKeys.press('Enter');
    expect(await typed.inputValue()).toBe('forêtâ');
    await page.getByRole('radio', { name: 'Heart' }).check();
    await keys.getByRole('button', { name: 'è', exact: true }).tap();
    await expect.poll(() => typed.inputValue()).toBe('forêtâè');
  });

  long('has its secret message between words, and the same letters after a reload', async () => {
    const page = await visit({
      before: (context) => context.addInitScript('let last = 0; crypto.getRandomValues = (all) => all.fill(++last)'),
    });
    await typed(page, '#/search/make');
    await page.getByLabel('Words, one per line').fill([...words, 'merry-go-round', 'apple'].join('\n'));
    await page.getByRole('radio', { name: 'Heart' }).check();
    await page.getByLabel('Secret message').fill('Well done class');
    await press(page, 'Play');
    await letters(page).waitFor();
    expect(await savedOpenness(page)).toBeLessThan(4);
    const made = await savedAt(page, draftKey);
    await comeBack(page);
    await page.getByRole('button', { name: 'Stats' }).waitFor();
    await typed(page, '#/search/make');
    await press(page, 'Play');
    await letters(page).waitFor();
    expect(await savedAt(page, draftKey)).toEqual(made);
  });

  long('is made and begun by keys alone', async () => {
    const page = await visit();
    await page.evaluate(() => {
      location.hash = '#/search/make';
    });
    await page.getByLabel('Words, one per line').waitFor();
    const keys = new ByKeys(page);
    await keys.tabTo('Title');
    await page.keyboard.type('By keys');
    await keys.tabTo('Words, one per line');
    await page.keyboard.type('lynx\nbadger\nowl\nfox');
    await page.getByText('4 words ready.').waitFor();
    await keys.tabTo('Square');
    await keys.press('ArrowRight', 'ArrowRight');
    expect(await page.getByRole('radio', { name: 'Heart' }).isChecked()).toBe(true);
    await keys.tabTo('Secret message');
    await page.keyboard.type('Hello');
    await keys.tabTo('Link');
    await keys.press('Enter');
    await page.getByRole('dialog').waitFor();
    await keys.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await keys.expectFocus(/^button "Link"/);
    await keys.press('Shift+Tab', 'Shift+Tab', 'Enter');
    await letters(page).waitFor();
    expect(await linesTold(page)).toEqual(['lynx', 'badger', 'owl', 'fox']);
  });

  it('is made, tried by mouse, printed; its link leads a class to it, by touch; only the draft is kept', async () => {
    const page = await visit({ query: { seed: 'class' }, touch: true, viewport: { width: 1024, height: 768 } });
    await goToChoose(page);
    await press(page, 'Worksheet');
    const typed = page.getByLabel('Words, one per line');
    await typed.fill('lynx\nLYNX\nb2\nx');
    await page.getByText('LYNX is listed twice.').waitFor();
    await page.getByText('x: at least 2 letters.').waitFor();
    expect(await page.getByRole('button', { name: 'Play', exact: true }).isDisabled()).toBe(true);
    await typed.fill(words.join('\n'));
    await page.getByLabel('Title').fill('Odd things');
    await page.getByLabel('Secret message').fill('x'.repeat(150));
    await page.getByText(/^The message has 150 letters; only \d+ fit\./).waitFor();
    await page.getByLabel('Secret message').fill('Ten out of ten');
    await page.getByText('Heart').click({ force: true });
    await page.getByRole('checkbox', { name: 'up-left' }).check({ force: true });
    await page.getByText('4 words ready.').waitFor();
    await press(page, 'Play');
    await letters(page).waitFor();
    expect(await linesTold(page)).toEqual(['ice cream', "cat's-eye", 'lynx', 'rock-and-roll']);
    const { layout, sheet } = sheetMade({
      title: 'Odd things',
      typed: words.join('\n'),
      message: 'Ten out of ten',
      seed: 'class',
      shape: 'heart',
      side: 12,
      directions: ['right', 'down', 'downRight', 'upLeft'],
    });
    const mouse = mouseOf(page);
    for (const laid of layout.laid) {
      const [from, to] = await endsOf(page, layout.grid, laid);
      await drag(mouse, from, to);
    }
    await page.getByRole('button', { name: 'See result' }).click();
    await page.getByRole('dialog', { name: 'All found!' }).getByText('Ten out of ten').waitFor();
    await page.getByRole('button', { name: 'Edit worksheet' }).click();
    await page.getByText('4 words ready.').waitFor();
    await page.getByRole('radio', { name: 'Clues' }).check({ force: true });

    await press(page, 'Print');
    await page.getByRole('dialog', { name: 'Print' }).waitFor();
    expect(await page.locator('.printed section').count()).toBe(2);
    expect(await page.locator('.printed section').first().locator('li').first().textContent()).toContain(
      'cold and sweet',
    );
    await page.keyboard.press('Escape');
    await press(page, 'Link');
    const link = await sheetIn(page).link();

    // A class opens it on phones, here in the browser that keeps the draft.
    await page.goto('about:blank');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(link);
    await page.getByText('4 words hide in this grid.').waitFor();
    await page.getByText('Nothing is saved.', { exact: false }).waitFor();
    const [before, draft] = [await savedPlaces(page), await savedAt(page, draftKey)];
    await page.getByRole('button', { name: 'Start' }).tap();
    await letters(page).waitFor();
    expect(await linesTold(page)).toEqual(sheet.words.map(({ clue }) => clue));
    const finger = fingerOf(await open.context.newCDPSession(page));
    for (const [at, laid] of layout.laid.entries()) {
      const [from, to] = await endsOf(page, layout.grid, laid);
      if (at % 2 === 0) await drag(finger, from, to);
      else for (const end of [from, to]) await tap(finger, end);
      if (at === 0) await expect.poll(async () => (await linesTold(page))[0]).toBe('ice cream, found');
    }
    await page.getByRole('button', { name: 'See result' }).tap();
    await page.getByRole('dialog', { name: 'All found!' }).getByText('Ten out of ten').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Stats' }).waitFor();
    expect(await page.getByRole('button', { name: /^Continue Word search/ }).count()).toBe(0);
    expect(await savedPlaces(page)).toEqual(before);
    expect(draft).toMatchObject({ typed: words.join('\n'), message: 'Ten out of ten' });
    expect(await savedAt(page, draftKey)).toEqual(draft);
  });

  long(
    'is played by keys and a reader alone, over the squares that a heart has not, and comes back after a reload',
    async () => {
      const { layout, hash } = sheetMade({ shape: 'heart', side: 16 });
      const page = await visit({ path: `index.html${hash}` });
      const keys = new ByKeys(page);
      await page.getByRole('button', { name: 'Start' }).waitFor();
      await keys.tabTo('Start');
      await keys.press('Enter');
      await letters(page).waitFor();
      await keys.press('ArrowRight');
      // The first row of a heart begins with squares that have no letter.
      const first = layout.grid[0]!.search(/\S/);
      await keys.expectFocus(new RegExp(`^gridcell "${layout.grid[0]![first]}, row 1, column ${first + 1}`));
      const gap = layout.grid[0]!.indexOf(' ', first);
      const beyond = gap + layout.grid[0]!.slice(gap).search(/\S/);
      for (let x = first; x < gap; x++) await keys.press('ArrowRight');
      await keys.expectFocus(new RegExp(`row 1, column ${beyond + 1}`));
      await keys.press('9');
      await page.getByRole('button', { name: 'Give up' }).click();
      await page.getByRole('dialog', { name: 'Give up?' }).getByRole('button', { name: 'Give up' }).click();
      await page.getByRole('button', { name: 'See result' }).click();
      await page.getByRole('dialog', { name: 'Given up' }).getByText('Well done, class!').waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Start' }).waitFor();
    },
  );

  long.each([
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ])('shows all of a clue that has no space, and each clue in its own way of writing: %j', async (viewport) => {
    const address = `https://class.example/${'lynx'.repeat(16)}`;
    const typed = `lynx=${address}\nowl=حكيم!\nbadger=digs\nfox=red`;
    const { hash } = sheetMade({ shown: 'clues', typed });
    const page = await visit({ path: `index.html${hash}`, viewport });
    await page.getByRole('button', { name: 'Start' }).click();
    await letters(page).waitFor();
    const clues = page.getByRole('region', { name: 'Words' }).locator('bdi');
    expect(await clues.allTextContents()).toEqual([address, 'حكيم!', 'digs', 'red']);
    const isCut = await clues.first().evaluate((clue) => {
      const list = clue.closest('ol')!.getBoundingClientRect();
      return [...clue.getClientRects()].some(({ right }) => right > list.right);
    });
    expect(isCut).toBe(false);
    expect(await clues.nth(1).evaluate((clue) => getComputedStyle(clue).direction)).toBe('rtl');
  });

  long.each([
    ['cut off', (hash: string) => hash.slice(0, -5), 'This link is damaged.'],
    ['empty', () => '#worksheet=', 'There’s no game in this link.'],
  ])('whose link is %s says so', async (_, spoil, said) => {
    const page = await visit({ path: `index.html${spoil(sheetMade().hash)}` });
    await page.getByText(said, { exact: false }).waitFor();
  });
});
