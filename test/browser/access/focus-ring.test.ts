import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { often, some } from '../../long';
import { desktop, lookAt, press } from '../support/axe-scenes';
import { keepInPage, newGame, playOn } from '../support/game-of-two';
import { faultsIn, faultsOfFit } from '../support/in-any-window';
import { dialog, isAt, typed } from '../support/on-the-way';
import { it } from '../support/page-test';
import { openPage } from '../support/play';
import type { Window } from '../support/windows';

/** How far the ring reaches beyond what it is around. */
const reach = 8;

/** What has the focus, and how much the ring around it stands out from what lies beneath it, where it does so least. */
async function ringOf(page: Page) {
  // A choice lies unseen over what shows it, and a field has its ring within itself.
  const around = await page.evaluateHandle(() => {
    const focused = document.activeElement as HTMLElement;
    return (focused.parentElement?.querySelector('input:focus + span') ??
      focused.closest('.field') ??
      focused) as HTMLElement;
  });
  const box = (await around.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  const [x, y] = [Math.max(0, box.x - reach), Math.max(0, box.y - reach)];
  const clip = {
    x,
    y,
    width: Math.min(width, box.x + box.width + reach) - x,
    height: Math.min(height, box.y + box.height + reach) - y,
  };
  const seen = await page.screenshot({ clip });
  const colour = await around.evaluate((one) => {
    const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(one);
    return outlineStyle === 'none' ? boxShadow : outlineColor;
  });
  await around.evaluate((one) => {
    one.style.setProperty('outline-color', 'transparent', 'important');
    if (one.matches('.field')) one.style.setProperty('box-shadow', 'none', 'important');
  });
  const beneath = await page.screenshot({ clip });
  await around.evaluate((one) => {
    for (const property of ['outline-color', 'box-shadow']) one.style.removeProperty(property);
  });
  const what = await around.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent.trim());
  const [ours, other] = [seen, beneath].map((png) => png.toString('base64'));
  const contrasts = await page.evaluate(contrastsOf, { ours: ours!, other: other!, colour });
  return {
    what,
    edge: 2 * (box.width + box.height),
    ring: contrasts.length,
    contrast: contrasts[Math.floor(contrasts.length / 10)] ?? 1,
  };
}

interface Pictures {
  ours: string;
  other: string;
  colour: string;
}

/** Of each point in which the ring is seen, from the least on. Runs in the page, which knows how to read pictures. */
async function contrastsOf({ ours, other, colour }: Pictures): Promise<number[]> {
  const [seen = [], beneath = []] = await Promise.all(
    [ours, other].map(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      canvas.drawImage(image, 0, 0);
      const { data: all } = canvas.getImageData(0, 0, image.width, image.height);
      return Array.from({ length: all.length / 4 }, (_, at) => [...all.slice(4 * at, 4 * at + 3)]);
    }),
  );
  const ring = (colour.match(/\d+/g) ?? []).slice(0, 3).join();
  const light = (rgb: number[]) => {
    const [r = 0, g = 0, b = 0] = rgb.map((part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  return seen
    .flatMap((one, at) => {
      const [a, b] = [light(one), light(beneath[at]!)];
      return one.join() !== ring || beneath[at]!.join() === ring ? [] : [Math.max(a, b) / Math.min(a, b)];
    })
    .sort((a, b) => a - b);
}

/** For larger text, of which text-size.long.test.ts tries more. */
const windows: Window[] = [
  [1024, 768],
  [390, 844],
];

const looks = {
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  light: { colorScheme: 'light', contrast: 'no-preference' },
  contrast: { colorScheme: 'dark', contrast: 'more' },
} as const;

it('axe-core finds no fault in the light menu and the dark table, and where the keys are is seen there, in the long run in every look: on felt, on wood and on paper; text that the browser is set to show larger is larger there, and nothing lies over anything else', async () => {
  const { page } = await openPage({
    reducedMotion: 'reduce',
    before: (context) =>
      keepInPage(context, { game: playOn(newGame('first'), 3).save(), settings: { openRacks: true } }),
  });
  const wear = async (look: keyof typeof looks) => {
    await page.emulateMedia(looks[look]);
    await page.locator(`#wordbler.${look}`).waitFor();
  };
  const faint: unknown[] = [];
  const tabThrough = async (where: string, stops: number) => {
    for (const look of some(Object.keys(looks) as (keyof typeof looks)[], ['light'])) {
      await wear(look);
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press('Tab');
        // Behind the last stop of a dialog lies the browser's own.
        if (await page.evaluate(() => document.activeElement === document.body)) continue;
        const { what, edge, ring, contrast } = await ringOf(page);
        if (ring < edge || contrast < 3) faint.push(`${look}, ${where}: ${what}, ${contrast.toFixed(1)}`);
      }
    }
  };
  const about = () =>
    page
      .locator('.game-text .about')
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  await page.getByRole('button', { name: 'Players and rules' }).waitFor();
  const usual = await about();
  await wear('light');
  await lookAt(page, 'menu, light', [desktop]);
  await tabThrough('felt', often(1, 3));
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabThrough('paper', often(1, 3));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Categories' }).press('Enter');
  await page.locator('.plaque-ways').focus();
  await tabThrough('wood', 1);
  expect(faint).toEqual([]);

  await typed(page, '#/');
  await press(page, /^Continue Wordbler/);
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  await wear('dark');
  await lookAt(page, 'board, dark', [desktop]);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 13 } });
  expect(await faultsIn(page, windows, () => faultsOfFit(page, '.hud'))).toEqual({});
  await typed(page, '#/');
  await dialog(page, 'Leave?').getByRole('button', { name: 'Leave', exact: true }).click();
  await isAt(page, '#/');
  await expect.poll(about).toBeGreaterThan(usual * 1.2);
  expect(await faultsIn(page, windows, () => faultsOfFit(page, '.screen.menu'))).toEqual({});
});
