import { describe, expect } from 'vitest';
import { GameEngine, presets, type Rules } from '../../../src/rules';
import { type FoundTile, findLetters, findPlay } from '../support/find-play';
import { isWord, judge, playOn, shortWords } from '../support/game-of-two';
import { quiet, ready } from '../support/hinted-turn';
import { layByClicks } from '../support/lay-by-clicks';
import { sitDown } from '../support/left-table';
import { notePanels, openedPanels } from '../support/opened-panels';
import { it } from '../support/page-test';
import { positionIn } from '../support/reader';

/** A game against a computer; the person begins, or is to move after some turns. */
function turnOf(rules: Rules, seed: string, turns = 0): GameEngine {
  const seats = [
    { name: 'Ada', kind: 'person' as const },
    { name: 'Bruno', kind: 'computer' as const, level: 'fledgling' as const },
  ];
  const game = new GameEngine({ seats, rules, seed, tiles: 'en', words: judge.id }, judge);
  playOn(game, turns);
  if (game.state.toMove !== 0) game.dispatch({ type: 'pass', seat: 1 });
  return game;
}

/** Two tiles across the star that are no word. */
function noWord({ state, faces }: GameEngine): FoundTile[] {
  const rack = state.racks[0]!.map((tile) => ({ tile: tile!, letter: faces[tile!]!.letter }));
  const pairs = rack.flatMap((one) => rack.filter((two) => two !== one).map((two) => [one, two] as const));
  const [one, two] = pairs.find(([a, b]) => a.letter && b.letter && !isWord(a.letter + b.letter))!;
  return [
    { ...one, x: 7, y: 7 },
    { ...two, x: 8, y: 7 },
  ];
}

describe('by the casual rules', () => {
  it('laid tiles show whether they are words, and what is none may be tried again', async () => {
    const game = turnOf(presets.casual, 'casual words');
    const open = await sitDown(game, quiet);
    const { page, reader } = open;
    await ready(reader);
    const lay = async (tiles: readonly FoundTile[]) => {
      for (const { tile, letter, ...square } of tiles) {
        const cell = await reader.cellPoint(game.state.racks[0]!.indexOf(tile));
        const at = await reader.squarePoint(square);
        await page.mouse.click(cell.x, cell.y);
        await page.mouse.click(at.x, at.y);
        if (game.faces[tile]!.letter === '') await page.getByRole('button', { name: letter, exact: true }).click();
      }
    };
    const named = async (what: string) =>
      (await reader.squares()).filter((name) => name.includes('placed this turn') && name.endsWith(`, ${what}`)).length;
    const done = page.getByRole('button', { name: 'Done' });
    const wrong = noWord(game);
    const word = wrong.map(({ letter }) => letter).join('');
    await lay(wrong);
    await reader.expectHeard(`${word} is invalid.`);
    expect(await named('invalid word')).toBe(2);
    // A word that is none wears no gold.
    await done.and(page.locator(':not(.gold)')).waitFor();
    await page.keyboard.press('Enter');
    await reader.expectHeard(`! Not in the dictionary: ${word}. Try again.`);
    await ready(reader);
    expect(await named('invalid')).toBe(2);
    await page.keyboard.press('Escape');
    await reader.expectHeard(/back on the rack\.$/);
    const play = findPlay(game, shortWords, isWord)!;
    await lay(play);
    await reader.expectHeard(/ is valid\.$/);
    await done.and(page.locator('.gold')).waitFor();
    expect(await named('valid word')).toBe(play.length);
    // What is laid is kept, and so is what it shows.
    await page.reload();
    await ready(reader);
    await expect.poll(() => named('valid word')).toBe(play.length);
  });

  it('no panel stands before the game to its end', async () => {
    const game = turnOf(presets.casual, 'casual to its end', 16);
    const open = await sitDown(game, { ...quiet, scoreSheet: 'rules' }, { before: notePanels });
    const { page, reader } = open;
    const over = page.getByRole('button', { name: 'Play again' });
    const mayAct = page.getByRole('button', { name: 'Shuffle', disabled: false });
    for (;;) {
      await mayAct.or(over).first().waitFor();
      if (await over.isVisible()) break;
      const position = positionIn(await reader.squares(), await reader.rack());
      const play = findLetters(position, shortWords, isWord);
      if (play) await layByClicks(reader, play, position.rack);
      await page.getByRole('button', { name: play ? 'Done' : /^Pass/ }).click();
      await reader.expectHeard(/^Ada (plays|passes)/);
      await reader.expectHeard(/^(Ada’s turn|Game over)/);
    }
    // But a blank must be told its letter.
    expect((await openedPanels(page)).filter((name) => !name.startsWith('chooser'))).toEqual([]);
  });

  it('others tell nothing before Done', async () => {
    const game = turnOf(presets.classic, 'casual words');
    const seat = 0;
    for (const tile of noWord(game)) game.dispatch({ type: 'lay', seat, ...tile });
    const open = await sitDown(game, quiet);
    await ready(open.reader);
    expect((await open.reader.squares()).filter((name) => /placed this turn.*, (in)?valid word$/.test(name))).toEqual(
      [],
    );
  });
});
