import { describe, expect } from 'vitest';
import { levels } from '../../../src/rules';
import { findLetters } from '../support/find-play';
import { isWord, playOn, shortWords } from '../support/game-of-two';
import { layByClicks } from '../support/lay-by-clicks';
import { gameOf, sitDown } from '../support/left-table';
import { it } from '../support/page-test';
import { comeBack } from '../support/play';
import { positionIn, type Reader } from '../support/reader';

const mayAct = (reader: Reader) => reader.page.getByRole('button', { name: 'Shuffle', disabled: false });
const isOver = (reader: Reader) => reader.page.getByRole('button', { name: 'Play again' });

/** Lays what is found in what is read, by mouse, and reads the sheet; passes where nothing is found. */
async function takeTurn(reader: Reader) {
  const { page } = reader;
  const position = positionIn(await reader.squares(), await reader.rack());
  const play = findLetters(position, shortWords, isWord);
  if (!play) {
    await page.getByRole('button', { name: /^Pass/ }).click();
    return;
  }
  await layByClicks(reader, play, position.rack);
  await page.getByRole('button', { name: 'Done' }).click();
  await reader.expectHeard(/^Ada plays/);
  await reader.expectHeard(/^(Ada’s turn|Game over)/);
}

it.each(levels)(
  'a person against the computer at the level %s plays to the end, and no curtain falls',
  async (level) => {
    const game = playOn(gameOf(['person', level], `against ${level}`), 14);
    const open = await sitDown(game, { thinking: 'instant' });
    const { page, reader } = open;
    for (let turns = 0; ; turns++) {
      await mayAct(reader).or(isOver(reader)).first().waitFor();
      if (await isOver(reader).isVisible()) break;
      expect(await page.getByRole('button', { name: 'Show my tiles' }).count()).toBe(0);
      expect(turns, 'turns of the person').toBeLessThan(30);
      await takeTurn(reader);
    }
    const said = await reader.said();
    expect(said.some((one) => one.startsWith('Bruno'))).toBe(true);
  },
);

describe('a thought', () => {
  it('leaves the own rack in sight and nobody acts for it; it is given up when the game is left, and thought again', async () => {
    const game = gameOf(['person', 'expert'], 'left');
    game.dispatch({ type: 'begin' });
    if (game.state.toMove === 0) game.dispatch({ type: 'pass', seat: 0 });
    const open = await sitDown(game, { thinking: 'slow' });
    const { page, reader } = open;
    await page.getByRole('button', { name: 'Shuffle', disabled: true }).waitFor();
    const letters = game.state.racks[0]!.map((tile) => game.faces[tile!]!.letter);
    expect(positionIn(await reader.squares(), await reader.rack()).rack).toEqual(letters);
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('9');
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Continue Wordbler' }).click();
    await reader.expectHeard(/^Bruno plays [A-Z]+ /);
    await mayAct(reader).waitFor();
    const moves = (await reader.said()).filter((one) => /^(Ada|Bruno) (plays|passes|exchanges)/.test(one));
    expect(moves).toHaveLength(1);
  });

  it('ends in a move all the same when its worker is killed', async () => {
    const game = gameOf(['person', 'expert'], 'killed');
    game.dispatch({ type: 'begin' });
    if (game.state.toMove === 1) game.dispatch({ type: 'pass', seat: 1 });
    const open = await sitDown(game, { thinking: 'slow' }, { before: (context) => context.clock.install() });
    const { page, reader } = open;
    await mayAct(reader).waitFor();
    await expect.poll(() => page.workers().length).toBe(1);
    let others = 0;
    page.on('worker', () => others++);
    // A browser short of memory ends workers without a word.
    await Promise.all(page.workers().map((worker) => worker.evaluate(() => self.close()).catch(() => {})));
    await page.getByRole('button', { name: /^Pass/ }).click();
    // It is missed after a while, by the page's own clock.
    const afterSilence = async () => {
      await page.clock.runFor(1000);
      return others;
    };
    await expect.poll(afterSilence).toBe(1);
    await mayAct(reader).waitFor();
    expect((await reader.said()).some((one) => /^Bruno plays/.test(one))).toBe(true);
  });

  it('keeps its graph for the next visit, which notices a damaged one and keeps a new one', async () => {
    const game = gameOf(['person', 'club'], 'graph');
    game.dispatch({ type: 'begin' });
    if (game.state.toMove === 0) game.dispatch({ type: 'pass', seat: 0 });
    const open = await sitDown(game, { thinking: 'instant' });
    const { page } = open;
    await expect.poll(() => page.evaluate(keptEdge, 0)).toBeGreaterThan(0);
    const edge = await page.evaluate(keptEdge, 0);
    await mayAct(open.reader).waitFor();
    expect(await page.evaluate(keptEdge, edge + 2)).toBe(edge + 2);
    await comeBack(page);
    await page.getByRole('button', { name: 'Continue Wordbler' }).click();
    await mayAct(open.reader).waitFor();
    await page.getByRole('button', { name: /^Pass/ }).click();
    await open.reader.expectHeard(/^Bruno plays [A-Z]+ /);
    await expect.poll(() => page.evaluate(keptEdge, 0)).toBe(edge);
  });
});

/** An edge of the graph that is kept, once it is replaced by another that is not 0; 0 while none is kept. */
async function keptEdge(instead: number): Promise<number> {
  const name = 'wordbler-graphs';
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open(name));
  const shelf = database.transaction('graphs', 'readwrite').objectStore('graphs');
  const saved = await done(shelf.get('enable1'));
  if (saved && instead > 0) {
    saved.nodes[saved.root + 1] = instead;
    await done(shelf.put(saved, 'enable1'));
  }
  database.close();
  return saved?.nodes[saved.root + 1] ?? 0;
}
