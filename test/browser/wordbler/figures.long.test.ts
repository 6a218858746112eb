import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { allOf } from '../../texts/spoken';
import { AtTable } from '../support/at-table';
import { saidIn } from '../support/every-panel';
import { findPlay } from '../support/find-play';
import { isWord, keepInPage, newGame, playOn, savedGame, shortWords } from '../support/game-of-two';
import { openPage } from '../support/play';
import { keptBefore } from '../support/saved-release';

const bn = await allOf('bn');
const fr = await allOf('fr');

/** Notes what is written on canvases. */
const notePainted = (context: BrowserContext) =>
  // A text, because tools change functions.
  context.addInitScript(`{
    window.painted = [];
    for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      const { fillText } = prototype;
      prototype.fillText = function (text, ...where) {
        window.painted.push(text);
        fillText.call(this, text, ...where);
      };
    }
  }`);

const painted = (page: Page) => page.evaluate<string[]>('window.painted');

it('are those of the language on the board, and so are its bonus signs; they change with it at once', async () => {
  const game = playOn(newGame('panels'), 4);
  const open = await openPage({
    query: { lang: 'bn' },
    path: 'index.html#/table',
    reducedMotion: 'reduce',
    before: async (context) => {
      await notePainted(context);
      await keepInPage(context, savedGame(game.save()));
    },
  });
  const { page } = open;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(bn.curtain.lift).click();
  await page.getByRole('button', { name: bn.board.shuffle, disabled: false }).waitFor();
  await new AtTable(page, game).layAll(findPlay(game, shortWords, isWord)!);
  const bubble = async (figures: RegExp) => (await painted(page)).findLast((text) => figures.test(text));
  await expect.poll(() => bubble(/^[০-৯]{2}$/)).toBeDefined();
  const points = [...(await bubble(/^[০-৯]{2}$/))!].map((sign) => '০১২৩৪৫৬৭৮৯'.indexOf(sign)).join('');
  expect(await painted(page)).toEqual(expect.arrayContaining(Object.values(bn.board.bonusSigns)));
  expect((await painted(page)).filter((text) => /2L|3L|2W|3W/.test(text))).toEqual([]);
  await button(bn.common.menu).click();
  await button(bn.common.settings).click();
  await page.evaluate('void (window.painted.length = 0)');
  await page.getByRole('combobox', { name: bn.common.language }).selectOption('fr');
  await expect
    .poll(() => painted(page))
    .toEqual(expect.arrayContaining([points, ...Object.values(fr.board.bonusSigns)]));
  await open.close();
});

it('are those of the language on the letters of Scramble', async () => {
  const says = await saidIn('bn');
  const open = await openPage({
    query: { lang: 'bn' },
    path: 'index.html#/scramble/play',
    reducedMotion: 'reduce',
    before: async (context) => {
      await notePainted(context);
      await keepInPage(context, keptBefore('scramble-under-way'));
    },
  });
  const { page } = open;
  await page.getByRole('button', { name: says.common.keepPlaying, exact: true }).click();
  for (const key of ['ArrowDown', 'Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect.poll(() => painted(page)).toEqual(expect.arrayContaining(['১', '২']));
  expect((await painted(page)).filter((text) => /[0-9]/.test(text))).toEqual([]);
  await open.close();
});
