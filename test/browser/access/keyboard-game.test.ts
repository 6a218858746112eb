import { expect } from 'vitest';
import { type GameEngine, isBlank, squareIndex, usualShape } from '../../../src/rules';
import { nameOf } from '../../wordbler/rules/notation';
import { AtTable, nameSeats } from '../support/at-table';
import { ByKeys } from '../support/by-keys';
import { expectEnd, expectSameView, expectTurnHeard } from '../support/expected-view';
import { type FoundLetter, findLetters, findPlay, type Position } from '../support/find-play';
import { isWord, keepInPage, newGame, players, playOn, savedGame, shortWords } from '../support/game-of-two';
import { it, long } from '../support/page-test';
import { openPage } from '../support/play';
import { listen } from '../support/reader';

const mover = (game: GameEngine) => players[game.state.toMove];

async function beginTurn(hands: ByKeys, game: GameEngine) {
  await hands.page.getByRole('dialog', { name: `Pass to ${mover(game)}` }).waitFor();
  await hands.expectFocus(/^button "Show my tiles"/);
  await hands.press('Space');
  await hands.expectFocus(/^gridcell /);
  return expectSameView(hands, game);
}

/** The longest play that is found in what is read. */
function find(position: Position): FoundLetter[] {
  const play = findLetters(position, shortWords, isWord);
  if (!play) throw new Error(`Nobody can play with ${position.rack.join()}`);
  return play;
}

const isDown = (play: readonly FoundLetter[], { state }: GameEngine) => {
  if (play.length > 1) return play[0]!.x === play[1]!.x;
  return [-1, 1].some((by) => state.board[squareIndex({ x: play[0]!.x, y: play[0]!.y + by }, usualShape.side)]);
};

/** Types a play and says Done; tells how the keys are typing now. */
async function typePlay(hands: ByKeys, game: GameEngine, play: readonly FoundLetter[]) {
  await hands.goTo(play[0]!);
  const turns = play.length > 1 && isDown(play, game);
  if (turns) {
    await hands.press('Space');
    await hands.expectHeard('Typing down.');
  }
  const seat = game.state.toMove;
  const tiles = play.map(({ cell }) => game.state.racks[seat]![cell]!);
  for (const { letter } of play) await hands.press(letter);
  for (const [index, { letter, ...square }] of play.entries()) {
    const name = isBlank(game.faces[tiles[index]!]!) ? `Blank as ${letter}` : letter;
    await hands.expectHeard(`${name} on ${nameOf(square)}.`);
    game.dispatch({ type: 'lay', seat, tile: tiles[index], letter, x: square.x, y: square.y });
  }
  const squares = await hands.squares();
  for (const square of play) expect(squares[squareIndex(square, usualShape.side)]).toContain(', placed this turn');
  await hands.press('Enter');
  game.dispatch({ type: 'done', seat });
  const { points } = game.state.history.findLast((entry) => entry.kind === 'played')!;
  if (game.state.phase === 'over') {
    await hands.page.getByRole('dialog', { name: `${players[seat]} scores ${points}` }).waitFor();
    await hands.expectFocus(/^button "Continue"/);
    await hands.press('Enter');
  } else
    await hands.page
      .getByRole('dialog', { name: /^Pass to/ })
      .getByText(`+${points}`)
      .waitFor();
  await expectTurnHeard(hands, game, seat);
  return turns ? 'down' : 'across';
}

