import { describe, expect } from 'vitest';
import { grain } from '../../../src/shared/canvas/brush';
import { isLong, often } from '../../long';
import { keepInPage, newGame, playOn, savedGame } from '../support/game-of-two';
import { InterruptedTable } from '../support/interrupted-table';
import { it } from '../support/page-test';
import { hasten } from '../support/page-time';
import { type OpenPage, openPage } from '../support/play';

let open: OpenPage;

async function sitDown(seed: number, turns: number): Promise<InterruptedTable> {
  const game = newGame(`interrupted ${seed}`, { failsToEnd: 20 });
  if (turns > 0) playOn(game, turns);
  open = await openPage({
    touch: true,
    viewport: { width: 390, height: 844 },
    query: { probe: '1' },
    before: async (context) => {
      await hasten(context);
      await keepInPage(context, { ...savedGame(game.save()), settings: { openRacks: true, muted: true } });
    },
  });
  const { page, context } = open;
  await page.getByRole('button', { name: 'Continue Wordbler' }).tap();
  await expect.poll(() => page.evaluate('!!window.wordbler?.size')).toBe(true);
  return new InterruptedTable(page, await context.newCDPSession(page), game, grain(seed));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a motion that is interrupted', () => {
  it('leaves every tile where the game has it, again and again', async () => {
    const told: Record<string, number> = {};
    const random = grain(2024);
    const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)];
    const interrupt = async (table: InterruptedTable, motion: string, times: number) => {
      const names: string[] = [];
      for (let i = 0; i < times; i++) {
        await pause(random() * 40);
        const name = pick(Object.keys(table.interruptions));
        names.push(name!);
        await table.interruptions[name!]!();
        told[motion] = (told[motion] ?? 0) + 1;
      }
      await table.rest(`${motion}: ${names.join(', ')}`);
    };

    let table = await sitDown(1, 0);
    await interrupt(table, 'first draw', often(2, 12));
    if (isLong) {
      await open.close();
      table = await sitDown(2, 0);
      await interrupt(table, 'first draw', 12);
      await open.close();
      table = await sitDown(3, 3);
      await table.rest('sitting down');
    }
    const motions = Object.keys(table.motions);
    const isEnough = () => !isLong && motions.every((motion) => told[motion]);
    for (let round = 0; round < often(30, 74) && !table.isOver && !isEnough(); round++) {
      await table.stopChoosing();
      const motion = motions[round % motions.length];
      if (await table.motions[motion!]!()) await interrupt(table, motion!, 1 + Math.floor(random() * often(1, 4)));
      else await table.rest(`no ${motion}`);
    }

    expect(Object.values(told).reduce((sum, times) => sum + times, 0)).toBeGreaterThanOrEqual(often(9, 200));
    for (const motion of [...motions, 'first draw']) expect(told[motion], motion).toBeGreaterThanOrEqual(often(1, 8));
  });
});
