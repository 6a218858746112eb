import { must } from '../../engine/must';
import { pathFault, pathOfTyped, pointsFor, readWord } from './board';
import { type Game, hasFound } from './game';
import { rivalOf } from './rivals';
import type { Commanded, Refusal, Turn } from './types';

/** A refusal may be about a word. */
type Refused = Refusal | { reason: Refusal; word: string };

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
function wordFault(
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

/** Hints cost nothing, but they are noted. */
export function hint(game: Game, { word }: Commanded<'hint'>): Refused | undefined {
  if (word !== undefined) return showSquare(game, word);
  game.turn.counted++;
  game.emit({ type: 'squaresCounted', player: game.state.player });
  return undefined;
}

/** Shows the first square of a word, and each time one more. */
function showSquare(game: Game, typed: string): Refused | undefined {
  const { turn } = game;
  const word = readWord(typed, game.alphabet);
  if (word === undefined) return 'notLetters';
  const path = pathOfTyped(game.board, word);
  const fault = wordFault(game, word, path !== undefined);
  if (fault) return fault;
  let shown = turn.shown.find((own) => own.word === word);
  if (shown?.squares === path!.length) return { reason: 'allShown', word };
  if (!shown) {
    shown = { word, path: path!, squares: 0 };
    turn.shown.push(shown);
  }
  shown.squares++;
  const squares = shown.path.slice(0, shown.squares);
  const isWhole = squares.length === shown.path.length;
  game.emit({ type: 'wordShown', player: game.state.player, word, squares, isWhole });
  return undefined;
}