it('a keyboard and a screen reader go on with a game: how it stands, its history, where the keys would lay, a play with a blank, what is picked up, and an exchange', async () => {
  const game = playOn(newGame('blank 24'), 4);
  const { page } = await openPage({
    reducedMotion: 'reduce',
    before: async (context) => {
      await listen(context);
      await keepInPage(context, savedGame(game.save()));
    },
  });
  const hands = new ByKeys(page);
  // A key that comes before the page's own code is not known to be one.
  await page.getByRole('button', { name: 'Continue Wordbler' }).waitFor();
  await hands.tabTo('Continue Wordbler');
  await hands.press('Enter');
  const position = await beginTurn(hands, game);
  await hands.expectFocus(/^gridcell "H8,/);
  await hands.press('0');
  const scores = players.map((name, seat) => `${name} ${game.state.scores[seat]}`).join(', ');
  await hands.expectHeard(new RegExp(`^${mover(game)}’s turn. ${scores}. ${game.state.bag.length} tiles left`));
  await hands.press('1');
  await page.getByRole('dialog', { name: `${mover(game)}’s history` }).waitFor();
  await hands.press('Escape');
  await hands.expectFocus(/^gridcell "H8,/);
  await hands.press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await help.getByText('Keyboard shortcuts').waitFor();
  await help.getByText('Backspace').waitFor();
  await hands.press('Escape');
  await hands.expectFocus(/^gridcell "H8,/);
  await hands.press('Enter');
  await hands.expectHeard('! Place at least one tile first.');

  // The square where the keys would lay, while the focus is elsewhere.
  const marked = page.locator('[aria-current="location"]');
  expect(await marked.count()).toBe(0);
  await hands.press('ArrowUp');
  await hands.expectFocus(/^gridcell "H7/);
  await hands.tabTo(/^option /);
  await expect.poll(() => marked.count()).toBe(1);
  expect(await marked.getAttribute('aria-label')).toMatch(/^H7/);
  await hands.press('ArrowRight', 'ArrowRight');
  await hands.expectFocus(new RegExp(`^option "${(await hands.rack())[2]}"`));
  // A button that is gone or disabled after it was pressed gives the focus to where the keys act.
  await hands.tabTo('Exchange');
  await hands.press('Enter');
  await hands.expectFocus(/^option /);
  await hands.press('Escape');
  await hands.expectFocus(/^gridcell /);
  const first = find(position);
  expect(first.some(({ cell }) => position.rack[cell] === '')).toBe(true);
  await layAndTakeBack(hands, first);
  await typePlay(hands, game, first);

  await beginTurn(hands, game);
  await pickUpAndChoose(hands, game);
  await hands.press('Escape');
  await exchangeTwo(hands, game);
});

long('a keyboard and a screen reader play from the menu on, to the final scores', async () => {
  const seed = 'blank-40';
  const open = await openPage({ query: { seed }, reducedMotion: 'reduce', before: listen });
  const hands = new ByKeys(open.page);
  const game = newGame(seed);
  await sitDown(hands);
  game.dispatch({ type: 'begin' });
  await hands.expectHeard('Every rack is full. 86 tiles left in the bag.');
  await hands.expectHeard(`${mover(game)}’s turn.`);

  const position = await beginTurn(hands, game);
  await hands.press('Enter');
  await hands.expectHeard('! Place at least one tile first.');
  const first = find(position);
  expect(first.some(({ cell }) => position.rack[cell] === '')).toBe(true);
  await layAndTakeBack(hands, first);
  // Each player's cursor stays as it was left.
  const directions = ['across', 'across'];
  directions[game.state.toMove] = await typePlay(hands, game, first);

  await beginTurn(hands, game);
  await exchangeTwo(hands, game);

  await beginTurn(hands, game);
  const seat = game.state.toMove;
  await hands.press('Control+Enter');
  game.dispatch({ type: 'pass', seat });
  await expectTurnHeard(hands, game, seat);

  while (game.state.phase === 'turn') {
    const { toMove } = game.state;
    const play = find(await beginTurn(hands, game));
    if (directions[toMove] === 'down') await hands.press('Space');
    directions[toMove] = await typePlay(hands, game, play);
  }
  expect(await expectEnd(hands, game)).toBe('bagEmpty');
  await hands.tabTo('Play again');
  await hands.press('Enter');
  await hands.page.getByRole('dialog', { name: /^Pass to / }).waitFor();
  await hands.expectFocus(/^button "Show my tiles"/);
});

long('keys beside a pointer pick a tile up for the next square, until an arrow shows the cursor', async () => {
  const game = newGame('first');
  const open = await openPage({ query: { seed: 'first' }, reducedMotion: 'reduce', before: listen });
  const table = new AtTable(open.page, game);
  const hands = new ByKeys(open.page);
  await table.sitDown(players);
  await table.beginTurn();
  const [tile, next] = game.state.racks[game.state.toMove]!.map((id) => game.faces[id!]!.letter);
  await hands.press(tile!);
  await hands.expectHeard(`${tile} picked up. Choose a square.`);
  await table.tap(table.squarePoint({ x: 7, y: 7 }));
  await hands.expectHeard(`${tile} on H8.`);
  await hands.press('ArrowDown');
  await hands.expectFocus(/^gridcell "H8, star/);
  await hands.press('ArrowDown', next!);
  await hands.expectHeard(`${next} on H9.`);
  await hands.press('Backspace', 'Escape');
  await hands.expectHeard(`${next} back from H9.`);
  await hands.expectHeard('1 tile back on the rack.');
});

long('keys beside a pointer never scroll the page around the game, nor take keys from it', async () => {
  const host = '<body style="height: 5000px"><input aria-label="Search"><iframe></iframe>';
  const open = await openPage({
    path: 'host.html',
    before: (context) =>
      context.route(/host\.html/, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: host.replace('<iframe>', '<iframe src="./index.html" style="width:1200px;height:700px">'),
        }),
      ),
  });
  const { page } = open;
  const frame = page.frameLocator('iframe');
  const keys = ['Space', 'ArrowDown', 'ArrowDown', 'Backspace', 'a', 'Escape'];
  await page.getByLabel('Search').click();
  await frame.getByRole('button', { name: 'Players and rules' }).waitFor();
  await page.keyboard.type('a ?');
  expect(await page.getByLabel('Search').inputValue()).toBe('a ?');
  await frame.getByRole('button', { name: 'Players and rules' }).click();
  await nameSeats(frame, players);
  for (const seat of players.keys()) {
    await frame.getByRole('button', { name: `Mascot of player ${seat + 1}` }).click();
    await frame.locator('.gallery .bird').nth(seat).click();
  }
  await frame.getByRole('button', { name: 'Start', exact: true }).click();
  const type = async () => {
    await page.evaluate(() => scrollTo(0, 40));
    for (const key of keys) await page.keyboard.press(key);
    expect(await page.evaluate(() => scrollY)).toBe(40);
  };
  await type();
  // A key may have lifted the curtain already, where the deal was over before it.
  const curtain = frame.getByRole('button', { name: 'Show my tiles' });
  await curtain
    .or(frame.getByRole('button', { name: 'Shuffle', disabled: false }))
    .first()
    .waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await type();
});

async function sitDown(hands: ByKeys) {
  // A key that comes before there is a menu leads nowhere.
  await hands.page.getByRole('button', { name: 'Players and rules' }).waitFor();
  // Its name begins with what is set, as soon as that is known.
  await hands.tabTo(/Players and rules"/);
  await hands.press('Enter');
  for (const [seat, name] of players.entries()) {
    if (seat === 1) {
      await hands.tabTo('Computer');
      await hands.press('ArrowLeft');
      await hands.expectFocus(/^radio "Person"/);
    }
    await hands.tabTo(`Name of player ${seat + 1}`);
    await hands.press(...name);
  }
  for (const seat of players.keys()) {
    await hands.tabTo(new RegExp(`^button "Mascot of player ${seat + 1}`));
    await hands.press('Enter');
    await hands.tabTo(['Puffin', 'Robin'][seat]!);
    await hands.press('Enter');
  }
  await hands.tabTo(/^button "Rules/);
  await hands.press('Enter');
  await hands.tabTo(/^radio "Casual/);
  await hands.press('ArrowRight', 'ArrowRight', 'ArrowRight');
  await hands.expectFocus(/^radio "Author’s/);
  await hands.tabTo('Use these rules');
  await hands.press('Enter');
  await hands.tabTo('Start');
  await hands.press('Enter');
}

async function exchangeTwo(hands: ByKeys, game: GameEngine) {
  const seat = game.state.toMove;
  const [one, , three] = game.state.racks[seat]!.map((tile) => tile!);
  await hands.press('6');
  await hands.expectHeard(/^Choose tiles to exchange/);
  await hands.expectFocus(/^option /);
  await hands.press(game.faces[one!]!.letter);
  await hands.expectHeard(`Chosen: ${game.faces[one!]!.letter}.`);
  await hands.press('ArrowRight', 'ArrowRight', 'Space');
  await hands.expectFocus(/^option ".*to exchange"/);
  await hands.press('Enter');
  game.dispatch({ type: 'exchange', seat, tiles: [one, three] });
  await expectTurnHeard(hands, game, seat);
}

/** One tile laid and taken back: the cursor returns, and so does the tile. */
async function layAndTakeBack(hands: ByKeys, [first, next]: readonly FoundLetter[]) {
  await hands.goTo(first!);
  await hands.press(first!.letter);
  await hands.expectFocus(new RegExp(`^gridcell "${nameOf(next!)},`));
  expect((await hands.rack()).join()).toContain('on the board');
  await hands.press('Control+z');
  await hands.expectHeard(`${first!.letter} back from ${nameOf(first!)}.`);
  await hands.expectFocus(new RegExp(`^gridcell "${nameOf(first!)},.* empty"`));
}

/** By a pointer: which tile on the board is picked up, and which of the rack are chosen for exchange, is told. */
async function pickUpAndChoose(hands: ByKeys, game: GameEngine) {
  const { page } = hands;
  const [first] = findPlay(game, shortWords, isWord)!;
  const point = await hands.squarePoint(first!);
  const cell = game.state.racks[game.state.toMove]!.indexOf(first!.tile);
  const rackTile = await hands.cellPoint(cell);
  await page.mouse.click(rackTile.x, rackTile.y);
  // Who plays by a pointer need not be shown where keys would lay.
  await expect.poll(() => page.locator('[aria-current="location"]').count()).toBe(0);
  await page.mouse.click(point.x, point.y);
  const square = page.getByRole('gridcell').nth(first!.y * 15 + first!.x);
  await expect.poll(() => square.getAttribute('aria-label')).toContain('placed this turn');
  await page.mouse.click(point.x, point.y);
  await expect.poll(() => square.getAttribute('aria-label')).toContain('placed this turn, picked up');
  await hands.press('Escape', 'Escape');
  await expect.poll(() => square.getAttribute('aria-label')).toContain('empty');
  await page.getByRole('button', { name: 'Exchange', exact: true }).click();
  await page.mouse.click(rackTile.x, rackTile.y);
  const chosen = page.getByRole('option', { selected: true });
  await expect.poll(() => chosen.count()).toBe(1);
  expect(await chosen.getAttribute('aria-label')).toContain('to exchange');
}
