import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { GameEngine, presets, type Seat, shapeOf } from '../../../src/rules';
import type { Card } from '../../../src/study/rules/deck';
import { joinedDecks, writeDeck } from '../../../src/study/rules/deck';
import { think } from '../../../src/wordbler/ai/levels';
import type { VisibleState } from '../../../src/wordbler/rules/visible-state';
import { lexicon } from '../../engine/familiarity/shipped-familiarity';
import { playOn } from '../../strength/self-play';
import { answerOf } from '../../wordbler/ai/computer-game';
import { knowledge } from '../../wordbler/ai/shipped-knowledge';
import { nameOf } from '../../wordbler/rules/notation';
import { AtTable, openOwnRules } from '../support/at-table';
import { fromEnd } from '../support/ends';
import type { FoundTile } from '../support/find-play';
import { keepInPage, newGame, players, savedGame } from '../support/game-of-two';
import { typed } from '../support/on-the-way';
import { it } from '../support/page-test';
import { openPage } from '../support/play';
import { listen, Reader } from '../support/reader';
import { isReviewed, openResult, reviewOf } from '../support/reviewed-game';
import { savedAt } from '../support/saved-at';

/** From the menu to the first turn, by a rule that is chosen there; both seats a person's or a computer's. */
async function sitDown(kind: 'Person' | 'Computer', touch = false): Promise<Page> {
  const open = await openPage({
    query: { seed: 'any-order-4' },
    reducedMotion: 'reduce',
    before: listen,
    ...(touch && { touch, viewport: { width: 390, height: 844 } }),
  });
  const { page } = open;
  await page.getByRole('button', { name: 'Players and rules' }).click();
  await openOwnRules(page);
  await page.getByRole('radio', { name: 'Any order' }).check();
  await page.getByRole('button', { name: 'Use these rules' }).click();
  for (const seat of [1, 2])
    await page
      .getByRole('radiogroup', { name: `Player ${seat} is` })
      .getByRole('radio', { name: kind })
      .check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  return page;
}

const restored = async (table: AtTable) => {
  const saved = GameEngine.restore(await table.savedGame(), lexicon);
  return saved instanceof GameEngine ? saved : undefined;
};

/** The first turn, with a copy of the page's game that knows what letters make. */
async function firstTurn(page: Page, touch = false): Promise<AtTable> {
  const probe = new AtTable(page, newGame('any-order-4'), touch);
  await probe.beginTurn();
  await expect.poll(async () => (await restored(probe))?.state.phase).toBe('turn');
  const game = (await restored(probe))!;
  expect(game.setup.rules.letterOrder).toBe('free');
  return new AtTable(page, game, touch);
}

const makes = (letters: string) => lexicon.inAnyOrder(letters);

/** Tiles of the rack across the star: so many as make some word, but do not spell one, or none at all. */
function fromRack({ state, faces, setup }: GameEngine, size: number, isGood: (letters: string) => boolean) {
  const { star } = shapeOf(setup.rules);
  const tiles = state.racks[state.toMove]!.filter((tile) => tile !== null && faces[tile]!.letter !== '');
  const orders = (chosen: readonly number[]): number[][] =>
    chosen.length === size
      ? [[...chosen]]
      : tiles.flatMap((tile) => (chosen.includes(tile!) ? [] : orders([...chosen, tile!])));
  const lettersOf = (own: readonly number[]) => own.map((tile) => faces[tile]!.letter).join('');
  const found = orders([]).find((own) => isGood(lettersOf(own)));
  if (!found) throw new Error('Another seed is needed.');
  const play = found.map((tile, at): FoundTile => {
    return { tile, letter: faces[tile]!.letter, x: star.x + at, y: star.y };
  });
  return { play, letters: lettersOf(found) };
}

const jumbled = (game: GameEngine) =>
  fromRack(game, 4, (letters) => makes(letters).length > 0 && !lexicon.has(letters));

