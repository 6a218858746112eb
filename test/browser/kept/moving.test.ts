import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ScoreShelf } from '../../../src/search/play/high-scores';
import type { AnySave } from '../../../src/shared/play/same-game';
import { writeEverything } from '../../../src/transfer/play/carried';
import { isLong } from '../../long';
import { faults } from '../support/axe-faults';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { it, long } from '../support/page-test';
import { openPage, siteUrl } from '../support/play';
import { savedAt } from '../support/saved-at';
import { savedBy } from '../support/saved-file';
import { keptBefore, keptLater } from '../support/saved-release';

async function visit(options: Parameters<typeof openPage>[0]): Promise<Page> {
  return (await openPage({ reducedMotion: 'reduce', ...options })).page;
}

const game = playOn(newGame('taken along'), 3).save();
const settings = { openRacks: true, hand: 'left' };
const { search } = keptBefore('search-under-way');
const { 'own word lists': lists, 'search scores': scores } = keptLater('sealed') as Record<string, ScoreShelf>;
const { space } = scores!.tables;
const sealed = { 'own word lists': lists, 'search scores': { tables: { space }, names: {} } };

const choose = (page: Page, name: string, content: string) =>
  page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

// As a browser does with a file that somebody opens with the installed game; a text, because tools change functions.
const launches = `{
  let took;
  const setConsumer = (consumer) => { took = consumer; };
  Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  window.launch = (content) => took({ files: [{
    getFile: async () => {
      if (content === undefined) throw new DOMException('gone', 'NotFoundError');
      return new File([content], 'brought');
    },
  }] });
}`;

// It is read when that is asked for, and not before.
const slowRead = `{
  const { text } = Blob.prototype;
  let begin;
  const begun = new Promise((resolve) => { begin = resolve; });
  let read;
  Blob.prototype.text = function () {
    return this.name === 'slow.json' ? (read = begun.then(() => text.call(this))) : text.call(this);
  };
  window.readSlow = async () => {
    begin();
    await read;
  };
}`;

const handedOver = [
  [undefined, '#/', 'Couldn’t read the file. Choose another.'],
  ['A letter to a friend.', '#/players', 'This isn’t a game file. Choose a GCG file.'],
  ['', '#/players', 'This isn’t a game file. Choose a GCG file.'],
  ['{"kind":"something else"}', '#/moving', 'This isn’t a Wordbler export.'],
  ['{"kind":"word lists"', '#/search', 'This isn’t a file of word lists.'],
  ['#player1 a A\n#player2 b B\n>a: CATSERI 8H CAT +10 10\n', '#/record', 'CAT'],
] as const;

/** In the menu. */
async function handOver(page: Page, [content, address, sentence]: (typeof handedOver)[number]) {
  await page.getByRole('button', { name: 'Stats' }).waitFor();
  await page.evaluate(`launch(${JSON.stringify(content)})`);
  await expect.poll(() => new URL(page.url()).hash).toBe(address);
  await page.getByText(sentence).first().waitFor();
}

it('everything is saved as a file, what such a file brings is told before, and one that the system hands over is read', async () => {
  const page = await visit({
    path: 'index.html#/moving',
    before: async (context) => {
      await context.addInitScript(launches);
      await keepInPage(context, { game, settings });
    },
  });
  const { name, bytes } = await savedBy(page, () => page.getByRole('button', { name: 'Save file' }).click());
  expect(name).toBe('wordbler-everything.json');
  const { kept } = JSON.parse(bytes.toString()) as { kept: { game: AnySave } };
  expect(kept.game).toEqual(game);
  const file = writeEverything({ kept: { ...kept, search }, sealed });
  await choose(page, 'some.json', file.slice(0, -9));
  await page.getByRole('alert').getByText('The file is damaged.').waitFor();
  // The file that was chosen last counts, however long another takes to be read.
  await page.evaluate(slowRead);
  await choose(page, 'slow.json', file.slice(0, -9));
  await choose(page, 'wordbler-everything.json', file);
  const changes = page.getByRole('group', { name: 'What will change' });
  await changes.getByText('Word search: the saved game will be added.').waitFor();
  await page.evaluate('readSlow()');
  await changes.getByText('2 word lists added.').waitFor();
  await changes.getByText('1 high score added, marked as imported.').waitFor();
  expect(await page.getByRole('alert').filter({ hasText: 'The file is damaged.' }).count()).toBe(0);
  if (isLong) expect(await faults(page)).toEqual([]);
  await changes.getByRole('button', { name: 'Import' }).click();
  await page.getByText('Import complete.').waitFor();
  await choose(page, 'wordbler-everything.json', file);
  await changes.getByText('It’s all here already.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Continue Wordbler' }).waitFor();
  await page.getByRole('button', { name: 'Continue Word search' }).waitFor();
  for (const handed of [handedOver[0], handedOver[5]]) await handOver(page, handed);
});

long('a file that the system hands over is read, or a sentence says why it cannot be', async () => {
  const page = await visit({ before: (context) => context.addInitScript(launches) });
  for (const handed of handedOver) {
    await handOver(page, handed);
    await page.evaluate(`location.hash = '#/'`);
  }
});

