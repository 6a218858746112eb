import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { spelled } from '../../../src/engine/alphabet/digraphs';
import { wordSearch } from '../../../src/rules';
import { some } from '../../long';
import { inLetters, shippedWords } from '../../search/rules/shipped-words';
import { it, long } from '../support/page-test';
import { comeBack, type OpenPage, openPage, type PageOptions } from '../support/play';
import { savedBy } from '../support/saved-file';
import { inSealed, savedSetup } from '../support/saved-search';
import {
  goodWords,
  goToChoose,
  listName,
  ownList,
  press,
  throwAway,
  wordsField,
  write,
  writeAndSave,
  writeWords,
} from '../support/search-choosing';
import { Sitting } from '../support/search-sitting';

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

const lists = (page: Page) => page.locator('.own-row');

async function importText(page: Page, content: string | Buffer, file = 'lists.json') {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: file, mimeType: 'application/json', buffer: Buffer.from(content) });
}

describe('a list of one’s own', () => {
  it('names each fault with its word, takes words whatever parts them, and asks before it is discarded', async () => {
    const page = await chooseAgain();
    await write(page, 'Our travels', goodWords);
    const save = page.getByRole('button', { name: 'Save list' });
    await page.getByText('14 words ready.').waitFor();
    expect(await save.isEnabled()).toBe(true);
    const faults = [
      ['NEW YORK', 'No spaces.'],
      ['CAF€', 'Use letters A to Z only.'],
      ['САIRO', 'Use letters A to Z only. Not “С” (Cyrillic), “А” (Cyrillic).'],
      ['UK', 'At least 3 letters.'],
      ['COPENHAGENS', 'At most 10 letters.'],
      ['kyoto', 'KYOTO is already here.'],
      ['OTOYK', 'That’s KYOTO backwards.'],
      ['BON', 'It’s inside LISBON.'],
      ['NOB', 'It’s inside LISBON, backwards.'],
    ] as const;
    for (const [typed, said] of some(faults, [faults[2], faults[5], faults[8]])) {
      await writeWords(page, goodWords.with(13, typed));
      const fault = page.locator('.fault').filter({ hasText: typed.toUpperCase() });
      await fault.getByText(said).waitFor();
      expect(await save.isDisabled()).toBe(true);
    }
    await writeWords(page, goodWords.slice(0, 3));
    await page.getByText('3 words so far; you need 4 to 40.').waitFor();
    expect(await save.isDisabled()).toBe(true);
    await writeWords(page, goodWords);
    await listName(page).fill('seventeen letters');
    await page.getByText('Use at most 16 characters.').waitFor();
    expect(await save.isDisabled()).toBe(true);
    await listName(page).fill('');
    await page.getByText('Enter a name.').waitFor();
    await listName(page).fill('Pasted');
    await wordsField(page).fill(goodWords.slice(0, 13).join(', ').toLowerCase());
    await page.getByText('13 words ready.').waitFor();
    expect(await wordsField(page).inputValue()).toBe(goodWords.slice(0, 13).join(', '));
    await wordsField(page).fill(Array.from({ length: 41 }, () => 'VILLAGE').join(';'));
    await page.getByText('VILLAGE is already here.').first().waitFor();
    await wordsField(page).fill(goodWords.join('; '));
    await page.getByText('14 words ready.').waitFor();
    await writeWords(page, ['LISBON']);
    await page.keyboard.press('Escape');
    await press(page, 'Keep editing');
    expect(await wordsField(page).inputValue()).toBe('LISBON');
    await press(page, 'Back');
    await press(page, 'Discard');
    await page.getByRole('button', { name: 'New list' }).waitFor();
    expect(await lists(page).count()).toBe(0);
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
    await page.getByText('Your lists and scores will be lost when you close the page').waitFor();
    await write(page, 'Our travels', goodWords);
    await press(page, 'Save list');
    await page.getByText('“Our travels” saved until you close the page.').waitFor();
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
    await page.getByText('1 list was already here.').waitFor();
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
    await comeBack(other);
    await goToChoose(other);
    await ownList(other, 'Our travels').waitFor({ state: 'attached' });
  });

  const file = (words: unknown, label: unknown = 'Our travels') =>
    JSON.stringify({ app: 'wordbler', kind: 'word lists', version: 1, lists: [{ name: label, words }] });

  // Each has another sentence than the one before.
  const refused: [what: string, content: string | Buffer, said: string][] = [
    ['10 MB long', 'x'.repeat(10_000_000), 'Nothing imported. The file is too big.'],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 254, 1]),
      'Nothing imported. This isn’t a file of word lists.',
    ],
    ['without words', file('LISBON'), 'Nothing imported. List 1 can’t be read.'],
    ['of another shape', '{"lists":[["LISBON"]]}', 'Nothing imported. This isn’t a file of word lists.'],
    ['without lists', file([]).replace(/\[\{.*\}\]/, '[]'), 'Nothing imported. The file has no lists.'],
    ['with 3 words', file(goodWords.slice(11)), '“Our travels” has 3 words; a list needs 4 to 40.'],
    ['with a word in another', file(goodWords.with(3, 'NOBSIL')), '“Our travels”, word 4: That’s LISBON backwards.'],
    ['from a later version', file(goodWords).replace('"version":1', '"version":2'), 'another version of Wordbler'],
  ];

  it('that will not do is refused with a reason', async () => {
    const page = await chooseAgain();
    for (const [what, content, said] of some(refused, [refused[1]!, refused[5]!])) {
      await importText(page, content);
      await page.getByRole('alert').getByText(said).waitFor();
      expect(await lists(page).count(), what).toBe(0);
    }
  });
});