/** It is accepted and scored as the copy scores it, and its sheet says which words its letters make. */
async function expectAccepted(table: AtTable, letters: string, askForSheet: () => Promise<void>) {
  const { page, game } = table;
  table.note({ type: 'done', seat: game.state.toMove });
  await expect.poll(async () => (await restored(table))?.state).toEqual(game.state);
  const entry = game.state.history.at(-1)!;
  expect(entry).toMatchObject({
    kind: 'played',
    sheet: { words: [{ word: letters, reads: makes(letters) }] },
  });
  await table.beginTurn();
  await askForSheet();
  const sheet = page.getByRole('dialog', { name: / scores \d/ });
  await sheet.getByText('These letters make').waitFor();
  // What the letters make is told of, and not how they lie.
  expect(await sheet.getByRole('button', { name: letters, exact: true }).count()).toBe(0);
  const [word = ''] = makes(letters);
  await sheet.getByRole('button', { name: word, exact: true }).press('Enter');
  await page.getByRole('dialog', { name: word }).waitFor();
}

describe('where letters lie in any order', () => {
  it('a jumbled word is laid by the mouse, what makes none is refused in words, and a reload keeps it', async () => {
    const seats = players.map((name): Seat => ({ name, kind: 'person' }));
    const rules = { ...presets.casual, letterOrder: 'free' as const };
    const game = new GameEngine({ seats, rules, seed: 'any-order-4', tiles: 'en', words: lexicon.id }, lexicon);
    game.dispatch({ type: 'begin' });
    const { page } = await openPage({
      path: 'index.html#/table',
      reducedMotion: 'reduce',
      before: async (context) => {
        await listen(context);
        await keepInPage(context, savedGame(game.save()));
      },
    });
    const table = new AtTable(page, game);
    await table.beginTurn();
    const reader = new Reader(page);
    const none = fromRack(table.game, 3, (letters) => makes(letters).length === 0);
    await table.layAll(none.play);
    await table.press(/^Done/);
    table.note({ type: 'done', seat: table.game.state.toMove });
    await reader.expectHeard(`! Not a word in any order: ${none.letters}. Try again.`);
    expect(table.game.state.history).toMatchObject([{ kind: 'invalid', attempted: [none.letters], inAnyOrder: true }]);
    await table.press(/^Recall/);
    table.note({ type: 'recall', seat: table.game.state.toMove });
    const { play, letters } = jumbled(table.game);
    await table.layAll(play);
    await table.press(/^Done/);
    await expectAccepted(table, letters, () => page.locator('.last-plays button').first().click());
    await page.reload();
    await page.getByRole('grid', { name: 'Board' }).waitFor();
    const last = play.at(-1)!;
    await page.getByRole('gridcell', { name: new RegExp(`^${nameOf(last)},.* ${last.letter},`) }).waitFor();
    expect((await restored(table))?.state).toEqual(table.game.state);
  });

  it('a jumbled word is chosen with the rules and laid by a finger', async () => {
    const page = await sitDown('Person', true);
    const table = await firstTurn(page, true);
    const { play, letters } = jumbled(table.game);
    const seat = table.game.state.toMove;
    for (const { tile, letter: _, ...square } of play) {
      await table.tap(table.cellPoint(table.game.state.racks[seat]!.indexOf(tile)));
      await table.tap(table.squarePoint(square));
      table.note({ type: 'lay', seat, tile, ...square });
    }
    await table.press(/^Done/);
    await expectAccepted(table, letters, async () => {
      await page.locator('.seat', { hasText: 'Player 1' }).tap();
      await page.locator('.history .word-link').last().tap();
    });
  });

  it('a jumbled word is typed', async () => {
    const page = await sitDown('Person');
    const table = await firstTurn(page);
    const { letters } = jumbled(table.game);
    const { star } = shapeOf(table.game.setup.rules);
    await page.getByRole('gridcell', { name: new RegExp(`^${nameOf(star)},`) }).focus();
    const reader = new Reader(page);
    const { state, faces } = table.game;
    const [seat, rack] = [state.toMove, [...state.racks[state.toMove]!]];
    for (const [at, letter] of [...letters].entries()) {
      await page.keyboard.press(letter);
      await reader.expectHeard(`${letter} on ${nameOf({ x: star.x + at, y: star.y })}.`);
      const cell = rack.findIndex((tile) => tile !== null && faces[tile]!.letter === letter);
      table.note({ type: 'lay', seat, tile: rack[cell]!, x: star.x + at, y: star.y });
      rack[cell] = null;
    }
    await page.keyboard.press('Enter');
    await expectAccepted(table, letters, () => page.keyboard.press('='));
  });

  it('the computer plays by it, too', async () => {
    const page = await sitDown('Computer');
    const table = new AtTable(page, newGame('any-order-4'));
    await expect.poll(async () => (await restored(table))?.state.history[0]).toMatchObject({ kind: 'played' });
    const [entry] = (await restored(table))!.state.history;
    for (const { word, reads } of (entry as { sheet: { words: { word: string; reads: readonly string[] }[] } }).sheet
      .words)
      expect(reads).toEqual(makes(word));
  });
});

