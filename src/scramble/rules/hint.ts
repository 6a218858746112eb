import type { Commanded } from './commands';
import type { Game } from './game';
import { pathOfTyped, readWord } from './typed-word';
import { type Refused, wordFault } from './words';

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