describe('a list that was saved', () => {
  it('by keys alone is written to a file, edited, deleted and brought back, and found after a reload', async () => {
    const page = await chooseAgain();
    const four = goodWords.slice(0, 4);
    await page.getByRole('button', { name: 'New list' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Our travels');
    for (const one of four) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(one.toLowerCase());
    }
    expect((await wordsField(page).inputValue()).split('\n')).toEqual(four);
    const save = page.getByRole('button', { name: 'Save list' });
    while (!(await save.evaluate((own) => own === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('“Our travels” saved.').waitFor();
    expect(await ownList(page, 'Our travels').isChecked()).toBe(true);

    const { name, bytes } = await savedBy(page, () => press(page, 'Export'));
    expect(name).toBe('word-lists.json');
    const written = bytes.toString();
    await importText(page, written);
    await page.getByText('1 list was already here.').waitFor();
    // The same words under a new name are another list.
    await importText(page, written.replace('Our travels', 'Far away'));
    await page.getByText('1 list imported.').waitFor();
    await ownList(page, 'Far away').waitFor({ state: 'attached' });

    await press(page, 'Edit Our travels');
    await writeWords(page, four.with(0, 'MADRID'));
    await press(page, 'Save list');
    await page.getByText('“Our travels” saved.').waitFor();
    await press(page, 'Edit Our travels');
    expect(await wordsField(page).inputValue()).toMatch(/^MADRID\nKYOTO/);
    await press(page, 'Delete');
    await page.getByText('“Our travels” deleted.').waitFor();
    expect(await ownList(page, 'Our travels').count()).toBe(0);
    await press(page, 'Undo');
    await ownList(page, 'Our travels').waitFor({ state: 'attached' });
    await comeBack(page);
    await goToChoose(page);
    await press(page, 'Edit Our travels');
    expect(await wordsField(page).inputValue()).toMatch(/^MADRID\nKYOTO/);
  });

  it('in Spanish is written with Ñ and LL, by keys and on the letters of the page, and is played', async () => {
    const page = await chooseAgain();
    await page.getByRole('combobox', { name: 'Word language' }).selectOption('Español');
    await press(page, 'New list');
    await listName(page).fill('Mi lista');
    await wordsField(page).fill('ñandú');
    expect(await wordsField(page).inputValue()).toBe('ÑANDU');
    await press(page, 'Letter keyboard');
    const keys = page.getByRole('group', { name: 'Letters, Español' });
    // A mouse leaves the field its cursor.
    await wordsField(page).fill('');
    for (const letter of ['LL', 'A', 'N', 'A']) await keys.getByRole('button', { name: letter, exact: true }).click();
    await page.keyboard.press('Backspace');
    await keys.getByRole('button', { name: 'Delete' }).click();
    for (const letter of ['M', 'A']) await keys.getByRole('button', { name: letter, exact: true }).click();
    expect(await wordsField(page).inputValue()).toBe('LLAMA');
    // By keys alone: one stop, and arrows from letter to letter.
    await wordsField(page).fill('');
    const first = keys.getByRole('button', { name: 'A', exact: true });
    await first.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    expect(await wordsField(page).inputValue()).toBe('CH');
    await page.getByText('At least 3 letters.').waitFor();
    const palabras = 'ÑANDÚ LLAMA PERRO LECHE'.split(' ');
    await writeWords(page, palabras.with(2, 'КИТ'));
    await page.getByText('Use letters of Español only. Not “К” (Cyrillic), “И” (Cyrillic), “Т” (Cyrillic).').waitFor();
    await writeWords(page, palabras);
    await press(page, 'Save list');
    await page.getByText('“Mi lista” saved.').waitFor();
    expect(await ownList(page, 'Mi lista').isChecked()).toBe(true);
    // Four words are played by Casual rules alone: the clock counts up.
    expect(await page.getByRole('radio', { name: 'Author’s' }).count()).toBe(0);
    await press(page, 'Start');
    await page.getByRole('timer', { name: /^Time: \d+ minutes? \d+ seconds?$/ }).waitFor();
    await page.getByText('0 of 4 found').first().waitFor();
    await expect.poll(async () => (await savedSetup(page))?.list.language).toBe('es');
    const setup = (await savedSetup(page))!;
    const words = palabras.map((one) => inLetters(one, 'es'));
    expect(setup).toMatchObject({ list: { name: 'Mi lista', words }, rules: 'casual', clock: 'off' });
    // Each letter lies in a single square.
    const engine = new wordSearch.GameEngine(setup, shippedWords('es'));
    engine.dispatch({ type: 'begin' });
    const sitting = new Sitting(common, engine, false);
    await sitting.letters.waitFor();
    expect(await sitting.words()).toEqual(words.map(spelled));
    const names = await sitting.squares();
    const llama = engine.state.laid.find((own) => spelled(own.word) === 'LLAMA')!;
    const shown = wordSearch.squaresOf(llama).map(({ x, y }) => names[y * wordSearch.gridSize + x]!.split(/\W/)[0]);
    expect(shown).toEqual(['LL', 'A', 'M', 'A']);
  });

  long('is gone, and said to be, when it was changed outside the game', async () => {
    const page = await visit();
    await writeAndSave(page, 'To be changed');
    const flipped = await inSealed(page, 'value: own word lists', (bytes) => {
      bytes[40]! ^= 1;
      return bytes;
    });
    expect(flipped).toBeGreaterThan(100);
    await comeBack(page);
    await goToChoose(page);
    await page.getByRole('alert').getByText('Your lists can’t be read: they were changed outside the game.').waitFor();
    expect(await lists(page).count()).toBe(0);
    await writeAndSave(page, 'Once more');
    await comeBack(page);
    await goToChoose(page);
    await ownList(page, 'Once more').waitFor({ state: 'attached' });
    expect(await page.getByRole('alert').filter({ hasText: 'changed outside' }).count()).toBe(0);
  });
});
