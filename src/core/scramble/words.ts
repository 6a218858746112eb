import type { Commanded } from './commands';
import { type Game, hasFound } from './game';
import { pathFault } from './path';
import { pointsFor } from './points';
import type { Refusal } from './refusals';
import { pathOfTyped, readWord } from './typed-word';

/** A refusal may be about a word. */
export type Refused = Refusal | { reason: Refusal; word: string };

/** Plays a word along squares. */
export function play(game: Game, { path }: Commanded<'play'>): Refused | undefined {
  const fault = pathFault(game.board, path);
  if (fault) return fault;
  const word = game.wordAlong(path);
  return wordFault(game, word) ?? take(game, word, path);
}

/** Plays a typed word. */
export function type(game: Game, { word: typed }: Commanded<'type'>): Refused | undefined {
  const word = readWord(typed, game.alphabet);
  if (word === undefined) return 'notLetters';
  const path = pathOfTyped(game.board, word);
  return wordFault(game, word, path !== undefined) ?? take(game, word, path!);
}

/** What keeps a word from being played, the plainest thing first. */
export function wordFault({ setup, turn, words }: Game, word: string, isOnBoard = true): Refused | undefined {
  const because = (reason: Refusal) => ({ reason, word });
  if (word.length < setup.shortest) return because('tooShort');
  if (!isOnBoard) return because('notOnBoard');
  if (hasFound(turn, word)) return because('alreadyFound');
  return words.has(word) ? undefined : because('notAWord');
}

function take(game: Game, word: string, path: number[]): undefined {
  const { turn, state } = game;
  const points = pointsFor(word.length);
  turn.found.push({ word, path: [...path], points, atMs: turn.msSpent });
  turn.points += points;
  game.emit({
    type: 'wordFound',
    player: state.player,
    word,
    path: [...path],
    points,
    score: turn.points,
    words: turn.found.length,
  });
}
