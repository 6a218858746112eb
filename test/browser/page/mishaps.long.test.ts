import { AtTable } from '../support/at-table';
import { resize } from '../support/in-any-window';
import { dealt, sitDown } from '../support/left-table';
import { it } from '../support/page-test';
import type { OpenPage, PageOptions } from '../support/play';

let open: OpenPage;

async function atTable(options: PageOptions = {}) {
  const game = dealt('first');
  open = await sitDown(game, {}, options);
  const table = new AtTable(open.page, game, options.touch);
  await table.beginTurn();
  return table;
}

it('the letters not seen yet are listed on a phone, too; a tap with four fingers lays nothing and breaks nothing', async () => {
  const table = await atTable({ touch: true, viewport: { width: 390, height: 844 } });
  await table.press('Menu');
  await table.press('Unseen tiles');
  await table.page.getByText('86 in the bag, 7 on racks').waitFor();
  await table.press('Keep playing');
  await table.expectSameGame();

  await resize(table.page, 768, 1024);
  const client = await open.context.newCDPSession(table.page);
  const touchPoints = [0, 1, 2, 3].map((cell) => ({ ...table.cellPoint(cell), id: cell }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await table.expectSameGame();
  const tile = table.game.state.racks[table.game.state.toMove]![0]!;
  await table.tap(table.cellPoint(0));
  await table.tap(table.squarePoint({ x: 7, y: 7 }));
  table.note({ type: 'lay', seat: table.game.state.toMove, tile, x: 7, y: 7 });
  await table.expectSameGame();
});

it('turning the screen while a tile is held sends it home', async () => {
  const table = await atTable({ viewport: { width: 768, height: 1024 } });
  const { mouse } = table.page;
  const from = table.cellPoint(0);
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(400, 500, { steps: 4 });
  await resize(table.page, 1024, 768);
  await mouse.up();
  await table.expectSameGame();
  const tile = table.game.state.racks[table.game.state.toMove]![0]!;
  await table.drag(table.cellPoint(0), table.squarePoint({ x: 7, y: 7 }));
  table.note({ type: 'lay', seat: table.game.state.toMove, tile, x: 7, y: 7 });
  await table.expectSameGame();
});