long(
  'everything goes from one device to another: saved, looked at, brought in, and marked where it came from',
  async () => {
    const old = await visit({ before: (context) => keepInPage(context, { game, settings, search }) });
    await old.getByRole('button', { name: 'Settings' }).click();
    await old.getByRole('tab', { name: 'Board' }).click();
    await old.getByRole('button', { name: 'Another device' }).click();
    await expect.poll(() => new URL(old.url()).hash).toBe('#/moving');
    const { name, bytes } = await savedBy(old, () => old.getByRole('button', { name: 'Save file' }).click());
    expect(name).toBe('wordbler-everything.json');
    const { kept } = JSON.parse(bytes.toString()) as { kept: object };
    await old.getByRole('button', { name: 'Show QR code' }).click();
    await old.getByRole('img', { name: 'QR code of your data' }).waitFor();
    expect(await faults(old)).toEqual([]);
    // The settings that led here have gone with their scene: others are changed as ever.
    await old.getByRole('button', { name: 'Settings' }).click();
    const left = old.getByRole('switch', { name: 'Left-handed' });
    await left.uncheck();
    await expect.poll(() => left.isChecked()).toBe(false);
    await expect.poll(() => savedAt(old, 'settings')).toMatchObject({ hand: 'right' });
    await old.close();

    const file = writeEverything({ kept: { ...kept }, sealed });
    const page = await visit({ viewport: { width: 390, height: 844 }, touch: true });
    await page.evaluate(() => {
      location.hash = '#/moving';
    });
    for (const [content, said] of [
      ['no file', 'This isn’t a Wordbler export.'],
      [file.replace('"version": 1', '"version": 7'), 'needs a newer version'],
      [file.replace('Zoë', 'Zoe'), 'The file is damaged.'],
      [file.slice(0, -9), 'The file is damaged.'],
    ] as const) {
      await choose(page, 'some.json', content);
      await page.getByRole('alert').getByText(said).waitFor();
    }
    await choose(page, 'wordbler-everything.json', file);
    const changes = page.getByRole('group', { name: 'What will change' });
    await changes.getByText('Wordbler: the saved game will be added.').waitFor();
    await changes.getByText('2 word lists added.').waitFor();
    await changes.getByText('1 high score added, marked as imported.').waitFor();
    expect(await page.getByRole('switch').isChecked()).toBe(true);
    expect(await faults(page)).toEqual([]);
    await changes.getByRole('button', { name: 'Cancel' }).tap();
    await changes.waitFor({ state: 'detached' });
    await choose(page, 'wordbler-everything.json', file);
    await changes.getByRole('button', { name: 'Import' }).tap();
    await page.getByText('Import complete.').waitFor();
    await page.reload();
    await choose(page, 'wordbler-everything.json', file);
    await changes.getByText('It’s all here already.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await page.getByRole('button', { name: 'Back' }).tap();
    await page.getByRole('button', { name: 'Continue Wordbler' }).waitFor();
    await page.getByRole('button', { name: 'Continue Word search' }).waitFor();
    await page.getByRole('button', { name: 'Categories' }).tap();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'High scores' }).tap();
    await page.getByRole('dialog').getByRole('combobox').selectOption('space');
    await page.getByRole('dialog').getByRole('radio', { name: 'Author’s' }).check({ force: true });
    await page.getByRole('row').getByRole('img', { name: 'from another device' }).waitFor();
    expect(await faults(page)).toEqual([]);
  },
);

long('nothing that was begun in another tab meanwhile is written over, and it is taken along', async () => {
  const first = await visit({ before: (context) => keepInPage(context, { settings }) });
  await first.evaluate(() => {
    location.hash = '#/moving';
  });
  const changes = first.getByRole('group', { name: 'What will change' });
  await choose(first, 'everything.json', writeEverything({ kept: { game }, sealed: {} }));
  await changes.getByText('Wordbler: the saved game will be added.').waitFor();
  const second = await first.context().newPage();
  await second.goto(siteUrl());
  await second.getByRole('button', { name: 'Play now' }).first().click();
  await second.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  const begun = (await savedAt(second, 'game')) as AnySave;
  await first.bringToFront();
  await changes.getByRole('button', { name: 'Import' }).click();
  await first.getByText('Something changed here meanwhile.', { exact: false }).waitFor();
  await changes.getByText('Wordbler: the saved game waits until yours is over.').waitFor();
  expect(((await savedAt(first, 'game')) as AnySave).setup).toEqual(begun.setup);
  await changes.getByRole('button', { name: 'Import' }).click();
  await first.getByText('Import complete.').waitFor();
  expect(((await savedAt(first, 'game')) as AnySave).setup).toEqual(begun.setup);
  expect(await savedAt(first, 'set aside')).toMatchObject([{ place: 'game', value: { setup: game.setup } }]);
  const { bytes } = await savedBy(first, () => first.getByRole('button', { name: 'Save file' }).click());
  expect(JSON.parse(bytes.toString()).kept.game.setup).toEqual(begun.setup);
});
