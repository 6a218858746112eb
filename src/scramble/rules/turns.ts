import { byAlphabet } from '../../engine/alphabet/order';
import { must } from '../../engine/must';
import type { Game } from './game';
import type { Refusal } from './refusals';
import { personsAt, rivalOf } from './rivals';
import type { Outcome, TurnEnd } from './state';

export function begin(game: Game): Refusal | undefined {
  const { state, board } = game;
  if (state.phase !== 'ready') return 'alreadyBegun';
  state.phase = 'turn';
  const seconds = state.msAllowed === null ? null : state.msAllowed / 1000;
  game.emit({ type: 'turnBegan', player: state.player, board, secondsLeft: seconds });
  return undefined;
}

export function pause(game: Game): undefined {
  game.state.phase = 'paused';
  game.emit({ type: 'paused' });
}

export function goOn(game: Game): Refusal | undefined {
  if (game.state.phase !== 'paused') return 'notPaused';
  game.state.phase = 'turn';
  game.emit({ type: 'wentOn' });
  return undefined;
}

export const endTurn = (game: Game): undefined => endTurnFor(game, 'done');

/** Ends the turn; after the last one the game is over. */
export function endTurnFor(game: Game, reason: TurnEnd): undefined {
  const { state } = game;
  closeTurn(game, reason);
  if (state.player === personsAt(game.setup) - 1) return end(game, 'played');
  state.player++;
  state.phase = 'ready';
}

/** Ends the game, also between turns. Whoever has not played by then has nothing. */
export function giveUp(game: Game): undefined {
  if (game.state.phase !== 'ready') closeTurn(game, 'givenUp');
  end(game, 'givenUp');
}

function closeTurn(game: Game, reason: TurnEnd) {
  const { state, turn } = game;
  turn.ended = reason;
  const { found, points } = turn;
  game.emit({ type: 'turnEnded', player: state.player, reason, words: found.length, score: points });
}

function end(game: Game, reason: Outcome['reason']): undefined {
  const { state, setup, turn } = game;
  const rival = rivalOf(setup);
  if (rival !== undefined)
    Object.assign(must(state.turns[rival]), { ended: turn.ended, msSpent: turn.msSpent });
  const struck = setup.strikeShared ? sharedWords(game) : [];
  const scores = state.turns.map(({ found }) =>
    found.reduce((sum, { word, points }) => (struck.includes(word) ? sum : sum + points), 0),
  );
  const most = Math.max(...scores);
  const winners = [...scores.keys()].filter((player) => most > 0 && scores[player] === most);
  state.phase = 'over';
  state.outcome = { reason, struck, scores, winners };
  game.emit({ type: 'gameEnded', ...structuredClone(state.outcome) });
}

/** The words that two or more found, in the order of the alphabet. */
function sharedWords({ state }: Game): string[] {
  const finders = new Map<string, number>();
  for (const { found } of state.turns)
    for (const { word } of found) finders.set(word, (finders.get(word) ?? 0) + 1);
  return [...finders].flatMap(([word, count]) => (count > 1 ? [word] : [])).sort(byAlphabet);
}
