import { expect } from 'vitest';
import type { GameEngine } from '../../../src/rules';
import { newGame, playOn } from '../support/game-of-two';
import { faultsIn } from '../support/in-any-window';
import { gameOf, sitDown } from '../support/left-table';
import { it } from '../support/page-test';
import { windows } from '../support/windows';

const tables: Record<string, () => GameEngine> = {
  'two people': () => playOn(newGame('open racks'), 3),
  'one and two computers': () => playOn(gameOf(['person', 'songbird', 'expert'], 'open racks'), 3),
  'four people': () => playOn(newGame('open racks', {}, ['Ada', 'Bruno', 'Cleo', 'Maximiliane']), 5),
};

// Each tile that is large enough to be read and lies within its card, by seat.
const racksInSight = `[...document.querySelectorAll('.seat')]
  .sort((a, b) => a.dataset.seat - b.dataset.seat)
  .map((card) => {
    const box = card.getBoundingClientRect();
    return [...card.querySelectorAll('.open-rack u')]
      .filter((tile) => {
        const { left, right, top, bottom, width } = tile.getBoundingClientRect();
        const isInside = left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom + 1;
        return tile.checkVisibility() && width >= 9.5 && isInside;
      })
      .map((tile) => tile.innerText[0])
      .join('');
  })
  .join()`;

it.each(Object.keys(tables))('open racks lie face up beside their players in any window, with %s', async (table) => {
  const game = tables[table]!();
  const racks = game.state.racks.map((rack) => rack.map((tile) => game.faces[tile!]!.letter || '?').join(''));
  const open = await sitDown(game, { openRacks: true, muted: true });
  const { page } = open;
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
  const look = async () => {
    const seen = await page.evaluate<string>(racksInSight);
    return seen === racks.join() ? [] : [seen];
  };
  expect(await faultsIn(page, windows, look)).toEqual({});
  const spoken = [...racks[0]!].join(' ').replaceAll('?', 'blank');
  await page.getByRole('button', { name: `Rack: ${spoken}` }).waitFor();
});