it('a game of letters in any order is reviewed in the words that its letters make, and only words become words to learn', async () => {
  const seats: Seat[] = [
    { name: 'Mira', kind: 'person', mascot: 'sage' },
    { name: 'Pip', kind: 'computer', level: 'nestling', mascot: 'maize' },
  ];
  const rules = { ...presets.classic, letterOrder: 'free' as const };
  const engine = new GameEngine({ seats, rules, seed: 'jumble', tiles: 'en', words: lexicon.id }, lexicon);
  engine.dispatch({ type: 'begin' });
  playOn(engine, [nestling, nestling], ({ state }) => state.turn > 8);
  while (engine.state.phase === 'turn') engine.dispatch({ type: 'pass', seat: engine.state.toMove });
  const open = await openResult(engine);
  const { page } = open;
  await fromEnd(page, 'Review');
  await isReviewed(page);
  const lessons = page.locator('.lesson-word');
  await lessons.first().waitFor();
  const told = await lessons.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.querySelector('.spoken')?.textContent ?? ''),
  );
  expect(told.filter((word) => !lexicon.has(word))).toEqual([]);
  const done = await page.locator('.review tbody td:nth-child(2) b, .review tbody td:nth-child(4) b').allTextContents();
  expect(done.length).toBeGreaterThan(3);
  expect(done.filter((word) => !lexicon.has(word))).toEqual([]);
  const toLearn = (await reviewOf(engine, lexicon)).lessonsOf(0).flatMap(({ best }) => best?.toLearn ?? []);
  expect(toLearn.length).toBeGreaterThan(0);
  await expect.poll(() => savedAt(page, 'study cards')).toBeDefined();
  const { cards } = (await savedAt(page, 'study cards')) as { cards: { word: string }[] };
  expect(cards.map(({ word }) => word).sort()).toEqual([...new Set(toLearn)].sort());
});

it('a game of letters in any order has left letters that are no word: nobody is asked for them any more', async () => {
  const card = (word: string): Card => ({
    word,
    language: 'en',
    from: ['wordbler'],
    missed: 700_000,
    answers: [],
  });
  const open = await openPage({
    reducedMotion: 'reduce',
    before: (context) =>
      keepInPage(context, {
        'study cards': plain(writeDeck(joinedDecks([card('AXTI'), card('TIDE')], []))),
      }),
  });
  const { page } = open;
  await typed(page, '#/study/cards');
  const letters = page.getByRole('group', { name: 'Letters' }).getByRole('button');
  await letters.first().waitFor();
  expect((await letters.allTextContents()).map((text) => text.replace(/\d/g, '').trim()).sort()).toEqual([...'DEIT']);
  const asked = async () =>
    ((await savedAt(page, 'study cards')) as { cards: { word: string; left?: number }[] }).cards.flatMap(
      ({ word, left }) => (left === undefined ? word : []),
    );
  await expect.poll(asked).toEqual(['TIDE']);
});

const nestling = (sight: VisibleState) => answerOf(think(knowledge, sight, 'nestling'));
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
