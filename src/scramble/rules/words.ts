import { must } from '../../engine/must';
import type { Commanded } from './commands';
import { type Game, hasFound } from './game';
import { pathFault } from './path';
import { pointsFor } from './points';
import type { Refusal } from './refusals';
import { rivalOf } from './rivals';
import type { Turn } from './state';
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
export function wordFault(
  { setup, turn: own, words }: Game,
  word: string,
  isOnBoard = true,
  turn = own,
): Refused | undefined {
  const because = (reason: Refusal) => ({ reason, word });
  if (word.length < setup.shortest) return because('tooShort');
  if (!isOnBoard) return because('notOnBoard');
  if (hasFound(turn, word)) return because('alreadyFound');
  return words.has(word) ? undefined : because('notAWord');
}

/** What the rival finds is judged as a person's words are. */
export function rivalFinds(game: Game, { path }: Commanded<'rivalFinds'>): Refused | undefined {
  const { state, setup } = game;
  const player = rivalOf(setup);
  if (player === undefined) return 'noRival';
  const fault = pathFault(game.board, path);
  if (fault) return fault;
  const turn = must(state.turns[player]);
  const word = game.wordAlong(path);
  const refused = wordFault(game, word, true, turn);
  if (refused) return refused;
  const points = write(turn, word, path, game.turn.msSpent);
  game.emit({ type: 'rivalFound', player, points, score: turn.points, words: turn.found.length });
  return undefined;
}

function write(turn: Turn, word: string, path: readonly number[], atMs: number): number {
  const points = pointsFor(word.length);
  turn.found.push({ word, path: [...path], points, atMs });
  turn.points += points;
  return points;
}

function take(game: Game, word: string, path: number[]): undefined {
  const { turn, state } = game;
  const points = write(turn, word, path, turn.msSpent);
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
