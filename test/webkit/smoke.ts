import { mkdir, writeFile } from 'node:fs/promises';
import { scramble, wordSearch } from '../../src/rules';
import type { Point } from '../../src/shared/canvas/box';
import { layout } from '../../src/wordbler/canvas/layout';
import { rackCell, squareCentre } from '../../src/wordbler/canvas/places';
import { findPlay } from '../browser/support/find-play';
import { isWord, newGame, playOn, shortWords } from '../browser/support/game-of-two';
import { buildAndServe } from '../browser/support/site-server';
import { lexicon } from '../engine/familiarity/shipped-familiarity';
import { patiently, WebKit } from './webdriver';

// Plays all three games in an installed WebKit, and writes what it looks like into shots/webkit:
// npm run test:webkit
const folder = 'shots/webkit';
let webkit: WebKit;

function expectThat(holds: boolean, what: string) {
  if (!holds) throw new Error(`In WebKit this did not hold: ${what}`);
}

const middles = (cells: string) =>
  webkit.run<Point[]>(
    `return [...document.querySelectorAll(arguments[0])].map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })`,
    cells,
  );
const texts = (cells: string) =>
  webkit.run<string[]>(
    `return [...document.querySelectorAll(arguments[0])].map((cell) => cell.textContent.trim())`,
    cells,
  );
const names = (cells: string) =>
  webkit.run<string[]>(
    `return [...document.querySelectorAll(arguments[0])].map((cell) => cell.ariaLabel ?? '')`,
    cells,
  );
const holds = (selector: string) =>
  patiently(async () => expectThat((await texts(selector)).length > 0, `${selector} is on the page`));

async function look(name: string) {
  await writeFile(`${folder}/${name}.png`, await webkit.picture());
  process.stdout.write(`✓ ${name}\n`);
}

/** Leaves values where the page takes up what it could not keep in time, and opens it anew. */
async function open(saved: Readonly<Record<string, unknown>> = {}) {
  // A page of the site on which no game runs.
  await webkit.go(new URL('licences.txt', site.url).href);
  await webkit.run(
    `localStorage.setItem('wordbler: not yet kept', arguments[0])`,
    JSON.stringify(Object.entries({ lessons: ['wordbler', 'search', 'scramble'], ...saved })),
  );
  await webkit.go(site.url);
  await webkit.run(`
    window.faults = [];
    addEventListener('error', ({ message }) => window.faults.push(message));
    addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.faults.push(violatedDirective + ' ' + blockedURI));`);
  await holds('button');
}

async function endWithoutFaults() {
  const faults = await webkit.run<string[]>('return window.faults');
  expectThat(faults.length === 0, `no faults, but ${faults.join('; ')}`);
}

/** Two people take their last turns, to the final scores. */
async function playWordbler() {
  const turns = playOn(newGame('webkit'), Number.POSITIVE_INFINITY).state.history.length;
  const game = playOn(newGame('webkit'), turns - 3);
  await open({ game: game.save() });
  await look('menu');
  await webkit.press('Continue');
  while (game.state.phase === 'turn') {
    await webkit.press('Show my tiles');
    await webkit.waitFor('Shuffle');
    const seat = game.state.toMove;
    const play = findPlay(game, shortWords, isWord);
    const [width, height] = await webkit.run<[number, number]>('return [innerWidth, innerHeight]');
    const { rack, board } = layout(width, height, 15);
    for (const { tile, letter, ...square } of play ?? []) {
      const from = rackCell(rack, game.state.racks[seat]!.indexOf(tile));
      const to = squareCentre(board, square);
      await webkit.drag([from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to]);
      if (game.faces[tile]!.letter === '') await webkit.press(letter);
      game.dispatch({ type: 'lay', seat, tile, letter, ...square });
    }
    if (play) await look(`table-${game.state.history.length}`);
    await webkit.press(play ? 'Done' : 'Pass');
    game.dispatch(play ? { type: 'done', seat } : { type: 'pass', seat });
    if (play && game.state.outcome) await webkit.press('Continue');
  }
  await patiently(async () => {
    const shown = (await texts('body')).join(' ');
    for (const score of game.state.scores) expectThat(shown.includes(String(score)), `${score} is told`);
  });
  await webkit.waitFor('Play again');
  await look('game-over');
  await endWithoutFaults();
}

/** Finds every word of a list. */
async function playWordSearch() {
  await open();
  await webkit.press('Categories');
  await webkit.press('Start');
  const squares = '[role=grid][aria-label="Letters"] [role=gridcell]';
  await holds(squares);
  const letters = (await names(squares)).map((name) => name[0]);
  const size = wordSearch.gridSize;
  const grid = Array.from({ length: size }, (_, y) => letters.slice(y * size, (y + 1) * size).join(''));
  const words = (await texts('[aria-label="Words"] li > .spoken')).map((row) => row.split(', ')[0]!);
  const points = await middles(squares);
  const laid = new wordSearch.Finder(words).in(grid);
  expectThat(laid.length >= words.length, 'every word is in the grid');
  for (const [index, one] of laid.entries()) {
    const at = wordSearch.squaresOf(one).map(({ x, y }) => points[y * size + x]!);
    await webkit.drag([at[0]!, at[at.length >> 1]!, at.at(-1)!]);
    if (index === 4) await look('word-search');
  }
  await webkit.waitFor('Play again');
  await look('word-search-over');
  await endWithoutFaults();
}

/** Drags ten words over a board, and ends the turn. */
async function playScramble() {
  await open();
  await webkit.press('Board and players');
  await webkit.press('Roll');
  await webkit.press('Start');
  const cells = '[role=grid][aria-label="Letters of the board"] [role=gridcell]';
  await patiently(async () => {
    const called = await names(cells);
    expectThat(called.length > 0 && called.some((name) => !name.startsWith('?')), 'the board is open');
  });
  const letters = (await names(cells)).map((name) => name.split(',')[0]!.replace('QU', 'Q'));
  const found = new scramble.Solver(lexicon).solve(scramble.boardOf(letters.join('')), 3);
  const points = await middles(cells);
  const chosen = found.filter(({ paths }) => paths === 1).slice(0, 10);
  for (const { path } of chosen) await webkit.drag(path.map((square) => points[square]!));
  await patiently(async () => {
    const listed = (await texts('.found-groups')).join(' ').toUpperCase();
    for (const { word } of chosen) expectThat(listed.includes(word), `${word} is listed`);
  });
  await look('scramble');
  await webkit.press('Menu');
  await webkit.press('End turn');
  await webkit.press('End turn');
  await look('scramble-over');
  await endWithoutFaults();
}

/** A browser of its own for each game: nothing is kept yet. */
async function inWebKit(play: () => Promise<void>) {
  webkit = await WebKit.start();
  try {
    await webkit.resize(1024, 768);
    await play();
  } catch (error) {
    await writeFile(`${folder}/fault.png`, await webkit.picture());
    throw error;
  } finally {
    await webkit.end();
  }
}

await mkdir(folder, { recursive: true });
const site = await buildAndServe();
try {
  for (const play of [playWordbler, playWordSearch, playScramble]) await inWebKit(play);
} finally {
  await site.close();
}
