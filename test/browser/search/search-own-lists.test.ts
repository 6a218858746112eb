import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { wordSearch } from '../../../src/rules';
import { some } from '../../long';
import { inSealed, keptSetup } from '../support/kept-search';
import { it, long } from '../support/page-test';
import { comeAnew, type OpenPage, openPage, type PageOptions } from '../support/play';
import { savedBy } from '../support/saved-file';
import {
  goodWords,
  goToChoose,
  listName,
  ownList,
  press,
  throwAway,
  word,
  write,
  writeAndSave,
} from '../support/search-choosing';

let open: OpenPage;

async function visit(options: PageOptions = {}): Promise<Page> {
  open = await openPage({ query: { seed: 'choose' }, reducedMotion: 'reduce', ...options });
  await goToChoose(open.page, options.touch);
  return open.page;
}

// Many tests save nothing: they share a page, and it goes to those that do, too, when they are done with.
let common: OpenPage;

beforeAll(async () => {
  common = await openPage({ query: { seed: 'choose' }, reducedMotion: 'reduce' });
  await goToChoose(common.page);
});
afterEach(() => common.check());
afterAll(() => common.close());

async function chooseAgain(): Promise<Page> {
  await throwAway(common.page);
  return common.page;
}

async function importText(page: Page, content: string | Buffer, file = 'lists.json') {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: file, mimeType: 'application/json', buffer: Buffer.from(content) });
}

describe('an own list', () => {
  it('names each fault beside its word, and can be saved only without any', async () => {
    const page = await chooseAgain();
    await write(page, 'Our travels', goodWords);
    const save = page.getByRole('button', { name: 'Save list' });
    expect(await save.isEnabled()).toBe(true);
    for (const [typed, said] of [
      ['NEW YORK', 'No spaces.'],
      ['CAF€', 'Only the letters A to Z.'],
      ['B52', 'Only the letters A to Z.'],
      ['САIRO', 'Only the letters A to Z, not “С” (Cyrillic), “А” (Cyrillic).'],
      ['UK', 'At least 3 letters.'],
      ['COPENHAGENS', 'At most 10 letters.'],
      ['kyoto', 'KYOTO is here already.'],
      ['OTOYK', 'OTOYK is KYOTO backwards.'],
      ['BON', 'BON is inside LISBON.'],
      ['NOB', 'NOB is inside LISBON, backwards.'],
    ]) {
      await word(page, 14).fill(typed!);
      await page.locator('#list-word-13-fault').getByText(said!, { exact: true }).waitFor();
      expect(await word(page, 14).getAttribute('aria-invalid')).toBe('true');
      expect(await save.isDisabled()).toBe(true);
    }
    await page.getByText('1 word to change').waitFor();
    await word(page, 14).fill('');
    await page.getByText('1 word to add').waitFor();
    expect(await save.isDisabled()).toBe(true);
    await word(page, 14).fill('BEACH');
    await listName(page).fill('seventeen letters');
    await page.getByText('At most 16 characters, please.').waitFor();
    expect(await save.isDisabled()).toBe(true);
    await listName(page).fill('Our travels');
    await page.getByText('Everything is right.').waitFor();
  });

  it('takes a whole list that is pasted, and tells what finds no room', async () => {
    const page = await chooseAgain();
    await press(page, 'New list');
    const paste = (text: string) =>
      word(page, 1).evaluate((field, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', pasted);
        const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
        // Not every browser takes it from whoever makes such an event.
        Object.defineProperty(event, 'clipboardData', { value: clipboardData });
        field.dispatchEvent(event);
      }, text);
    await paste(goodWords.slice(0, 13).join('\n').toLowerCase());
    await page.getByText('13 words pasted; a list has exactly 14.').waitFor();
    expect(await word(page, 13).inputValue()).toBe(goodWords[12]);
    await paste([...goodWords, 'VILLAGE'].join(', '));
    await page.getByText('15 words pasted; a list has exactly 14. No room for VILLAGE.').waitFor();
    await paste(Array.from({ length: 10_000 }, () => 'VILLAGE').join('\n'));
    await page.getByText(/No room for VILLAGE, VILLAGE, VILLAGE, VILLAGE, VILLAGE and 9\D?981 others\.$/).waitFor();
    await paste(goodWords.join(';'));
    await page.getByText('14 words pasted.').waitFor();
    expect(await page.getByText('Everything is right.', { exact: true }).count()).toBe(0);
    await listName(page).fill('Pasted');
    await page.getByText('Everything is right.').waitFor();
  });

  it('asks before changes are thrown away', async () => {
    const page = await chooseAgain();
    await write(page, 'Half', ['LISBON']);
    await page.keyboard.press('Escape');
    await press(page, 'Go on writing');
    expect(await word(page, 1).inputValue()).toBe('LISBON');
    await press(page, 'Back');
    await press(page, 'Throw away');
    await page.getByText('0 lists').waitFor();
  });

  long('lives as long as the page where nothing can be kept, which is said', async () => {
    const page = await visit({
      before: (context) =>
        context.addInitScript(() => {
          IDBFactory.prototype.open = () => {
            throw new DOMException('refused', 'SecurityError');
          };
        }),
    });
    await page.getByText('own lists and high scores are lost when it is closed').waitFor();
    await write(page, 'Our travels', goodWords);
    await press(page, 'Save list');
    await page.getByText('“Our travels” is saved until the page is closed.').waitFor();
    await press(page, 'Back');
    await goToChoose(page);
    await ownList(page, 'Our travels').waitFor({ state: 'attached' });
  });
});

