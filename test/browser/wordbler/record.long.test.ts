import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFaults } from '../support/axe-faults';
import { gameFile } from '../support/game-file';
import { faultsIn, faultsOfFit } from '../support/in-any-window';
import { it } from '../support/page-test';
import { openPage } from '../support/play';
import { windows } from '../support/windows';

const bytes = Buffer.from(gameFile, 'latin1');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Drops a file of these bytes onto the page. */
const drop = (page: Page, content: Buffer) =>
  page.evaluate(
    (numbers) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(numbers)], 'game.gcg'));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [...content],
  );

describe('a game file', () => {
  it('is opened as a file, by finger or dropped on the page, whatever its letters, fits every window, and is there after a reload', async () => {
    const open = await openPage({
      reducedMotion: 'reduce',
      touch: true,
      viewport: { width: 390, height: 844 },
    });
    const { page } = open;
    await button(page, 'Players and rules').waitFor();
    await drop(page, Buffer.from('#player1 a A\n>a: ?!'));
    await page.getByRole('alert').getByText('Line 2: this can’t be read.').waitFor();
    await button(page, 'Close').tap();
    // A game file that was dropped on the menu is taken where a table is set.
    await button(page, 'Back').tap();
    await button(page, 'Settings').tap();
    await page.getByRole('tab', { name: 'Board' }).tap();
    await button(page, 'Another device').tap();
    await button(page, 'Open game file').tap();
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Choose file').tap();
    await (await chooser).setFiles({ name: 'x.gcg', mimeType: '', buffer: Buffer.from('no record') });
    await page.getByRole('alert').getByText('This isn’t a game file.').waitFor();
    await drop(page, bytes);
    await page.getByRole('heading', { name: 'Game file' }).waitFor();
    await button(page, 'Zoé').waitFor();
    await page.locator('.point-sum').waitFor({ state: 'attached' });
    if (process.env['SHOT']) await page.screenshot({ path: `${process.env['SHOT']}/phone.png` });
    expect(await axeFaults(page)).toEqual([]);
    expect(await faultsIn(page, windows, () => faultsOfFit(page, '.screen.review'))).toEqual({});
    await page.reload();
    await page.getByRole('heading', { name: 'Game file' }).waitFor();
    await button(page, 'Open another').tap();
    await button(page, 'Choose file').waitFor();
    if (process.env['SHOT']) await page.screenshot({ path: `${process.env['SHOT']}/desk.png` });
  });
});
