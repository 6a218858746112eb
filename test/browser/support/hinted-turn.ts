import { expect } from 'vitest';
import type { GameEngine, Square } from '../../../src/rules';
import { type FoundLetter, findLetters } from './find-play';
import { isWord, playOn, shortWords } from './game-of-two';
import { layByClicks } from './lay-by-clicks';
import { gameOf } from './left-table';
import { positionIn, type Reader } from './reader';

/** A game between a person, whose turn it is, and a computer, or another person. */
export function turnOfAda(seed: string, other: 'club' | 'person' = 'club'): GameEngine {
  const game = playOn(gameOf(['person', other], seed), 4);
  if (game.state.toMove !== 0) game.dispatch({ type: 'pass', seat: 1 });
  return game;
}

export const quiet = { thinking: 'instant', pace: 'fast', muted: true };
export const ready = (reader: Reader) =>
  reader.page
    .getByRole('button', { name: /^(Shuffle|Recall)$/, disabled: false })
    .first()
    .waitFor();

interface Told extends Square {
  word: string;
  down: boolean;
  points: number;
}

/** What the last of the three hints says to those who don't see it. */
export async function toldWord(reader: Reader): Promise<Told> {
  const said = await reader.said();
  const [, word, way, column, row, points] = said
    .map((one) => /^Hint 3 of 3: ([A-Z]+), (across|down) from ([A-O])(\d+), (\d+) points?\.$/.exec(one))
    .findLast(Boolean)!;
  const from = { x: 'ABCDEFGHIJKLMNO'.indexOf(column!), y: Number(row) - 1 };
  return { word: word!, down: way === 'down', points: Number(points), ...from };
}

/** Lays the word as it was told, by clicks, and reads what it scored. */
export async function layTold(reader: Reader, { word, down, x, y, points }: Told) {
  const { page } = reader;
  const position = positionIn(await reader.squares(), await reader.rack());
  const used = new Set<number>();
  const play: FoundLetter[] = [];
  for (const [step, letter] of [...word].entries()) {
    const square = { x: x + (down ? 0 : step), y: y + (down ? step : 0) };
    if (position.board[square.y * 15 + square.x]) continue;
    const free = (wanted: string) => position.rack.findIndex((tile, at) => tile === wanted && !used.has(at));
    const cell = free(letter) >= 0 ? free(letter) : free('');
    expect(cell, `${letter} of ${word}`).toBeGreaterThanOrEqual(0);
    used.add(cell);
    play.push({ cell, letter, ...square });
  }
  await layByClicks(reader, play, position.rack);
  await page.getByRole('button', { name: 'Done' }).click();
  await reader.expectHeard(new RegExp(`^Ada plays ${word}\\b.* ${points} points?`));
}

/** Lays what is found in what is read, and no more than that. */
export async function layAny(reader: Reader) {
  const { page } = reader;
  const position = positionIn(await reader.squares(), await reader.rack());
  await layByClicks(reader, findLetters(position, shortWords, isWord)!, position.rack);
  await page.getByRole('button', { name: 'Done' }).click();
}