describe('a file of lists', () => {
  long('is written, and read by another page', async () => {
    const page = await visit();
    await writeAndSave(page);
    const { name, bytes } = await savedBy(page, () => press(page, 'Export'));
    expect(name).toBe('word-lists.json');
    const written = bytes.toString();
    await importText(page, written);
    await page.getByText('1 list was here already.').waitFor();
    // The same words under a new name are another list.
    await importText(page, written.replace('Our travels', 'Far away'));
    await page.getByText('1 list imported.').waitFor();
    await ownList(page, 'Far away').waitFor({ state: 'attached' });
    expect(await ownList(page, 'Our travels').count()).toBe(1);
    await open.close();
    const other = await visit();
    await importText(other, written);
    await other.getByText('1 list imported.').waitFor();
    await ownList(other, 'Our travels').check({ force: true });
    await comeAnew(other);
    await goToChoose(other);
    await ownList(other, 'Our travels').waitFor({ state: 'attached' });
  });

  const file = (words: unknown, label: unknown = 'Our travels') =>
    JSON.stringify({ app: 'wordbler', kind: 'word lists', version: 1, lists: [{ name: label, words }] });

  // Each has another sentence than the one before.
  const refused: [what: string, content: string | Buffer, said: string][] = [
    ['10 MB long', 'x'.repeat(10_000_000), 'The file is too big'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 254, 1]), 'This is no file of word lists.'],
    ['without words', file('LISBON'), 'List 1 of the file cannot be read.'],
    ['of another shape', '{"lists":[["LISBON"]]}', 'This is no file of word lists.'],
    ['without lists', file([]).replace(/\[\{.*\}\]/, '[]'), 'There is no list in the file.'],
    ['with 13 words', file(goodWords.slice(1)), '“Our travels” has 13 words; a list has exactly 14.'],
    ['with 15 words', file([...goodWords, 'VILLAGE']), '“Our travels” has 15 words; a list has exactly 14.'],
    ['with a word in another', file(goodWords.with(3, 'NOBSIL')), '“Our travels”, word 4: word 4 is LISBON backwards.'],
    ['from a later version', file(goodWords).replace('"version":1', '"version":2'), 'another version of the game'],
  ];

  it('that will not do is refused with a reason', async () => {
    const page = await chooseAgain();
    for (const [what, content, said] of some(refused, [refused[1]!, refused[5]!])) {
      await importText(page, content);
      await page.getByRole('alert').getByText(said).waitFor();
      expect(await page.getByText('0 lists').count(), what).toBe(1);
    }
  });
});

describe('a list that was saved', () => {
  // The last in this page: it begins a search.
  it('by keys alone is written to a file, edited, deleted and brought back, found after a reload, and played', async () => {
    const page = await chooseAgain();
    await page.getByRole('button', { name: 'New list' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Our travels');
    for (const one of goodWords) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(one.toLowerCase());
    }
    expect(await word(page, 3).inputValue()).toBe('FJORD');
    await page.keyboard.press('Enter');
    await page.getByText('“Our travels” is saved.').waitFor();
    expect(await ownList(page, 'Our travels').isChecked()).toBe(true);

    const { name, bytes } = await savedBy(page, () => press(page, 'Export'));
    expect(name).toBe('word-lists.json');
    const written = bytes.toString();
    await importText(page, written);
    await page.getByText('1 list was here already.').waitFor();
    // The same words under a new name are another list.
    await importText(page, written.replace('Our travels', 'Far away'));
    await page.getByText('1 list imported.').waitFor();
    await ownList(page, 'Far away').waitFor({ state: 'attached' });

    await press(page, 'Edit Our travels');
    await word(page, 1).fill('MADRID');
    await press(page, 'Save list');
    await page.getByText('“Our travels” is saved.').waitFor();
    await press(page, 'Edit Our travels');
    expect(await word(page, 1).inputValue()).toBe('MADRID');
    await press(page, 'Delete');
    await page.getByText('“Our travels” is deleted.').waitFor();
    expect(await ownList(page, 'Our travels').count()).toBe(0);
    await press(page, 'Undo');
    await ownList(page, 'Our travels').waitFor({ state: 'attached' });
    await comeAnew(page);
    await goToChoose(page);
    await ownList(page, 'Our travels').check({ force: true });
    await press(page, 'Start');
    await expect
      .poll(async () => (await keptSetup(page))?.list)
      .toEqual(wordSearch.ownList({ name: 'Our travels', words: goodWords.with(0, 'MADRID') }));
  });

  long('is gone, and said to be, when it was changed outside the game', async () => {
    const page = await visit();
    await writeAndSave(page, 'To be changed');
    const flipped = await inSealed(page, 'value: own word lists', (bytes) => {
      bytes[40]! ^= 1;
      return bytes;
    });
    expect(flipped).toBeGreaterThan(100);
    await comeAnew(page);
    await goToChoose(page);
    await page
      .getByRole('alert')
      .getByText('Your saved words were changed outside the game, so the built-in lists are used again.')
      .waitFor();
    expect(await page.getByText('0 lists').count()).toBe(1);
    await writeAndSave(page, 'Once more');
    await comeAnew(page);
    await goToChoose(page);
    await ownList(page, 'Once more').waitFor({ state: 'attached' });
    expect(await page.getByRole('alert').filter({ hasText: 'changed outside' }).count()).toBe(0);
  });
});
