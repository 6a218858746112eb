import { afterEach, expect, it } from 'vitest';
import { AtTable } from '../support/at-table';
import { quiet, ready, turnOfAda } from '../support/hinted-turn';
import { sitDown } from '../support/left-table';
import { comeBack } from '../support/play';

let open: Awaited<ReturnType<typeof sitDown>> | undefined;

afterEach(async () => {
  await open?.close();
  open = undefined;
});

it('a hint that is told and a tile that is picked up are there again when the page was left, and not counted anew', async () => {
  const game = turnOfAda('in hand');
  open = await sitDown(game, quiet, { query: { probe: '1' } });
  const { page, reader } = open;
  await ready(reader);
  await page.keyboard.press('7');
  await reader.expectHeard(/^Hint 1 of 3/);
  await page.keyboard.press('7');
  await reader.expectHeard(/^Hint 2 of 3/);
  const table = new AtTable(page, game);
  const seen = () =>
    page.evaluate<{ hinted: number; raised: number[] }>(`({
      hinted: window.wordbler.picture.marked.filter(({ tone }) => tone === 'hint').length,
      raised: window.wordbler.picture.tiles.flatMap((tile) => tile.raised ? tile.id : []),
    })`);
  await table.tap(table.cellPoint(0));
  const before = await seen();
  expect(before.hinted).toBeGreaterThan(0);
  expect(before.raised).toHaveLength(1);
  await comeBack(page);
  await page.getByRole('button', { name: 'Continue Wordbler' }).click();
  await ready(reader);
  await expect.poll(seen).toEqual(before);
  const saved = (await table.savedGame()) as { commands: { type: string }[] };
  expect(saved.commands.filter(({ type }) => type === 'hint')).toHaveLength(2);
  // It goes with the turn.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(seen).toEqual({ hinted: 0, raised: [] });
  await comeBack(page);
  await page.getByRole('button', { name: 'Continue Wordbler' }).click();
  await ready(reader);
  expect(await seen()).toEqual({ hinted: 0, raised: [] });
});
