import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { spelled } from '../../../src/engine/alphabet/digraphs';
import { type LanguageId, playLanguages } from '../../../src/engine/alphabet/languages';
import { type Lexicon, wordsOfLetters } from '../../../src/engine/lexicon/lexicon';
import { GameEngine, presets, usualShape } from '../../../src/rules';
import type { PlayedLetter } from '../../../src/wordbler/rules/visible-state';
import { visibleStateOf } from '../../../src/wordbler/rules/visible-state';
import { loadWords } from '../../strength/knowledge';
import { en } from '../../texts/spoken';
import { chooseMascots, closeRules, nameSeats, openRules } from '../support/at-table';
import { ByKeys } from '../support/by-keys';
import { layByClicks } from '../support/lay-by-clicks';
import { it, long } from '../support/page-test';
import { type OpenPage, openPage } from '../support/play';
import { mouseOf, tap } from '../support/pointers';
import { listen } from '../support/reader';

const names = ['Ana', 'Bea'];
let open: OpenPage;

interface Begun {
  seed: string;
  game: GameEngine;
  play: readonly PlayedLetter[];
  words: Lexicon;
}

/** Every choice of four, in their order. */
const fours = (rack: readonly string[]) =>
  rack.flatMap((a, i) =>
    rack
      .slice(i + 1)
      .flatMap((b, j) =>
        rack.slice(i + j + 2).flatMap((c, k) => rack.slice(i + j + k + 3).map((d) => [a, b, c, d] as const)),
      ),
  );

const acrossStar = (word: string): PlayedLetter[] =>
  [...word].map((letter, at) => ({ letter, blank: false, x: 7 + at, y: 7 }));

/** The first game in which whoever begins can lay four letters over the star, such a one among them; and that play. */
async function gameIn(id: LanguageId, isWanted: (letter: string) => boolean): Promise<Begun> {
  const words = await loadWords(id);
  for (let number = 1; ; number++) {
    const seed = `${id} ${number}`;
    const seats = names.map((name) => ({ name, kind: 'person' as const }));
    const setup = { seats, rules: presets.wordbler, seed, tiles: id, words: words.id };
    const game = new GameEngine(setup, words);
    game.dispatch({ type: 'begin' });
    const { rack } = visibleStateOf(game, game.state.toMove);
    if (rack.includes('')) continue;
    for (const four of fours(rack).filter((letters) => letters.some(isWanted))) {
      const [word] = wordsOfLetters(words, four.join(''), 1);
      if (word) return { seed, game, play: acrossStar(word), words };
    }
  }
}

