import { afterEach, describe, expect, it } from 'vitest';
import { AtTable } from './at-table';
import { findPlay } from './find-play';
import { isWord, newGame, players, shortWords } from './game-of-two';
import { type OpenPage, openPage, type PageOptions } from './play';

let open: OpenPage | undefined;

afterEach(async () => {
  await open?.close();
  open = undefined;
});

async function atTable(seed: string, options: PageOptions = {}): Promise<AtTable> {
  open = await openPage({ ...options, query: { seed } });
  const table = new AtTable(open.page, newGame(seed), options.touch);
  await table.sitDown(players);
  await table.beginTurn();
  return table;
}

describe('a first game', () => {
  it('is played by mouse from the first draw to the last reckoning', async () => {
    const table = await atTable('first', { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    const { page, game } = table;
    for (;;) {
      const seat = game.state.toMove;
      const play = findPlay(game, shortWords, isWord);
      await table.layAll(play ?? []);
      expect(await page.locator('.seat.now .name').textContent()).toBe(players[seat]);
      await table.press(play ? /^Done/ : 'Pass');
      table.note({ type: play ? 'done' : 'pass', seat });
      if (play) {
        const { points } = game.state.history.findLast(
          (entry) => entry.seat === seat && entry.kind === 'played',
        )!;
        await page.getByRole('dialog', { name: `${players[seat]} scores ${points}` }).waitFor();
        await table.press('Go on');
      }
      if (game.state.phase === 'over') break;
      await table.beginTurn();
      expect(await table.scores()).toEqual(game.state.scores);
      await table.expectSameGame();
    }
    const winners = game.state.outcome!.winners.map((seat) => players[seat]);
    await page.getByRole('heading', { name: `${winners.join(' and ')} wins` }).waitFor();
    const rows = await page.getByRole('row').allTextContents();
    for (const { seat, played, total } of game.state.outcome!.ranking) {
      expect(rows.find((row) => row.includes(players[seat]))).toMatch(new RegExp(`${played}.*${total}`, 's'));
    }
    expect(await table.keptGame()).toBeUndefined();
  });

  it('is played by touch, with its motions, until six turns have failed', async () => {
    const table = await atTable('second', { touch: true, viewport: { width: 768, height: 1024 } });
    const { page, game } = table;
    const play = findPlay(game, shortWords, isWord)!;
    for (const { tile, letter, ...square } of play) {
      const { racks, toMove } = game.state;
      await table.tap(table.cellPoint(racks[toMove].indexOf(tile)));
      await table.tap(table.squarePoint(square));
      table.note({ type: 'lay', seat: toMove, tile, letter, ...square });
    }
    await table.press(/^Done/);
    table.note({ type: 'done', seat: game.state.toMove });
    await table.press('Go on');
    while (game.state.phase === 'turn') {
      await table.beginTurn();
      await table.press('Pass');
      table.note({ type: 'pass', seat: game.state.toMove });
    }
    await page.getByText('Too many turns in a row without a play').waitFor();
    expect(game.state.outcome!.reason).toBe('fails');
    await table.press('Play again');
    await page.getByRole('button', { name: 'Show my tiles' }).waitFor();
  });
});
