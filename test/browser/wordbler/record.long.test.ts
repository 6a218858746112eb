import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFaults } from '../support/axe-faults';
import { faultsIn, faultsOfFit } from '../support/in-any-window';
import { it } from '../support/page-test';
import { openPage } from '../support/play';
import { windows } from '../support/windows';

/** Four players, a play taken back, tiles of another list, a challenge, a penalty, and a line that is odd. */
const record = `#character-encoding ISO-8859-1
#player1 ann Ann Arbor
#player2 ben Ben
#player3 zoe Zoé
#player4 dan Dan
#title A game
#note of two
lines
>ann: AX 8g  AX  +18 18 RE
>ben: EIRS G8 .RISE +99 99
>zoe: AEIOUVW 15A XX +34 34
>zoe: AEIOUVW --  -34 0
>dan: AEIORST (challenge) +5 5
>dan: AEIORST -AE +0 5
>ann:  (time) -10 8
`.replaceAll('\n', '\r\n');
const bytes = Buffer.from(record, 'latin1');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function whereFilesAre(): Promise<Page> {
  const open = await openPage({ reducedMotion: 'reduce', path: 'index.html#/moving' });
  await button(open.page, 'Open game file').waitFor();
  return open.page;
}

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
  it('is opened by keyboard from a pasted text, and shown turn by turn', async () => {
    const page = await whereFilesAre();
    await button(page, 'Open game file').press('Enter');
    const text = page.getByRole('textbox', { name: 'Text of the game file' });
    await text.fill('#player1 ann Ann\n>ann: nothing of this');
    await button(page, 'Show game').press('Enter');
    await page.getByRole('alert').getByText('Line 2: this can’t be read.').waitFor();
    await text.fill(record);
    await button(page, 'Show game').press('Enter');
    await page.getByRole('heading', { name: 'Game file' }).waitFor();
    expect(await page.locator('.about-record').textContent()).toContain('Ann Arbor 8');
    const shown = page.locator('.review-board');
    for (const told of [/^AX, /, /^ARISE, /, /XX invalid$/, /2 tiles exchanged$/, /^AX, /]) {
      await button(page, 'Next turn').press('Enter');
      expect(await shown.getAttribute('aria-label')).toMatch(told);
    }
    await button(page, 'Zoé').click();
    if (process.env['SHOT']) await page.screenshot({ path: `${process.env['SHOT']}/wide.png` });
    expect(await page.locator('.turn-rows').textContent()).toMatch(/XX/);
    await button(page, /errors?$/).click();
    await page.getByText('Line 10: the points don’t match the board.').waitFor();
  });

  it(
    'is opened as a file, by finger or dropped on the page, whatever its letters, fits every window, and is there after a reload',
    async () => {
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
    },
  );
});