/** What is said in Spanish within an English sentence: the next sentence takes its place. */
async function noteSpanish(context: BrowserContext) {
  await listen(context);
  await context.addInitScript(() => {
    const spanish: string[] = [];
    Object.assign(window, { spanish });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.closest('.announcer'))
          for (const word of node.querySelectorAll('[lang=es]')) spanish.push(word.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** From the menu to the first turn, in a language that is chosen there. */
async function sitDown({ seed }: Begun, id: LanguageId): Promise<ByKeys> {
  open = await openPage({ query: { seed }, reducedMotion: 'reduce', before: noteSpanish });
  const { page } = open;
  await page.getByRole('button', { name: 'Players and rules' }).click();
  await openRules(page);
  await page.getByRole('combobox', { name: 'Word language' }).selectOption(playLanguages[id].name);
  await page.getByRole('radio', { name: 'Author’s', exact: true }).click();
  await closeRules(page);
  await nameSeats(page, names);
  await chooseMascots(page, names.length);
  await page.getByRole('button', { name: /^Start$/ }).click();
  return new ByKeys(page);
}

async function beginTurn(hands: ByKeys, { game }: Begun) {
  const { page } = hands;
  await page.getByRole('dialog', { name: `Pass to ${names[game.state.toMove]}` }).waitFor();
  await page.getByRole('button', { name: 'Show my tiles' }).click();
  await page.getByRole('button', { name: 'Shuffle', disabled: false }).waitFor();
}

/** The squares of a play are called by its letters, and the turn is the other player's. */
async function expectPlayed(hands: ByKeys, { game, play }: Begun) {
  const squares = await hands.squares();
  for (const { x, y, letter } of play) expect(squares[y * usualShape.side + x]).toContain(`, ${spelled(letter)}, `);
  expect(game.state.history).toHaveLength(1);
}

/** Says Done, here and in the copy, and goes on to the other player. */
async function finish(hands: ByKeys, begun: Begun) {
  const { game, play } = begun;
  const { page } = hands;
  const { toMove: seat, racks } = game.state;
  const left = [...racks[seat]!];
  for (const { x, y, letter } of play) {
    const cell = left.findIndex((tile) => tile !== null && game.faces[tile]!.letter === letter);
    const [tile] = left.splice(cell, 1, null);
    expect(game.dispatch({ type: 'lay', seat, tile: tile!, x, y })).toMatchObject({ ok: true });
  }
  expect(game.dispatch({ type: 'done', seat })).toMatchObject({ ok: true });
  const { total } = (game.state.history[0] as { sheet: { total: number } }).sheet;
  await page
    .getByRole('dialog', { name: `Pass to ${names[1 - seat]}` })
    .getByText(`+${total}`)
    .waitFor();
  const said = await page.getByRole('dialog').textContent();
  expect(said).toContain(spelled(play.map(({ letter }) => letter).join('')));
  expect(said).not.toMatch(/[\ue000-\uf8ff]/);
}

it('a Spanish game is played by keys, two of which lay one tile, and leads to a Spanish dictionary', async () => {
  const begun = await gameIn('es', (letter) => spelled(letter) === 'LL');
  const hands = await sitDown(begun, 'es');
  await beginTurn(hands, begun);
  await hands.press('ArrowRight');
  await hands.goTo(begun.play[0]!);
  const written = spelled(begun.play.map(({ letter }) => letter).join(''));
  for (const key of written.toLowerCase()) await hands.press(key);
  await expect.poll(async () => (await hands.squares()).join()).toMatch(/ LL, 8 points, placed this turn/);
  await hands.press('Enter');
  // It is said by the rules of its own language.
  await expect.poll(() => open.page.evaluate('spanish')).toContain(written);
  await finish(hands, begun);
  await beginTurn(hands, begun);
  await expectPlayed(hands, begun);
  // What it means is not in an English book; a dictionary of its own may be looked into.
  const { page } = open!;
  await page.keyboard.press('=');
  await page.getByRole('button', { name: written, exact: true }).click();
  const link = page.getByRole('link', { name: /Wiktionary/ });
  expect(await link.getAttribute('href')).toBe(
    `https://es.wiktionary.org/wiki/${encodeURIComponent(written.toLowerCase())}`,
  );
  expect(await link.getAttribute('rel')).toBe('noopener');
});

long('a Russian game is played by mouse in letters of its own face, and is Russian after a reload', async () => {
  const begun = await gameIn('ru', (letter) => 'ЭЮЯЁЖ'.includes(letter));
  const hands = await sitDown(begun, 'ru');
  await beginTurn(hands, begun);
  const { page } = open!;
  expect(await page.evaluate(() => document.fonts.check('800 40px "M PLUS Rounded 1c"', 'ЖЯЁ'))).toBe(true);
  // A keyboard of another writing is told so, by the letter and the language.
  await page.keyboard.press('q');
  await page
    .locator('.message.refusal')
    .getByText(en.letterKeys.stranger({ sign: 'Q', language: playLanguages.ru.name }), { exact: true })
    .waitFor();
  const { racks, toMove } = begun.game.state;
  const faces = racks[toMove]!.map((tile) => begun.game.faces[tile!]!.letter);
  const left = [...faces];
  const found = begun.play.map((tile) => {
    const cell = left.indexOf(tile.letter);
    left[cell] = '·';
    return { ...tile, cell };
  });
  await layByClicks(hands, found, faces);
  await page.getByRole('button', { name: 'Done' }).click();
  await finish(hands, begun);
  await beginTurn(hands, begun);
  await expectPlayed(hands, begun);
  await page.reload();
  await beginTurn(hands, begun);
  await expectPlayed(hands, begun);
});

long('a blank is told a letter of two characters by two keys, and one of them by Enter', async () => {
  const words = await loadWords('es');
  const begun = Array.from({ length: 400 }, (_, number): Begun => {
    const seed = `blank ${number}`;
    const seats = names.map((name) => ({ name, kind: 'person' as const }));
    const setup = { seats, rules: presets.wordbler, seed, tiles: 'es', words: words.id };
    const game = new GameEngine(setup, words);
    game.dispatch({ type: 'begin' });
    return { seed, game, play: [], words };
  }).find(({ game }) => visibleStateOf(game, game.state.toMove).rack.includes(''))!;
  const hands = await sitDown(begun, 'es');
  await beginTurn(hands, begun);
  const { racks, toMove } = begun.game.state;
  const blank = racks[toMove]!.findIndex((tile) => begun.game.faces[tile!]!.letter === '');
  const mouse = mouseOf(hands.page);
  const asked = hands.page.getByRole('dialog', { name: 'Choose a letter for the blank' });
  const places = await hands.places();
  for (const [second, letter] of [
    ['h', 'CH'],
    ['Enter', 'C'],
  ] as const) {
    await tap(mouse, places.cell(blank));
    await tap(mouse, places.square({ x: 7, y: 7 }));
    await asked.waitFor();
    await hands.press('c');
    await hands.expectFocus(/^button "C"$/);
    await hands.press(second);
    await expect.poll(async () => (await hands.squares()).join()).toContain(` ${letter}, `);
    await hands.page.getByRole('button', { name: 'Recall' }).click();
    await expect.poll(async () => (await hands.squares()).join()).not.toContain(` ${letter}, `);
  }
});
